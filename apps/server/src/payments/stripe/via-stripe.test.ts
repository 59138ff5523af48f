import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type StripeBehaviour, type StripeDouble, startStripeDouble } from "../../../../../e2e/doubles/stripe.mjs";
import { testClock } from "../../testing/test-clock.ts";
import { paymentsContract } from "../payments.contract.ts";
import type { WebhookPayments } from "./payment-events.ts";
import { openStripePayments } from "./via-stripe.ts";

const clock = testClock();
const credentials = { secretKey: "sk_test_double", priceId: "price_double", webhookSecret: "whsec_double" };

async function open({ secretKey = credentials.secretKey, livemode = false } = {}) {
  const double = await startStripeDouble({ ...credentials, secretKey: credentials.secretKey, now: clock });
  // Long enough for a busy machine, short enough for a test of an answer that never comes.
  const payments = openStripePayments({
    ...credentials,
    secretKey,
    livemode,
    apiUrl: double.url,
    clock,
    timeoutMs: 1000,
  });
  return { double, payments };
}

paymentsContract("Stripe", async () => {
  const { double, payments } = await open();
  return { payments, pay: double.pay, now: clock, close: double.close };
});

const orderId = "order_1";
const order = {
  orderId,
  successUrl: "http://localhost:3000/form?session_id={CHECKOUT_SESSION_ID}",
  cancelUrl: "http://localhost:3000/",
};

let double: StripeDouble;
let payments: WebhookPayments;
beforeEach(async () => {
  ({ double, payments } = await open());
});
afterEach(() => double.close());

test("a checkout asks for the server's price once, by card, and says which order it is for", async () => {
  const { sessionId } = await payments.begin(order);
  const [request] = double.requests;
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
    mode: "payment",
    "line_items[0][price]": "price_double",
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
  expect(double.sessions.size).toBe(1);
});

test("a failure that passes is tried again, and makes one session", async () => {
  double.become("sick-once");
  const { sessionId } = await payments.begin(order);
  expect([...double.sessions.keys()]).toEqual([sessionId]);
  expect(double.requests).toHaveLength(2);
});

test("a session is ended by Stripe's own call", async () => {
  const { sessionId } = await payments.begin(order);
  await payments.end({ orderId, sessionId });
  const [, request, ...more] = double.requests;
  expect(request).toMatchObject({ method: "POST", path: `/v1/checkout/sessions/${sessionId}/expire`, body: "" });
  expect(more).toEqual([]);
  expect(double.sessions.get(sessionId)).toMatchObject({ status: "expired", url: null, payment_status: "unpaid" });
});

test("a slow answer is waited for", async () => {
  double.become("slow");
  const { sessionId } = await payments.begin(order);
  await double.pay(sessionId);
  expect(await payments.status({ orderId, sessionId })).toEqual({ kind: "paid" });
  expect(double.requests).toHaveLength(2);
});

describe("a Stripe that cannot be asked is a coded failure, and never a session", () => {
  test.each<[StripeBehaviour]>([["broken"], ["sick"], ["mute"], ["hangs-up"]])("%s", async (behaviour) => {
    const { sessionId } = await payments.begin(order);
    await double.pay(sessionId);
    double.become(behaviour);
    await expect(payments.begin({ ...order, orderId: "order_2" })).rejects.toMatchObject({ code: "payments-failed" });
    await expect(payments.status({ orderId, sessionId })).rejects.toMatchObject({ code: "payments-failed" });
    await expect(payments.end({ orderId, sessionId })).rejects.toMatchObject({ code: "payments-failed" });
  });

  test("with a key that is not theirs", async () => {
    const wrong = await open({ secretKey: "sk_test_revoked" });
    const failure = await wrong.payments.begin(order).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: "payments-failed" });
    expect(String(failure)).not.toContain("sk_test");
    await wrong.double.close();
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
  ["for two of them", { items: itemsOf("price_double", 2) }, "paid-mismatch"],
])("a session %s does not count", async (_name, changes, kind) => {
  const { sessionId } = await payments.begin(order);
  await double.pay(sessionId);
  expect(await payments.status({ orderId, sessionId })).toEqual({ kind: "paid" });
  double.change(sessionId, changes);
  expect(await payments.status({ orderId, sessionId })).toEqual({ kind });
});

function itemsOf(id: string, quantity: number) {
  return { object: "list", data: [{ price: { id }, quantity }] };
}

describe("a notice", () => {
  const read = (signed: ReturnType<StripeDouble["signed"]>, body = signed.body) =>
    payments.readEvent(Buffer.from(body), signed.headers["stripe-signature"] ?? "");
  const seconds = () => clock().getTime() / 1000;

  test("that is signed says which order it is about", async () => {
    const { sessionId } = await payments.begin(order);
    const event = await double.pay(sessionId);
    expect(read(double.signed(event))).toEqual({ id: event.id, sessionId, orderId });
    const late = double.eventOf(sessionId, { type: "checkout.session.async_payment_succeeded" });
    expect(read(double.signed(late))).toMatchObject({ sessionId });
  });

  test("changed by one byte, signed by another, or recorded ten minutes ago is refused", async () => {
    const { sessionId } = await payments.begin(order);
    const event = await double.pay(sessionId);
    const signed = double.signed(event);
    const refused = { name: "CallFailure", code: "bad-signature" };
    const thrown = (read: () => unknown) => expect(read).toThrow(expect.objectContaining(refused));
    thrown(() => read(signed, signed.body.replace("999", "998")));
    thrown(() => read(double.signed(event, { secret: "whsec_other" })));
    thrown(() => read(double.signed(event, { at: seconds() - 600 })));
    thrown(() => payments.readEvent(Buffer.from(signed.body), "t=1,v1=00"));
    expect(read(double.signed(event, { at: seconds() - 200 }))).toBeDefined();
  });

  test("of another kind, of the other mode, or about somebody else's session is none of ours", async () => {
    const { sessionId } = await payments.begin(order);
    expect(read(double.signed(double.eventOf(sessionId, { type: "checkout.session.expired" })))).toBeUndefined();
    expect(read(double.signed(double.eventOf(sessionId, { livemode: true })))).toBeUndefined();
    double.change(sessionId, { client_reference_id: null });
    expect(read(double.signed(double.eventOf(sessionId)))).toBeUndefined();
  });
});
