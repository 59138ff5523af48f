import type { ApiError } from "./failure.ts";

/** The first wait, doubled with every attempt up to the longest. Milliseconds. */
const firstMs = 500;
const longestMs = 8000;
/** A server that asks for more than this is left to the caller. Milliseconds. */
const longestAskedMs = 60_000;

/**
 * How long to wait before the next attempt. Milliseconds; undefined when none is worth it: a failure may pass by
 * itself when there was no answer, the server was too busy, or the trouble is its own. 501 stays what it is.
 * What the server asks for is obeyed, unless it is more than a minute, which is too long to wait here.
 * Without it the wait doubles, less up to half by chance, so that many clients do not come back at once.
 */
export function waitMs(attempt: number, { status, code, retryAfterMs }: ApiError): number | undefined {
  const mayPass =
    (status === 0 && code !== "aborted") || status === 408 || status === 429 || (status >= 500 && status !== 501);
  if (!mayPass) return undefined;
  if (retryAfterMs !== undefined) return retryAfterMs <= longestAskedMs ? retryAfterMs : undefined;
  const fullMs = Math.min(firstMs * 2 ** (attempt - 1), longestMs);
  return fullMs * (1 - Math.random() / 2);
}

/** Reads a `retry-after` header: seconds, or a date (RFC 9110, section 10.2.3). */
export function readRetryAfter(header: string, nowMs: number): number | undefined {
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
}
