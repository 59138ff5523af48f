import { platformCalls } from "@dilo/api/calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endLostCalls } from "../calls/lost.ts";
import { openTestResources, type TestResources } from "../testing.ts";

let house: TestResources;
beforeAll(async () => {
  house = await openTestResources();
}, 60_000);
afterAll(() => house.close());

async function begin(body: object = { assistant: { name: "Ana", firstMessage: "Hola." } }) {
  const { body: call } = await house.do("createWebCall", { body });
  const id = String(call["id"]);
  const watch = house.begun.at(-1)?.watch;
  if (watch === undefined) throw new Error("No call was begun.");
  return { id, watch, read: async () => (await house.do("getCall", { parameters: { id } })).body };
}

async function ended(call: Awaited<ReturnType<typeof begin>>, reason = "customer-ended-call") {
  call.watch.onEnded(reason);
  await house.resources.settled();
  expect((await call.read())["status"]).toBe("ended");
}

test("a call's row tells when it began and ended, why, and what was said", async () => {
  const call = await begin();
  expect(await call.read()).toMatchObject({ type: "webCall", status: "queued" });
  call.watch.onJoined();
  house.advance(2000);
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
  expect(platformCalls.getCall.answer.safeParse(row).error).toBeUndefined();
});

test("a name given meanwhile, and a call deleted meanwhile, stay so", async () => {
  const named = await begin();
  named.watch.onJoined();
  await house.do("updateCall", { parameters: { id: named.id }, body: { name: "Importante" } });
  await ended(named);
  expect(await named.read()).toMatchObject({ name: "Importante", status: "ended" });

  const deleted = await begin();
  await house.do("deleteCall", { parameters: { id: deleted.id } });
  deleted.watch.onJoined();
  deleted.watch.onEnded("customer-ended-call");
  await ended(await begin());
  expect((await house.do("getCall", { parameters: { id: deleted.id } })).status).toBe(404);
});

test("a call whose server was killed is ended at a later start, one that may go on is not", async () => {
  const lost = await begin();
  lost.watch.onJoined();
  await house.resources.settled();
  house.advance(3_600_000);
  const fresh = await begin();
  const now = new Date(Date.parse(String((await fresh.read())["createdAt"])) + 1000);
  await endLostCalls(house.db, now);
  expect(await lost.read()).toMatchObject({ status: "ended", endedReason: "worker-shutdown" });
  expect(await fresh.read()).toMatchObject({ status: "queued" });
});

test("calls are found, told shortly, exported and counted", async () => {
  const { body: assistant } = await house.do("createAssistant", { body: { name: "=Contable", firstMessage: "Hola" } });
  const assistantId = String(assistant["id"]);
  await ended(await begin({ assistantId }), "silence-timed-out");
  await ended(await begin({ assistantId }), "customer-ended-call");

  const page = await house.do("pageCalls", { query: { assistantId, endedReason: "silence-timed-out" } });
  expect(page.body["metadata"]).toMatchObject({ totalItems: 1 });
  const metadata = await house.do("pageCallMetadata", { query: { assistantId } });
  expect(metadata.body["metadata"]).toMatchObject({ totalItems: 2 });
  expect(metadata.text).not.toContain("firstMessage");
  const { text } = await house.do("exportCalls", { query: { assistantId, columns: "assistant.name" } });
  expect(text).toBe("assistant.name\r\n'=Contable\r\n'=Contable\r\n");
  expect((await house.do("exportCalls", { query: { async: "true" } })).status).toBe(501);

  const operations = [{ operation: "count", column: "id", alias: "calls" }];
  const query = { table: "call", name: "why", groupBy: ["assistantId", "endedReason"], operations };
  const { body } = await house.do("queryAnalytics", { body: { queries: [query] } });
  const [answer] = body as unknown as { name: string; result: { assistantId: string }[] }[];
  expect(answer?.result.filter((row) => row.assistantId === assistantId)).toEqual([
    { assistantId, endedReason: "customer-ended-call", calls: 1 },
    { assistantId, endedReason: "silence-timed-out", calls: 1 },
  ]);
});

test.each([
  [{ timeRange: { timezone: "Mars/Olympus" } }, 400],
  [{ timeRange: { start: "0000-01-01T00:00:00Z", end: "9999-12-31T23:59:59-12:00" } }, 201],
  [{ timeRange: { step: "day", timezone: "utc" } }, 201],
  [{ timeRange: { step: "day", timezone: "+01:00" } }, 400],
  [{ table: "subscription" }, 501],
])("analytics over %j: %i", async (more, status) => {
  const query = { table: "call", name: "q", operations: [{ operation: "count", column: "id" }], ...more };
  const answer = await house.do("queryAnalytics", { body: { queries: [query] } });
  expect(answer.status, answer.text).toBe(status);
});
