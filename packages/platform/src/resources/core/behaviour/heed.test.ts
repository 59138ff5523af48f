import { assistantBehaviour, behaviourOf, platformOperations } from "@dilo/api/operations";
import { fullest } from "@dilo/api/samples";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ZodType } from "zod";
import { withReferencedRows } from "../testing/sample-requests.ts";
import { openTestResources, type TestResources } from "../testing/test-resources.ts";

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources();
});
afterAll(() => fixture.close());

type Warnings = readonly { readonly path: string; readonly message: string }[];

const fields = (platformOperations.createAssistant.body as unknown as { shape: Record<string, ZodType> }).shape;

/** Values that ask for something, where the first that a schema takes asks for what happens anyway. */
const asking: Readonly<Record<string, unknown>> = {
  firstMessageInterruptionsEnabled: false,
  firstMessageMode: "assistant-speaks-first-with-model-generated-message",
  modelOutputInMessagesEnabled: false,
  monitorPlan: { listenEnabled: false },
};

test.each(Object.entries(fields))("an assistant's %s is never silent", async (name, schema) => {
  const node = assistantBehaviour[name];
  const behaviour = node === undefined ? "silent" : behaviourOf([node]);
  const body = await withReferencedRows(fixture, fixture.tokens.private, { [name]: asking[name] ?? fullest(schema) });
  const { status, text, body: answer } = await fixture.do("createAssistant", { body });
  const named = [
    ...((answer["warnings"] ?? []) as Warnings).map(({ path }) => path),
    /field (\S+) is refused/.exec(text)?.[1],
  ];
  const isNamed = named.some((path) => path?.split(".")[0] === name);
  if (behaviour === "refused") expect({ status, isNamed }, text).toEqual({ status: 400, isNamed: true });
  if (behaviour === "warned") expect({ status, isNamed }, text).toEqual({ status: 201, isNamed: true });
  if (behaviour === "label") expect({ status, isNamed }, text).toEqual({ status: 201, isNamed: false });
  expect(["acts", "label", "refused", "warned"]).toContain(behaviour);
});

const unheeded = { voicemailDetection: { provider: "vapi" }, artifactPlan: { recordingFormat: "mp3" } } as const;
const expected = [
  { path: "artifactPlan.recordingFormat", message: "Recordings are WAV files." },
  { path: "voicemailDetection", message: "Web calls reach no answering machine." },
];

test("what is kept without effect is told when it is made, changed, read, listed and called", async () => {
  const made = await fixture.do("createAssistant", { body: { name: "Ana", firstMessage: "Hola.", ...unheeded } });
  expect(made.body["warnings"]).toEqual(expected);
  const parameters = { id: String(made.body["id"]) };
  const renamed = await fixture.do("updateAssistant", { parameters, body: { name: "Eva" } });
  expect(renamed.body["warnings"]).toEqual(expected);
  expect((await fixture.do("getAssistant", { parameters })).body["warnings"]).toEqual(expected);
  const listed = (await fixture.do("listAssistants")).body as unknown as { id: string; warnings?: Warnings }[];
  expect(listed.find(({ id }) => id === parameters.id)?.warnings).toEqual(expected);
  const call = await fixture.do("createWebCall", { body: { assistantId: parameters.id } });
  const inCall = expected.map(({ path, message }) => ({ path: `assistant.${path}`, message }));
  expect(call.body["warnings"]).toEqual(inCall);
  const read = await fixture.do("getCall", { parameters: { id: String(call.body["id"]) } });
  expect(read.body["warnings"]).toEqual(inCall);
  const chat = await fixture.do("createChatResponse", { body: { assistant: unheeded, input: "Hola" } });
  expect(chat.body["warnings"]).toEqual(expect.arrayContaining(inCall));
});

test("nothing is said of what asks for nothing", async () => {
  const off = { backgroundSound: "off", voicemailDetection: "off" };
  const body = { ...off, compliancePlan: { pciEnabled: false }, artifactPlan: {}, hooks: [] };
  const { status, body: answer } = await fixture.do("createAssistant", { body });
  expect([status, answer["warnings"]]).toEqual([201, undefined]);
});

test("a page learns only of what it sent itself and of the voice", async () => {
  const { body: made } = await fixture.do("createAssistant", { body: { name: "Ana", ...unheeded } });
  const call = await fixture.ask("createWebCall", {
    token: fixture.tokens.public,
    body: { assistantId: made["id"], assistantOverrides: { backgroundSound: "office" } },
  });
  expect((call.body["warnings"] as Warnings).map(({ path }) => path)).toEqual(["assistantOverrides.backgroundSound"]);
});

test("a promise that an earlier version stored is not broken in a call or a chat", async () => {
  const { body: made } = await fixture.do("createAssistant", { body: { name: "Ana" } });
  const id = String(made["id"]);
  const promise = { compliancePlan: { pciEnabled: true } };
  const { orgId } = made as { readonly orgId: string };
  const { store } = fixture;
  const row = await store.find({ kind: "assistant", orgId }, id);
  if (row === undefined) throw new Error("The assistant is not there.");
  await store.replace("assistant", { ...row, ...promise }, row);
  for (const name of ["createWebCall", "createChat"] as const) {
    const answer = await fixture.do(name, {
      body: { assistantId: id, ...(name === "createChat" && { input: "Hola" }) },
    });
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining("compliancePlan.pciEnabled") });
  }
});

const where = (url: string) => ({
  "an assistant's server": { server: { url } },
  "a function's server": { model: { provider: "openai", model: "x", tools: [fn(url)] } },
  "a stored tool, at once": { model: { provider: "openai", model: "x", tools: [api(url)] } },
  "a model of one's own": { model: { provider: "custom-llm", model: "x", url } },
  "a knowledge server": {
    model: { provider: "openai", model: "x", knowledgeBase: { provider: "custom-knowledge-base", server: { url } } },
  },
  "a hook's tool": { hooks: [{ on: "call.ending", do: [{ type: "tool", tool: api(url) }] }] },
});
const fn = (url: string) => ({ type: "function", function: { name: "f" }, server: { url } });
const api = (url: string) => ({ type: "apiRequest", name: "a", method: "GET", url });

test.each([
  ["http://dilo.example/x", 400],
  ["https://127.0.0.1/x", 400],
  ["https://[::1]/x", 400],
  ["https://user:word@dilo.example/x", 400],
  ["ftp://dilo.example", 400],
  ["dilo.example", 400],
  ["https://dilo.example/{{x}}", 201],
  ["http://localhost:1/x", 201],
  ["{{base}}/x", 201],
])("an address that would never be asked is refused, wherever it stands: %s, %i", async (url, expected) => {
  for (const [place, body] of Object.entries(where(url))) {
    const { status, text } = await fixture.do("createAssistant", { body });
    expect([place, status, status === 201 || /url/.test(text)], text).toEqual([place, expected, true]);
  }
  expect((await fixture.do("createTool", { body: fn(url) })).status).toBe(expected);
});

test("a stored tool that nothing uses is refused where it is named, in what is written and in what is begun", async () => {
  const destinations = [{ type: "number", number: "+13055550123" }];
  for (const body of [{ type: "transferCall", destinations }, { type: "dtmf" }, { type: "sms" }]) {
    const tool = await fixture.do("createTool", { body });
    expect(tool, tool.text).toMatchObject({ status: 201, body: { warnings: [{ path: "type" }] } });
    const toolIds = [tool.body["id"]];
    const model = { provider: "openai", model: "x", toolIds };
    const nodes = [{ type: "conversation", name: "a", toolIds }];
    const refused = [
      fixture.do("createAssistant", { body: { model } }),
      fixture.do("createSquad", { body: { members: [{ assistant: { model } }] } }),
      fixture.do("createWorkflow", { body: { name: "W", nodes, edges: [] } }),
      fixture.do("createWebCall", { body: { assistant: { model } } }),
      fixture.do("createChat", { body: { assistant: { model }, input: "Hola" } }),
      fixture.do("createAssistant", {
        body: { hooks: [{ on: "call.ending", do: [{ type: "tool", toolId: toolIds[0] }] }] },
      }),
    ];
    for (const { status, text } of await Promise.all(refused)) {
      expect([status, /toolIds?\b/.test(text)], text).toEqual([400, true]);
    }
  }
});

test("what a stored tool, a member or an assistant holds without effect is told where it is named", async () => {
  const { body: tool } = await fixture.do("createTool", {
    body: { ...api("https://dilo.example"), backoffPlan: { type: "fixed", maxRetries: 1, baseDelaySeconds: 1 } },
  });
  const model = { provider: "custom-llm", model: "x", url: "https://dilo.example", toolIds: [tool["id"]] };
  const { body: made } = await fixture.do("createAssistant", { body: { model, ...unheeded } });
  const paths = (body: Readonly<Record<string, unknown>>) =>
    ((body["warnings"] ?? []) as Warnings).map(({ path }) => path);
  const own = ["artifactPlan.recordingFormat", "model.toolIds.0.backoffPlan", "voicemailDetection"];
  expect(paths(made)).toEqual(own);
  const { body: squad } = await fixture.do("createSquad", { body: { members: [{ assistantId: made["id"] }] } });
  expect(paths(squad)).toEqual(own.map((path) => `members.0.assistantId.${path}`));
  const { body: call } = await fixture.do("createWebCall", { body: { squadId: squad["id"] } });
  expect(paths(call)).toEqual(expect.arrayContaining(own.map((path) => `squadId.members.0.assistantId.${path}`)));
  const { body: session } = await fixture.do("createSession", { body: { assistantId: made["id"] } });
  expect(paths(session)).toEqual(own.map((path) => `assistantId.${path}`));
});

test("an argument that takes the name of a template variable is told where a text holds both", async () => {
  const tool = (url: string) => ({
    ...{ type: "apiRequest", name: "book", method: "POST", url },
    body: { type: "object", properties: { date: { type: "string" } } },
    variableExtractionPlan: { schema: { type: "object" } },
  });
  const warnings = async (name: "createTool" | "createAssistant", body: object) =>
    (((await fixture.do(name, { body })).body["warnings"] ?? []) as Warnings).map(({ path }) => path);
  expect(await warnings("createTool", tool("https://dilo.example/{{date}}"))).toEqual([".", "variableExtractionPlan"]);
  expect(await warnings("createTool", tool("https://dilo.example/{{year}}"))).toEqual(["variableExtractionPlan"]);
  const model = { provider: "custom-llm", url: "https://dilo.example", model: "x" };
  const tools = [tool("https://dilo.example/{{ date }}")];
  expect(await warnings("createAssistant", { model: { ...model, tools } })).toContain("model.tools.0");
});
