import { exponentialBackoff, jittered } from "@dilo/foundation";
import type { ApiError } from "./api-error.ts";

/** The first wait, doubled with every attempt up to the longest. Milliseconds. */
const fullDelayMs = exponentialBackoff({ firstMs: 500, longestMs: 8000 });
/** A longer `Retry-After` than this is left to the caller. Milliseconds. */
const longestAskedMs = 60_000;

/**
 * How long to wait before the next attempt, in milliseconds; undefined when retrying is pointless. Transient: no answer,
 * a server too busy (408, 429), and server errors other than 501. `Retry-After` is obeyed up to a minute; a longer wait
 * is left to the caller. Otherwise exponential backoff with jitter, so that many clients do not return at once.
 */
export function waitMs(attempt: number, { status, code, retryAfterMs }: ApiError): number | undefined {
  const isTransient =
    (status === 0 && code !== "aborted") || status === 408 || status === 429 || (status >= 500 && status !== 501);
  if (!isTransient) return undefined;
  if (retryAfterMs !== undefined) return retryAfterMs <= longestAskedMs ? retryAfterMs : undefined;
  return jittered(fullDelayMs(attempt), -0.5, Math.random());
}

/** Reads a `retry-after` header: seconds, or a date (RFC 9110, section 10.2.3). */
export function readRetryAfter(header: string, nowMs: number): number | undefined {
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
}
