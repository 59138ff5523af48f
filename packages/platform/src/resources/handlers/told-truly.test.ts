import { randomUUID } from "node:crypto";
import { operationBehaviour } from "@dilo/api/operations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { everyOperation, openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources();
});
afterAll(() => fixture.close());

const query = (table: string, operation: string) => ({
  ...{ table, name: "n", operations: [{ operation, column: operation === "count" ? "id" : "cost" }] },
});

const pathsIn = (body: Readonly<Record<string, unknown>>) =>
  ((body["warnings"] ?? []) as { path: string }[]).map(({ path }) => path);

test("a number that nobody reaches and a knowledge base that nobody searches say so", async () => {
  const number = await fixture.do("createPhoneNumber", { body: { provider: "vapi" } });
  expect([number.status, pathsIn(number.body)]).toEqual([201, ["provider"]]);
  const base = await fixture.do("createKnowledgeBase", { body: { provider: "trieve", name: "Guide" } });
  expect([base.status, base.body["code"]], base.text).toEqual([422, "not-offered"]);
});

test("what no setting can cure is said to be not offered, and why", () => {
  for (const [name] of everyOperation) {
    const { state, body } = operationBehaviour[name];
    if (state !== "not-offered") continue;
    const message = (body as { readonly message?: string } | undefined)?.message ?? "";
    expect(message, name).toMatch(/^Not offered here: .+\.$/);
  }
});

test.each([
  ["an export by mail", "exportCalls", { query: { async: "true" } }],
  ["a count of what has no rows here", "queryAnalytics", { body: { queries: [query("subscription", "count")] } }],
  ["a sum over what a call's row has not", "queryAnalytics", { body: { queries: [query("call", "history")] } }],
] as const)("%s is not offered, and the answer says why", async (_what, name, asked) => {
  const { status, body, text } = await fixture.do(name, asked);
  expect([status, body["code"]], text).toEqual([422, "not-offered"]);
  expect(text).toMatch(/^Not offered here: .+\.$/);
});

test("a knowledge base that an earlier version kept is read, listed and deleted, and not changed", async () => {
  const [org] = (await fixture.do("listOrgs")).body as unknown as { readonly id: string }[];
  const at = new Date().toISOString();
  const id = randomUUID();
  const row = { id, orgId: org?.id ?? "", createdAt: at, updatedAt: at, provider: "trieve", name: "Guide" };
  await fixture.store.insert("knowledge base", row);
  const parameters = { id };
  expect((await fixture.do("listKnowledgeBases")).body).toMatchObject([{ id }]);
  const changed = await fixture.do("updateKnowledgeBase", { parameters, body: { provider: "trieve", name: "Otra" } });
  expect(changed.body["code"], changed.text).toBe("not-offered");
  expect((await fixture.do("getKnowledgeBase", { parameters })).body).toMatchObject({ name: "Guide" });
  expect((await fixture.do("deleteKnowledgeBase", { parameters })).status).toBe(200);
  expect((await fixture.do("listKnowledgeBases")).body).toEqual([]);
});

const analysis = { analysisPlan: { summaryPlan: { enabled: true }, minMessagesThreshold: 2 } };
const own = { provider: "custom-llm", model: "x", url: "https://dilo.example" };

test("what a model of one's own works out is not warned of, when it is made and when it is changed", async () => {
  const output = await fixture.do("createStructuredOutput", { body: { name: "Cita", schema: { type: "object" } } });
  const artifactPlan = { structuredOutputIds: [output.body["id"]] };
  const whole = await fixture.do("createAssistant", { body: { model: own, ...analysis, artifactPlan } });
  expect([whole.status, pathsIn(whole.body)], whole.text).toEqual([201, []]);
  const made = await fixture.do("createAssistant", { body: { model: own } });
  const parameters = { id: String(made.body["id"]) };
  const changed = await fixture.do("updateAssistant", { parameters, body: { ...analysis, artifactPlan } });
  expect([changed.status, pathsIn(changed.body)], changed.text).toEqual([200, []]);
  const without = await fixture.do("createAssistant", { body: analysis });
  expect(pathsIn(without.body)).toContain("analysisPlan.summaryPlan.enabled");
});

test("a change is served by the credentials that the row has already", async () => {
  const credentials = [{ provider: "11labs", apiKey: "invented" }];
  const made = await fixture.do("createAssistant", { body: { credentials } });
  const voice = { provider: "11labs", voiceId: "x" };
  const changed = await fixture.do("updateAssistant", { parameters: { id: String(made.body["id"]) }, body: { voice } });
  expect(changed.status, changed.text).toBe(200);
});

test("a client's change of a file never fails for the server's own reading of it", async () => {
  for (let count = 0; count < 20; count += 1) {
    const file = new File([`Horario ${count}`], "guia.txt", { type: "text/plain" });
    const { body } = await fixture.do("createFile", { body: { file } });
    const parameters = { id: String(body["id"]) };
    const changed = await fixture.do("updateFile", { parameters, body: { name: `Guía ${count}` } });
    expect(changed.status, changed.text).toBe(200);
  }
});

const serverless = { type: "function", function: { name: "weather" } };
const server = { url: "https://dilo.example/tools" };
const weather = { ...serverless, server };
const kept = {
  type: "query",
  knowledgeBases: [{ name: "Guide", provider: "google", description: "Hours", fileIds: [] }],
};

test.each([
  ["function", { type: "function" }, { type: "function", async: true }],
  ["handoff", { type: "handoff" }, { type: "handoff", destinations: [] }],
  ["query", { type: "query" }, kept],
])("a %s tool without what it is for says so, by itself and where it is named", async (_kind, ...lacking) => {
  for (const tool of lacking) {
    const made = await fixture.do("createTool", { body: tool });
    expect([made.status, pathsIn(made.body)], made.text).toEqual([201, ["."]]);
    const written = await fixture.do("createAssistant", { body: { model: { ...own, tools: [weather, tool] } } });
    expect([written.status, pathsIn(written.body)], written.text).toEqual([201, ["model.tools.1"]]);
    const named = await fixture.do("createAssistant", { body: { model: { ...own, toolIds: [made.body["id"]] } } });
    expect([named.status, pathsIn(named.body)], named.text).toEqual([201, ["model.toolIds.0"]]);
  }
});

test("a change of a tool is not told to lack what the tool has", async () => {
  const made = await fixture.do("createTool", { body: weather });
  const parameters = { id: String(made.body["id"]) };
  const changed = await fixture.do("updateTool", { parameters, body: { async: true } });
  expect([changed.status, pathsIn(changed.body)], changed.text).toEqual([200, []]);
});

test.each([{}, { assistantId: null }, { assistantOverrides: { name: "Ana" } }])(
  "a squad's member that is nobody is refused where it is written, and where a call or chat begins: %o",
  async (member) => {
    const squad = { members: [{ assistant: { name: "Ana", model: own } }, member] };
    const asked = [
      await fixture.do("createSquad", { body: squad }),
      await fixture.do("createWebCall", { body: { squad } }),
      await fixture.do("createChat", { body: { squad, input: "Hola." } }),
    ];
    for (const { status, text } of asked)
      expect([status, text]).toEqual([400, expect.stringContaining("members.1 is refused")]);
  },
);

test("a function that nobody answers says so: by itself, in an assistant, where it is named, and in a call", async () => {
  const made = await fixture.do("createTool", { body: serverless });
  expect([made.status, pathsIn(made.body)], made.text).toEqual([201, ["."]]);
  const models = [
    ["model.tools.0", { ...own, tools: [serverless] }],
    ["model.toolIds.0", { ...own, toolIds: [made.body["id"]] }],
  ] as const;
  for (const [path, model] of models) {
    const written = await fixture.do("createAssistant", { body: { model } });
    expect([written.status, pathsIn(written.body)], written.text).toEqual([201, [path]]);
    const parameters = { id: String(written.body["id"]) };
    const call = await fixture.do("createWebCall", { body: { assistantId: parameters.id } });
    expect([call.status, pathsIn(call.body)], call.text).toEqual([201, [`assistant.${path}`]]);
    const cured = await fixture.do("updateAssistant", { parameters, body: { server } });
    expect([cured.status, pathsIn(cured.body)], cured.text).toEqual([200, []]);
    const renamed = await fixture.do("updateAssistant", { parameters, body: { model } });
    expect([renamed.status, pathsIn(renamed.body)], renamed.text).toEqual([200, []]);
    const squad = { members: [{ assistantId: parameters.id }, { assistant: { model } }] };
    const together = await fixture.do("createSquad", { body: { name: "Dos", ...squad } });
    expect([together.status, pathsIn(together.body)], together.text).toEqual([201, [`members.1.assistant.${path}`]]);
    for (const over of [
      { membersOverrides: { server } },
      { members: squad.members.map((one) => ({ ...one, assistantOverrides: { server } })) },
    ]) {
      const given = await fixture.do("createSquad", { body: { name: "Dos", ...squad, ...over } });
      expect([given.status, pathsIn(given.body)], given.text).toEqual([201, []]);
    }
    const overridden = await fixture.do("createWebCall", {
      body: { assistant: { model }, assistantOverrides: { server } },
    });
    expect([overridden.status, pathsIn(overridden.body)], overridden.text).toEqual([201, []]);
  }
  const node = { type: "tool", name: "a", tool: serverless };
  const workflow = { name: "W", nodes: [node], edges: [] };
  const alone = await fixture.do("createWorkflow", { body: workflow });
  expect([alone.status, pathsIn(alone.body)], alone.text).toEqual([201, ["nodes.0.tool"]]);
  const served = await fixture.do("createWorkflow", { body: { ...workflow, server } });
  expect([served.status, pathsIn(served.body)], served.text).toEqual([201, []]);
});

test("what needs a server, and names none, says so", async () => {
  const knowledgeBase = { provider: "custom-knowledge-base", server: {} };
  const unasked = await fixture.do("createAssistant", { body: { model: { ...own, knowledgeBase } } });
  expect([unasked.status, pathsIn(unasked.body)], unasked.text).toEqual([201, ["model.knowledgeBase"]]);
  const serverMessages = ["end-of-call-report"];
  const untold = await fixture.do("createAssistant", { body: { serverMessages } });
  expect([untold.status, pathsIn(untold.body)], untold.text).toEqual([201, ["serverMessages"]]);
  const told = await fixture.do("createAssistant", { body: { serverMessages, server } });
  expect([told.status, pathsIn(told.body)], told.text).toEqual([201, []]);
});

test("a call in which nobody would ever say a word says so when it begins, one with given words does not", async () => {
  for (const assistant of [
    {},
    { firstMessage: "" },
    { firstMessage: "Hola.", firstMessageMode: "assistant-waits-for-user" },
  ]) {
    const call = await fixture.do("createWebCall", { body: { assistant } });
    expect([call.status, pathsIn(call.body)], call.text).toEqual([201, ["assistant.model"]]);
  }
  const given = await fixture.do("createWebCall", { body: { assistant: { firstMessage: "Hola." } } });
  expect([given.status, pathsIn(given.body)], given.text).toEqual([201, []]);
});

test.each([
  ["createSquad", "getSquad", { name: "Nadie", members: [] }],
  ["createWorkflow", "getWorkflow", { name: "Nada", nodes: [], edges: [] }],
] as const)("%s: what is kept before it can talk says so, whenever it is read", async (create, get, body) => {
  const made = await fixture.do(create, { body });
  expect([made.status, pathsIn(made.body)], made.text).toEqual([201, ["."]]);
  const read = await fixture.do(get, { parameters: { id: String(made.body["id"]) } });
  expect(pathsIn(read.body), read.text).toEqual(["."]);
});

const heard = (language: string) => ({ transcriber: { provider: "vapi", language } });
const spoken = (language: string) => ({ voice: { provider: "vapi", voiceId: "Elliot", language } });

test.each([
  [heard("zz"), ["transcriber.language"]],
  [heard("español"), ["transcriber.language"]],
  [heard("spa"), ["transcriber.language"]],
  [spoken("zz"), ["voice.language"]],
  [spoken("multi"), ["voice.language"]],
  [{ ...heard("zz"), ...spoken("xx-MX") }, ["transcriber.language", "voice.language"]],
  [{ ...heard("es-MX"), ...spoken("en") }, ["voice.language"]],
  [{ ...heard("es-MX"), ...spoken("es") }, []],
  [{ ...heard("zz"), ...spoken("en") }, ["transcriber.language"]],
  [{ ...heard("multi"), ...spoken("en-US") }, []],
  [heard("PT-br"), []],
])("a language that a call is not held in says so, kept, read, changed and in a call: %j", async (settings, paths) => {
  const languagesIn = (body: Readonly<Record<string, unknown>>) =>
    pathsIn(body).filter((path) => path.endsWith(".language"));
  const made = await fixture.do("createAssistant", { body: { ...settings, firstMessage: "Hola." } });
  expect([made.status, languagesIn(made.body)], made.text).toEqual([201, paths]);
  const parameters = { id: String(made.body["id"]) };
  const read = await fixture.do("getAssistant", { parameters });
  expect(languagesIn(read.body)).toEqual(paths);
  const changed = await fixture.do("updateAssistant", { parameters, body: { name: "Ana" } });
  expect([changed.status, languagesIn(changed.body)], changed.text).toEqual([200, paths]);
  const call = await fixture.do("createWebCall", { body: { assistantId: parameters.id } });
  const inCall = paths.map((path) => `assistant.${path}`);
  expect([call.status, languagesIn(call.body)], call.text).toEqual([201, inCall]);
});
