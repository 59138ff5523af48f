import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runMaintenance } from "../catalogue/maintenance.ts";
import type { OperationName } from "../core/access/authorize.ts";
import { orgOf, requestSample } from "../core/testing/sample-requests.ts";
import {
  everyOperation,
  openTestResources,
  type TestRequest,
  type TestResources,
} from "../core/testing/test-resources.ts";

let fixture: TestResources;
beforeEach(async () => {
  fixture = await openTestResources();
});
afterEach(() => fixture.close());

type Entry = Readonly<Record<string, unknown>>;

async function page(query: TestRequest["query"] = {}) {
  const { body, text, status } = await fixture.do("listAuditEntries", { query });
  expect(status, text).toBe(200);
  return body as unknown as { readonly results: readonly Entry[]; readonly metadata: Readonly<Record<string, number>> };
}
const entries = async (query?: TestRequest["query"]) => (await page(query)).results;

test("who did what to which row, when, from where, and what came of it", async () => {
  const address = "203.0.113.7";
  const { body: made } = await fixture.do("createAssistant", { address, body: { firstMessage: "Hola" } });
  const parameters = { id: String(made["id"]) };
  await fixture.do("updateAssistant", { address, parameters, body: { name: "Ana" } });
  await fixture.do("deleteAssistant", { parameters });
  await fixture.do("deleteAssistant", { parameters });
  const [again, gone, changed, begun] = await entries();
  const tokens = (await fixture.do("listTokens")).body as unknown as readonly Entry[];
  const token = tokens.find(({ tag }) => tag === "private");
  const who = { role: "admin", userId: expect.any(String), tokenId: token?.["id"] };
  expect(begun).toMatchObject({ ...who, operation: "createAssistant", rowId: made["id"], address, status: 201 });
  expect(changed).toMatchObject({ ...who, operation: "updateAssistant", rowId: made["id"], address, status: 200 });
  expect(gone).toMatchObject({ ...who, operation: "deleteAssistant", rowId: made["id"], status: 200 });
  expect(again).toMatchObject({ operation: "deleteAssistant", status: 404 });
  expect(Date.parse(String(begun?.["createdAt"]))).toBeGreaterThan(Date.parse("2026-03-08T12:00:00Z"));
});

test("every operation that changes something is written down, and every one that opens what people said", async () => {
  const opens: readonly OperationName[] = ["listCalls", "getCall", "exportCalls", "listChats", "getChat", "getFile"];
  const reads = new Set<string>(opens);
  const expected = everyOperation
    .filter(([name, { method, access }]) => access !== "open" && (method !== "GET" || reads.has(name)))
    .map(([name]) => name);
  for (const name of expected) await requestSample(fixture, name, fixture.tokens.private);
  // Of an org that the operator made, where the operation is on one.
  const { rows } = await fixture.db.execute(sql`select distinct operation from platform_audit where role = 'admin'`);
  const written = rows.map(({ operation }) => operation);
  expect(expected.filter((name) => !written.includes(name))).toEqual([]);
});

test("settings that are only looked at are not written down", async () => {
  await fixture.do("listAssistants");
  expect(await entries()).toEqual([]);
});

test("no word of a request or an answer stands in it, whatever takes an id's place", async () => {
  const word = "Xilonen";
  const assistant = { firstMessage: word, name: word };
  await fixture.do("createAssistant", { body: assistant });
  await fixture.do("createChat", { body: { assistant, input: word } });
  await fixture.do("createChat", { body: { assistant, input: word, stream: true } });
  await fixture.do("getCall", { parameters: { id: word } });
  await fixture.do("updateUserRole", {
    parameters: { id: await orgOf(fixture, fixture.tokens.private) },
    body: { userId: word, role: "viewer" },
  });
  const found = await fixture.db.execute(
    sql`select a::text || coalesce(r::text, '') as row from platform_audit a left join platform_audit_results r using (id)`,
  );
  expect(found.rows).toHaveLength(5);
  expect(JSON.stringify(found.rows)).not.toContain(word);
  expect(found.rows.every(({ row }) => !String(row).includes("Hola"))).toBe(true);
});

test("a chat that is streamed has its row in it", async () => {
  await fixture.do("createChat", { body: { assistant: { firstMessage: "Hola" }, input: "Hola", stream: true } });
  const [chat] = ((await fixture.do("listChats")).body["results"] ?? []) as readonly Entry[];
  expect(await entries({ operation: "createChat" })).toMatchObject([{ rowId: chat?.["id"], status: 201 }]);
});

test("a page's token is told from members, and the address of who talks is not kept", async () => {
  const { public: token } = fixture.tokens;
  await fixture.ask("createWebCall", { token, address: "203.0.113.9", body: { assistant: { firstMessage: "Hola" } } });
  const [entry] = await entries();
  expect(entry).toMatchObject({ operation: "createWebCall", role: "page", tokenId: expect.any(String) });
  expect(entry).not.toHaveProperty("address");
  expect(entry).not.toHaveProperty("userId");
});

test("downloads of recordings and files are in it", async () => {
  const id = "0b7ba7f2-4a39-4a6f-8a54-2f7a4a1c9a10";
  const from = { token: fixture.tokens.private, address: "203.0.113.7" };
  await expect(fixture.resources.recording(from, id, "mono")).rejects.toMatchObject({ code: "not-found" });
  await expect(fixture.resources.file(from, id)).rejects.toMatchObject({ code: "not-found" });
  const expected = ["readFile", "readRecording"].map((operation) => ({ operation, rowId: id, status: 404 }));
  expect(await entries()).toMatchObject(expected);
});

test("what was sent twice with one key is done, and written down, once", async () => {
  const asked = { idempotencyKey: "one", body: { firstMessage: "Hola" } };
  await fixture.do("createAssistant", asked);
  await fixture.do("createAssistant", asked);
  expect(await entries()).toHaveLength(1);
});

test("only admins read it, and only their own org's", async () => {
  await fixture.do("createAssistant", { body: {} });
  for (const role of ["editor", "viewer"] as const)
    expect((await fixture.ask("listAuditEntries", { token: await fixture.member(role) })).status).toBe(403);
  expect((await fixture.ask("listAuditEntries", { token: fixture.tokens.public })).status).toBe(403);
  const other = await fixture.otherOrg();
  const { body } = await fixture.ask("listAuditEntries", { token: other });
  const theirs = await orgOf(fixture, other);
  expect((body["results"] as readonly Entry[]).filter(({ orgId }) => orgId !== theirs)).toEqual([]);
  expect(JSON.stringify(body)).not.toContain("createAssistant");
});

test("it comes in pages, by operation, row, member, token and time", async () => {
  for (const name of ["a", "b", "c"]) await fixture.do("createSquad", { body: { name, members: [] } });
  const { body: made } = await fixture.do("createAssistant", { body: {} });
  const first = await page({ limit: "2" });
  const second = await page({ limit: "2", page: "2" });
  expect(first.metadata).toEqual({ itemsPerPage: 2, totalItems: 4, currentPage: 1 });
  const ids = [...first.results, ...second.results].map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  expect((await entries({ sortOrder: "ASC" })).map(({ id }) => id)).toEqual(ids.toReversed());
  expect(await entries({ operation: "createSquad" })).toHaveLength(3);
  const rowId = String(made["id"]);
  expect(await entries({ rowId })).toMatchObject([{ rowId }]);
  const [newest] = first.results;
  expect(await entries({ userId: String(newest?.["userId"]) })).toHaveLength(4);
  expect(await entries({ tokenId: String(newest?.["tokenId"]) })).toHaveLength(4);
  expect(await entries({ tokenId: rowId })).toEqual([]);
  expect(await entries({ createdAtLt: String(newest?.["createdAt"]) })).toHaveLength(3);
});

describe("a log that cannot be written", () => {
  test("refuses the operation, which is not carried out", async () => {
    await fixture.db.execute(
      sql`alter table platform_audit add constraint full_disk check (operation <> 'createSquad')`,
    );
    try {
      await expect(fixture.do("createSquad", { body: { members: [] } })).rejects.toThrow();
    } finally {
      await fixture.db.execute(sql`alter table platform_audit drop constraint full_disk`);
    }
    expect((await fixture.do("listSquads")).body).toEqual([]);
  });

  test("after it was done says so in the server's log, and answers all the same", async () => {
    const warned: unknown[] = [];
    const other = await openTestResources({ warn: (error) => warned.push(error) });
    try {
      await other.db.execute(sql`alter table platform_audit_results add constraint full_disk check (status <> 201)`);
      expect((await other.do("createAssistant", { body: {} })).status).toBe(201);
      const [entry] = (await other.do("listAuditEntries")).body["results"] as readonly Entry[];
      expect(entry).toMatchObject({ operation: "createAssistant" });
      expect(entry).not.toHaveProperty("status");
      expect(warned).toHaveLength(1);
    } finally {
      await other.db.execute(sql`alter table platform_audit_results drop constraint full_disk`);
      await other.close();
    }
  });
});

test.each([
  "update platform_audit set operation = 'getCall'",
  "update platform_audit_results set status = 200",
  "delete from platform_audit",
  "delete from platform_audit_results",
])("nothing in it is changed or taken away: %s", async (statement) => {
  await fixture.do("createAssistant", { body: {} });
  await expect(fixture.db.execute(sql.raw(statement))).rejects.toThrow();
  expect(await entries()).toMatchObject([{ operation: "createAssistant", status: 201 }]);
});

test("what is older than the setting says goes, and nothing else", async () => {
  await fixture.do("createAssistant", { body: {} });
  fixture.advance(31 * 24 * 3_600_000);
  await fixture.do("createSquad", { body: { members: [] } });
  await runMaintenance({ ...fixture, auditDays: 30 }, new Date("2026-04-08T12:30:00.000Z"));
  expect(await entries()).toMatchObject([{ operation: "createSquad", status: 201 }]);
});
