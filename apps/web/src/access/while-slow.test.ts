import { ApiError } from "@dilo/api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whileSlow } from "./while-slow.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = (code: string) => new ApiError({ statusCode: 503, code, message: "" });

test("what is still being done is asked for again, and the person is told once", async () => {
  const answers = ["payments-slow", "payments-slow", "payments-slow"];
  const onSlow = vi.fn();
  const asked = whileSlow(async () => {
    const code = answers.shift();
    if (code !== undefined) throw refusal(code);
    return "page";
  }, onSlow);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toBe("page");
  expect(onSlow).toHaveBeenCalledOnce();
});

test("what never answers is given up, and another failure at once", async () => {
  let times = 0;
  const ask = (code: string) => () => {
    times += 1;
    return Promise.reject(refusal(code));
  };
  const slow = whileSlow(ask("payments-slow")).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await slow).toMatchObject({ code: "payments-slow" });
  expect(times).toBe(6);
  await expect(whileSlow(ask("payments-failed"))).rejects.toMatchObject({ code: "payments-failed" });
  expect(times).toBe(7);
});
