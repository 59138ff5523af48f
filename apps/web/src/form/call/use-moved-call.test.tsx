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
  const { result, rerender } = renderHook(({ isActive }) => useMovedCall(isActive, restart), {
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
