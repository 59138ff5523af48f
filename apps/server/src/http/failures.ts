import type { Failure } from "@dilo/api";
import { isStoreUnavailable } from "../store/store-unavailable.ts";

/** Every code a failed call can carry, and its status: the only such table. */
export const statusOf = {
  "bad-request": 400,
  "bad-body": 400,
  "unknown-form-type": 400,
  "unknown-field": 400,
  "wrong-form-type": 400,
  "wrong-price": 400,
  "wrong-return-address": 400,
  "bad-signature": 400,
  "not-paid": 401,
  "no-call-token": 401,
  "wrong-origin": 403,
  "not-found": 404,
  "revision-conflict": 409,
  "payment-not-matching": 409,
  "begun-anew": 409,
  "too-long": 413,
  "wrong-content-type": 415,
  "mail-refused": 422,
  "mailbox-full": 422,
  "too-many-mails": 429,
  "call-under-way": 429,
  "too-many-calls": 429,
  "too-many-tries": 429,
  "too-many-requests": 429,
  failed: 500,
  "mail-not-sent": 503,
  "payments-failed": 503,
  "not-available": 503,
  "store-away": 503,
} as const satisfies Record<string, number>;

export type FailureCode = keyof typeof statusOf;

/** A call that is answered with a failure. The message is for developers, and holds nothing a person said. */
export class CallFailure extends Error {
  override readonly name = "CallFailure";
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

/** The one body of every failed call. */
export function failureBody({ code, message }: CallFailure): Failure {
  return { statusCode: statusOf[code], code, message };
}

/** Turns whatever was thrown into a failure. What we do not know says nothing about itself. */
export function failureOf(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  if (isStoreUnavailable(error))
    return new CallFailure("store-away", "The store is away for a moment.", { cause: error });
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return new CallFailure("too-long", "The body is over 64 KiB.");
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") {
    return new CallFailure("wrong-content-type", "The body must be application/json.");
  }
  if (statusCode === 404) return notFound();
  if (typeof statusCode === "number" && statusCode >= 400 && statusCode < 500) {
    return new CallFailure("bad-request", "The request could not be read.");
  }
  return new CallFailure("failed", "Something went wrong on the server.", { cause: error });
}

export function notFound(): CallFailure {
  return new CallFailure("not-found", "There is nothing here.");
}
