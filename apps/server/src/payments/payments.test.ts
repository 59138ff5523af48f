import { beforeEach, expect, test } from "vitest";
import { openTestServer, type SharedServer, sharedTestServer } from "../testing/test-server.ts";

let server: SharedServer;
beforeEach(async () => {
  server = await sharedTestServer();
});

const form = { "content-type": "application/x-www-form-urlencoded" };
const hourMs = 3_600_000;

test("a paid checkout opens the form to the browser that began it, as often as it asks", async () => {
  const browser = server.browser();
  const sessionId = await browser.pay();
  for (let time = 0; time < 3; time += 1) {
    const answer = await browser.send("POST", "/api/verify-payment", { body: { sessionId } });
    expect(answer.json()).toEqual({ verified: true });
  }
  expect((await browser.send("GET", "/draft")).json()).toMatchObject({ draft: null });
});

test("the capability cookie cannot be read by scripts, and only its hash is stored", async () => {
  const browser = server.browser();
  const sessionId = await browser.pay();
  const answer = await browser.send("POST", "/api/verify-payment", { body: { sessionId } });
  const cookie = answer.cookies.find(({ name }) => name === "dilo-capability");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/", maxAge: 72 * 3600 });
  expect(Buffer.from(cookie?.value ?? "", "base64url")).toHaveLength(32);
  const stored = await server.services.store.db.execute("select * from capabilities");
  expect(JSON.stringify(stored)).not.toContain(cookie?.value);
});

test("with https the cookies are bound to the host", async () => {
  const env = { PUBLIC_ORIGIN: "https://dilo.example", ALLOW_FAKE_PAYMENTS: "i-understand" };
  const secure = await openTestServer({ env });
  const browser = secure.browser();
  const answer = await browser.send("POST", "/api/create-checkout-session", {
    body: {
      priceId: "price_embedded_999",
      successUrl: "https://dilo.example/form?session_id={CHECKOUT_SESSION_ID}",
      cancelUrl: "https://dilo.example/",
    },
    headers: { host: "dilo.example", origin: "https://dilo.example" },
  });
  expect(answer.cookies).toMatchObject([{ name: "__Host-dilo-order", secure: true, httpOnly: true, path: "/" }]);
  await secure.close();
});

test("another browser with the session's id gets nothing", async () => {
  const payer = server.browser();
  const sessionId = await payer.enter();
  const thief = server.browser();
  const answer = await thief.send("POST", "/api/verify-payment", { body: { sessionId } });
  expect(answer.json()).toEqual({ verified: false });
  expect((await thief.send("GET", "/draft")).statusCode).toBe(401);
});

test("the order cookie verifies its payment for thirty days, and not after them", async () => {
  const payer = server.browser();
  const sessionId = await payer.enter();
  const verified = async () => (await payer.send("POST", "/api/verify-payment", { body: { sessionId } })).json();
  server.clock.advance(29 * 24 * 3_600_000);
  expect(await verified()).toMatchObject({ verified: true });
  server.clock.advance(2 * 24 * 3_600_000);
  expect(await verified()).toEqual({ verified: false });
});

test("an unpaid, declined, cancelled or made-up session is not verified", async () => {
  const browser = server.browser();
  for (const decision of ["", "decline", "cancel"]) {
    const page = new URL(await browser.checkout()).pathname;
    if (decision !== "") await browser.send("POST", page, { body: `decision=${decision}`, headers: form });
    const sessionId = page.split("/").at(-1);
    const answer = await browser.send("POST", "/api/verify-payment", { body: { sessionId } });
    expect(answer.json()).toEqual({ verified: false });
  }
  const answer = await browser.send("POST", "/api/verify-payment", { body: { sessionId: "cs_live_made_up" } });
  expect(answer.json()).toEqual({ verified: false });
  expect((await browser.send("GET", "/draft")).json()).toMatchObject({ statusCode: 401, code: "not-paid" });
});

test("a declined payment says so and can be tried again", async () => {
  const browser = server.browser();
  const page = new URL(await browser.checkout()).pathname;
  const declined = await browser.send("POST", page, { body: "decision=decline", headers: form });
  expect(declined).toMatchObject({ statusCode: 303, headers: { location: page } });
  const shown = await browser.send("GET", page);
  expect(shown.body).toContain("El pago fue rechazado.");
  const paid = await browser.send("POST", page, { body: "decision=pay", headers: form });
  expect(paid.headers.location).toMatch(/^http:\/\/localhost:3000\/form\?session_id=cs_embedded_/);
});

test("a cancelled payment goes back where it came from, and a paid one stays paid", async () => {
  const browser = server.browser();
  const page = new URL(await browser.checkout()).pathname;
  const cancelled = await browser.send("POST", page, { body: "decision=cancel", headers: form });
  expect(cancelled.headers.location).toBe("http://localhost:3000/");
  const paid = await browser.send("POST", page, { body: "decision=pay", headers: form });
  const late = await browser.send("POST", page, { body: "decision=cancel", headers: form });
  expect(late.headers.location).toBe(paid.headers.location);
});

test("the test payment page charges nothing, asks for no card and may be answered by its own form only", async () => {
  const browser = server.browser();
  const page = new URL(await browser.checkout()).pathname;
  const { body, headers } = await browser.send("GET", page);
  expect(body).toMatch(/<title[^>]*>Pago de prueba<\/title>/);
  expect(body).toContain("Aquí no se cobra dinero.");
  for (const label of ["Pagar $9.99", "Rechazar", "Cancelar"]) expect(body).toContain(`>${label}</button>`);
  expect(body).not.toMatch(/<input|<script(?! src="\/)|style=/);
  expect(headers["referrer-policy"]).toBe("same-origin");
  const foreign = await browser.send("POST", page, {
    body: "decision=pay",
    headers: { ...form, origin: "https://elsewhere.example" },
  });
  expect(foreign.statusCode).toBe(403);
  expect((await browser.send("GET", "/pago-de-prueba/cs_embedded_unknown")).statusCode).toBe(404);
  expect((await browser.send("POST", page, { body: "decision=win", headers: form })).statusCode).toBe(400);
});

test.each([
  ["another price", { priceId: "price_cheap" }, "wrong-price"],
  [
    "a foreign success address",
    { successUrl: "https://evil.example/form?session_id={CHECKOUT_SESSION_ID}" },
    "wrong-return-address",
  ],
  ["our name as somebody's user", { cancelUrl: "http://localhost:3000@evil.example/" }, "wrong-return-address"],
  ["another port", { cancelUrl: "http://localhost:3001/" }, "wrong-return-address"],
  ["a success address without the placeholder", { successUrl: "http://localhost:3000/form" }, "wrong-return-address"],
  ["a script as address", { cancelUrl: "javascript:alert(1)" }, "wrong-return-address"],
  ["an amount", { amount: 1 }, "bad-body"],
  ["no address", { successUrl: "form" }, "bad-body"],
])("a checkout with %s is refused", async (_name, change, code) => {
  const body = {
    priceId: "price_embedded_999",
    successUrl: "http://localhost:3000/form?session_id={CHECKOUT_SESSION_ID}",
    cancelUrl: "http://localhost:3000/",
    ...change,
  };
  const answer = await server.browser().send("POST", "/api/create-checkout-session", { body });
  expect(answer.json()).toMatchObject({ statusCode: 400, code });
});

test("access ends with the cookie's time and comes back by verifying again", async () => {
  const browser = server.browser();
  const sessionId = await browser.enter();
  server.clock.advance(72 * hourMs);
  expect((await browser.send("GET", "/draft")).statusCode).toBe(401);
  const again = await browser.send("POST", "/api/verify-payment", { body: { sessionId } });
  expect(again.json()).toEqual({ verified: true });
  expect((await browser.send("GET", "/draft")).statusCode).toBe(200);
});

test("a test payment never counts under another provider", async () => {
  const browser = server.browser();
  const sessionId = await browser.pay();
  await server.services.store.db.execute("update orders set provider = 'stripe', livemode = true");
  const answer = await browser.send("POST", "/api/verify-payment", { body: { sessionId } });
  expect(answer.json()).toEqual({ verified: false });
});

test("a forged capability opens nothing", async () => {
  const browser = server.browser();
  await browser.enter();
  browser.cookies.set("dilo-capability", "A".repeat(43));
  expect((await browser.send("GET", "/draft")).statusCode).toBe(401);
});

test("one address cannot flood the calls that need no payment", async () => {
  const browser = server.browser();
  const ask = () => browser.send("POST", "/api/verify-payment", { body: { sessionId: "cs_embedded_nobody" } });
  for (let call = 1; call <= 120; call += 1) expect((await ask()).statusCode).toBe(200);
  expect((await ask()).json()).toMatchObject({ statusCode: 429, code: "too-many-requests" });
  expect((await browser.send("GET", "/config")).statusCode).toBe(200);
});
