import { ApiError, type PublicConfig } from "@dilo/api";
import { expect, test, vi } from "vitest";
import { configExample } from "../testing/config-example.ts";
import { beginCheckout, type CheckoutDependencies } from "./checkout.ts";

function world(changes: Partial<CheckoutDependencies> = {}) {
  const createCheckoutSession = vi.fn(async () => ({ url: "https://pay.example/session" }));
  const navigate = vi.fn();
  const checkCookies = vi.fn(async () => ({ hasCookie: true }));
  const calls = { createCheckoutSession, checkCookies };
  const page = { origin: "https://dilo.example", pathname: "/" };
  const whole: CheckoutDependencies = {
    config: async () => configExample,
    loadStripe: vi.fn(),
    calls,
    page,
    navigate,
    ...changes,
  };
  return { whole, createCheckoutSession, navigate };
}

const withKey: PublicConfig = { ...configExample, pricing: { ...configExample.pricing, publishableKey: "pk_1" } };
const failing = (failure: unknown): CheckoutDependencies["calls"] => ({
  checkCookies: async () => ({ hasCookie: true }),
  createCheckoutSession: async () => {
    throw failure;
  },
});

test("asks for a session with the price and the two addresses, and goes to its page", async () => {
  const { whole, createCheckoutSession, navigate } = world();
  expect(await beginCheckout(whole)).toBeUndefined();
  expect(createCheckoutSession).toHaveBeenCalledWith({
    body: {
      priceId: "price_example",
      successUrl: "https://dilo.example/form?session_id={CHECKOUT_SESSION_ID}",
      cancelUrl: "https://dilo.example/",
    },
  });
  expect(navigate).toHaveBeenCalledWith("https://pay.example/session");
});

test("loads the card provider's script only where there is a key for it", async () => {
  const without = world();
  await beginCheckout(without.whole);
  expect(without.whole.loadStripe).not.toHaveBeenCalled();
  const loadStripe = vi.fn();
  await beginCheckout(world({ config: async () => withKey, loadStripe }).whole);
  expect(loadStripe).toHaveBeenCalledWith("pk_1");
});

test("a script that does not load stops the checkout", async () => {
  const { whole, createCheckoutSession, navigate } = world({
    config: async () => withKey,
    loadStripe: () => Promise.reject(new Error("blocked")),
  });
  expect(await beginCheckout(whole)).toBe("Stripe failed to load");
  expect(createCheckoutSession).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  [
    "an answer that is not ok",
    new ApiError({ statusCode: 502, code: "payments-failed", message: "" }),
    "Failed to create checkout session",
  ],
  [
    "a server that is not reached",
    new ApiError({ statusCode: 0, code: "not-reached", message: "" }),
    "Payment failed. Please try again.",
  ],
  ["a server whose disk is full", new ApiError({ statusCode: 503, code: "no-room", message: "" }), "no-room"],
  ["anything else", new TypeError("odd"), "Payment failed. Please try again."],
])("%s is shown as '%s'", async (_, failure, shown) => {
  expect(await beginCheckout(world({ calls: failing(failure) }).whole)).toBe(shown);
});

test("a browser that keeps no cookies does not pay, and one that cannot be asked may", async () => {
  const asked: boolean[] = [];
  const withAnswers = (...answers: boolean[]) => {
    const { whole, createCheckoutSession } = world();
    const checkCookies = async () => {
      const hasCookie = answers.shift();
      if (hasCookie === undefined) throw new ApiError({ statusCode: 0, code: "not-reached", message: "" });
      asked.push(hasCookie);
      return { hasCookie };
    };
    return beginCheckout({ ...whole, calls: { createCheckoutSession, checkCookies } });
  };
  expect(await withAnswers(false, false)).toBe("cookies-blocked");
  expect(await withAnswers(false, true)).toBeUndefined();
  expect(await withAnswers(true)).toBeUndefined();
  expect(asked).toEqual([false, false, false, true, true]);
  expect(await withAnswers()).toBeUndefined();
});

test("settings that cannot be had fail the payment", async () => {
  const config = () => Promise.reject(new Error("down"));
  expect(await beginCheckout(world({ config }).whole)).toBe("Payment failed. Please try again.");
});
