import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Responder } from "../../responders/responder.ts";
import { openAiResponder } from "../../responders/via-openai.ts";
import { openDeveloperServer } from "../../testing/developer-server.ts";
import { openStubLanguageModel } from "../../testing/stub-language-model.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
let model: Awaited<ReturnType<typeof openStubLanguageModel>>;
let responder: Responder;
let answer: (asked: string) => string;
const warnings: unknown[] = [];
beforeAll(async () => {
  model = await openStubLanguageModel(({ messages }) => [answer(messages.map(({ content }) => content).join("\n"))]);
  responder = openAiResponder({ baseUrl: model.url, key: "", model: "small" });
  fixture = await openTestResources({
    responder: (turn, signal) => responder(turn, signal),
    prices: { callMinute: 0.1, modelMillionInput: 2 },
    warn: (error) => warnings.push(error),
  });
});
afterAll(async () => {
  await fixture.close();
  await model.close();
});
beforeEach(() => {
  answer = (asked) => {
    if (asked.includes("Sum up")) return "Ana pidió una cita.";
    if (asked.includes("true or false")) return "true";
    return '```json\n{"day":"2026-03-09","guests":2}\n```';
  };
});

const schema = {
  type: "object",
  properties: { day: { type: "string", format: "date" }, guests: { type: "integer" } },
  required: ["day"],
};
const talking = { provider: "openai", model: "x", messages: [{ role: "system", content: "Dé citas." }] };

/** Plays a call of two sentences and reads its row once all work is done. */
async function played(assistant: object, asked: object = { assistant: { model: talking, ...assistant } }) {
  const begun = await fixture.do("createWebCall", { body: asked });
  const watch = fixture.begun.at(-1)?.watch;
  watch?.onJoined();
  const final = { type: "transcript", transcriptType: "final" } as const;
  watch?.onMessage({ ...final, role: "assistant", transcript: "¿Qué día?" }, { mark: 1 });
  watch?.onMessage({ ...final, role: "user", transcript: "Mañana, dos.", turnId: "t", beganOverAssistant: false });
  watch?.onUsage?.({ promptTokens: 500_000, cachedPromptTokens: 1200, completionTokens: 10 });
  fixture.advance(60_000);
  watch?.onEnded("customer-ended-call");
  await fixture.resources.settled();
  await fixture.resources.workDone();
  const parameters = { id: String(begun.body["id"]) };
  return { parameters, row: (await fixture.do("getCall", { parameters })).body };
}

const jobs = async () => (await fixture.db.execute(sql`select * from platform_jobs`)).rows;

test("after a call its analysis is in its row, and no job is left", async () => {
  const { row } = await played({ analysisPlan: { structuredDataPlan: { enabled: true, schema } } });
  expect(row["analysis"]).toEqual({
    summary: "Ana pidió una cita.",
    successEvaluation: "true",
    structuredData: { day: "2026-03-09", guests: 2 },
  });
  expect(model.asked().some(({ messages }) => messages[0]?.content.includes("Dé citas."))).toBe(true);
  expect(await jobs()).toEqual([]);
});

test("what a plan turns off, a short call and a call without words ask nothing", async () => {
  const before = model.requests.length;
  const off = { summaryPlan: { enabled: false }, successEvaluationPlan: { enabled: false } };
  expect((await played({ analysisPlan: off })).row["analysis"]).toEqual({});
  await played({ analysisPlan: { minMessagesThreshold: 3 } });
  const silent = await played({ analysisPlan: {}, artifactPlan: { transcriptPlan: { enabled: false } } });
  expect(silent.row["analysis"]).toBeUndefined();
  expect(model.requests).toHaveLength(before);
});

test("data that does not fit its schema is asked for once more, and is null when it never fits", async () => {
  const { body: output } = await fixture.do("createStructuredOutput", { body: { name: "Cita", schema } });
  const id = String(output["id"]);
  answer = (asked) => (asked.includes("That does not fit") ? '{"day":"2026-03-09"}' : '{"day":"mañana"}');
  const first = await played({ artifactPlan: { structuredOutputIds: [id] } });
  const outputs = { [id]: { name: "Cita", result: { day: "2026-03-09" } } };
  expect(first.row["artifact"]).toMatchObject({ structuredOutputs: outputs });
  answer = () => "no";
  const second = await played({ artifactPlan: { structuredOutputIds: [id] } });
  const artifact = { structuredOutputs: { [id]: { result: null } }, transcript: expect.stringContaining("dos") };
  expect(second.row["artifact"]).toMatchObject(artifact);
});

test("however many structured outputs there are, a few are asked for at the same time, and all of them", async () => {
  const names = Array.from({ length: 12 }, (_, at) => `Dato ${at}`);
  const made = await Promise.all(names.map((name) => fixture.do("createStructuredOutput", { body: { name, schema } })));
  const ids = made.map(({ body }) => String(body["id"]));
  let atOnce = 0;
  let most = 0;
  const counting: Responder = async function* () {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce -= 1;
    yield { message: 0, text: '{"day":"2026-03-09"}' };
  };
  const usual = responder;
  responder = counting;
  const { row } = await played({ artifactPlan: { structuredOutputIds: ids } });
  responder = usual;
  expect(Object.keys((row["artifact"] as { structuredOutputs: object }).structuredOutputs)).toHaveLength(12);
  expect(most).toBe(4);
});

test("each part of a plan asks in its own words", async () => {
  const heard: string[] = [];
  answer = (asked) => {
    heard.push(asked);
    return asked.includes("resume") ? "Una cita." : '{"day":"2026-03-09"}';
  };
  const ask = (content: string) => ({ messages: [{ role: "system", content: `${content}: {{transcript}}` }] });
  const plans = {
    summaryPlan: ask("resume"),
    structuredDataPlan: { enabled: true, schema, ...ask("datos") },
    structuredDataMultiPlan: [
      { key: "cita", plan: { enabled: true, schema, ...ask("otros") } },
      { key: "nada", plan: { enabled: false, schema, ...ask("callado") } },
    ],
    successEvaluationPlan: ask("juicio"),
  };
  const { row } = await played({ analysisPlan: plans });
  const words = ["resume", "datos", "otros", "juicio"];
  expect(heard.map((one) => one.split(":")[0]).toSorted()).toEqual(words.toSorted());
  for (const one of heard) expect(one).toContain("Mañana, dos.");
  expect(row["analysis"]).toMatchObject({ summary: "Una cita." });
});

test("a structured output that names an assistant is worked out of its calls, by its own model", async () => {
  const { body: kept } = await fixture.do("createAssistant", { body: { name: "Citas", model: talking } });
  const url = `${model.url.replace("127.0.0.1", "localhost")}/own`;
  const own = { provider: "custom-llm", model: "mine", url };
  const body = { name: "Cita", schema, assistantIds: [kept["id"]], model: own };
  const { body: output, text } = await fixture.do("createStructuredOutput", { body });
  expect(output["id"], text).toBeDefined();
  const { row } = await played({}, { assistantId: kept["id"] });
  expect(row["artifact"]).toMatchObject({ structuredOutputs: { [String(output["id"])]: { name: "Cita" } } });
  expect(model.requests.map((one) => one.url)).toContain("/own/chat/completions");
  await fixture.do("deleteStructuredOutput", { parameters: { id: String(output["id"]) } });
});

test("a structured output is worked out of calls that are over, looked at beforehand or kept", async () => {
  const { parameters, row } = await played({});
  const other = await played({});
  const run = (body: object) => fixture.do("runStructuredOutput", { body });
  const callIds = [parameters.id];
  const found = { day: "2026-03-09", guests: 2 };
  const before = await run({ structuredOutput: { name: "Cita", schema }, callIds, previewEnabled: true });
  expect(before, before.text).toMatchObject({
    status: 201,
    body: { name: "Cita", results: { [row["id"] as string]: found } },
  });
  expect((await fixture.do("getCall", { parameters })).body["artifact"]).not.toHaveProperty("structuredOutputs");
  const { body: output } = await fixture.do("createStructuredOutput", { body: { name: "Cita", schema } });
  const structuredOutputId = String(output["id"]);
  const kept = await run({ structuredOutputId, callIds: [parameters.id, other.parameters.id] });
  expect(kept.body).toMatchObject({ id: structuredOutputId, results: { [other.parameters.id]: found } });
  for (const call of [parameters, other.parameters]) {
    const { body } = await fixture.do("getCall", { parameters: call });
    expect(body["artifact"]).toMatchObject({
      structuredOutputs: { [structuredOutputId]: { name: "Cita", result: found } },
    });
  }
});

test("and is refused with the field that is wrong", async () => {
  const { parameters } = await played({});
  const wordless = await played({ artifactPlan: { transcriptPlan: { enabled: false } } });
  const begun = await fixture.do("createWebCall", { body: { assistant: { model: talking } } });
  const structuredOutput = { name: "Cita", schema };
  const callIds = [parameters.id];
  for (const [wrong, field] of [
    [{ callIds }, "structuredOutputId"],
    [{ structuredOutput, structuredOutputId: "x", callIds }, "structuredOutputId"],
    [{ structuredOutput, callIds: [] }, "callIds"],
    [{ structuredOutput, callIds: ["nobody"] }, "callIds.0"],
    [{ structuredOutput, callIds: [parameters.id, String(begun.body["id"])] }, "callIds.1"],
    [{ structuredOutput, callIds: [wordless.parameters.id] }, "callIds.0"],
    [{ structuredOutput, callIds: [parameters.id, parameters.id], previewEnabled: true }, "callIds"],
  ] as const) {
    const { status, text } = await fixture.do("runStructuredOutput", { body: wrong });
    expect([status, text.includes(field)], text).toEqual([400, true]);
  }
  const other = await fixture.otherOrg();
  const foreign = await fixture.ask("runStructuredOutput", { token: other, body: { structuredOutput, callIds } });
  expect(foreign.status, foreign.text).toBe(400);
});

test("a structured output that names a workflow is worked out of its calls", async () => {
  const workflow = { name: "Citas", nodes: [{ type: "conversation", name: "Uno" }], edges: [] };
  const { body: kept } = await fixture.do("createWorkflow", { body: workflow });
  const body = { name: "Cita", schema, workflowIds: [kept["id"]] };
  const { body: output } = await fixture.do("createStructuredOutput", { body });
  expect(output["warnings"]).toBeUndefined();
  const { row } = await played({}, { workflowId: kept["id"] });
  const structuredOutputs = { [String(output["id"])]: { name: "Cita", result: { day: "2026-03-09", guests: 2 } } };
  expect(row["artifact"]).toMatchObject({ structuredOutputs });
});

test("a workflow's plan says what is worked out of its calls", async () => {
  const analysedBy = async (analysisPlan: object) => {
    const nodes = [{ type: "conversation", name: "Uno", prompt: "Dé citas." }];
    const workflow = { name: "Citas", nodes, edges: [], model: { provider: "openai", model: "x" }, analysisPlan };
    return (await played({}, { workflow })).row["analysis"];
  };
  expect(await analysedBy({ successEvaluationPlan: { enabled: false } })).toEqual({ summary: "Ana pidió una cita." });
  expect(await analysedBy({ summaryPlan: { enabled: false } })).toEqual({ successEvaluation: "true" });
});

test("a call costs what its minutes and tokens cost, and calls can be added up by their success", async () => {
  answer = (asked) => (asked.includes("true or false") ? "costly" : "-");
  const { row } = await played({ analysisPlan: {} });
  expect(row["costBreakdown"]).toMatchObject({ llm: 1, llmPromptTokens: 500_000, llmCachedPromptTokens: 1200 });
  expect(Number(row["cost"])).toBeCloseTo(1.1, 2);
  fixture.advance(1000);
  const operations = [{ operation: "sum", column: "cost", alias: "dollars" }];
  const query = { table: "call", name: "q", groupBy: "analysis.successEvaluation", operations };
  const { body } = await fixture.do("queryAnalytics", { body: { queries: [query] } });
  const [report] = body as unknown as { result: Record<string, unknown>[] }[];
  const found = report?.result.find((one) => one["analysis.successEvaluation"] === "costly");
  expect(Number(found?.["dollars"])).toBeCloseTo(1.1, 2);
});

test("an analysis that fails is done again later, without asking what was answered before", async () => {
  answer = (asked) => (asked.includes("Sum up") ? "Ya resumido." : "");
  const { parameters, row } = await played({ analysisPlan: {} });
  expect(row["analysis"]).toEqual({ summary: "Ya resumido." });
  expect(warnings.splice(0)).toHaveLength(1);
  answer = (asked) => (asked.includes("Sum up") ? "Otra vez." : "true");
  fixture.advance(31_000);
  await fixture.resources.resumeWork();
  await fixture.resources.workDone();
  // What counts is the database's clock, not that of a server.
  expect(await jobs()).toHaveLength(1);
  await fixture.db.execute(sql`update platform_jobs set claimed_until = claimed_until - interval '31 seconds'`);
  const other = fixture.reopen();
  await other.resumeWork();
  await other.workDone();
  other.stop();
  const { body } = await fixture.do("getCall", { parameters });
  expect(body["analysis"]).toEqual({ summary: "Ya resumido.", successEvaluation: "true" });
  expect(await jobs()).toEqual([]);
});

test("the end-of-call report comes once, after the analysis, and holds it", async () => {
  const server = await openDeveloperServer(() => ({}));
  await played({ analysisPlan: {}, server: { url: server.url }, serverMessages: ["end-of-call-report"] });
  await server.close();
  expect(server.received.map(({ body }) => body.message)).toMatchObject([
    { type: "end-of-call-report", analysis: { summary: "Ana pidió una cita." }, durationSeconds: expect.any(Number) },
  ]);
});
