import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { openDeveloperServer, type Received, type Reply } from "../../testing/developer-server.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
const warned: unknown[] = [];
beforeEach(async () => {
  warned.length = 0;
  fixture = await openTestResources({ messageWaitsMs: [5, 5], warn: (error) => warned.push(error) });
});
afterEach(() => fixture.close());

const well = (): Reply => ({});

async function open(reply: (received: Received) => Reply = well) {
  const server = await openDeveloperServer(reply);
  onTestFinished(() => server.close());
  return server;
}

const final = (role: "user" | "assistant", transcript: string) =>
  ({ type: "transcript", transcriptType: "final", role, transcript }) as const;

/** Holds a call with an assistant whose server is told of it. */
async function talk(server: object, more: object = {}, assistantOverrides: object = {}) {
  const asked = { assistant: { server, ...more }, assistantOverrides };
  const { body, status, text } = await fixture.do("createWebCall", { body: asked });
  expect(status, text).toBe(201);
  const watch = fixture.begun.at(-1)?.watch;
  watch?.onJoined();
  watch?.onMessage(final("assistant", "Hola."));
  watch?.onMessage({ type: "speech-update", role: "user", status: "started" });
  watch?.onMessage(final("user", "Buenas."));
  watch?.onMessage({ type: "user-interrupted" });
  watch?.onEnded("customer-ended-call");
  await fixture.resources.settled();
  await new Promise((resolve) => setImmediate(resolve));
  await fixture.resources.settled();
  await fixture.resources.workDone();
  return String(body["id"]);
}

const typesOf = (received: readonly Received[]) => received.map(({ body }) => body.message?.["type"]);
const rows = async () => {
  const found = await fixture.db.execute(sql`select state, sealed as body from platform_messages order by position`);
  return (found as unknown as { rows: { state: string; body: unknown }[] }).rows;
};
/** As if so much time had gone by. */
const age = (seconds: number) =>
  fixture.db.execute(
    sql`update platform_messages set claimed_until = claimed_until - make_interval(secs => ${seconds}::float8)`,
  );
const usual = [
  "status-update",
  "conversation-update",
  "speech-update",
  "conversation-update",
  "user-interrupted",
  "status-update",
  "end-of-call-report",
];

test("every message has the vendor's envelope and its id, signed or not", async () => {
  const server = await open();
  const made = await fixture.do("createAssistant", {
    body: {
      ...{ name: "Ana", metadata: { shop: 7 }, server: { url: server.url, headers: { "x-secret": "invented" } } },
      credentials: [{ provider: "openai", apiKey: "sk-invented" }],
    },
  });
  const customer = { number: "+13055550123" };
  const { body } = await fixture.do("createWebCall", {
    body: { assistantId: made.body["id"], assistantOverrides: { variableValues: { name: "Luisa", customer } } },
  });
  const watch = fixture.begun.at(-1)?.watch;
  watch?.onJoined();
  watch?.onMessage(final("user", "Buenas."));
  watch?.onEnded("customer-ended-call");
  await fixture.resources.settled();
  await new Promise((resolve) => setImmediate(resolve));
  await fixture.resources.settled();
  await fixture.resources.workDone();
  expect(server.received.length).toBeGreaterThan(3);
  const variableValues = { name: "Luisa", customer };
  for (const { headers, body: sent } of server.received) {
    expect(headers["webhook-id"]).toMatch(/^msg_./);
    expect(sent.message).toMatchObject({
      call: {
        ...{ id: body["id"], orgId: body["orgId"], type: "webCall", assistantId: made.body["id"] },
        ...{ customer, metadata: { shop: 7 }, variableValues, assistantOverrides: { variableValues } },
      },
      ...{ customer, phoneNumber: null, assistant: { name: "Ana" }, timestamp: expect.any(Number) },
      artifact: { messages: expect.any(Array), transcript: expect.any(String), variableValues },
    });
    expect(JSON.stringify(sent)).not.toMatch(/invented|sealed:/);
  }
  expect(new Set(server.received.map(({ headers }) => headers["webhook-id"])).size).toBe(server.received.length);
  const report = server.received.at(-1)?.body.message;
  expect(report).toMatchObject({
    type: "end-of-call-report",
    call: { status: "ended" },
    artifact: { transcript: "User: Buenas.\n" },
  });
});

test("a squad's call names the squad", async () => {
  const server = await open();
  const squad = { members: [{ assistant: { name: "Ana", server: { url: server.url } } }] };
  await fixture.do("createWebCall", { body: { squad } });
  fixture.begun.at(-1)?.watch.onJoined();
  await fixture.resources.settled();
  await fixture.resources.workDone();
  expect(server.received[0]?.body.message).toMatchObject({
    call: { squad: { members: [{ assistant: { name: "Ana" } }] } },
  });
});

test("a server is told of a call, in order, and the table is empty afterwards", async () => {
  const server = await open();
  const id = await talk({ url: server.url, headers: { "x-tenant": "7" } });
  expect(typesOf(server.received)).toEqual(usual);
  expect(server.received.at(-1)?.body.message).toMatchObject({
    call: { id },
    endedReason: "customer-ended-call",
    artifact: { transcript: "AI: Hola.\nUser: Buenas.\n" },
  });
  expect(server.received[0]?.headers["x-tenant"]).toBe("7");
  expect(await rows()).toEqual([]);
});

test("it gets the kinds that serverMessages names", async () => {
  const server = await open();
  await talk({ url: server.url }, { serverMessages: ["transcript[transcriptType='final']", "end-of-call-report"] });
  expect(typesOf(server.received)).toEqual(["transcript", "transcript", "end-of-call-report"]);
  const odd = await fixture.do("createAssistant", { body: { serverMessages: ["voice-input"] } });
  expect(odd.body["warnings"]).toMatchObject([{ path: "serverMessages" }]);
});

test("one that fails or is slow gets each message again, still in order", async () => {
  let count = 0;
  const server = await open(() => {
    count += 1;
    return count % 3 === 1 ? { status: 503 } : { afterMs: 5 };
  });
  await talk({ url: server.url });
  const arrived = server.received.filter((_, index) => (index + 1) % 3 !== 1);
  expect(typesOf(arrived)).toEqual(usual);
  expect(warned).toEqual([]);
});

test("a message that is sent again has the id it had, so that it is known again", async () => {
  const authenticationPlan = { type: "bearer", token: "an invented token" };
  const { body: credential } = await fixture.do("createCredential", {
    body: { provider: "webhook", authenticationPlan },
  });
  let count = 0;
  const server = await open(() => {
    count += 1;
    return { status: count % 2 === 1 ? 503 : 200 };
  });
  await talk({ url: server.url, credentialId: credential["id"] }, { serverMessages: ["status-update"] });
  const ids = server.received.map(({ headers }) => headers["webhook-id"]);
  expect(ids).toEqual([ids[0], ids[0], ids[2], ids[2]]);
  expect(ids[0]).toMatch(/^msg_/);
  expect(new Set(ids).size).toBe(2);
});

test("while a server is asked again, the messages behind are not taken over by another", async () => {
  const other = fixture.reopen();
  onTestFinished(() => other.stop());
  let count = 0;
  let aged: Promise<unknown> = Promise.resolve();
  let resumed: Promise<void> | undefined;
  const server = await open(() => {
    count += 1;
    if (count <= 3) aged = aged.then(() => age(100));
    if (count === 3) resumed = aged.then(() => other.resumeWork());
    return count < 3 ? { status: 503, afterMs: 20 } : { afterMs: 50 };
  });
  await talk({ url: server.url }, { serverMessages: ["status-update"] });
  await resumed;
  await other.workDone();
  const told = server.received.map(({ body: { message } }) => message?.["status"]);
  expect(told).toEqual(["in-progress", "in-progress", "in-progress", "ended"]);
});

test("an attempt that is called off by the end of this server is not the last", async () => {
  let count = 0;
  const server = await open(() => {
    count += 1;
    if (count === 3) fixture.resources.stop();
    return { status: 503, afterMs: 20 };
  });
  await talk({ url: server.url }, { serverMessages: ["status-update"] });
  expect((await rows()).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
});

test.each([
  ["is down for good", 503, 3],
  ["refuses", 400, 1],
  ["redirects", 302, 1],
])(
  "one that %s is given up, which is seen; it is kept sealed, listed, and sent again as it was",
  async (_, status, attempts) => {
    let isDown = true;
    const server = await open(() => (isDown ? { status, headers: { location: "http://169.254.169.254/" } } : {}));
    const callId = await talk({ url: server.url }, { serverMessages: ["status-update"] });
    expect(server.received).toHaveLength(2 * attempts);
    expect(warned).toHaveLength(2);
    expect(JSON.stringify(await rows())).not.toContain("status-update");
    const list = async (query: Record<string, string> = {}) =>
      (await fixture.do("listServerMessages", { query })).body as unknown as { id: string; state: string }[];
    const dead = await list({ state: "dead", callId });
    expect(dead).toMatchObject(
      Array.from({ length: 2 }, () => ({
        callId,
        state: "dead",
        type: "status-update",
        reason: expect.stringContaining(String(status)),
      })),
    );
    const parameters = { id: dead[0]?.id ?? "" };
    const one = await fixture.ask("getServerMessage", { token: await fixture.member("viewer"), parameters });
    // The newest comes first.
    expect(one.body, one.text).toMatchObject({ ...dead[0], status, body: server.received.at(-1)?.body });
    const { body: log } = await fixture.do("listAuditEntries", { query: { operation: "getServerMessage" } });
    expect(log["results"]).toMatchObject([{ rowId: parameters.id, role: "viewer", status: 200 }]);
    const other = await fixture.otherOrg();
    expect((await fixture.ask("listServerMessages", { token: other })).body).toEqual([]);
    expect((await fixture.ask("getServerMessage", { token: other, parameters })).status).toBe(404);
    expect((await fixture.ask("resendServerMessage", { token: other, parameters })).status).toBe(404);
    isDown = false;
    const before = server.received.map(({ headers, body }) => [headers["webhook-id"], JSON.stringify(body)]);
    const sent = await fixture.do("resendServerMessage", { parameters });
    expect([sent.status, sent.body], sent.text).toMatchObject([201, { state: "waiting" }]);
    await fixture.resources.workDone();
    const { headers, body } = server.received.at(-1) ?? {};
    expect(before).toContainEqual([headers?.["webhook-id"], JSON.stringify(body)]);
    expect(await list()).toHaveLength(1);
    expect((await fixture.do("resendServerMessage", { parameters })).status).toBe(404);
  },
);

test("a message whose server never answered has no status, and one of a deleted call is gone", async () => {
  const callId = await talk({ url: "http://localhost:1/" }, { serverMessages: ["status-update"] });
  const { body: rows } = await fixture.do("listServerMessages");
  const [{ id }] = rows as unknown as readonly [{ readonly id: string }];
  const { body } = await fixture.do("getServerMessage", { parameters: { id } });
  expect(body).toMatchObject({ id, state: "dead", body: { message: { type: "status-update" } } });
  expect(body).not.toHaveProperty("status");
  expect((await fixture.do("getServerMessage", { parameters: { id: "\u0000" } })).status).toBe(404);
  await fixture.do("deleteCall", { parameters: { id: callId } });
  expect((await fixture.do("getServerMessage", { parameters: { id } })).status).toBe(404);
});

test("none goes to a private address", async () => {
  const server = await open();
  await talk(
    { url: server.url.replace("http://localhost", "https://localhost.") },
    { serverMessages: ["status-update"] },
  );
  expect(server.received).toEqual([]);
  expect(warned).toHaveLength(2);
});

test("of a confidential call the server learns everything, and no table keeps it", async () => {
  const kept: string[] = [];
  const server = await open(() => ({ afterMs: 20 }));
  let reading = Promise.resolve();
  const asking = setInterval(() => {
    reading = reading.then(async () => void kept.push(JSON.stringify(await rows())));
  }, 20);
  const headers = { "x-name": "{{name}}" };
  const variableValues = { name: "Buenas" };
  await talk({ url: server.url, headers }, { compliancePlan: { hipaaEnabled: true } }, { variableValues });
  clearInterval(asking);
  // The database goes back when the tests are over.
  await reading;
  expect(typesOf(server.received)).toEqual(usual);
  expect(kept.join()).not.toContain("Buenas");
});

test("of a call that is deleted nothing is told any more", async () => {
  const server = await open();
  const assistant = { server: { url: server.url } };
  const { body } = await fixture.do("createWebCall", { body: { assistant } });
  const watch = fixture.begun.at(-1)?.watch;
  watch?.onJoined();
  watch?.onMessage(final("user", "Bórreme."));
  await fixture.resources.settled();
  await fixture.resources.workDone();
  server.received.length = 0;
  await fixture.do("deleteCall", { parameters: { id: String(body["id"]) } });
  watch?.onMessage(final("user", "Todavía."));
  await fixture.resources.settled();
  await new Promise((resolve) => setImmediate(resolve));
  await fixture.resources.settled();
  expect(await rows()).toEqual([]);
  await fixture.resources.workDone();
  expect(server.received).toEqual([]);
});

test("what another server left behind is brought by this one, in order", async () => {
  let isDown = true;
  const server = await open(() => (isDown ? { status: 503, afterMs: 50 } : {}));
  const { body } = await fixture.do("createWebCall", {
    body: { assistant: { server: { url: server.url }, serverMessages: ["status-update"] } },
  });
  const watch = fixture.begun.at(-1)?.watch;
  watch?.onJoined();
  watch?.onEnded("customer-ended-call");
  await fixture.resources.settled();
  // As if its process had ended in the middle.
  fixture.resources.stop();
  await fixture.resources.workDone();
  expect(await rows()).toHaveLength(2);
  isDown = false;
  const other = fixture.reopen();
  await other.resumeWork();
  await other.workDone();
  expect(await rows()).toHaveLength(2);
  // What counts is the database's clock, not that of a server.
  fixture.advance(200_000);
  await other.resumeWork();
  await other.workDone();
  expect(await rows()).toHaveLength(2);
  await age(200);
  const tried = server.received.length;
  const third = fixture.reopen();
  await Promise.all([other.resumeWork(), third.resumeWork()]);
  await Promise.all([other.workDone(), third.workDone()]);
  // Of two servers that look at the same time one brings them.
  expect(server.received.length - tried).toBe(2);
  third.stop();
  expect(await rows()).toEqual([]);
  const told = server.received.slice(-2).map(({ body: { message } }) => message?.["status"]);
  expect(told).toEqual(["in-progress", "ended"]);
  await fixture.do("deleteCall", { parameters: { id: String(body["id"]) } });
  other.stop();
});
