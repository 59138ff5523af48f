import { describe, expect, test } from "vitest";
import type { Payments } from "./payments.ts";

/** Payments under test, and what a person can do on the page they were sent to. */
export interface PaymentsUnderTest {
  readonly payments: Payments;
  pay(sessionId: string): Promise<unknown>;
  close(): Promise<void>;
}

/** What all payments keep to. */
export function paymentsContract(name: string, open: () => Promise<PaymentsUnderTest>): void {
  async function withPayments(use: (under: PaymentsUnderTest) => Promise<void>): Promise<void> {
    const under = await open();
    try {
      await use(under);
    } finally {
      await under.close();
    }
  }

  const order = (orderId: string) => ({
    orderId,
    successUrl: "http://localhost:3000/form?session_id={CHECKOUT_SESSION_ID}",
    cancelUrl: "http://localhost:3000/",
  });

  describe(`${name} as Payments`, () => {
    test("an order gets a page to pay on, and counts as paid only once it was paid there", () =>
      withPayments(async ({ payments, pay }) => {
        const { sessionId, url } = await payments.begin(order("order_1"));
        expect(URL.canParse(url)).toBe(true);
        expect(url).toContain(sessionId);
        expect(await payments.isPaid({ orderId: "order_1", sessionId })).toBe(false);
        await pay(sessionId);
        for (let time = 0; time < 2; time += 1) {
          expect(await payments.isPaid({ orderId: "order_1", sessionId })).toBe(true);
        }
      }));

    test("a payment counts for its own order only", () =>
      withPayments(async ({ payments, pay }) => {
        const one = await payments.begin(order("order_1"));
        const other = await payments.begin(order("order_2"));
        expect(one.sessionId).not.toBe(other.sessionId);
        await pay(one.sessionId);
        expect(await payments.isPaid({ orderId: "order_2", sessionId: one.sessionId })).toBe(false);
        expect(await payments.isPaid({ orderId: "order_2", sessionId: other.sessionId })).toBe(false);
      }));

    test("a session nobody began is not paid", () =>
      withPayments(async ({ payments }) => {
        expect(await payments.isPaid({ orderId: "order_1", sessionId: "cs_test_made_up" })).toBe(false);
      }));
  });
}
