import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { grant, isGranted, storedSession } from "./access.ts";
import { type PaymentDependencies, usePayment } from "./use-payment.ts";

afterEach(() => window.history.replaceState(null, "", "/"));

function openWith(world: Partial<PaymentDependencies> = {}) {
  const whole: PaymentDependencies = {
    verify: vi.fn(async () => true),
    checkout: vi.fn(async () => undefined),
    ...world,
  };
  const onVerified = vi.fn();
  const { result } = renderHook(() => usePayment(onVerified, whole));
  return { result, whole, onVerified };
}

test("without a session nothing is verified", () => {
  const { result, whole } = openWith();
  expect(result.current[0]).toEqual({ kind: "unpaid" });
  expect(whole.verify).not.toHaveBeenCalled();
});

test("a stored session that is not yet verified is verified, kept, and sent on", async () => {
  localStorage.setItem("stripe_session_id", "cs_1");
  const { result, whole, onVerified } = openWith();
  expect(result.current[0]).toEqual({ kind: "verifying" });
  await waitFor(() => expect(onVerified).toHaveBeenCalledTimes(1));
  expect(whole.verify).toHaveBeenCalledWith("cs_1");
  expect(isGranted()).toBe(true);
  expect(result.current[0]).toEqual({ kind: "paid" });
});

test("a session in the address goes before the stored one", async () => {
  localStorage.setItem("stripe_session_id", "cs_old");
  window.history.replaceState(null, "", "/?session_id=cs_new");
  const { onVerified } = openWith();
  await waitFor(() => expect(onVerified).toHaveBeenCalled());
  expect(storedSession()).toBe("cs_new");
});

test("a session that is not paid leaves the page unpaid, without a message", async () => {
  localStorage.setItem("stripe_session_id", "cs_1");
  const { result, onVerified } = openWith({ verify: async () => false });
  await waitFor(() => expect(result.current[0]).toEqual({ kind: "unpaid" }));
  expect(onVerified).not.toHaveBeenCalled();
  expect(isGranted()).toBe(false);
});

test("with access stored the payment is done and nothing is asked", () => {
  grant("cs_1");
  const { result, whole } = openWith();
  expect(result.current[0]).toEqual({ kind: "paid" });
  expect(whole.verify).not.toHaveBeenCalled();
});

test("paying is processing until the checkout fails", async () => {
  const failure = "Failed to create checkout session";
  let fail = () => {};
  const { result } = openWith({ checkout: () => new Promise((resolve) => (fail = () => resolve(failure))) });
  act(() => result.current[1]());
  expect(result.current[0]).toEqual({ kind: "processing" });
  await act(async () => fail());
  expect(result.current[0]).toEqual({ kind: "unpaid", failure });
});

test("coming back from the provider's page with the browser's button frees the pay button", async () => {
  const { result } = openWith();
  await act(async () => result.current[1]());
  expect(result.current[0]).toEqual({ kind: "processing" });
  act(() => {
    const shown = new Event("pageshow");
    Object.assign(shown, { persisted: true });
    window.dispatchEvent(shown);
  });
  expect(result.current[0]).toEqual({ kind: "unpaid" });
});
