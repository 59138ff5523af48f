import { describe, expect, test } from "vitest";
import type { Clock } from "../store/store.ts";
import type { Payments } from "./payments.ts";

/** Payments under test, and what a person can do on the page they were sent to. */
export interface PaymentsUnderTest {
  readonly payments: Payments;
  pay(sessionId: string): Promise<unknown>;
  readonly now: Clock;
  close(): Promise<void>;
}

const dayMs = 24 * 3_600_000;

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
      withPayments(async ({ payments, pay, now }) => {
        const { sessionId, url } = await payments.begin(order("order_1"));
        expect(URL.canParse(url)).toBe(true);
        expect(url).toContain(sessionId);
        const open = await payments.status({ orderId: "order_1", sessionId });
        expect(open).toEqual({ kind: "open", url, until: new Date(now().getTime() + dayMs) });
        await pay(sessionId);
        for (let time = 0; time < 2; time += 1) {
          expect(await payments.status({ orderId: "order_1", sessionId })).toEqual({ kind: "paid" });
        }
      }));

    test("a payment counts for its own order only", () =>
      withPayments(async ({ payments, pay }) => {
        const one = await payments.begin(order("order_1"));
        const other = await payments.begin(order("order_2"));
        expect(one.sessionId).not.toBe(other.sessionId);
        await pay(one.sessionId);
        expect(await payments.status({ orderId: "order_2", sessionId: one.sessionId })).toEqual({ kind: "closed" });
        expect(await payments.status({ orderId: "order_2", sessionId: other.sessionId })).toMatchObject({
          kind: "open",
        });
      }));

    test("a session nobody began is over, and ending it changes nothing", () =>
      withPayments(async ({ payments }) => {
        const unknown = { orderId: "order_1", sessionId: "cs_test_made_up" };
        await payments.end(unknown);
        expect(await payments.status(unknown)).toEqual({ kind: "closed" });
      }));

    test("a session that was ended takes no payment", () =>
      withPayments(async ({ payments, pay }) => {
        const begun = { orderId: "order_1", sessionId: (await payments.begin(order("order_1"))).sessionId };
        for (let time = 0; time < 2; time += 1) await payments.end(begun);
        await pay(begun.sessionId).catch(() => undefined);
        expect(await payments.status(begun)).toEqual({ kind: "closed" });
      }));

    test("a session that is paid cannot be ended", () =>
      withPayments(async ({ payments, pay }) => {
        const begun = { orderId: "order_1", sessionId: (await payments.begin(order("order_1"))).sessionId };
        await pay(begun.sessionId);
        await payments.end(begun);
        expect(await payments.status(begun)).toEqual({ kind: "paid" });
      }));

    test("ended and paid at the same moment, it is one or the other for good", () =>
      withPayments(async ({ payments, pay }) => {
        const begun = { orderId: "order_1", sessionId: (await payments.begin(order("order_1"))).sessionId };
        await Promise.allSettled([pay(begun.sessionId), payments.end(begun)]);
        const { kind } = await payments.status(begun);
        expect(["paid", "closed"]).toContain(kind);
        await Promise.allSettled([pay(begun.sessionId), payments.end(begun)]);
        expect(await payments.status(begun)).toEqual({ kind });
      }));
  });
}
