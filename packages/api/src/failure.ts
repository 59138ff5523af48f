/** The body of every failed call. `code` is a closed set of words; `message` is for developers, never for people. */
export interface Failure {
  readonly statusCode: number;
  readonly code: string;
  readonly message: string;
}

/** A call that did not succeed: the server said no (`statusCode` >= 400) or was not reached (`statusCode` 0). */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly statusCode: number;
  readonly code: string;

  constructor(failure: Failure, options?: { readonly cause?: unknown }) {
    super(failure.message, options);
    this.statusCode = failure.statusCode;
    this.code = failure.code;
  }
}
