import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useMovedCall } from "./use-moved-call.ts";

const ended = (endedReason: string) => ({ type: "status-update", status: "ended", endedReason }) as const;

test.each([
  ["worker-shutdown", 1],
  ["customer-ended-call", 0],
  ["silence-timed-out", 0],
])("a call that ends by %s is begun again %i times", (reason, times) => {
  const restart = vi.fn();
  const { result, rerender } = renderHook(({ isActive }) => useMovedCall({ isActive, failure: null }, restart), {
    initialProps: { isActive: true },
  });
  result.current.onMessage(ended(reason));
  expect(restart).not.toHaveBeenCalled();
  rerender({ isActive: false });
  expect(restart).toHaveBeenCalledTimes(times);
  rerender({ isActive: true });
  rerender({ isActive: false });
  expect(restart).toHaveBeenCalledTimes(times);
});

test.each([
  ["whose server died and is back without it", "no-room", 1],
  ["whose line stays away", "connection", 0],
])("a call %s (%s) is begun again %i times", (_what, code, times) => {
  const restart = vi.fn();
  const failure = { code };
  const { rerender } = renderHook((call: Parameters<typeof useMovedCall>[0]) => useMovedCall(call, restart), {
    initialProps: { isActive: true, failure: null } as Parameters<typeof useMovedCall>[0],
  });
  rerender({ isActive: true, failure });
  rerender({ isActive: false, failure });
  rerender({ isActive: false, failure });
  expect(restart).toHaveBeenCalledTimes(times);
});

test("a call that could not be begun is not begun again by itself", () => {
  const restart = vi.fn();
  const { rerender } = renderHook((call: Parameters<typeof useMovedCall>[0]) => useMovedCall(call, restart), {
    initialProps: { isActive: false, failure: null } as Parameters<typeof useMovedCall>[0],
  });
  rerender({ isActive: false, failure: { code: "no-room" } });
  expect(restart).not.toHaveBeenCalled();
});
