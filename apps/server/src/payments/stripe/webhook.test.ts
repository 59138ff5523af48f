import type { FakeStripe, StripeEvent } from "@dilo/testing/fake-stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deleteExpired } from "../../answers/retention/retention.ts";
import { latestRefunds } from "../../monitoring/store-figures.ts";
import { type Browser, openTestServer, type TestServer } from "../../testing/test-server.ts";
import { dataKey, openStripeServer, opsToken } from "./testing-stripe.ts";

let fake: FakeStripe;
let server: TestServer;
let browser: Browser;
let reset: () => Promise<void>;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ fake, server, reset, close } = await openStripeServer());
});
beforeEach(async () => {
  await reset();
  browser = server.browser();
});
afterAll(() => close());

/** Asks for a checkout. @returns where the browser goes */
const begin = async (from = browser) => new URL(await from.checkout());

/** Begins a checkout. @returns the session's id */
const checkout = async (from = browser) => (await begin(from)).pathname.split("/").at(-1) ?? "";

const verify = async (sessionId: string, from = browser) =>
  (await from.send("POST", "/api/verify-payment", { body: { sessionId } })).json();

const deliver = (event: StripeEvent, how = {}) =>
  server.http.inject({ method: "POST", url: "/api/stripe-webhook", ...injected(fake.signed(event, how)) });
const injected = ({ body, headers }: { body: string; headers: Record<string, string> }) => ({ payload: body, headers });

const timesNoted = () => server.logged().split('"event":"order-paid"').length - 1;
const begunAtStripe = () => fake.requests.filter(({ path }) => path === "/v1/checkout/sessions").length;
const askedStripe = () => fake.requests.filter(({ method }) => method === "GET").length;

test("the page that comes back is let in, and the notice that follows changes nothing", async () => {
  const sessionId = await checkout();
  expect(await verify(sessionId)).toEqual({ verified: false });
  const event = await fake.pay(sessionId);
  expect(await verify(sessionId)).toEqual({ verified: true });
  expect((await deliver(event)).json()).toEqual({ received: true });
  expect(timesNoted()).toBe(1);
});

test("what is given back is seen by the order's id, whatever order the notices come in, and nothing of who it was", async () => {
  const sessionId = await checkout();
  const other = await checkout(server.browser());
  await deliver(await fake.pay(sessionId));
  await fake.pay(other);
  const part = fake.refund(sessionId, 500);
  for (const event of [fake.refund(sessionId), part, part]) expect((await deliver(event)).statusCode).toBe(200);
  const orderId = String(fake.sessions.get(sessionId)?.["client_reference_id"]);
  const seen = await latestRefunds(server.services.store.db);
  expect(seen).toEqual([{ orderId, cents: 999, refundedAt: server.clock() }]);
  const { body: page } = await server
    .browser()
    .send("GET", "/ops", { headers: { authorization: `Bearer ${opsToken}` } });
  expect(page).toContain(`<td>${orderId}</td><td>$9.99</td>`);
  expect(page).not.toContain("rosa");
  const { body: metrics } = await server
    .browser()
    .send("GET", "/metrics", { headers: { authorization: `Bearer ${opsToken}` } });
  // The part comes after the whole: nothing more was given back by it.
  expect(metrics).toMatch(/^dilo_orders_refunded_total 1$/m);
  // The form stays open.
  expect(await verify(sessionId)).toEqual({ verified: true });
  // Of something else that the account sells, and while Stripe cannot say whose it is.
  fake.change(other, { client_reference_id: "shoes_1" });
  expect((await deliver(fake.refund(other))).statusCode).toBe(200);
  fake.become("sick");
  expect((await deliver(fake.refund(sessionId))).statusCode).toBe(503);
  expect(await latestRefunds(server.services.store.db)).toHaveLength(1);
  server.clock.advance(31 * 24 * 3_600_000);
  const { store, vault } = server.services;
  await deleteExpired({ db: store.db, clock: server.clock, retentionMs: 1, files: undefined, vault });
  expect(await latestRefunds(server.services.store.db)).toEqual([]);
});

test("the notice may come first: the page is then let in though Stripe cannot be asked", async () => {
  const sessionId = await checkout();
  expect((await deliver(await fake.pay(sessionId))).statusCode).toBe(200);
  fake.become("sick");
  expect(await verify(sessionId)).toEqual({ verified: true });
  expect((await browser.send("GET", "/draft")).statusCode).toBe(200);
  expect(timesNoted()).toBe(1);
});

test.each([
  ["the notice came", true],
  ["nobody has told of it", false],
])("whoever paid and never came back pays no second time: %s", async (_, isTold) => {
  const sessionId = await checkout();
  await checkout();
  const event = await fake.pay(sessionId);
  if (isTold) await deliver(event);
  const begun = begunAtStripe();
  expect((await begin()).href).toBe(`http://localhost:3000/form?session_id=${sessionId}`);
  expect(begunAtStripe()).toBe(begun);
  expect(await verify(sessionId)).toEqual({ verified: true });
  expect(timesNoted()).toBe(1);
});

test("no second checkout begins while Stripe cannot say whether the first is paid", async () => {
  await checkout();
  const begun = begunAtStripe();
  fake.become("sick");
  expect((await browser.askForCheckout()).json()).toMatchObject({ statusCode: 503, code: "payments-failed" });
  expect(begunAtStripe()).toBe(begun);
});

test("what another browser paid, or this one long ago, is no payment of today", async () => {
  const sessionId = await checkout();
  await deliver(await fake.pay(sessionId));
  expect((await begin(server.browser())).pathname).toContain("/pay/");
  server.clock.advance(31 * 24 * 3_600_000);
  expect((await begin()).pathname).toContain("/pay/");
});

test("notices and pages at the same time note the order once", async () => {
  const sessionId = await checkout();
  const event = await fake.pay(sessionId);
  const second = fake.eventOf(sessionId);
  const answers = await Promise.all([
    ...[verify(sessionId), deliver(event), verify(sessionId), deliver(second), deliver(event)],
  ]);
  expect(answers.map((answer) => ("verified" in answer ? answer.verified : answer.statusCode))).toEqual([
    ...[true, 200, true, 200, 200],
  ]);
  expect(timesNoted()).toBe(1);
});

test("two servers on one store note the order once", async () => {
  const other = await openTestServer({ env: { ...fake.env, DATA_KEY: dataKey }, store: server.services.store });
  const sessionId = await checkout();
  const signed = injected(fake.signed(await fake.pay(sessionId)));
  const notice = { method: "POST", url: "/api/stripe-webhook", ...signed } as const;
  const answers = await Promise.all([server, other, server, other].map(({ http }) => http.inject(notice)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect((server.logged() + other.logged()).split('"event":"order-paid"')).toHaveLength(2);
  await other.close();
});

test("a page that comes back while Stripe is away is let in when it is there again", async () => {
  const sessionId = await checkout();
  await fake.pay(sessionId);
  fake.become("broken");
  expect(await verify(sessionId)).toMatchObject({ statusCode: 503, code: "payments-failed" });
  fake.become("honest");
  expect(await verify(sessionId)).toEqual({ verified: true });
});

test("a notice that comes again is not asked about again", async () => {
  const sessionId = await checkout();
  const event = await fake.pay(sessionId);
  await deliver(event);
  const asked = askedStripe();
  for (let time = 0; time < 3; time += 1) expect((await deliver(event)).statusCode).toBe(200);
  expect(askedStripe()).toBe(asked);
});

test("notices out of order: one about a later payment before the one about the checkout", async () => {
  const sessionId = await checkout();
  const early = fake.eventOf(sessionId);
  await deliver(fake.eventOf(sessionId, { type: "checkout.session.expired" }));
  expect((await deliver(early)).statusCode).toBe(409);
  expect(timesNoted()).toBe(0);
  await fake.pay(sessionId);
  await deliver(fake.eventOf(sessionId, { type: "checkout.session.async_payment_succeeded" }));
  await deliver(fake.eventOf(sessionId));
  expect((await deliver(early)).statusCode).toBe(200);
  expect(timesNoted()).toBe(1);
  expect(await verify(sessionId)).toEqual({ verified: true });
});

test("a notice that cannot be checked is answered with 503, so that Stripe sends it again", async () => {
  const sessionId = await checkout();
  const event = await fake.pay(sessionId);
  fake.become("sick");
  expect((await deliver(event)).json()).toMatchObject({ statusCode: 503, code: "payments-failed" });
  fake.become("honest");
  expect((await deliver(event)).statusCode).toBe(200);
  expect(timesNoted()).toBe(1);
});

test("a notice alone pays nothing: what it says is asked for again", async () => {
  const sessionId = await checkout();
  const lie = fake.eventOf(sessionId);
  const object = { ...lie.data.object, payment_status: "paid", status: "complete" };
  expect((await deliver({ ...lie, data: { object } })).json()).toMatchObject({ code: "payment-not-matching" });
  expect(timesNoted()).toBe(0);
  expect(await verify(sessionId)).toEqual({ verified: false });
});

test("a payment that does not match is refused and logged, and counts when it is sent again and does match", async () => {
  const sessionId = await checkout();
  const notice = await fake.pay(sessionId);
  fake.change(sessionId, { amount_total: 998 });
  expect((await deliver(notice)).json()).toMatchObject({ statusCode: 409, code: "payment-not-matching" });
  const [line] = server
    .logged()
    .split("\n")
    .filter((text) => text.includes("payment-not-matching"));
  expect(Object.keys(JSON.parse(line ?? "{}")).sort()).toEqual(["event", "level", "time"]);
  fake.change(sessionId, { amount_total: 999 });
  expect((await deliver(notice)).statusCode).toBe(200);
  expect(timesNoted()).toBe(1);
  expect(await verify(sessionId)).toEqual({ verified: true });
});

test("an unsigned, forged, old or future notice is refused and never read", async () => {
  const sessionId = await checkout();
  const event = await fake.pay(sessionId);
  const refused = { statusCode: 400, code: "bad-signature" };
  expect((await deliver(event, { secret: "whsec_guess" })).json()).toMatchObject(refused);
  expect((await deliver(event, { at: server.clock().getTime() / 1000 - 301 })).json()).toMatchObject(refused);
  for (const ahead of [301, 3600, 86_400]) {
    expect((await deliver(event, { at: server.clock().getTime() / 1000 + ahead })).json()).toMatchObject(refused);
  }
  const unsigned = { method: "POST", url: "/api/stripe-webhook" } as const;
  expect((await server.http.inject({ ...unsigned, payload: { id: "evt_1" } })).json()).toMatchObject(refused);
  expect((await server.http.inject(unsigned)).json()).toMatchObject(refused);
  expect(timesNoted()).toBe(0);
});

test("a clock that is a little behind refuses no notice", async () => {
  const event = await fake.pay(await checkout());
  expect((await deliver(event, { at: server.clock().getTime() / 1000 + 290 })).statusCode).toBe(200);
});

test("a notice that is too long names its true limit, and one just below it is read", async () => {
  const event = await fake.pay(await checkout());
  const { headers } = fake.signed(event);
  const send = (payload: string) =>
    server.http.inject({ method: "POST", url: "/api/stripe-webhook", headers, payload });
  expect((await send("x".repeat(256 * 1024 + 1))).json()).toEqual({
    statusCode: 413,
    code: "too-long",
    message: "The body is over 256 KiB.",
  });
  expect((await send("x".repeat(256 * 1024))).json()).toMatchObject({ code: "bad-signature" });
});

test("a notice about a session that is not ours is taken and forgotten", async () => {
  const sessionId = await checkout();
  await server.services.store.db.execute("delete from orders");
  expect((await deliver(await fake.pay(sessionId))).statusCode).toBe(200);
  expect(timesNoted()).toBe(0);
});

test("another browser with a paid session's id gets nothing, and the payer still does", async () => {
  const sessionId = await checkout();
  await fake.pay(sessionId);
  expect(await verify(sessionId, server.browser())).toEqual({ verified: false });
  expect(await verify(sessionId)).toEqual({ verified: true });
});

test("a payment made on the test page never counts under Stripe", async () => {
  const sessionId = await checkout();
  await server.services.store.db.execute("update orders set provider = 'embedded', paid_at = now()");
  expect(await verify(sessionId)).toEqual({ verified: false });
});

test("a cookie and a code of another provider, or of another mode, open nothing", async () => {
  const { store } = server.services;
  const embedded = await openTestServer({ env: { DATA_KEY: dataKey }, store });
  const tester = embedded.browser();
  await tester.enter();
  expect((await tester.send("GET", "/draft")).statusCode).toBe(200);
  const { code } = (await tester.send("POST", "/api/resume-code")).json();
  browser.cookies.set("dilo-capability", tester.cookies.get("dilo-capability") ?? "");
  const expectNothing = async () => {
    expect((await browser.send("GET", "/draft")).json()).toMatchObject({ statusCode: 401, code: "not-paid" });
    const answer = await browser.send("POST", "/api/resume", { body: { code } });
    expect(answer.json()).toMatchObject({ statusCode: 404, code: "not-found" });
    expect(answer.cookies).toEqual([]);
  };
  await expectNothing();
  await store.db.execute("update orders set provider = 'stripe', livemode = true");
  await expectNothing();
  await store.db.execute("update orders set livemode = false");
  expect((await browser.send("GET", "/draft")).statusCode).toBe(200);
  await embedded.close();
});

test("the test payment page does not exist under Stripe, nor the webhook without it", async () => {
  expect((await browser.send("GET", "/pago-de-prueba.css")).statusCode).toBe(404);
  const embedded = await openTestServer();
  expect((await embedded.browser().send("POST", "/api/stripe-webhook", { body: {} })).statusCode).toBe(404);
  await embedded.close();
});

test("a Stripe that is down is told to the person, with a code", async () => {
  fake.become("broken");
  const answer = await browser.askForCheckout();
  expect(answer.json()).toMatchObject({ statusCode: 503, code: "payments-failed" });
  expect(server.logged()).not.toContain("sk_test");
});

test("the card provider's script may run only where a publishable key is set", async () => {
  const policyOf = async (from: Browser) =>
    String((await from.send("GET", "/config")).headers["content-security-policy"]);
  expect(await policyOf(browser)).not.toContain("stripe.com");
  const withScript = await openTestServer({ env: { ...fake.env, STRIPE_PUBLISHABLE_KEY: "pk_test_fake" } });
  const policy = await policyOf(withScript.browser());
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(policy).toContain("frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;");
  expect(policy).toMatch(/connect-src 'self' ws:\/\/localhost:3000 https:\/\/api\.stripe\.com;/);
  await withScript.close();
});

test("a browser's payment is found while Stripe cannot be asked about the checkouts it left before", async () => {
  // Of a price that is no longer ours: another begins.
  fake.change(await checkout(), { amount_total: 998 });
  const sessionId = await checkout();
  await deliver(await fake.pay(sessionId));
  fake.become("sick");
  const answer = await browser.send("POST", "/api/find-payment", { body: {} });
  expect(answer.json().payment).toMatchObject({ sessionId, isYours: true });
});
