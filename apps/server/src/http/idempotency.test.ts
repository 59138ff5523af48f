import { beforeEach, expect, test } from "vitest";
import { scheduleRetention } from "../answers/retention/retention.ts";
import { describeOnPostgres } from "../store/postgres/testing-postgres.ts";
import { keyedRequests, savedForms } from "../store/schema.ts";
import { type Browser, openTestServer, type SharedServer, sharedTestServer } from "../testing/test-server.ts";

let server: SharedServer;
let person: Browser;
beforeEach(async () => {
  server = await sharedTestServer();
  person = server.browser();
  await person.enter();
});

const form = { formType: "N-400", data: { nombre_completo: "Rosa Ficticia Peña" } };
const post = (path: string, body: unknown, { key = "once", from = person } = {}) =>
  from.send("POST", path, { body, headers: { "idempotency-key": key } });

test("a letter asked for twice with one key is sent once, and answered the same", async () => {
  const { id } = (await post("/submit-form", form, { key: "form" })).json();
  const letter = { id, email: "rosa@example.com", includePDF: false };
  const first = await post("/email-form", letter);
  expect(first.json()).toEqual({ queued: true, isSent: true });
  const again = await post("/email-form", letter);
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  expect(await server.letters()).toHaveLength(1);
  expect((await post("/email-form", letter, { key: "another" })).statusCode).toBe(200);
  expect(await server.letters()).toHaveLength(2);
});

test("a save asked for again is what it was, though the form was changed meanwhile", async () => {
  const first = (await post("/submit-form", form)).json();
  const change = { revision: 1, data: { nombre_completo: "Rosa Ficticia" } };
  expect((await person.send("PATCH", `/form/${first.id}`, { body: change })).statusCode).toBe(200);
  expect((await post("/submit-form", form)).json()).toEqual(first);
  expect(await server.services.store.db.$count(savedForms)).toBe(1);
});

test("a key is one body's and one operation's", async () => {
  await post("/submit-form", form);
  for (const [path, body] of [
    ["/submit-form", { ...form, data: {} }],
    ["/api/resume-code", {}],
  ] as const)
    expect((await post(path, body)).json()).toMatchObject({ statusCode: 422, code: "key-reused" });
});

test("a key is one cookie's: nobody gets another's answer", async () => {
  const other = server.browser();
  await other.enter();
  const theirs = (await post("/submit-form", form)).json();
  expect((await post("/submit-form", form, { from: other })).json().id).not.toBe(theirs.id);
});

test("while the first runs the second waits; a minute after a server's death it runs", async () => {
  const { db } = server.services.store;
  const { id } = (await post("/submit-form", form)).json();
  await db.update(keyedRequests).set({ answer: null });
  const early = await post("/submit-form", form);
  expect([early.statusCode, early.json().code]).toEqual([409, "request-in-progress"]);
  expect(early.headers["retry-after"]).toBe("3");
  server.clock.advance(60_000);
  expect((await post("/submit-form", form)).json().id).toBe(id);
});

test("at the same moment one runs, and a failure is not kept", async () => {
  const statuses = (await Promise.all([post("/submit-form", form), post("/submit-form", form)])).map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
  const unknown = { id: "form_unknown", email: "rosa@example.com", includePDF: false };
  expect((await post("/email-form", unknown, { key: "lost" })).statusCode).toBe(404);
  expect((await post("/submit-form", { ...form, data: { nope: "x" } }, { key: "bad" })).statusCode).toBe(400);
  expect((await post("/submit-form", form, { key: "bad" })).statusCode).toBe(200);
});

test("erasure takes the answers along, retention after a day; the store has neither key nor body", async () => {
  const { db } = server.services.store;
  await post("/submit-form", form, { key: "a-key-of-rosa" });
  const rows = JSON.stringify(await db.select().from(keyedRequests));
  expect(rows).not.toMatch(/a-key-of-rosa|Rosa/);
  await person.send("DELETE", "/my-data");
  expect(await db.$count(keyedRequests)).toBe(0);
  await post("/submit-form", form);
  expect(await db.$count(keyedRequests)).toBe(1);
  server.clock.advance(24 * 3_600_000);
  await scheduleRetention(db, server.clock, 0);
  await server.worker.runDue();
  expect(await db.$count(keyedRequests)).toBe(0);
});

test("a checkout and a code are the same again, and are not kept", async () => {
  const body = {
    priceId: "price_embedded_999",
    successUrl: "http://localhost:3000/form?session_id={CHECKOUT_SESSION_ID}",
    cancelUrl: "http://localhost:3000/",
  };
  const buyer = server.browser();
  await buyer.send("POST", "/api/check-cookies", { body: {} });
  const [first, again] = [
    await post("/api/create-checkout-session", body, { from: buyer }),
    await post("/api/create-checkout-session", body, { from: buyer }),
  ];
  expect(first.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
  const code = (await post("/api/resume-code", undefined)).json();
  expect((await post("/api/resume-code", undefined)).json()).toEqual(code);
  const kept = await server.services.store.db.select({ answer: keyedRequests.answer }).from(keyedRequests);
  expect(kept).toEqual([{ answer: {} }, { answer: {} }]);
});

test("a key that is no key is refused", async () => {
  expect((await post("/submit-form", form, { key: "x".repeat(256) })).statusCode).toBe(400);
});

describeOnPostgres("two servers of one store", (postgres) => {
  test("carry out one key once, whichever is asked, at the same moment and after", async () => {
    const store = await postgres.emptyStore();
    const DATA_KEY = Buffer.alloc(32, 1).toString("base64");
    const one = await openTestServer({ store, env: { DATA_KEY } });
    const two = await openTestServer({ store, env: { DATA_KEY, KEY_DIR: one.config.keyDir } });
    const rosa = one.browser();
    await rosa.enter();
    const atTwo = two.browser();
    for (const [name, value] of rosa.cookies) atTwo.cookies.set(name, value);
    const { id } = (await post("/submit-form", form, { key: "form", from: rosa })).json();
    const letter = { id, email: "rosa@example.com", includePDF: false };
    const ask = (from: Browser) => post("/email-form", letter, { from });
    const statuses = (await Promise.all([rosa, atTwo, rosa, atTwo].map(ask))).map(({ statusCode }) => statusCode);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect((await ask(atTwo)).json()).toEqual({ queued: true, isSent: true });
    expect([...(await one.letters()), ...(await two.letters())]).toHaveLength(1);
    await two.close();
    await one.close();
  });
});
