import type { FakeStripe, StripeEvent } from "@dilo/testing/fake-stripe";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Mail, Mailer } from "../mail/mailer.ts";
import { openStripeServer } from "../payments/stripe/testing-stripe.ts";
import { type MailErrorCode, ServerError } from "../server-error.ts";
import { type Browser, sharedTestServer, type TestServer } from "../testing/test-server.ts";

const email = "rosa@example.test";
const sent: Mail[] = [];
/** What the mail server refuses next, one letter after the other. */
const failures: MailErrorCode[] = [];
const mailer: Mailer = {
  async send(letter) {
    const code = failures.shift();
    if (code !== undefined) throw new ServerError(code, `no letter to ${letter.to}`);
    sent.push(letter);
    return { messageId: letter.messageId };
  },
};

let fake: FakeStripe;
let server: TestServer;
let browser: Browser;
let reset: () => Promise<void>;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ fake, server, reset, close } = await openStripeServer({ mailer }));
});
beforeEach(async () => {
  await reset();
  sent.length = 0;
  failures.length = 0;
  browser = server.browser();
});
afterAll(() => close());

const checkout = async () => new URL(await browser.checkout()).pathname.split("/").at(-1) ?? "";
const verify = async (sessionId: string) =>
  (await browser.send("POST", "/api/verify-payment", { body: { sessionId } })).json();
const find = async (sessionId: string, from = browser) =>
  (await from.send("POST", "/api/find-payment", { body: { sessionId } })).json().payment;
const notify = async (event: StripeEvent) => {
  const { body, headers } = fake.signed(event);
  return server.http.inject({ method: "POST", url: "/api/stripe-webhook", payload: body, headers });
};
const mailAll = async () => {
  await server.worker.runDue();
  await server.worker.runDue();
};

const byNotice = async (_: string, event: StripeEvent) => void (await notify(event));
const byPage = async (sessionId: string) => void (await verify(sessionId));

test.each([
  ["the webhook", [byNotice]],
  ["the page that comes back", [byPage]],
  ["the webhook, twice, and the page", [byNotice, byNotice, byPage]],
  ["the page, and then the webhook", [byPage, byNotice]],
])("the code is mailed once when %s reports the payment", async (_, reports) => {
  const sessionId = await checkout();
  const event = await fake.pay(sessionId);
  for (const report of reports) {
    await report(sessionId, event);
    await mailAll();
  }
  expect(await find(sessionId)).toMatchObject({ isMailed: true });
  await verify(sessionId);
  const { code } = (await browser.send("POST", "/api/resume-code")).json();
  expect(sent).toMatchObject([{ to: email, attachments: [], text: expect.stringContaining(code) }]);
  expect(JSON.stringify(sent)).not.toContain(sessionId);
  expect(server.logged()).not.toContain("rosa@");
});

test("reported by both at the same moment, the code is mailed once, and opens the form elsewhere", async () => {
  const sessionId = await checkout();
  const event = await fake.pay(sessionId);
  await Promise.all([verify(sessionId), notify(event), verify(sessionId), notify(fake.eventOf(sessionId))]);
  await Promise.all([mailAll(), mailAll()]);
  expect(sent).toHaveLength(1);
  const [code] = /\d{3}( \d{3}){4}/.exec(sent[0]?.text ?? "") ?? [];
  const phone = server.browser();
  expect((await phone.send("POST", "/api/resume", { body: { code } })).json()).toEqual({ verified: true });
});

test("whoever lost their cookies reads that the code was mailed once it was, and not before", async () => {
  const sessionId = await checkout();
  await fake.pay(sessionId);
  const without = server.browser();
  const before = await find(sessionId, without);
  expect(before).toMatchObject({ isYours: false, isMailed: false });
  await mailAll();
  expect(await find(sessionId, without)).toEqual({ ...before, isMailed: true });
});

test("a mail server that is away delays no payment, and gets the same letter when it is back", async () => {
  failures.push("mail-unreachable", "mail-deferred");
  const sessionId = await checkout();
  expect((await notify(await fake.pay(sessionId))).statusCode).toBe(200);
  await mailAll();
  expect(await verify(sessionId)).toEqual({ verified: true });
  expect((await browser.send("GET", "/draft")).statusCode).toBe(200);
  for (const isMailed of [false, true]) {
    expect(await find(sessionId)).toMatchObject({ isMailed: false });
    server.clock.advance(3_600_000);
    await mailAll();
    expect(await find(sessionId)).toMatchObject({ isMailed });
  }
  expect(sent).toHaveLength(1);
  expect(server.logged().split('"event":"job-failed"')).toHaveLength(3);
  expect(server.logged()).not.toContain("rosa@");
});

test("a provider that cannot be asked for the address is asked again later", async () => {
  const sessionId = await checkout();
  await notify(await fake.pay(sessionId));
  fake.become("broken");
  await mailAll();
  expect(sent).toEqual([]);
  fake.become("honest");
  server.clock.advance(3_600_000);
  await mailAll();
  expect(sent).toHaveLength(1);
  expect(server.logged()).not.toContain("rosa@");
});

test.each<[string, "declined" | "dead", Record<string, unknown>, MailErrorCode[]]>([
  ["no address was given", "declined", { customer_details: null }, []],
  ["the address is none", "declined", { customer_details: { email: "rosa@example.test\r\nBcc: x@example.test" } }, []],
  ["nobody has the address", "declined", {}, ["unknown-recipient"]],
  ["the mail server rejects us", "dead", {}, ["mail-rejected"]],
])("when %s, the letter is given up as %s, and nobody is told that it was sent", async (_, state, changes, answers) => {
  failures.push(...answers);
  const sessionId = await checkout();
  const event = await fake.pay(sessionId);
  fake.change(sessionId, changes);
  await notify(event);
  await mailAll();
  server.clock.advance(24 * 3_600_000);
  await mailAll();
  expect(await find(sessionId)).toMatchObject({ isMailed: false, resumeCode: { code: expect.any(String) } });
  expect(sent).toEqual([]);
  expect(server.logged()).toContain(`"event":"job-${state}"`);
  expect(server.logged()).not.toMatch(/rosa@|x@example/);
});

test("the address is stored nowhere", async () => {
  failures.push("mail-unreachable");
  const sessionId = await checkout();
  await notify(await fake.pay(sessionId));
  await mailAll();
  const { db } = server.services.store;
  for (const table of ["orders", "jobs", "mails", "payment_notices", "resume_codes"]) {
    const { rows } = (await db.execute(sql.raw(`select * from ${table}`))) as unknown as { rows: object[] };
    expect(JSON.stringify(rows)).not.toContain("rosa");
    if (table === "jobs") expect(rows).toContainEqual(expect.objectContaining({ kind: "code", state: "waiting" }));
  }
});

test("who deletes everything while the letter waits gets none, and one that was sent is not spoken of", async () => {
  failures.push("mail-unreachable");
  const sessionId = await checkout();
  await fake.pay(sessionId);
  await verify(sessionId);
  await mailAll();
  expect((await browser.send("DELETE", "/my-data")).json()).toMatchObject({ letters: 1, jobs: 1 });
  server.clock.advance(3_600_000);
  await mailAll();
  expect(sent).toEqual([]);

  browser = server.browser();
  const next = await checkout();
  await fake.pay(next);
  await verify(next);
  await mailAll();
  expect(await find(next)).toMatchObject({ isMailed: true });
  expect((await browser.send("DELETE", "/my-data")).json()).toMatchObject({ letters: 0, jobs: 1 });
  expect(await find(next)).toMatchObject({ isMailed: false });
});

test("a letter whose code has expired is not spoken of", async () => {
  const sessionId = await checkout();
  await notify(await fake.pay(sessionId));
  await mailAll();
  expect(await find(sessionId)).toMatchObject({ isMailed: true });
  server.clock.advance(72 * 3_600_000);
  expect(await find(sessionId)).toMatchObject({ isMailed: false });
});

test("the letter's code is not the one the payment page shows, and ends that one when it is used", async () => {
  const sessionId = await checkout();
  await notify(await fake.pay(sessionId));
  await mailAll();
  const stranger = server.browser();
  const { resumeCode } = await find(sessionId, stranger);
  await stranger.send("POST", "/api/resume", { body: { code: resumeCode.code } });
  expect((await stranger.send("GET", "/draft")).statusCode).toBe(200);
  const [code] = /\d{3}( \d{3}){4}/.exec(sent[0]?.text ?? "") ?? [];
  const phone = server.browser();
  expect((await phone.send("POST", "/api/resume", { body: { code } })).json()).toEqual({ verified: true });
  expect((await phone.send("GET", "/draft")).statusCode).toBe(200);
  expect((await stranger.send("GET", "/draft")).statusCode).toBe(401);
});

test("a stranger who was in first and erased everything leaves the payer their letter", async () => {
  failures.push("mail-unreachable");
  const sessionId = await checkout();
  await notify(await fake.pay(sessionId));
  await mailAll();
  const stranger = server.browser();
  const { resumeCode } = await find(sessionId, stranger);
  await stranger.send("POST", "/api/resume", { body: { code: resumeCode.code } });
  expect((await stranger.send("DELETE", "/my-data")).json()).toMatchObject({ letters: 0, jobs: 0 });
  server.clock.advance(3_600_000);
  await mailAll();
  const [code] = /\d{3}( \d{3}){4}/.exec(sent[0]?.text ?? "") ?? [];
  expect((await server.browser().send("POST", "/api/resume", { body: { code } })).statusCode).toBe(200);
});

test("on the test page, which asks for no address, nothing is mailed", async () => {
  const embedded = await sharedTestServer();
  const payer = embedded.browser();
  const sessionId = await payer.enter();
  await embedded.worker.runDue();
  const answer = await payer.send("POST", "/api/find-payment", { body: { sessionId } });
  expect(answer.json().payment).toMatchObject({ isMailed: false });
  expect(embedded.logged()).not.toContain('"kind":"code"');
});
