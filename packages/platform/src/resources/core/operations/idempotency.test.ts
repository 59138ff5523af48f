import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allTexts } from "../testing/all-texts.ts";
import { openTestResources, type TestRequest, type TestResources } from "../testing/test-resources.ts";

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources();
});
afterAll(() => fixture.close());

const assistants = async () => (await fixture.do("pageAssistants")).body["metadata"] as { readonly totalItems: number };
const create = (idempotencyKey: string, name = "Ana", more: TestRequest = {}) =>
  fixture.do("createAssistant", { idempotencyKey, body: { name }, ...more });

test("the same request with the same key is done once, and answered the same", async () => {
  const first = await create("once");
  const again = await create("once");
  expect(first.status).toBe(201);
  expect(again).toEqual(first);
  expect((await assistants()).totalItems).toBe(1);
  expect((await create("another")).body["id"]).not.toBe(first.body["id"]);
});

test("a key that names another request is refused", async () => {
  await create("mine");
  expect(await create("mine", "Eva")).toMatchObject({ status: 409, body: { code: "conflict" } });
  const squad = { idempotencyKey: "mine", body: { members: [] } };
  expect((await fixture.do("createSquad", squad)).status).toBe(409);
});

test("sent twice at once it is done once", async () => {
  const before = (await assistants()).totalItems;
  const answers = await Promise.all(Array.from({ length: 5 }, () => create("race")));
  expect((await assistants()).totalItems).toBe(before + 1);
  const made = answers.filter(({ status }) => status === 201).map(({ body }) => body["id"]);
  expect(new Set(made).size).toBe(1);
  // The others come too early, and may come again.
  expect(answers.filter(({ status }) => status === 503).length + made.length).toBe(5);
});

test("keys are each token's own", async () => {
  const theirs = await fixture.otherOrg();
  const mine = await create("shared");
  const other = await create("shared", "Ana", { token: theirs });
  expect(other.status).toBe(201);
  expect(other.body["orgId"]).not.toBe(mine.body["orgId"]);
});

test("a stream that nobody began to read may be asked for again with its key", async () => {
  const body = { assistant: { firstMessage: "Hola." }, input: "x", stream: true };
  const request = { token: fixture.tokens.private, origin: undefined, parameters: {}, query: [], body };
  const answer = await fixture.resources.answer("createChat", { ...request, idempotencyKey: "unread" });
  if (answer.kind !== "events" || !(Symbol.asyncIterator in answer.events)) throw new Error("This is no stream.");
  await answer.events[Symbol.asyncIterator]().return?.();
  const again = await fixture.do("createChat", { idempotencyKey: "unread", body });
  expect(again).toMatchObject({ status: 201, text: expect.stringContaining("Hola.") });
});

test("what was refused may be tried again with its key", async () => {
  expect(
    (await fixture.do("createChat", { idempotencyKey: "retry", body: { squad: { members: [] }, input: "x" } })).status,
  ).toBe(400);
  const chat = { idempotencyKey: "retry", body: { assistant: { firstMessage: "Hola." }, input: "x" } };
  expect((await fixture.do("createChat", chat)).status).toBe(201);
});

test("an answer is kept for a day, and goes with the row it tells of", async () => {
  const first = await create("day");
  fixture.advance(25 * 3_600_000);
  expect((await create("day")).body["id"]).not.toBe(first.body["id"]);

  const chat = { idempotencyKey: "secret", body: { assistant: { firstMessage: "Secreto." }, input: "x" } };
  const { body } = await fixture.do("createChat", chat);
  expect(await allTexts(fixture)).toContain("Secreto");
  await fixture.do("deleteChat", { parameters: { id: String(body["id"]) } });
  expect(await allTexts(fixture)).not.toContain("Secreto");
});

test("no answer lies readable, nor is it asked for twice after a start", async () => {
  const first = await create("start", "Zarzamora");
  const body = { queries: [{ table: "call", name: "Zarzamora", operations: [{ operation: "count", column: "id" }] }] };
  const ask = () => fixture.do("queryAnalytics", { idempotencyKey: "analytics", body });
  const told = await ask();
  expect(told).toMatchObject({ status: 201, text: expect.stringContaining("Zarzamora") });
  const { rows } = await fixture.db.execute(sql`select * from platform_answers`);
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toContain("Zarzamora");
  expect(await create("start", "Zarzamora")).toEqual(first);
  expect(await ask()).toEqual(told);
});

test("a stream is told again as it was", async () => {
  const body = { assistant: { firstMessage: "Hola, buenos días." }, input: "x", stream: true };
  const first = await fixture.do("createChatResponse", { idempotencyKey: "stream", body });
  const again = await fixture.do("createChatResponse", { idempotencyKey: "stream", body });
  expect(again).toEqual(first);
  expect(first.text).toContain("response.completed");
});

test("files are compared by what is in them", async () => {
  const upload = (text: string) =>
    fixture.do("createFile", { idempotencyKey: "file", body: { file: new File([text], "notas.txt") } });
  const first = await upload("Uno");
  expect(await upload("Uno")).toEqual(first);
  expect((await upload("Dos")).status).toBe(409);
});

test("a token's text is in its first answer alone", async () => {
  const make = () => fixture.do("createToken", { idempotencyKey: "token", body: { tag: "public", name: "Página" } });
  const first = await make();
  const again = await make();
  expect(again.body["id"]).toBe(first.body["id"]);
  expect(again.body["value"]).toBe(`********${String(first.body["value"]).slice(-4)}`);
});

describe("a key that is none is refused", () => {
  test.each(["", "x".repeat(256), "con espacio", "ñ"])("%j", async (key) => {
    expect(await create(key)).toMatchObject({ status: 400, text: expect.stringContaining("idempotency-key") });
  });
});

test("what was begun and never answered is not done again in silence", async () => {
  const { body } = await create("crash");
  await fixture.db.execute(sql`update platform_answers set sealed = null where row_id = ${String(body["id"])}`);
  const before = (await assistants()).totalItems;
  expect((await create("crash")).status).toBe(503);
  fixture.advance(60_000);
  expect((await create("crash")).status).toBe(409);
  expect((await assistants()).totalItems).toBe(before);
});
