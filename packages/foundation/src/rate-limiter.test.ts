import { expect, test } from "vitest";
import { openRateLimiter } from "./rate-limiter.ts";

function limiterAt(start: number) {
  let nowMs = start;
  const limiter = openRateLimiter({ limit: 2, windowMs: 60_000, now: () => new Date(nowMs) });
  const advance = (ms: number) => {
    nowMs += ms;
  };
  return { limiter, advance };
}

test("lets as many pass as its limit in a window, and again in the next one", () => {
  const { limiter, advance } = limiterAt(1000);
  expect(["a", "a", "a", "b"].map(limiter.take)).toEqual([true, true, false, true]);
  expect(limiter.isExhausted("a")).toBe(true);
  expect(limiter.isExhausted("b")).toBe(false);
  advance(59_000);
  expect(limiter.secondsLeft("a")).toBe(1);
  advance(1000);
  expect(limiter.isExhausted("a")).toBe(false);
  expect(limiter.secondsLeft("a")).toBe(0);
  expect(limiter.take("a")).toBe(true);
});

test("forgets the key idle longest where there are too many", () => {
  const { limiter } = limiterAt(0);
  limiter.take("idle");
  limiter.take("idle");
  for (let other = 0; other < 10_000; other += 1) limiter.take(String(other));
  expect(limiter.isExhausted("idle")).toBe(false);
});

test("forgets no other key for one that is counted already", () => {
  const { limiter } = limiterAt(0);
  for (const key of ["idle", "idle", ...Array.from({ length: 9999 }, (_, index) => String(index))]) limiter.take(key);
  limiter.take("9998");
  expect(limiter.isExhausted("idle")).toBe(true);
});
