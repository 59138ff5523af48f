import { retry } from "@dilo/foundation";
import type { Route } from "../operation.ts";
import { readAnswer, readApiError } from "./answer.ts";
import { ApiError } from "./api-error.ts";
import { encodeBody, fillPath, queryOf } from "./encode.ts";
import { waitMs } from "./retry.ts";

/** What one request may set for itself. */
export interface RequestOptions {
  /** Aborts the request, also while it waits for its next attempt. */
  readonly signal?: AbortSignal;
  /** Milliseconds until one attempt times out; default 20 000. */
  readonly timeoutMs?: number;
  /** Attempts after the first one; default 2. */
  readonly retries?: number;
  /** Sent as the `Idempotency-Key` of a POST, which may then be retried: the caller's own, to repeat it later. */
  readonly idempotencyKey?: string;
}

/** How a client reaches its server. */
export interface ClientOptions extends RequestOptions {
  /** Put before every path; "", the default, means the page's own origin. */
  readonly baseUrl?: string;
  /** Bearer credential; none by default. */
  readonly token?: string;
  /**
   * Sends an `Idempotency-Key` with every POST, the same with every attempt, so that a POST can be retried without
   * being carried out twice. Default false, and a POST is then sent once: turn it on for servers that honour the
   * header and, across origins, allow it.
   */
  readonly idempotencyKeys?: boolean;
  /** Sends the request; default the platform's own `fetch`. */
  readonly fetch?: typeof fetch;
  /** Waits between attempts, or less when the signal is aborted; default a timer. Milliseconds. */
  readonly wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export interface AnyInput {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly [parameter: string]: unknown;
}

/**
 * Sends a request until it succeeds, fails for good, or its attempts are used up; for those who need one route and not a
 * client.
 * Another attempt follows on 408, 429, every 5xx but 501, and when there was no answer.
 * @throws ApiError the last attempt's
 */
export async function send(route: Route, input: AnyInput, options: ClientOptions): Promise<unknown> {
  const { retries = 2, signal, wait = pause } = options;
  const isPost = route.method === "POST";
  const own = options.idempotencyKey ?? (options.idempotencyKeys ? crypto.randomUUID?.() : undefined);
  const key = isPost ? own : undefined;
  return retry(() => sendOnce(route, input, options, key), {
    // What is no ApiError has no status, and is tried once.
    delayMs: (failures, failure) =>
      failures > retries || (isPost && !key) ? undefined : waitMs(failures, failure as ApiError),
    wait: (ms) => wait(ms, signal),
  });
}

async function sendOnce(route: Route, input: AnyInput, options: ClientOptions, key?: string): Promise<unknown> {
  const { baseUrl = "", token, timeoutMs = 20_000, fetch: fetchAnswer = fetch, signal } = options;
  const address = baseUrl + fillPath(route.path, input) + queryOf(input.query);
  const { body, contentType } = await encodeBody(input.body);
  const giveUp = new AbortController();
  const onAbort = () => giveUp.abort();
  const timer = setTimeout(onAbort, timeoutMs);
  signal?.addEventListener("abort", onAbort);
  try {
    if (signal?.aborted) throw signal.reason;
    const answer = await fetchAnswer(address, {
      method: route.method,
      headers: {
        ...(contentType && { "content-type": contentType }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { "idempotency-key": key }),
      },
      body,
      signal: giveUp.signal,
    });
    if (!answer.ok) throw await readApiError(answer, route.failureMessage);
    return await readAnswer(answer);
  } catch (cause) {
    // A caller who aborted while an error answer arrived does not wait for another attempt.
    if (cause instanceof ApiError && !signal?.aborted) throw cause;
    const code = signal?.aborted
      ? "aborted"
      : giveUp.signal.aborted
        ? "timed-out"
        : cause instanceof SyntaxError
          ? "unreadable"
          : "not-reached";
    throw new ApiError({ statusCode: 0, code, message: route.failureMessage ?? `No answer: ${code}.` }, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
  }
}

/** Waits, or less when the caller aborts: the next attempt then ends at once. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      signal?.removeEventListener("abort", end);
      resolve(clearTimeout(timer));
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener("abort", end);
  });
}
