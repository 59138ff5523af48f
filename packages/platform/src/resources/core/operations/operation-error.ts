import { CodedError } from "@dilo/foundation";

/** Every error code of the platform's operations, and its HTTP status. The codes are public API. */
export const statusOfError = {
  "bad-request": 400,
  unauthorized: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "too-long": 413,
  "too-many-calls": 429,
  "too-many-uploads": 429,
  "damaged-file": 500,
  // Clients repeat what a 5xx answers, and would wait for nothing.
  "not-configured": 422,
  "not-offered": 422,
  "not-available": 503,
} as const satisfies Record<string, number>;

export type OperationErrorCode = keyof typeof statusOfError;

/** A platform operation that fails. The message is for developers and repeats no value of the request. */
export class OperationError extends CodedError<OperationErrorCode> {
  override readonly name = "OperationError";
  /** Seconds after which the same request may succeed; undefined when waiting does not help. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: OperationErrorCode,
    message: string,
    options: { readonly cause?: unknown; readonly retryAfterSeconds?: number } = {},
  ) {
    super(code, message, options);
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** The operation needs something that is not configured; `message` is one sentence that names it. */
export function notConfigured(message: string): OperationError {
  return new OperationError("not-configured", message);
}

/** Nothing that could be set or stored here would make it work; `why` says so in one sentence. */
export function notOffered(why: string): OperationError {
  return new OperationError("not-offered", `Not offered here: ${why}`);
}

/**
 * The handler of an operation that is not offered here.
 * @param why one sentence: the answer's message
 */
export function failNotOffered(why: string): () => Promise<never> {
  return async () => {
    throw notOffered(why);
  };
}
