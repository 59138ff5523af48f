import { afterAll, beforeAll, expect, test } from "vitest";
import { openAiResponder } from "../../responders/via-openai.ts";
import { openStubLanguageModel } from "../../testing/stub-language-model.ts";
import { openStubToolModel } from "../../testing/stub-tool-model.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
let model: Awaited<ReturnType<typeof openStubLanguageModel>>;
let modelUrl = "";
beforeAll(async () => {
  model = await openStubLanguageModel(({ messages }) => {
    const isJudge = messages[0]?.content.startsWith("You judge") === true;
    const last = messages.at(-1)?.content ?? "";
    return [isJudge ? (last.includes("Ana") ? "Pass." : "fail") : `Usted dijo: ${last}`];
  });
  modelUrl = model.url;
  fixture = await openTestResources({
    prices: { modelMillionInput: 2 },
    responder: (turn, signal) => {
      turn.onUsage?.({ promptTokens: 500_000, completionTokens: 0 });
      return openAiResponder({ baseUrl: modelUrl, key: "", model: "small" })(turn, signal);
    },
  });
});
afterAll(async () => {
  await fixture.close();
  await model.close();
});

const assistant = { model: { provider: "openai", model: "x", messages: [{ role: "system", content: "Sea breve." }] } };
const judged = (judgePlan: object, continuePlan?: object) => ({
  role: "assistant",
  judgePlan,
  ...(continuePlan && { continuePlan }),
});
/** Runs an eval to its end. */
async function done(body: object) {
  const begun = await fixture.do("createEvalRun", { body });
  expect(begun.body, begun.text).toMatchObject({ status: "queued", results: [], cost: 0, costs: [] });
  await fixture.resources.workDone();
  return fixture.do("getEvalRun", { parameters: { id: String(begun.body["id"]) } });
}
const run = (messages: readonly object[], who: object = assistant) =>
  done({
    type: "eval",
    target: { type: "assistant", assistant: who },
    eval: { type: "chat.mockConversation", messages },
  });
const resultOf = ({ body }: Awaited<ReturnType<typeof run>>) =>
  (body["results"] as { status: string; messages: object[] }[])[0];

test.each([
  [{ type: "exact", content: "Usted dijo: Soy Ana" }, "pass"],
  [{ type: "exact", content: "Otra cosa" }, "fail"],
  [{ type: "regex", content: "^Usted .*Ana$" }, "pass"],
  [{ type: "regex", content: "^Ana" }, "fail"],
  [{ type: "regex", content: "(" }, "fail"],
  [{ type: "ai", model: { provider: "openai", model: "x" } }, "pass"],
])("a turn judged by %j: %s", async (plan, status) => {
  const { body } = await run([{ role: "user", content: "Soy Ana" }, judged(plan)]);
  const cost = plan.type === "ai" ? 2 : 1;
  const costs = [{ type: "model", promptTokens: cost * 500_000, completionTokens: 0, cost }];
  const ended = { status: "ended", endedReason: "mockConversation.done", results: [{ status }], cost, costs };
  expect(body).toMatchObject(ended);
});

test("a stored eval is run by its id; the conversation goes on as its plan says, or stops", async () => {
  const messages = [
    { role: "user", content: "Uno" },
    judged({ type: "exact", content: "nunca" }, { contentOverride: "Dos." }),
    { role: "user", content: "Tres" },
    judged({ type: "regex", content: "Tres" }),
  ];
  const { body: kept } = await fixture.do("createEval", { body: { type: "chat.mockConversation", messages } });
  expect(kept["warnings"]).toBeUndefined();
  const body = { type: "eval", target: { type: "assistant", assistant }, evalId: kept["id"] };
  const whole = await done(body);
  expect(resultOf(whole)).toMatchObject({ status: "fail" });
  expect(resultOf(whole)?.messages).toHaveLength(4);
  expect(
    model
      .asked()
      .at(-1)
      ?.messages.map(({ content }) => content),
  ).toEqual(["Sea breve.", "Uno", "Dos.", "Tres"]);
  const stopped = await run([
    { role: "user", content: "Uno" },
    judged({ type: "exact", content: "nunca" }, { exitOnFailureEnabled: true }),
    { role: "user", content: "Tres" },
  ]);
  expect(resultOf(stopped)?.messages).toHaveLength(2);
});

test("whoever a run names is asked, with its overrides", async () => {
  const who = { model: { provider: "openai", model: "x", messages: [{ role: "system", content: "Soy {{who}}." }] } };
  const squad = { members: [{ assistant: who }] };
  const [assistantId, squadId] = await Promise.all([
    fixture.do("createAssistant", { body: who }).then(({ body }) => body["id"]),
    fixture.do("createSquad", { body: squad }).then(({ body }) => body["id"]),
  ]);
  const assistantOverrides = { variableValues: { who: "Ana" } };
  for (const target of [
    { type: "assistant", assistantId, assistantOverrides },
    { type: "squad", squadId, assistantOverrides },
    { type: "squad", squad, assistantOverrides },
  ]) {
    const messages = [{ role: "user", content: "Hola" }, judged({ type: "regex", content: "Hola" })];
    const ran = await done({ type: "eval", target, eval: { type: "chat.mockConversation", messages } });
    expect(resultOf(ran), ran.text).toMatchObject({ status: "pass" });
    const asked = model.asked();
    expect(asked.at(-1)?.messages.map(({ content }) => content)).toEqual(["Soy Ana.", "Hola"]);
  }
});

test("a tool the assistant wants is judged and not used", async () => {
  const tools = await openStubToolModel([{ name: "weather", arguments: { city: "León" } }]);
  modelUrl = tools.url;
  const tool = { type: "function", function: { name: "weather" }, server: { url: "https://nobody.dilo.example" } };
  const who = { model: { ...assistant.model, tools: [tool] } };
  const wanted = (city: string) => [
    { role: "user", content: "¿Qué tiempo hace?" },
    judged({ type: "exact", content: "", toolCalls: [{ name: "weather", arguments: { city } }] }),
  ];
  expect(resultOf(await run(wanted("León"), who))).toMatchObject({ status: "pass" });
  expect(resultOf(await run(wanted("Lima"), who))).toMatchObject({ status: "fail" });
  const alike = (city: string) =>
    judged({ type: "regex", content: "", toolCalls: [{ name: "^wea", arguments: { city } }] });
  expect(resultOf(await run([{ role: "user", content: "¿Y?" }, alike("Le.n")], who))).toMatchObject({ status: "pass" });
  expect(resultOf(await run([{ role: "user", content: "¿Y?" }, alike("^L$")], who))).toMatchObject({ status: "fail" });
  modelUrl = model.url;
  await tools.close();
});

test("a run says of each turn that is judged whether it is good, and why not", async () => {
  const answer = await run([
    { role: "user", content: "Uno" },
    judged({ type: "exact", content: "Usted dijo: Uno" }),
    { role: "user", content: "Dos" },
    judged({ type: "exact", content: "nunca" }),
    { role: "user", content: "Tres" },
    judged({ type: "ai", model: { provider: "openai", model: "x" } }),
  ]);
  const judges = resultOf(answer)?.messages.flatMap((one) => ("judge" in one ? [one.judge] : []));
  expect(judges).toEqual([
    { status: "pass" },
    { status: "fail", failureReason: "The words are not those of content." },
    { status: "fail", failureReason: "fail" },
  ]);
});

test("a judge with instructions of its own reads these alone, and the conversation where they name it, or after them", async () => {
  const judging = (...messages: readonly object[]) =>
    judged({ type: "ai", model: { provider: "openai", model: "x", messages } });
  const system = (content: string) => ({ role: "system", content });
  const turns = [{ role: "user", content: "Soy Ana" }];
  const told = async (plan: object) => {
    expect(resultOf(await run([...turns, plan]))).toMatchObject({ status: "pass" });
    return model.asked().at(-1)?.messages;
  };
  expect(
    await told(judging(system("You judge alone."), { role: "user", content: "Última: {{messages[-1]}}" })),
  ).toEqual([system("You judge alone."), { role: "user", content: "Última: assistant: Usted dijo: Soy Ana\n" }]);
  expect(await told(judging(system("You judge alone.")))).toEqual([
    system("You judge alone."),
    { role: "user", content: "user: Soy Ana\nassistant: Usted dijo: Soy Ana" },
  ]);
});

test("tools that the written conversation wants have the results that it gives them", async () => {
  await run([
    { role: "user", content: "¿Qué tiempo hace?" },
    { role: "assistant", toolCalls: [{ name: "weather", arguments: { city: "León" } }] },
    { role: "tool", content: "Hace sol." },
    { role: "user", content: "¿Y mañana?" },
    judged({ type: "regex", content: "" }),
  ]);
  const called = { name: "weather", arguments: JSON.stringify({ city: "León" }) };
  expect(model.asked().at(-1)?.messages).toEqual([
    { role: "system", content: "Sea breve." },
    { role: "user", content: "¿Qué tiempo hace?" },
    { role: "assistant", content: null, tool_calls: [{ id: "call_1", type: "function", function: called }] },
    { role: "tool", tool_call_id: "call_1", content: "Hace sol." },
    { role: "user", content: "¿Y mañana?" },
  ]);
});

test("a run without an eval is refused, and one whose model fails ends with an error", async () => {
  const target = { type: "assistant", assistant };
  expect((await fixture.do("createEvalRun", { body: { type: "eval", target } })).status).toBe(400);
  model.become("refusing");
  const { body } = await run([{ role: "user", content: "Uno" }, judged({ type: "exact", content: "x" })]);
  expect(body).toMatchObject({
    ...{ status: "ended", endedReason: "error", results: [{ status: "fail" }] },
    endedMessage: expect.stringMatching(/^Turn 2 could not be played: .+/),
  });
  model.become("well");
});

test("a run can be read while it goes on, and is called off by deleting it", async () => {
  const slow = await openStubLanguageModel(() => ["Bien."]);
  slow.become("mute");
  modelUrl = slow.url;
  const messages = [{ role: "user", content: "Uno" }, judged({ type: "exact", content: "Bien." })];
  const target = { type: "assistant", assistant };
  const body = { type: "eval", target, eval: { type: "chat.mockConversation", messages: [...messages, ...messages] } };
  const stuck = await fixture.do("createEvalRun", { body });
  const parameters = { id: String(stuck.body["id"]) };
  expect((await fixture.do("getEvalRun", { parameters })).body["status"]).not.toBe("ended");
  await fixture.do("deleteEvalRun", { parameters });
  await fixture.resources.workDone();
  expect((await fixture.do("getEvalRun", { parameters })).status).toBe(404);
  modelUrl = model.url;
  await slow.close();
});

test("an eval that is deleted takes its runs with it", async () => {
  const messages = [{ role: "user", content: "Uno" }, judged({ type: "exact", content: "x" })];
  const { body: kept } = await fixture.do("createEval", { body: { type: "chat.mockConversation", messages } });
  const asked = { type: "eval", target: { type: "assistant", assistant }, evalId: kept["id"] };
  const { body: ended } = await done(asked);
  const { body: under } = await fixture.do("createEvalRun", { body: asked });
  const { body: listed } = await fixture.do("listEvalRuns", { query: { evalId: String(kept["id"]) } });
  expect((listed["results"] as { id: unknown }[]).map(({ id }) => id).sort()).toEqual(
    [ended["id"], under["id"]].sort(),
  );
  expect((await fixture.do("deleteEval", { parameters: { id: String(kept["id"]) } })).status).toBe(200);
  await fixture.resources.workDone();
  for (const { id } of [ended, under] as { id?: unknown }[]) {
    expect((await fixture.do("getEvalRun", { parameters: { id: String(id) } })).status).toBe(404);
  }
});
