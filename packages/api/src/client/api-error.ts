import { CodedError } from "@dilo/foundation";

/** The body of every error answer. `code` is a closed set of words; `message` is for developers, never for people. */
export interface ErrorBody {
  readonly statusCode: number;
  readonly code: string;
  readonly message: string;
}

export interface ApiErrorOptions {
  readonly cause?: unknown;
  /** The answer's body as it came: parsed JSON, else text. */
  readonly body?: unknown;
  /** The server's own name for this request, from the `x-request-id` header. */
  readonly requestId?: string | undefined;
  /** How long the server asks to wait before the next attempt, from the `retry-after` header. Milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

/**
 * An operation that did not succeed: the server answered with an error (`status` >= 400) or not at all (`status` 0).
 * Codes without an answer: "not-reached" (no connection), "timed-out" (the client's own limit), "unreadable" (not the
 * JSON it claims to be), "aborted" (the caller's signal). "unknown" is an error answer whose body has no code.
 */
export class ApiError extends CodedError<string> {
  override readonly name = "ApiError";
  /** HTTP status; 0 when there was no answer. `status` is the same. */
  declare readonly statusCode: number;
  declare readonly body: unknown;
  declare readonly requestId: string | undefined;
  declare readonly retryAfterMs: number | undefined;

  constructor(body: ErrorBody, options: ApiErrorOptions = {}) {
    super(body.code, body.message, options);
    Object.assign(this, body, options);
  }

  get status(): number {
    return this.statusCode;
  }
}
