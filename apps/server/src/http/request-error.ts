import type { ErrorBody } from "@dilo/api";
import { CodedError } from "@dilo/foundation";
import { isOutOfRoom, isStoreUnavailable } from "../store/store-unavailable.ts";

/** When to retry while the store is unavailable: about as long as a database takes to restart. */
const storeBackSeconds = 5;

/** When to retry while a disk is full: somebody has to make room. */
const roomBackSeconds = 60;

/** Every code of an error answer, and its HTTP status: the only such table of the product. */
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
  "no-ops-token": 401,
  "too-slow": 408,
  "headers-too-long": 431,
  "wrong-origin": 403,
  "not-found": 404,
  "revision-conflict": 409,
  "payment-not-matching": 409,
  "stale-epoch": 409,
  "request-in-progress": 409,
  "too-long": 413,
  "wrong-content-type": 415,
  "mail-refused": 422,
  "mailbox-full": 422,
  "key-reused": 422,
  "too-many-mails": 429,
  "no-mails-left": 429,
  "mails-full-today": 429,
  "no-forms-left": 429,
  "pdf-under-way": 429,
  "call-under-way": 429,
  "too-many-calls": 429,
  "too-many-tries": 429,
  "too-many-requests": 429,
  failed: 500,
  "mail-not-sent": 503,
  "pdf-in-line": 503,
  "payments-failed": 503,
  "payments-slow": 503,
  "not-available": 503,
  "store-away": 503,
  "no-room": 503,
} as const satisfies Record<string, number>;

export type RequestErrorCode = keyof typeof statusOf;

/** A request that is answered with an error. The message is for developers, and holds nothing a person said. */
export class RequestError extends CodedError<RequestErrorCode> {
  override readonly name = "RequestError";
  /** Seconds after which the same request may succeed; undefined when waiting does not help. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: RequestErrorCode,
    message: string,
    options: { readonly cause?: unknown; readonly retryAfterSeconds?: number } = {},
  ) {
    super(code, message, options);
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** The body of every error answer. */
export function errorBody({ code, message }: RequestError): ErrorBody {
  return { statusCode: statusOf[code], code, message };
}

/**
 * Turns whatever was thrown into a request error. Unknown errors reveal nothing about themselves.
 * @param route.bodyLimit of the route that was asked, in bytes
 */
export function requestErrorOf(error: unknown, { bodyLimit = 64 * 1024 } = {}): RequestError {
  if (error instanceof RequestError) return error;
  if (isOutOfRoom(error))
    return new RequestError("no-room", "The disk is full: nothing can be kept at the moment.", {
      cause: error,
      retryAfterSeconds: roomBackSeconds,
    });
  if (isStoreUnavailable(error))
    return new RequestError("store-away", "The store is away for a moment.", {
      cause: error,
      retryAfterSeconds: storeBackSeconds,
    });
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") {
    return new RequestError("too-long", `The body is over ${Math.floor(bodyLimit / 1024)} KiB.`);
  }
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") {
    return new RequestError("wrong-content-type", "The body must be application/json.");
  }
  if (statusCode === 404) return notFound();
  if (typeof statusCode === "number" && statusCode >= 400 && statusCode < 500) {
    return new RequestError("bad-request", "The request could not be read.");
  }
  return new RequestError("failed", "Something went wrong on the server.", { cause: error });
}

export function notFound(): RequestError {
  return new RequestError("not-found", "There is nothing here.");
}
