import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { grant, isGranted, storedSession } from "./access.ts";
import { type PaymentDependencies, usePayment } from "./use-payment.ts";

afterEach(() => window.history.replaceState(null, "", "/"));

function openWith(world: Partial<PaymentDependencies> = {}) {
  const whole: PaymentDependencies = {
    admit: vi.fn(async (sessionId: string) => ({ kind: "open", sessionId }) as const),
    checkout: vi.fn(async () => undefined),
    ...world,
  };
  const onPaid = vi.fn();
  const { result } = renderHook(() => usePayment(onPaid, whole));
  return { result, whole, onPaid };
}

test("without a session nothing is verified", () => {
  const { result, whole } = openWith();
  expect(result.current[0]).toEqual({ kind: "unpaid" });
  expect(whole.admit).not.toHaveBeenCalled();
});

test("a stored session that is not yet verified is verified, kept, and sent on", async () => {
  localStorage.setItem("stripe_session_id", "cs_1");
  const { result, whole, onPaid } = openWith();
  expect(result.current[0]).toEqual({ kind: "verifying" });
  await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
  expect(whole.admit).toHaveBeenCalledWith("cs_1");
  expect(isGranted()).toBe(true);
  expect(result.current[0]).toEqual({ kind: "paid" });
});

test("what is kept is the session that was found to be paid", async () => {
  localStorage.setItem("stripe_session_id", "resumed");
  const { onPaid } = openWith({ admit: async () => ({ kind: "open", sessionId: "cs_1" }) });
  await waitFor(() => expect(onPaid).toHaveBeenCalled());
  expect(storedSession()).toBe("cs_1");
});

test("a card provider that takes its time is told while the button waits", async () => {
  const checkout = (onSlow: () => void) => {
    onSlow();
    return new Promise<undefined>(() => undefined);
  };
  const { result } = openWith({ checkout });
  act(() => result.current[1]());
  await waitFor(() => expect(result.current[0]).toEqual({ kind: "processing", isSlow: true }));
});

test("a session in the address goes before the stored one", async () => {
  localStorage.setItem("stripe_session_id", "cs_old");
  window.history.replaceState(null, "", "/?session_id=cs_new");
  const { onPaid } = openWith();
  await waitFor(() => expect(onPaid).toHaveBeenCalled());
  expect(storedSession()).toBe("cs_new");
});

test("a session that is not paid leaves the page unpaid, without a message, and is forgotten", async () => {
  localStorage.setItem("stripe_session_id", "cs_1");
  const { result, onPaid } = openWith({ admit: async () => ({ kind: "refused" }) });
  await waitFor(() => expect(result.current[0]).toEqual({ kind: "unpaid" }));
  expect(onPaid).not.toHaveBeenCalled();
  expect(isGranted()).toBe(false);
  expect(storedSession()).toBeNull();
});

test.each(["failed", "not-reached"] as const)("a session whose verification %s stays", async (kind) => {
  localStorage.setItem("stripe_session_id", "cs_1");
  const { result, onPaid } = openWith({ admit: async () => ({ kind }) });
  await waitFor(() => expect(result.current[0]).toEqual({ kind: "unpaid" }));
  expect(onPaid).not.toHaveBeenCalled();
  expect(storedSession()).toBe("cs_1");
});

test("a payment this browser cannot open goes to the form page, which says how, and never to the price", async () => {
  localStorage.setItem("stripe_session_id", "cs_1");
  const { onPaid } = openWith({ admit: async () => ({ kind: "locked", payment: null }) });
  await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
  expect([storedSession(), isGranted()]).toEqual(["cs_1", false]);
});

test("with access stored the payment is done and nothing is asked", () => {
  grant("cs_1");
  const { result, whole } = openWith();
  expect(result.current[0]).toEqual({ kind: "paid" });
  expect(whole.admit).not.toHaveBeenCalled();
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
