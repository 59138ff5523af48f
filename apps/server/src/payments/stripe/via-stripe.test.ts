import { type FakeStripe, startFakeStripe } from "@dilo/testing/fake-stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testClock } from "../../testing/test-clock.ts";
import { paymentsContract } from "../payments.contract.ts";
import type { WebhookPayments } from "./payment-events.ts";
import { openStripePayments } from "./via-stripe.ts";

const clock = testClock();
const credentials = { secretKey: "sk_test_fake", priceId: "price_fake", webhookSecret: "whsec_fake" };

async function open({ secretKey = credentials.secretKey, livemode = false } = {}) {
  const fake = await startFakeStripe({ ...credentials, secretKey: credentials.secretKey, now: clock });
  // Long enough for a busy machine, short enough for a test of an answer that never comes.
  const payments = openStripePayments({
    ...credentials,
    secretKey,
    livemode,
    apiUrl: fake.url,
    clock,
    timeoutMs: 1000,
  });
  return { fake, payments };
}

paymentsContract("Stripe", async () => {
  const { fake, payments } = await open();
  return { payments, pay: (sessionId) => fake.pay(sessionId), now: clock, close: () => fake.close() };
});

const orderId = "order_1";
const order = {
  orderId,
  successUrl: "http://localhost:3000/form?session_id={CHECKOUT_SESSION_ID}",
  cancelUrl: "http://localhost:3000/",
};

let fake: FakeStripe;
let payments: WebhookPayments;
beforeEach(async () => {
  ({ fake, payments } = await open());
});
afterEach(() => fake.close());

test("a checkout asks for the server's price once, by card, and says which order it is for", async () => {
  const { sessionId } = await payments.begin(order);
  const [request] = fake.requests;
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
    mode: "payment",
    "line_items[0][price]": "price_fake",
    "line_items[0][quantity]": "1",
    client_reference_id: orderId,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    "allowed_payment_method_types[0]": "card",
    "adaptive_pricing[enabled]": "false",
    locale: "es-419",
  });
  expect(request?.headers["idempotency-key"]).toBe(orderId);
  expect((await payments.begin(order)).sessionId).toBe(sessionId);
  expect(fake.sessions.size).toBe(1);
});

test("a failure that passes is tried again, and makes one session", async () => {
  fake.become("sick-once");
  const { sessionId } = await payments.begin(order);
  expect([...fake.sessions.keys()]).toEqual([sessionId]);
  expect(fake.requests).toHaveLength(2);
});

test("a session is ended by Stripe's own call", async () => {
  const { sessionId } = await payments.begin(order);
  await payments.end({ orderId, sessionId });
  const [, request, ...more] = fake.requests;
  expect(request).toMatchObject({ method: "POST", path: `/v1/checkout/sessions/${sessionId}/expire`, body: "" });
  expect(more).toEqual([]);
  expect(fake.sessions.get(sessionId)).toMatchObject({ status: "expired", url: null, payment_status: "unpaid" });
});

test("the payer's address is read from the paid session, for its own order only", async () => {
  const { sessionId } = await payments.begin(order);
  expect(await payments.customerEmail?.({ orderId, sessionId })).toBeUndefined();
  await fake.pay(sessionId);
  expect(await payments.customerEmail?.({ orderId, sessionId })).toBe("rosa@example.test");
  expect(await payments.customerEmail?.({ orderId: "order_2", sessionId })).toBeUndefined();
  expect(await payments.customerEmail?.({ orderId, sessionId: "cs_made_up" })).toBeUndefined();
});

test("a slow answer is waited for", async () => {
  fake.become("slow");
  const { sessionId } = await payments.begin(order);
  await fake.pay(sessionId);
  expect(await payments.status({ orderId, sessionId })).toEqual({ kind: "paid" });
  expect(fake.requests).toHaveLength(2);
});

describe("a Stripe that cannot be asked is a coded failure, and never a session", () => {
  test.each<Parameters<FakeStripe["become"]>>([["broken"], ["sick"], ["mute"], ["hangs-up"]])(
    "%s",
    async (behaviour) => {
      const { sessionId } = await payments.begin(order);
      await fake.pay(sessionId);
      fake.become(behaviour);
      const calls = [
        payments.begin({ ...order, orderId: "order_2" }),
        payments.status({ orderId, sessionId }),
        payments.end({ orderId, sessionId }),
        Promise.resolve(payments.customerEmail?.({ orderId, sessionId })),
      ];
      for (const call of await Promise.allSettled(calls)) {
        expect(call).toMatchObject({ status: "rejected", reason: { code: "payments-failed" } });
      }
    },
  );

  test("with a key that is not theirs", async () => {
    const wrong = await open({ secretKey: "sk_test_revoked" });
    const failure = await wrong.payments.begin(order).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: "payments-failed" });
    expect(String(failure)).not.toContain("sk_test");
    await wrong.fake.close();
  });
});

test.each<[string, Record<string, unknown>, "closed" | "paid-mismatch"]>([
  ["of another mode", { mode: "subscription" }, "paid-mismatch"],
  ["that is still unpaid", { payment_status: "unpaid" }, "closed"],
  ["that needed no payment", { payment_status: "no_payment_required" }, "closed"],
  ["of another amount", { amount_total: 998 }, "paid-mismatch"],
  ["in another currency", { currency: "mxn" }, "paid-mismatch"],
  ["in the other mode of the account", { livemode: true }, "closed"],
  ["of another order", { client_reference_id: "order_2" }, "closed"],
  ["that somebody else began", { client_reference_id: null }, "closed"],
  ["without items", { items: { object: "list", data: [] } }, "paid-mismatch"],
  ["for another price", { items: itemsOf("price_cheap", 1) }, "paid-mismatch"],
  ["for two of them", { items: itemsOf("price_fake", 2) }, "paid-mismatch"],
])("a session %s does not count", async (_name, changes, kind) => {
  const { sessionId } = await payments.begin(order);
  await fake.pay(sessionId);
  expect(await payments.status({ orderId, sessionId })).toEqual({ kind: "paid" });
  fake.change(sessionId, changes);
  expect(await payments.status({ orderId, sessionId })).toEqual({ kind });
});

function itemsOf(id: string, quantity: number) {
  return { object: "list", data: [{ price: { id }, quantity }] };
}

describe("a notice", () => {
  const read = (signed: ReturnType<FakeStripe["signed"]>, body = signed.body) =>
    payments.readEvent(Buffer.from(body), signed.headers["stripe-signature"] ?? "");
  const seconds = () => clock().getTime() / 1000;

  test("that is signed says which order it is about", async () => {
    const { sessionId } = await payments.begin(order);
    const event = await fake.pay(sessionId);
    expect(read(fake.signed(event))).toEqual({ kind: "paid", id: event.id, sessionId, orderId });
    const late = fake.eventOf(sessionId, { type: "checkout.session.async_payment_succeeded" });
    expect(read(fake.signed(late))).toMatchObject({ sessionId });
  });

  test("changed by one byte, signed by another, or recorded ten minutes ago is refused", async () => {
    const { sessionId } = await payments.begin(order);
    const event = await fake.pay(sessionId);
    const signed = fake.signed(event);
    const refused = { name: "RequestError", code: "bad-signature" };
    const thrown = (read: () => unknown) => expect(read).toThrow(expect.objectContaining(refused));
    thrown(() => read(signed, signed.body.replace("999", "998")));
    thrown(() => read(fake.signed(event, { secret: "whsec_other" })));
    thrown(() => read(fake.signed(event, { at: seconds() - 600 })));
    thrown(() => payments.readEvent(Buffer.from(signed.body), "t=1,v1=00"));
    expect(read(fake.signed(event, { at: seconds() - 200 }))).toBeDefined();
  });

  test("of another kind, of the other mode, or about somebody else's session is none of ours", async () => {
    const { sessionId } = await payments.begin(order);
    expect(read(fake.signed(fake.eventOf(sessionId, { type: "checkout.session.expired" })))).toBeUndefined();
    expect(read(fake.signed(fake.eventOf(sessionId, { livemode: true })))).toBeUndefined();
    fake.change(sessionId, { client_reference_id: null });
    expect(read(fake.signed(fake.eventOf(sessionId)))).toBeUndefined();
  });
});
