import { beforeEach, expect, test } from "vitest";
import { type Browser, type SharedServer, sharedTestServer } from "../testing/test-server.ts";

let server: SharedServer;
let payer: Browser;
beforeEach(async () => {
  server = await sharedTestServer();
  payer = server.browser();
});

const find = async (from: Browser, body: object = {}) =>
  (await from.send("POST", "/api/find-payment", { body })).json().payment;
const verify = async (from: Browser, sessionId: string) =>
  (await from.send("POST", "/api/verify-payment", { body: { sessionId } })).json();
const resume = (from: Browser, code: string) => from.send("POST", "/api/resume", { body: { code } });

test("a browser is asked twice whether it keeps cookies, and pays with the cookie it was given", async () => {
  const check = async (from: Browser) => (await from.send("POST", "/api/check-cookies")).json();
  expect([await check(payer), await check(payer)]).toEqual([{ hasCookie: false }, { hasCookie: true }]);
  const cookie = payer.cookies.get("dilo-order");
  await payer.enter();
  expect(payer.cookies.get("dilo-order")).toBe(cookie);
  const blocked = server.browser();
  await check(blocked);
  blocked.cookies.clear();
  expect(await check(blocked)).toEqual({ hasCookie: false });
});

test("who paid and comes back without cookies is told what was paid, and gets a code that opens the form elsewhere", async () => {
  const sessionId = await payer.pay();
  const without = server.browser();
  expect(await verify(without, sessionId)).toEqual({ verified: false });
  const payment = await find(without, { sessionId });
  expect(payment).toEqual({
    ...{ sessionId, isYours: false, amount: 999, currency: "usd", paidAt: "2026-11-20T12:00:00.000Z" },
    resumeCode: { code: expect.stringMatching(/^\d{3}( \d{3}){4}$/), expiresAt: "2026-11-20T13:00:00.000Z" },
    isMailed: false,
  });
  expect(await find(without, { sessionId })).toEqual(payment);
  expect(without.cookies.size).toBe(0);

  const phone = server.browser();
  expect((await resume(phone, payment.resumeCode.code)).json()).toEqual({ verified: true });
  expect((await phone.send("GET", "/draft")).statusCode).toBe(200);
  // It is known by its cookie from now on, and verified by it until the browser that paid comes (finder-codes.test.ts).
  expect(await find(phone)).toMatchObject({ sessionId, isYours: true });
  expect(await verify(phone, sessionId)).toEqual({ verified: true });
});

test("once the form was opened, the session's id alone gives no code, however long ago that was", async () => {
  const sessionId = await payer.enter();
  const stranger = server.browser();
  expect(await find(stranger, { sessionId })).toMatchObject({ sessionId, isYours: false, resumeCode: null });
  expect(await find(payer, { sessionId })).toMatchObject({ isYours: true, resumeCode: { code: expect.any(String) } });
  server.clock.advance(80 * 3_600_000);
  await server.worker.runDue();
  expect(await find(stranger, { sessionId })).toMatchObject({ resumeCode: null });
  expect(await find(stranger)).toBeNull();
});

test("a browser that lost the id finds its payment by its cookies", async () => {
  const sessionId = await payer.pay();
  expect(await find(payer)).toMatchObject({ sessionId, isYours: true });
  expect(await verify(payer, sessionId)).toEqual({ verified: true });
  payer.cookies.delete("dilo-order");
  expect(await find(payer)).toMatchObject({ sessionId, isYours: true });
});

test("what was not paid, or is not there, is no payment", async () => {
  const page = new URL(await payer.checkout()).pathname;
  expect(await find(payer)).toBeNull();
  expect(await find(payer, { sessionId: page.split("/").at(-1) })).toBeNull();
  expect(await find(payer, { sessionId: "cs_made_up" })).toBeNull();
  expect(await find(server.browser())).toBeNull();
});
