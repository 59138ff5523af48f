import { expect, test } from "vitest";
import { exponentialBackoff, listedBackoff } from "./backoff.ts";
import { retry, retryAtOnce } from "./retry.ts";

/** Fails this many times, then answers how often it was tried. */
function failing(times: number) {
  let attempts = 0;
  return () => {
    attempts += 1;
    return attempts <= times ? Promise.reject(new Error(`attempt ${attempts}`)) : Promise.resolve(attempts);
  };
}

function recordingWait() {
  const waits: number[] = [];
  return { waits, wait: async (ms: number) => void waits.push(ms) };
}

test("waits as its backoff says until an attempt succeeds", async () => {
  const { waits, wait } = recordingWait();
  const delayMs = exponentialBackoff({ firstMs: 100, longestMs: 300 });
  expect(await retry(failing(4), { delayMs, wait })).toBe(5);
  expect(waits).toEqual([100, 200, 300, 300]);
});

test("throws the last failure when its backoff ends", async () => {
  const { waits, wait } = recordingWait();
  await expect(retry(failing(9), { delayMs: listedBackoff([5, 7]), wait })).rejects.toThrow("attempt 3");
  expect(waits).toEqual([5, 7]);
});

test("shows each failure to what decides on the delay", async () => {
  const { wait } = recordingWait();
  const delayMs = (_: number, failure: unknown) => ((failure as Error).message === "attempt 2" ? undefined : 1);
  await expect(retry(failing(9), { delayMs, wait })).rejects.toThrow("attempt 2");
});

test("tries no more once it is aborted, neither after a failure nor after a wait", async () => {
  const beforeWait = new AbortController();
  const { waits, wait } = recordingWait();
  const abortAndFail = () => {
    beforeWait.abort();
    return Promise.reject(new Error("aborted"));
  };
  await expect(retry(abortAndFail, { delayMs: () => 1, wait, signal: beforeWait.signal })).rejects.toThrow("aborted");
  expect(waits).toEqual([]);
  const inWait = new AbortController();
  const abortInWait = async () => inWait.abort();
  await expect(retry(failing(9), { delayMs: () => 1, wait: abortInWait, signal: inWait.signal })).rejects.toThrow(
    "attempt 1",
  );
});

test("retries at once only what is worthwhile, and not too often", async () => {
  const isWorthwhile = (failure: unknown) => (failure as Error).message !== "attempt 2";
  await expect(retryAtOnce(failing(9), { attempts: 9, isWorthwhile })).rejects.toThrow("attempt 2");
  await expect(retryAtOnce(failing(9), { attempts: 3, isWorthwhile: () => true })).rejects.toThrow("attempt 3");
  expect(await retryAtOnce(failing(1), { attempts: 2, isWorthwhile: () => true })).toBe(2);
});
