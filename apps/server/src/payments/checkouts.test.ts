import type { FakeStripe } from "@dilo/testing/fake-stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { saidSoon } from "../testing/said-soon.ts";
import { type Browser, type SharedServer, sharedTestServer, type TestServer } from "../testing/test-server.ts";
import { openStripeServer } from "./stripe/testing-stripe.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };

describe("on the test page", () => {
  let server: SharedServer;
  beforeEach(async () => {
    server = await sharedTestServer();
  });

  const decide = (browser: Browser, page: string, decision: string) =>
    browser.send("POST", new URL(page).pathname, { body: `decision=${decision}`, headers: form });

  test("two tabs lead to one page, and so do six that begin at once", async () => {
    const browser = server.browser();
    const first = await browser.checkout();
    expect(await browser.checkout()).toBe(first);
    await decide(browser, first, "cancel");
    const pages = await Promise.all(Array.from({ length: 6 }, () => browser.checkout()));
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).not.toBe(first);
  });

  test.each(["decline", "cancel"])(
    "a page left behind by %s takes no payment once another has begun",
    async (decision) => {
      const browser = server.browser();
      const old = await browser.checkout();
      await decide(browser, old, decision);
      const next = await browser.checkout();
      expect(next).not.toBe(old);
      const backToStart = { statusCode: 303, headers: { location: "http://localhost:3000/" } };
      expect(await decide(browser, old, "pay")).toMatchObject(backToStart);
      expect(await browser.send("GET", new URL(old).pathname)).toMatchObject(backToStart);
      const paid = await decide(browser, next, "pay");
      expect(paid.headers.location).toContain(`session_id=${next.split("/").at(-1)}`);
    },
  );
});

describe("under Stripe", () => {
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

  const begin = () => browser.checkout();
  const checkout = async () => (await begin()).split("/").at(-1) ?? "";
  const nearlyADay = 23.5 * 3_600_000;
  const begunAtStripe = () => fake.requests.filter(({ path }) => path === "/v1/checkout/sessions").length;
  const stillOpen = () => [...fake.sessions.values()].filter(({ status }) => status === "open").map(({ id }) => id);

  test("two tabs lead to one page, and so do six that begin at once", async () => {
    const first = await begin();
    expect(await begin()).toBe(first);
    expect(begunAtStripe()).toBe(1);
    server.clock.advance(nearlyADay);
    const pages = await Promise.all(Array.from({ length: 6 }, begin));
    expect(new Set(pages).size).toBe(1);
    expect(stillOpen()).toEqual([pages[0]?.split("/").at(-1)]);
  });

  test.each<[string, (sessionId: string) => void]>([
    ["that is nearly over", () => server.clock.advance(nearlyADay)],
    ["of a price that is no longer ours", (sessionId) => fake.change(sessionId, { amount_total: 998 })],
  ])("an open checkout %s is ended before another begins", async (_, becomes) => {
    const old = await checkout();
    becomes(old);
    const next = await checkout();
    expect(next).not.toBe(old);
    expect(stillOpen()).toEqual([next]);
    await expect(fake.pay(old)).rejects.toThrow("expired");
  });

  test("a checkout that is paid while it is being ended counts, and no other begins", async () => {
    const sessionId = await checkout();
    server.clock.advance(nearlyADay);
    fake.become("paid-meanwhile");
    expect(await begin()).toBe(`http://localhost:3000/form?session_id=${sessionId}`);
    expect(begunAtStripe()).toBe(1);
    expect(server.logged()).toContain('"event":"order-paid"');
  });

  test("who paid, and not as we sell it, pays no second time, and goes on when that is mended", async () => {
    const sessionId = await checkout();
    await fake.pay(sessionId);
    fake.change(sessionId, { amount_total: 1080 });
    expect((await browser.askForCheckout()).json()).toMatchObject({ statusCode: 409, code: "payment-not-matching" });
    expect(begunAtStripe()).toBe(1);
    fake.change(sessionId, { amount_total: 999 });
    expect(await begin()).toBe(`http://localhost:3000/form?session_id=${sessionId}`);
  });

  test("a mute Stripe is told within three seconds, and what it gives late is there for who asks again", async () => {
    await browser.send("POST", "/api/check-cookies");
    fake.become("mute");
    const ask = () => saidSoon(browser.askForCheckout());
    for (const answer of await Promise.all([ask(), ask()])) {
      expect(answer.json()).toMatchObject({ statusCode: 503, code: "payments-slow" });
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
    fake.become("honest");
    // The attempt behind them goes on, and both would lead to its page.
    await expect.poll(async () => (await browser.askForCheckout()).statusCode, { timeout: 20_000 }).toBe(200);
    expect(new Set([await begin(), await begin()]).size).toBe(1);
    const sessionId = await checkout();
    await fake.pay(sessionId);
    fake.become("mute");
    const verified = await saidSoon(browser.send("POST", "/api/verify-payment", { body: { sessionId } }));
    expect(verified.json()).toMatchObject({ code: "payments-slow" });
    fake.become("honest");
    const verify = async () => (await browser.send("POST", "/api/verify-payment", { body: { sessionId } })).json();
    await expect.poll(verify, { timeout: 20_000 }).toEqual({ verified: true });
  });

  test("while the older checkout cannot be ended, no other begins", async () => {
    const old = await checkout();
    server.clock.advance(nearlyADay);
    fake.become("expires-nothing");
    expect((await browser.askForCheckout()).json()).toMatchObject({ statusCode: 503, code: "payments-failed" });
    expect(begunAtStripe()).toBe(1);
    fake.become("honest");
    expect(await checkout()).not.toBe(old);
  });
});
