import { platformOperations } from "@dilo/api/operations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAiResponder } from "../../responders/via-openai.ts";
import { openStubLanguageModel } from "../../testing/stub-language-model.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
let model: Awaited<ReturnType<typeof openStubLanguageModel>>;
beforeAll(async () => {
  model = await openStubLanguageModel(({ messages }) => ["Usted ", `dijo: ${messages.at(-1)?.content}`]);
  fixture = await openTestResources({ responder: openAiResponder({ baseUrl: model.url, key: "", model: "small" }) });
});
afterAll(async () => {
  await fixture.close();
  await model.close();
});

const respond = (body: object) => fixture.do("createChatResponse", { body });
const lastAsked = () => model.asked().at(-1);

test("a client of the OpenAI responses API holds a whole conversation, without an assistant", async () => {
  const first = await respond({
    ...{ model: "gpt-4o", instructions: "Sea breve.", temperature: 0.3, max_output_tokens: 40, user: "u1" },
    input: [{ role: "user", content: [{ type: "input_text", text: "Hola" }] }],
  });
  expect([first.status, first.body["warnings"]], first.text).toEqual([201, undefined]);
  expect(first.body).toMatchObject({
    ...{ object: "response", status: "completed", model: "gpt-4o", instructions: "Sea breve.", tools: [] },
    output: [{ type: "message", role: "assistant", content: [{ type: "output_text", text: "Usted dijo: Hola" }] }],
  });
  expect(lastAsked()).toMatchObject({
    ...{ temperature: 0.3, max_tokens: 40 },
    messages: [
      { role: "system", content: "Sea breve." },
      { role: "user", content: "Hola" },
    ],
  });
  const next = await respond({ model: "gpt-4o", previous_response_id: first.body["id"], input: "¿Qué dije?" });
  expect(next.body).toMatchObject({ previous_response_id: first.body["id"], output: [{ content: [{}] }] });
  expect(lastAsked()?.messages.map(({ content }) => content)).toEqual([
    "Sea breve.",
    "Hola",
    "Usted dijo: Hola",
    "¿Qué dije?",
  ]);
});

test("the vendor's first example: an assistant beside the client's own fields", async () => {
  const { body: made } = await fixture.do("createAssistant", {
    body: { model: { provider: "openai", model: "x", messages: [{ role: "system", content: "Ayude." }] } },
  });
  const { status, body } = await respond({ model: "gpt-4o", input: "Hola", assistantId: made["id"], stream: false });
  expect(status).toBe(201);
  expect(body["warnings"]).toContainEqual({ path: "model", message: expect.any(String) });
  expect(lastAsked()?.messages.map(({ content }) => content)).toEqual(["Ayude.", "Hola"]);
});

test("its stream has all events that clients put a response together from, numbered", async () => {
  const { text } = await respond({ model: "gpt-4o", instructions: "Sea breve.", input: "Hola", stream: true });
  const events = text
    .trimEnd()
    .split("\n\n")
    .map((event) => JSON.parse(event.replace(/^.*\ndata: /, "")) as Readonly<Record<string, unknown>>);
  expect(events.map(({ type }) => type)).toEqual([
    "response.created",
    "response.in_progress",
    "response.output_item.added",
    "response.content_part.added",
    "response.output_text.delta",
    "response.output_text.delta",
    "response.output_text.done",
    "response.content_part.done",
    "response.output_item.done",
    "response.completed",
  ]);
  expect(events.map((event) => event["sequence_number"])).toEqual(events.map((_, index) => index));
  for (const event of events) {
    expect(platformOperations.createChatResponse.answer.safeParse(event).success, String(event["type"])).toBe(true);
  }
  const { id = "" } = (events[0]?.["response"] ?? {}) as { readonly id?: string };
  expect((await fixture.do("getChat", { parameters: { id } })).body["output"]).toMatchObject([
    { content: "Usted dijo: Hola" },
  ]);
});

test.each([
  [{ tools: [{ type: "function", name: "x" }] }, "tools"],
  [{ background: true }, "background"],
  [{ input: [{ type: "item_reference", id: "x" }] }, "input"],
])("what would be ignored is refused: %j", async (more, field) => {
  const answer = await respond({ model: "gpt-4o", input: "Hola", ...more });
  expect(answer).toMatchObject({ status: 400, text: expect.stringContaining(field) });
});

test("with store: false nothing that was said is kept", async () => {
  const { body } = await respond({ model: "gpt-4o", instructions: "Sea breve.", input: "Secreto", store: false });
  expect(JSON.stringify(body)).toContain("Secreto");
  const kept = await fixture.do("getChat", { parameters: { id: String(body["id"]) } });
  expect(kept.status).toBe(200);
  expect(kept.text).not.toContain("Secreto");
  const read = await fixture.do("getChatResponse", { parameters: { id: String(body["id"]) } });
  expect([read.status, read.body["output"], read.body["instructions"]]).toEqual([200, [], null]);
});

test("without any model it says so, and the instructions are said to nobody", async () => {
  const alone = await openTestResources();
  try {
    const answer = await alone.do("createChatResponse", {
      body: { model: "x", instructions: "Sea breve.", input: "Hola" },
    });
    expect(answer).toMatchObject({ status: 422, text: expect.stringContaining("No model") });
  } finally {
    await alone.close();
  }
});

test("whoever may talk in a chat answers here too, by id or written out, with overrides, in a session", async () => {
  const make = async (name: Parameters<typeof fixture.do>[0], body: object) =>
    String((await fixture.do(name, { body })).body["id"]);
  const told = (content: string) => ({ provider: "openai", model: "x", messages: [{ role: "system", content }] });
  const assistant = { model: told("Soy {{who}}.") };
  const squad = { members: [{ assistant: { model: told("Soy parte.") } }] };
  const workflow = {
    ...{ name: "W", model: { provider: "openai", model: "x" }, globalPrompt: "Hable como {{who}}." },
    ...{ nodes: [{ type: "conversation", name: "a", prompt: "Salude." }], edges: [] },
  };
  const assistantOverrides = { variableValues: { who: "Ana" } };
  const workflowOverrides = assistantOverrides;
  const [assistantId, squadId, workflowId] = await Promise.all([
    make("createAssistant", assistant),
    make("createSquad", squad),
    make("createWorkflow", workflow),
  ]);
  const sessionId = await make("createSession", { assistant: { model: told("Soy de la sesión.") } });
  for (const [talker, instructions] of [
    [{ assistantId, assistantOverrides }, "Soy Ana."],
    [{ assistant, assistantOverrides }, "Soy Ana."],
    [{ squadId }, "Soy parte."],
    [{ squad }, "Soy parte."],
    [{ workflowId, workflowOverrides }, "Hable como Ana."],
    [{ workflow, workflowOverrides }, "Hable como Ana."],
    [{ sessionId }, "Soy de la sesión."],
  ] as const) {
    const first = await respond({ ...talker, input: "Hola" });
    expect([first.status, lastAsked()?.messages[0]?.content], first.text).toEqual([201, instructions]);
    if ("sessionId" in talker) continue;
    await respond({ previousChatId: first.body["id"], input: "¿Qué dije?" });
    expect(lastAsked()?.messages.map(({ content }) => content)).toEqual(expect.arrayContaining([instructions, "Hola"]));
  }
});
