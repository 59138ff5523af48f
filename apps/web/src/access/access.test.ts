import { expect, test, vi } from "vitest";
import { clear, grant, isGranted, keepSession, onAccessChange, storedSession } from "./access.ts";

test("nobody counts as paid at first", () => {
  expect(storedSession()).toBeNull();
  expect(isGranted()).toBe(false);
});

test("a grant writes the three keys of the specification", () => {
  grant("cs_1", 1_700_000_000_000);
  expect({ ...localStorage }).toEqual({
    stripe_session_id: "cs_1",
    payment_verified: "true",
    payment_timestamp: "1700000000000",
  });
  expect(isGranted()).toBe(true);
});

test.each(["TRUE", "1", "", "false"])("a flag of '%s' is not paid", (flag) => {
  localStorage.setItem("stripe_session_id", "cs_1");
  localStorage.setItem("payment_verified", flag);
  expect(isGranted()).toBe(false);
});

test("a flag without a session is not paid", () => {
  localStorage.setItem("payment_verified", "true");
  expect(isGranted()).toBe(false);
});

test("a session kept before it is verified is known, and not paid", () => {
  keepSession("cs_1");
  expect(storedSession()).toBe("cs_1");
  expect(isGranted()).toBe(false);
});

test("clearing takes all three keys away and tells who follows", () => {
  grant("cs_1");
  const told = vi.fn();
  const stop = onAccessChange(told);
  clear();
  stop();
  clear();
  expect(localStorage).toHaveLength(0);
  expect(told).toHaveBeenCalledTimes(1);
});
