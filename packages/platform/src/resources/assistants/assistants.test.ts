import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources();
});
afterAll(() => fixture.close());

test("every change is a version; PATCH merges, PUT replaces", async () => {
  const { body: made } = await fixture.do("createAssistant", { body: { name: "Uno", firstMessage: "Hola." } });
  const parameters = { id: String(made["id"]) };
  const merged = await fixture.do("updateAssistant", { parameters, body: { name: "Dos" } });
  expect(merged.body).toMatchObject({ name: "Dos", firstMessage: "Hola." });
  const replaced = await fixture.do("replaceAssistant", { parameters, body: { name: "Tres" } });
  expect(replaced.body).not.toHaveProperty("firstMessage");
  expect(replaced.body).toMatchObject({ name: "Tres", createdAt: made["createdAt"] });

  const first = await fixture.do("listAssistantVersions", { parameters, query: { limit: "2" } });
  const names = (body: object) => (body as { results: { name: string; version: number }[] }).results;
  expect(names(first.body).map(({ name, version }) => [name, version])).toEqual([
    ["Tres", 3],
    ["Dos", 2],
  ]);
  const query = { limit: "2", pageState: String(first.body["nextPageState"]) };
  const second = await fixture.do("listAssistantVersions", { parameters, query });
  expect(names(second.body).map(({ name }) => name)).toEqual(["Uno"]);
  expect(second.body).not.toHaveProperty("nextPageState");

  await fixture.do("deleteAssistant", { parameters });
  expect((await fixture.do("listAssistantVersions", { parameters })).status).toBe(404);
});

test("of changes that meet, each is a version or is told to read again", async () => {
  const { body: made } = await fixture.do("createAssistant", { body: {} });
  const parameters = { id: String(made["id"]) };
  const changes = ["a", "b", "c"].map((name) => fixture.do("updateAssistant", { parameters, body: { name } }));
  const statuses = (await Promise.all(changes)).map(({ status }) => status);
  expect(new Set([...statuses, 200, 409])).toEqual(new Set([200, 409]));
  const { body } = await fixture.do("listAssistantVersions", { parameters });
  const won = statuses.filter((status) => status === 200).length;
  expect((body as { metadata: { totalItems: number } }).metadata.totalItems).toBe(won + 1);
});

test("tests lie in their suite, and go with it", async () => {
  const suite = async () => String((await fixture.do("createTestSuite", { body: {} })).body["id"]);
  const [testSuiteId, other] = [await suite(), await suite()];
  const body = { type: "chat", script: "Salude.", scorers: [] };
  const { body: made } = await fixture.do("createTest", { parameters: { testSuiteId }, body });
  const id = String(made["id"]);
  expect(made).toMatchObject({ testSuiteId });
  expect((await fixture.do("getTest", { parameters: { testSuiteId: other, id } })).status).toBe(404);
  expect((await fixture.do("listTests", { parameters: { testSuiteId: other } })).body["results"]).toEqual([]);
  expect((await fixture.do("listTests", { parameters: { testSuiteId } })).body["results"]).toHaveLength(1);
  await fixture.do("deleteTestSuite", { parameters: { id: testSuiteId } });
  expect((await fixture.do("getTest", { parameters: { testSuiteId, id } })).status).toBe(404);
});

test("a structured output's schema changes its type only when told to", async () => {
  const { body: made } = await fixture.do("createStructuredOutput", {
    body: { name: "x", schema: { type: "object" } },
  });
  const parameters = { id: String(made["id"]) };
  const change = (schemaOverride: string) =>
    fixture.do("updateStructuredOutput", {
      parameters,
      query: { schemaOverride },
      body: { schema: { type: "string" } },
    });
  expect((await change("false")).status).toBe(400);
  expect((await change("true")).body).toMatchObject({ schema: { type: "string" } });
});
