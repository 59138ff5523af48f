/** Every refusal of the platform's calls, and its status. `code` is public API. */
export const statusOfRefusal = {
  "bad-request": 400,
  unauthorized: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "too-long": 413,
  "too-many-calls": 429,
  "not-configured": 501,
  "not-available": 503,
} as const satisfies Record<string, number>;

export type RefusalCode = keyof typeof statusOfRefusal;

/** A call of the platform that is refused. The message is for developers and repeats no value of the request. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: RefusalCode;
  /** Seconds after which the same request may be heard; undefined when waiting changes nothing. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: RefusalCode,
    message: string,
    options: { readonly cause?: unknown; readonly retryAfterSeconds?: number } = {},
  ) {
    super(message, options);
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** What the call needs is not there: one sentence names it. */
export function notConfigured(message: string): Refusal {
  return new Refusal("not-configured", message);
}
