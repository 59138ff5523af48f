import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { platformOperations } from "@dilo/api/operations";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runMaintenance } from "../catalogue/maintenance.ts";
import { orgOf } from "../core/testing/sample-requests.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources();
});
afterAll(() => fixture.close());

async function begin(body: object = { assistant: { name: "Ana", firstMessage: "Hola." } }) {
  const { body: call } = await fixture.do("createWebCall", { body });
  const id = String(call["id"]);
  const watch = fixture.begun.at(-1)?.watch;
  if (watch === undefined) throw new Error("No call was begun.");
  return { id, watch, read: async () => (await fixture.do("getCall", { parameters: { id } })).body };
}

async function ended(call: Awaited<ReturnType<typeof begin>>, reason = "customer-ended-call") {
  call.watch.onEnded(reason);
  await fixture.resources.settled();
  expect((await call.read())["status"]).toBe("ended");
}

test("a private token that comes from a page is warned of, and neither a server's nor a page's own", async () => {
  const body = { assistant: { name: "Ana", firstMessage: "Hola." } };
  const begun = async (more: object) => (await fixture.do("createWebCall", { body, ...more })).body["warnings"];
  expect(await begun({ origin: "https://strangers.example" })).toEqual([
    { path: "authorization", message: expect.stringContaining("private token") },
  ]);
  expect(await begun({})).toBeUndefined();
  expect(await begun({ origin: "https://dilo.example" })).toBeUndefined();
  expect(await begun({ origin: "https://strangers.example", token: fixture.tokens.public })).toBeUndefined();
});

test("the room of whoever leaves is kept where that was asked for", async () => {
  await begin({ assistant: { firstMessage: "Hola." }, roomDeleteOnUserLeaveEnabled: false });
  expect(fixture.begun.at(-1)?.body).toMatchObject({ roomDeleteOnUserLeaveEnabled: false });
});

test("a call's row tells when it began and ended, why, and what was said", async () => {
  const call = await begin();
  expect(await call.read()).toMatchObject({ type: "webCall", status: "queued" });
  call.watch.onJoined();
  fixture.advance(2000);
  const base = { type: "transcript", transcriptType: "final" } as const;
  call.watch.onMessage({ ...base, role: "assistant", transcript: "Hola." });
  call.watch.onMessage({ ...base, role: "user", transcriptType: "partial", transcript: "Buenas" });
  call.watch.onMessage({ ...base, role: "user", transcript: "Buenas tardes." });
  await ended(call);
  const row = await call.read();
  expect(row).toMatchObject({
    endedReason: "customer-ended-call",
    messages: [
      { role: "bot", message: "Hola." },
      { role: "user", message: "Buenas tardes." },
    ],
    artifact: { transcript: "AI: Hola.\nUser: Buenas tardes.\n" },
  });
  expect(Date.parse(String(row["endedAt"])) - Date.parse(String(row["startedAt"]))).toBeGreaterThan(2000);
  expect(platformOperations.getCall.answer.safeParse(row).error).toBeUndefined();
});

test("a name given meanwhile, and a call deleted meanwhile, stay so", async () => {
  const named = await begin();
  named.watch.onJoined();
  await fixture.do("updateCall", { parameters: { id: named.id }, body: { name: "Importante" } });
  await ended(named);
  expect(await named.read()).toMatchObject({ name: "Importante", status: "ended" });

  const deleted = await begin();
  await fixture.do("deleteCall", { parameters: { id: deleted.id } });
  deleted.watch.onJoined();
  deleted.watch.onEnded("customer-ended-call");
  await ended(await begin());
  expect((await fixture.do("getCall", { parameters: { id: deleted.id } })).status).toBe(404);
});

test("a call under way that is deleted ends, and no sound of it stays", async () => {
  const call = await begin({ assistant: { firstMessage: "Hola.", artifactPlan: { recordingEnabled: true } } });
  const files = async () => (await readdir(fixture.dir, { recursive: true })).filter((name) => name.includes(call.id));
  call.watch.onJoined();
  call.watch.onSound?.(new Uint8Array(4000));
  await fixture.resources.settled();
  expect(await files()).toHaveLength(1);
  await fixture.do("deleteCall", { parameters: { id: call.id } });
  expect(fixture.ended).toContain(call.id);
  call.watch.onSound?.(new Uint8Array(4000));
  await fixture.resources.settled();
  expect(await files()).toEqual([]);
});

test("a call whose row can't be made is ended, and nothing waits for it", async () => {
  await fixture.db.execute(sql`alter table platform_rows add constraint nope check (kind <> 'call') not valid`);
  await expect(begin()).rejects.toThrow();
  await fixture.db.execute(sql`alter table platform_rows drop constraint nope`);
  const made = fixture.begun.at(-1);
  made?.watch.onMessage({ type: "transcript", transcriptType: "final", role: "user", transcript: "Hola." });
  await fixture.resources.settled();
  expect(fixture.ended).toContain(made?.id);
});

test("a call whose server was killed is ended at a later start with its sound, one that may go on is not", async () => {
  const lost = await begin({ assistant: { firstMessage: "Hola.", artifactPlan: { recordingEnabled: true } } });
  lost.watch.onJoined();
  lost.watch.onSound?.(new Uint8Array(128 * 1024 + 4));
  await fixture.resources.settled();
  const isLost = sql`update platform_call_owners set beat_at = now() - interval '1 minute' where call_id = ${lost.id}`;
  await fixture.db.execute(isLost);
  const fresh = await begin();
  await fixture.reopen().beat();
  expect(await lost.read()).toMatchObject({ status: "ended", endedReason: "worker-shutdown" });
  const { bytes } = await fixture.resources.recording({ token: fixture.tokens.private }, lost.id, "stereo");
  expect(bytes).toBe(128 * 1024 + 44);
  expect(await fresh.read()).toMatchObject({ status: "queued" });
});

test.each([
  [{ assistant: { model: 5 } }, "assistant.model"],
  [{ assistant: { transcriber: "x" } }, "assistant.transcriber"],
  [{ assistant: { nonsense: 1 } }, "assistant.nonsense"],
  [{ assistant: { artifactPlan: "yes" } }, "assistant.artifactPlan"],
  [{ assistant: {}, assistantOverrides: { variableValues: 5 } }, "assistantOverrides.variableValues"],
  [{ squad: { members: 1 } }, "squad.members"],
  [{ workflow: {} }, "workflow"],
])("a call that is asked to be %j is refused by its field", async (body, field) => {
  const answer = await fixture.do("createWebCall", { body });
  expect(answer).toMatchObject({ status: 400, text: expect.stringContaining(field) });
});

test("an assistant that is kept can be called, unless its variables make its first message too long", async () => {
  const tooLong = { body: { firstMessage: "x".repeat(4001) } };
  for (const name of ["createAssistant", "createWebCall"] as const) {
    const body = name === "createAssistant" ? tooLong.body : { assistant: tooLong.body };
    const answer = await fixture.do(name, { body });
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining("firstMessage") });
  }
  const firstMessage = `${"x".repeat(3990)}{{more}}`;
  const { body: kept } = await fixture.do("createAssistant", { body: { firstMessage } });
  const filled = (more: string) => ({ assistantId: kept["id"], assistantOverrides: { variableValues: { more } } });
  const { read } = await begin(filled("y"));
  expect(platformOperations.getCall.answer.safeParse(await read()).error).toBeUndefined();
  const refused = await fixture.do("createWebCall", { body: filled("y".repeat(11)) });
  expect(refused).toMatchObject({ status: 400, text: expect.stringContaining("assistant.firstMessage") });
});

describe("a page's token", () => {
  const artifactPlan = { recordingEnabled: true };
  const call = async (restrictions: object, body: object) => {
    const made = await fixture.do("createToken", { body: { tag: "public", restrictions } });
    return fixture.ask("createWebCall", { token: String(made.body["value"]), body });
  };

  test.each(["allowedAssistantIds", "allowTransientAssistant"])(
    "limited by %s fills in variables alone",
    async (by) => {
      const { body: kept } = await fixture.do("createAssistant", {
        body: { firstMessage: "Hola {{name}}.", artifactPlan },
      });
      const assistantId = String(kept["id"]);
      const restrictions = by === "allowedAssistantIds" ? { [by]: [assistantId] } : { [by]: false };
      const model = { provider: "openai", model: "x", messages: [{ role: "system", content: "Mine" }] };
      for (const assistantOverrides of [{ model }, { firstMessage: "Mine" }, { artifactPlan }]) {
        const refused = await call(restrictions, { assistantId, assistantOverrides });
        expect(refused).toMatchObject({ status: 400, text: expect.stringContaining("assistantOverrides") });
      }
      const assistantOverrides = { variableValues: { name: "Ana" } };
      const begun = await call(restrictions, { assistantId, assistantOverrides });
      expect(begun).toMatchObject({ status: 201, body: { artifactPlan } });
      expect(fixture.begun.at(-1)?.body).toMatchObject({ assistant: { firstMessage: "Hola Ana." } });

      const { body: squad } = await fixture.do("createSquad", { body: { members: [{ assistantId }] } });
      expect(await call(restrictions, { assistantId, squadId: squad["id"] })).toMatchObject({ status: 403 });
    },
  );

  test("never sends a secret of the org where it says, nor reads its files", async () => {
    await fixture.do("createCredential", { body: { provider: "custom-llm", apiKey: "sk-invented" } });
    const { body: kept } = await fixture.do("createAssistant", { body: { firstMessage: "Hola." } });
    const url = "https://stranger.dilo.example";
    const model = { provider: "custom-llm", model: "x", url };
    const server = { url, credentialId: "0b7ba7f2-4a39-4a6f-8a54-2f7a4a1c9a10" };
    const tools = [{ type: "function", function: { name: "weather" }, server }];
    const knowledge = { name: "Guide", provider: "google", description: "All of it", fileIds: [server.credentialId] };
    const query = [{ type: "query", knowledgeBases: [knowledge] }];
    const before = fixture.begun.length;
    const models = [tools, query].map((tools) => ({ model: { provider: "openai", model: "x", tools } }));
    for (const settings of [{ model }, { server }, ...models]) {
      for (const body of [{ assistant: settings }, { assistantId: kept["id"], assistantOverrides: settings }]) {
        const refused = await call({}, body);
        expect(refused).toMatchObject({ status: 400, text: expect.stringContaining("no secret and no file") });
      }
    }
    expect(fixture.begun).toHaveLength(before);
    const { body: own } = await fixture.do("createAssistant", { body: { model } });
    expect(await call({}, { assistantId: own["id"] })).toMatchObject({ status: 201 });
  });

  test("never decides that a voice is kept", async () => {
    const { body: kept } = await fixture.do("createAssistant", { body: { firstMessage: "Hola." } });
    const asked = [
      { assistant: { firstMessage: "Hola.", artifactPlan } },
      { assistantId: kept["id"], assistantOverrides: { artifactPlan } },
    ];
    for (const body of asked) {
      expect((await call({}, body)).body["artifactPlan"]).toMatchObject({ recordingEnabled: false });
      expect(fixture.begun.at(-1)?.watch.onSound).toBeUndefined();
    }
  });
});

test("a file whose row is gone is removed; one with a row, and one of an org that is not known, stay", async () => {
  const [org] = (await fixture.do("listOrgs")).body as unknown as { id: string }[];
  const orgId = org?.id ?? "";
  const call = await begin();
  const upload = await fixture.do("createFile", { body: { file: new File(["Hola"], "hola.txt") } });
  const [left, elsewhere] = [randomUUID(), randomUUID()];
  await fixture.files.keep({ orgId, id: call.id }, new Uint8Array(4));
  await fixture.files.begin({ orgId, id: left });
  await fixture.files.begin({ orgId: elsewhere, id: left });
  await runMaintenance({ ...fixture, auditDays: 365 }, new Date("2026-03-08T12:00:00.000Z"));
  const kept = await fixture.files.list(orgId);
  expect(kept).toEqual(expect.arrayContaining([call.id, upload.body["id"]]));
  expect(kept).not.toContain(left);
  expect(await fixture.files.list(elsewhere)).toEqual([left]);
  await fixture.files.removeOrg(elsewhere);
});

test("a lent token that is over is deleted", async () => {
  const [org] = (await fixture.do("listOrgs")).body as unknown as { id: string }[];
  const lent = async () =>
    (await fixture.db.execute(sql`select hash from platform_tokens where expires_at is not null`)).rows.length;
  await fixture.do("getOrgAuth", { parameters: { id: org?.id ?? "" } });
  expect(await lent()).toBe(1);
  await runMaintenance({ ...fixture, auditDays: 365 }, new Date("2027-01-01T00:00:00.000Z"));
  expect(await lent()).toBe(0);
});

test("calls are found, told shortly, exported and counted", async () => {
  const { body: assistant } = await fixture.do("createAssistant", {
    body: { name: "=Contable", firstMessage: "Hola" },
  });
  const assistantId = String(assistant["id"]);
  await ended(await begin({ assistantId }), "silence-timed-out");
  const second = await begin({ assistantId });
  second.watch.onJoined();
  await fixture.resources.settled();
  const live = await fixture.do("pageCalls", { query: { assistantId, status: "in-progress" } });
  expect(live.body).toMatchObject({ metadata: { totalItems: 1 }, results: [{ id: second.id }] });
  await ended(second, "customer-ended-call");

  const page = await fixture.do("pageCalls", { query: { assistantId, endedReason: "silence-timed-out" } });
  expect(page.body["metadata"]).toMatchObject({ totalItems: 1 });
  const metadata = await fixture.do("pageCallMetadata", { query: { assistantId } });
  expect(metadata.body["metadata"]).toMatchObject({ totalItems: 2 });
  expect(metadata.text).not.toContain("firstMessage");
  const { text } = await fixture.do("exportCalls", { query: { assistantId, columns: "assistant.name" } });
  expect(text).toBe("assistant.name\r\n'=Contable\r\n'=Contable\r\n");
  expect((await fixture.do("exportCalls", { query: { async: "true" } })).status).toBe(422);

  const operations = [{ operation: "count", column: "id", alias: "calls" }];
  const query = { table: "call", name: "why", groupBy: ["assistantId", "endedReason"], operations };
  const { body } = await fixture.do("queryAnalytics", { body: { queries: [query] } });
  const [answer] = body as unknown as { name: string; result: { assistantId: string }[] }[];
  expect(answer?.result.filter((row) => row.assistantId === assistantId)).toEqual([
    { assistantId, endedReason: "customer-ended-call", calls: 1 },
    { assistantId, endedReason: "silence-timed-out", calls: 1 },
  ]);
});

test.each([
  ["limit", ""],
  ["limit", " "],
  ["page", ""],
  ["costLe", ""],
  ["cost", "dear"],
  ["structuredOutputs[score][lte]", "abc"],
  ["structuredOutputs[score][gt]", ""],
  ["structuredOutputs[score][gte]", "NaN"],
])("?%s=%s is no number, and refused", async (name, value) => {
  const field = name.replaceAll("[", ".").replaceAll("]", "");
  expect(await fixture.do("pageCalls", { query: { [name]: value } })).toMatchObject({
    status: 400,
    text: expect.stringContaining(`field ${field} is wrong`),
  });
});

test("calls are found by words that were said in them, however they are written", async () => {
  const call = await begin({ assistant: { firstMessage: "Hola" } });
  const { id, watch } = call;
  watch.onJoined();
  const final = { type: "transcript", role: "user", transcriptType: "final" } as const;
  watch.onMessage({ ...final, transcript: "Quiero una CITA con la señora Peña, el 14 de mayo." });
  await ended(call, "customer-ended-call");
  await fixture.resources.settled();
  const found = async (transcript: string) => {
    const { body } = await fixture.do("pageCalls", { query: { id, transcript } });
    return (body["metadata"] as { readonly totalItems: number }).totalItems;
  };
  for (const said of ["cita", "Pena", "mayo cita", "señor", "14", "  ", "¿cita?"])
    expect(await found(said), said).toBe(1);
  for (const other of ["visita", "cita julio", "ita", "15"]) expect(await found(other), other).toBe(0);
});

test("calls are found by what their structured outputs and costs are", async () => {
  const { id } = await begin({ assistant: { firstMessage: "Hola" } });
  const cost = { cost: 5, artifact: { structuredOutputs: { score: { result: 5 } } } };
  const rows = { kind: "call", orgId: await orgOf(fixture, fixture.tokens.private) };
  const [row] = await fixture.store.list(rows, { ids: [id] });
  if (row !== undefined) await fixture.store.replace("call", { ...row, ...cost }, row);
  const found = async (query: Readonly<Record<string, string>>) =>
    ((await fixture.do("pageCalls", { query: { id, ...query } })).body["results"] as unknown[]).length;
  expect(await found({ "structuredOutputs[score][lte]": "5" })).toBe(1);
  expect(await found({ "structuredOutputs[score][lt]": "5.0" })).toBe(0);
  expect(await found({ cost: "5", costLe: "10" })).toBe(1);
  expect(await found({ cost: "4", costLe: "10" })).toBe(0);
  expect(await found({ cost: "5", costLe: "4" })).toBe(0);
});

test("analytics that ask for more than one statement can hold are refused by their field", async () => {
  const one = { operation: "count", column: "id" };
  const many = <Part>(part: Part) => Array.from({ length: 1200 }, () => part);
  const query = { table: "call", name: "q", operations: [one] };
  for (const [field, queries] of [
    ["operations", [{ ...query, operations: many(one) }]],
    ["groupByVariableValue", [{ ...query, groupByVariableValue: many({ key: "a" }) }]],
    ["queries", many(query)],
  ] as const) {
    const answer = await fixture.do("queryAnalytics", { body: { queries } });
    expect(answer).toMatchObject({
      status: 400,
      text: expect.stringContaining(`${field} is wrong: it must be at most`),
    });
  }
});

test.each([
  [{ timeRange: { timezone: "Mars/Olympus" } }, 400],
  [{ timeRange: { start: "0000-01-01T00:00:00Z", end: "9999-12-31T23:59:59-12:00" } }, 201],
  [{ timeRange: { step: "day", timezone: "utc" } }, 201],
  [{ timeRange: { step: "day", timezone: "+01:00" } }, 400],
  [{ table: "subscription" }, 422],
])("analytics over %j: %i", async (more, status) => {
  const query = { table: "call", name: "q", operations: [{ operation: "count", column: "id" }], ...more };
  const answer = await fixture.do("queryAnalytics", { body: { queries: [query] } });
  expect(answer.status, answer.text).toBe(status);
});
