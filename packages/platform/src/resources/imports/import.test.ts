import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";
import { outermost, type Path } from "./draft.ts";

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources();
});
afterAll(() => fixture.close());

interface Report {
  readonly kind: string;
  readonly id?: string;
  readonly acts: readonly string[];
  readonly moved: readonly object[];
  readonly kept: readonly { readonly path: string }[];
  readonly dropped: readonly { readonly path: string }[];
  readonly mustChange: readonly { readonly path: string; readonly message: string }[];
}

async function take(body: object) {
  const { status, body: answer, text } = await fixture.do("importAssistant", { body });
  expect(status, text).toBe(201);
  return { report: answer as unknown as Report, text };
}
const pathsOf = (found: readonly { readonly path: string }[]) => found.map(({ path }) => path).sort();

/** As the vendor's API answers `GET /assistant/{id}`, with settings of several of its versions. */
const exported = {
  id: "0b7ba7f2-4a39-4a6f-8a54-2f7a4a1c9a10",
  orgId: "1b7ba7f2-4a39-4a6f-8a54-2f7a4a1c9a10",
  createdAt: "2025-01-01T00:00:00.000Z",
  updatedAt: "2025-01-02T00:00:00.000Z",
  isServerUrlSecretSet: true,
  name: "Recepción",
  firstMessage: "Buenos días, {{name}}.",
  firstMessageMode: "assistant-speaks-first",
  serverUrl: "https://dilo.example/hook",
  recordingEnabled: false,
  hipaaEnabled: true,
  backgroundSound: "office",
  silenceTimeoutSeconds: 20,
  maxDurationSeconds: 600,
  endCallMessage: "Adiós.",
  endCallPhrases: ["hasta luego"],
  clientMessages: ["transcript"],
  futureSetting: { anything: "sk-of-the-future" },
  voice: { provider: "cartesia", voiceId: "x", model: "sonic" },
  transcriber: { provider: "deepgram", model: "nova-2", language: "es" },
  model: {
    ...{ provider: "openai", model: "gpt-4o", temperature: 0.4, maxTokens: 200, unknownKnob: 3 },
    messages: [{ role: "system", content: "Sea breve." }],
    tools: [
      { type: "transferCall", destinations: [{ type: "number", number: "+13055550123" }] },
      { type: "function", function: { name: "weather" }, server: { url: "https://dilo.example/tool" } },
      { type: "dtmf" },
      { type: "endCall" },
    ],
    toolIds: ["2b7ba7f2-4a39-4a6f-8a54-2f7a4a1c9a10"],
  },
  credentials: [{ provider: "openai", apiKey: "sk-very-secret" }],
  analysisPlan: { summaryPlan: { enabled: true } },
  voicemailMessage: "Llame después.",
  metadata: { shop: 7 },
};

test("an exported assistant is taken in one request, and every field is told", async () => {
  const { report, text } = await take(exported);
  expect(report).toMatchObject({ kind: "assistant", id: expect.any(String), name: "Recepción" });
  expect(pathsOf(report.mustChange)).toEqual([
    "model.toolIds.0",
    "model.tools.0",
    "model.tools.2",
    "transcriber",
    "voice",
    "voicemailMessage",
  ]);
  expect(pathsOf(report.dropped)).toEqual([
    ...["createdAt", "futureSetting", "id", "isServerUrlSecretSet", "model.unknownKnob", "orgId", "updatedAt"],
  ]);
  expect(pathsOf(report.kept)).toContain("backgroundSound");
  expect(report.moved).toContainEqual({ path: "hipaaEnabled", to: "compliancePlan.hipaaEnabled" });
  expect(report.acts).toEqual(
    expect.arrayContaining([
      "firstMessage",
      "model.messages",
      "model.tools.1.function.name",
      "model.tools.3.type",
      "server.url",
    ]),
  );
  for (const { message } of report.mustChange) expect(message).toMatch(/^[A-Z].+\.$/);
  expect(text).not.toMatch(/sk-|dilo\.example|Buenos|3055550123/);
  const { body: made } = await fixture.do("getAssistant", { parameters: { id: report.id ?? "" } });
  expect(made).toMatchObject({
    ...{ name: "Recepción", compliancePlan: { hipaaEnabled: true }, artifactPlan: { recordingEnabled: false } },
    server: { url: "https://dilo.example/hook" },
    model: { tools: [{ type: "function" }, { type: "endCall" }] },
  });
  const call = await fixture.do("createWebCall", { body: { assistantId: report.id } });
  expect(call.status, call.text).toBe(201);
});

test("a squad keeps the members that are here, and says of the others what to do", async () => {
  const { report } = await take({
    ...{ id: exported.id, name: "Casa" },
    members: [
      { assistantId: exported.id, assistantDestinations: [{ type: "assistant", assistantName: "Ana" }] },
      { assistant: { name: "Ana", firstMessage: "Soy Ana.", hipaaEnabled: false } },
    ],
  });
  expect(report).toMatchObject({ kind: "squad", id: expect.any(String) });
  expect(pathsOf(report.mustChange)).toEqual(["members.0", "members.0.assistantId"]);
});

test("a workflow is taken in too", async () => {
  const { report } = await take({
    ...{ id: exported.id, name: "Citas", model: { provider: "openai", model: "x" } },
    nodes: [
      { type: "conversation", name: "a", isStart: true, prompt: "Salude.", metadata: { position: { x: 1, y: 2 } } },
      { type: "hangup", name: "b" },
    ],
    edges: [{ from: "a", to: "b", condition: { type: "ai", prompt: "Se despide." } }],
  });
  expect([report.kind, report.mustChange]).toEqual(["workflow", []]);
  expect(report.id).toBeDefined();
});

test("a promise to people that is not kept here makes nothing", async () => {
  const { report } = await take({ name: "Ana", compliancePlan: { pciEnabled: true } });
  expect(report.id).toBeUndefined();
  expect(pathsOf(report.mustChange)).toEqual(["compliancePlan.pciEnabled"]);
});

test("what is no export is told, and makes nothing", async () => {
  const { report } = await take({ nodes: [{ type: "nonsense" }], edges: 7 });
  expect(report.id).toBeUndefined();
  expect(report.mustChange.length).toBeGreaterThan(0);
});

test("a large export, and one with odd names and nulls, is taken without repeating a value", async () => {
  const messages = Array.from({ length: 500 }, (_, index) => ({
    role: "user",
    content: "x".repeat(1000),
    extra: index,
  }));
  const odd = {
    "María Pérez": "sk-1",
    name: null,
    firstMessage: { a: "sk-2" },
    model: { provider: "openai", model: "x", messages },
  };
  const { report, text } = await take(odd);
  expect(report.id).toBeDefined();
  expect(text).not.toMatch(/sk-|María|xxx/);
  expect(report.dropped.length).toBe(501);
});

test("a squad whose members lead around in a circle is taken in and talks; what leads back to a squad must change", async () => {
  const to = (assistantName: string) => [{ type: "assistant", assistantName }];
  const back = { type: "handoff", destinations: [{ type: "squad", squadId: exported.id }] };
  const { report } = await take({
    ...{ id: exported.id, name: "Círculo" },
    members: [
      { assistant: { name: "Ana", firstMessage: "Soy Ana." }, assistantDestinations: to("Luz") },
      {
        assistant: { name: "Luz", model: { provider: "openai", model: "x", tools: [back] } },
        assistantDestinations: to("Ana"),
      },
    ],
  });
  const leading = "members.1.assistant.model.tools.0.destinations.0";
  expect([report.kind, pathsOf(report.mustChange)]).toEqual(["squad", [leading, `${leading}.squadId`]]);
  const call = await fixture.do("createWebCall", { body: { squadId: report.id } });
  expect(call.status, call.text).toBe(201);
});

test("whatever much is taken out, what stands inside of it is not taken out again, by looking at each path a few times", () => {
  let looks = 0;
  const counted = (path: Path): Path =>
    new Proxy(path, {
      get: (names, at, self) => {
        looks += 1;
        return Reflect.get(names, at, self);
      },
    });
  const many = Array.from({ length: 2000 }, (_, index): Path => ["list", index]);
  const inside = many.map((path): Path => [...path, "name"]);
  const outer = outermost([...inside, ...many].map(counted));
  expect(looks).toBeLessThan(200 * many.length);
  expect(outer).toEqual(many.toReversed());
});

test("of a long export each mistake in a list is told; where more is wrong than is looked for, that is told too", async () => {
  const hooks = Array.from({ length: 3000 }, () => ({}));
  const { report } = await take({ name: "Ana", hooks });
  expect(new Set(pathsOf(report.mustChange))).toEqual(new Set(hooks.map((_, at) => `hooks.${at}`)));
  expect(report.id).toBeDefined();
  const endless = await take({ name: "Ana", hooks: [{ on: "call.ending", do: hooks }] });
  expect(endless.report.id).toBeUndefined();
  expect(endless.report.mustChange.at(-1)).toMatchObject({
    path: "(the whole)",
    message: expect.stringContaining("More of it is wrong"),
  });
});

test("an id that is named twice and missing is taken out in both places, with the others kept where they were", async () => {
  const tool = await fixture.do("createTool", { body: { type: "endCall" } });
  const missing = "00000000-0000-4000-8000-000000000000";
  const { report } = await take({
    model: { provider: "openai", model: "x", toolIds: [missing, tool.body["id"], missing] },
  });
  expect(pathsOf(report.mustChange)).toEqual(["model.toolIds.0", "model.toolIds.2"]);
});

test("an export of another version is taken: what it knows is kept, the rest is named, and no secret comes back", async () => {
  const { report, text } = await take({
    ...{ version: "2030-01-01", name: "Ana", firstMessage: "Hola.", voice: "jennifer-playht", transcriber: "nova" },
    ...{ serverUrl: "https://dilo.example/hook", serverUrlSecret: "sk-1", forwardingPhoneNumber: "+13055550123" },
    server: { url: "https://dilo.example/new", secret: "sk-2", headers: { authorization: "Bearer sk-3" } },
    model: { provider: "openai", model: "x", systemPrompt: "sk-4", functions: [{ name: "sk-5" }], temperature: "sk-6" },
    credentials: [{ provider: "openai", apiKey: { of: "sk-7" } }],
    metadata: { "sk-8": "sk-9" },
  });
  expect([report.kind, report.id]).toEqual(["assistant", expect.any(String)]);
  expect(report.acts).toContain("firstMessage");
  expect(pathsOf([...report.dropped, ...report.mustChange, ...report.kept])).toEqual(
    expect.arrayContaining(["version", "forwardingPhoneNumber", "model.systemPrompt", "model.functions", "voice"]),
  );
  expect(text).not.toMatch(/sk-|dilo\.example|3055550123/);
  const { text: stored } = await fixture.do("getAssistant", { parameters: { id: report.id ?? "" } });
  expect(stored).not.toMatch(/sk-[124567]/);
});

test("squads do not hand over to each other: what leads to another must change, so that no circle comes of it", async () => {
  const first = await take({ name: "Uno", members: [{ assistant: { name: "Ana", firstMessage: "Soy Ana." } }] });
  const to = (squadId: unknown) => ({ type: "handoff", destinations: [{ type: "squad", squadId }] });
  const leading = (name: string, squadId: unknown) => [
    { assistant: { name, model: { provider: "openai", model: "x", tools: [to(squadId)] } } },
  ];
  const second = await take({ name: "Dos", members: leading("Luz", first.report.id) });
  expect(second.report.id).toBeDefined();
  expect(pathsOf(second.report.mustChange)).toContain("members.0.assistant.model.tools.0.destinations.0");
  const body = { members: leading("Eva", second.report.id) };
  const closed = await fixture.do("updateSquad", { parameters: { id: first.report.id ?? "" }, body });
  expect(closed).toMatchObject({ status: 400, text: expect.stringContaining("destinations.0") });
  const call = await fixture.do("createWebCall", { body: { squadId: second.report.id } });
  expect(call.status, call.text).toBe(201);
});

test("what an earlier version asked for is moved, or must change, with what does it now; what it did not ask for is dropped", async () => {
  const { report, text } = await take({
    ...{ name: "Ana", responseDelaySeconds: 0.7, numWordsToInterruptAssistant: 3, endCallFunctionEnabled: true },
    ...{ serverUrl: "https://dilo.example/hook", serverUrlSecret: "sk-1", dialKeypadFunctionEnabled: false },
    server: { url: "https://dilo.example/new", secret: "sk-2" },
    messagePlan: { idleMessages: ["¿Sigue ahí?"] },
  });
  const told = Object.fromEntries(report.mustChange.map(({ path, message }) => [path, message]));
  expect(told).toMatchObject({
    endCallFunctionEnabled: expect.stringContaining("endCall"),
    messagePlan: expect.stringContaining("customer.speech.timeout"),
    serverUrlSecret: expect.stringContaining("server.credentialId"),
    "server.secret": expect.stringContaining("server.credentialId"),
  });
  expect(pathsOf(report.dropped)).toEqual(["dialKeypadFunctionEnabled"]);
  expect(text).not.toMatch(/sk-|Sigue/);
  const { body: made } = await fixture.do("getAssistant", { parameters: { id: report.id ?? "" } });
  expect(made).toMatchObject({ startSpeakingPlan: { waitSeconds: 0.7 }, stopSpeakingPlan: { numWords: 3 } });
});

test.each([{}, { version: 9 }, { assistants: [exported] }, { members: [] }, { members: [{}] }, { name: 7 }])(
  "of what leaves nothing that could talk nothing is made, and that is told: %o",
  async (nothing) => {
    const { report } = await take(nothing);
    expect(report.id).toBeUndefined();
    expect(report.mustChange.at(-1)).toMatchObject({
      path: "(the whole)",
      message: expect.stringContaining("Nothing of it is left"),
    });
  },
);
