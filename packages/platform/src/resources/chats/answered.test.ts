import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PlatformError } from "../../platform-error.ts";
import { openAiResponder } from "../../responders/via-openai.ts";
import { openStubLanguageModel } from "../../testing/stub-language-model.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
let model: Awaited<ReturnType<typeof openStubLanguageModel>>;
beforeAll(async () => {
  model = await openStubLanguageModel(({ messages }) => ["Usted ", `dijo: ${messages.at(-1)?.content}`]);
  fixture = await openTestResources({
    responder: openAiResponder({ baseUrl: model.url, key: "", model: "small" }),
  });
});
afterAll(async () => {
  await fixture.close();
  await model.close();
});
beforeEach(() => model.become("well"));

const thinking = {
  firstMessage: "Hola, {{name}}.",
  model: { provider: "openai", model: "gpt-4o", messages: [{ role: "system", content: "Ayude a {{name}}." }] },
};
const assistantOverrides = { variableValues: { name: "Ana" } };

const eventsOf = (text: string) =>
  text
    .trimEnd()
    .split("\n\n")
    .map((event) => JSON.parse(event.slice(event.indexOf("data: ") + 6)) as Readonly<Record<string, unknown>>);

test("an assistant with a model answers in its own words, in chats and in responses alike", async () => {
  const body = { assistant: thinking, assistantOverrides, input: "Quiero una cita." };
  const chat = await fixture.do("createChat", { body });
  expect(chat.body["output"]).toEqual([{ role: "assistant", content: "Usted dijo: Quiero una cita." }]);
  expect(model.asked().at(-1)?.messages).toEqual([
    { role: "system", content: "Ayude a Ana." },
    { role: "assistant", content: "Hola, Ana." },
    { role: "user", content: "Quiero una cita." },
  ]);
  const response = await fixture.do("createChatResponse", { body });
  expect(response.body["output"]).toMatchObject([{ content: [{ text: "Usted dijo: Quiero una cita." }] }]);
});

test("an assistant without a model says only what it is given to say", async () => {
  const asked = model.requests.length;
  const { body } = await fixture.do("createChat", { body: { assistant: { firstMessage: "Hola." }, input: "Buenas" } });
  expect(body["output"]).toEqual([{ role: "assistant", content: "Hola." }]);
  expect(model.requests).toHaveLength(asked);
});

test("a session's conversation is told to the model, and what two turns at once add is all kept", async () => {
  const { body: assistant } = await fixture.do("createAssistant", { body: thinking });
  const { body: session } = await fixture.do("createSession", { body: { assistantId: assistant["id"] } });
  const sessionId = String(session["id"]);
  const turn = (input: string) => fixture.do("createChat", { body: { sessionId, input } });
  await turn("Uno");
  await turn("Dos");
  expect(
    model
      .asked()
      .at(-1)
      ?.messages.map(({ content }) => content),
  ).toEqual(["Ayude a {{name}}.", "Hola, {{name}}.", "Uno", "Usted dijo: Uno", "Dos"]);
  model.become("slow");
  const both = await Promise.all([turn("Tres"), turn("Cuatro")]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const { body: kept } = await fixture.do("getSession", { parameters: { id: sessionId } });
  expect((kept["messages"] as { content: string }[]).map(({ content }) => content)).toEqual(
    expect.arrayContaining(["Uno", "Dos", "Tres", "Cuatro", "Usted dijo: Tres", "Usted dijo: Cuatro"]),
  );
});

test("the values of variables, and the greeting, live through the chats of a conversation", async () => {
  const { body: session } = await fixture.do("createSession", { body: { assistant: thinking } });
  const first = { sessionId: session["id"], assistantOverrides, input: "Uno" };
  await fixture.do("createChat", { body: first });
  await fixture.do("createChat", { body: { sessionId: session["id"], input: "Dos" } });
  const told = ["Ayude a Ana.", "Hola, Ana.", "Uno", "Usted dijo: Uno", "Dos"];
  const lastTold = () =>
    model
      .asked()
      .at(-1)
      ?.messages.map(({ content }) => content);
  expect(lastTold()).toEqual(told);
  const { body: chat } = await fixture.do("createChat", {
    body: { assistant: thinking, assistantOverrides, input: "Uno" },
  });
  await fixture.do("createChat", { body: { previousChatId: chat["id"], input: "Dos" } });
  expect(lastTold()).toEqual(told);
});

describe("streams", () => {
  const body = { assistant: thinking, input: "Hola", stream: true };

  test("come piece by piece as the model gives them, and are kept whole", async () => {
    const { text } = await fixture.do("createChat", { body });
    const events = eventsOf(text);
    expect(events.map(({ delta }) => delta)).toEqual(["Usted ", "dijo: Hola"]);
    const { body: chat } = await fixture.do("getChat", { parameters: { id: String(events[0]?.["id"]) } });
    expect(chat["output"]).toEqual([{ role: "assistant", content: "Usted dijo: Hola" }]);
  });

  test.each(["createChat", "createChatResponse"] as const)(
    "%s: broken before the first word, it is a 503",
    async (name) => {
      model.become("broken");
      expect(await fixture.do(name, { body })).toMatchObject({ status: 503, body: { code: "not-available" } });
    },
  );

  test.each(["createChat", "createChatResponse"] as const)(
    "%s: without its session when the answer is whole, the last event says so",
    async (name) => {
      let sessionId = "";
      const losing = await openTestResources({
        responder: async function* () {
          yield { message: 0, text: "Usted " };
          await losing.do("deleteSession", { parameters: { id: sessionId } });
        },
      });
      try {
        const { body: assistant } = await losing.do("createAssistant", { body: thinking });
        const { body: session } = await losing.do("createSession", { body: { assistantId: assistant["id"] } });
        sessionId = String(session["id"]);
        const { text } = await losing.do(name, { body: { sessionId, input: "Hola", stream: true } });
        expect(text).toContain("Usted ");
        expect(eventsOf(text).at(-1)).toMatchObject({ code: "not-found" });
      } finally {
        await losing.close();
      }
    },
  );

  test("without a word, they still tell the chat's id", async () => {
    const { text } = await fixture.do("createChat", { body: { assistant: {}, input: "Hola", stream: true } });
    const [event] = eventsOf(text);
    expect(event).toMatchObject({ id: expect.any(String), path: "chat.output", delta: "" });
    expect((await fixture.do("getChat", { parameters: { id: String(event?.["id"]) } })).body["output"]).toEqual([]);
  });

  test.each(["createChat", "createChatResponse"] as const)(
    "%s: dead in the middle, the last event says so",
    async (name) => {
      const dying = await openTestResources({
        responder: async function* () {
          yield { message: 0, text: "Usted " };
          throw new PlatformError("unreachable", "The language model stopped in the middle of its answer.");
        },
      });
      try {
        const { status, text } = await dying.do(name, { body });
        expect(status).toBe(201);
        expect(text).toContain("Usted ");
        expect(text.trimEnd().split("\n\n").at(-1)).toMatch(/^event: error\n/);
        expect(eventsOf(text).at(-1)).toMatchObject({ code: "not-available" });
        expect((await dying.do("listChats")).body["results"]).toEqual([]);
      } finally {
        await dying.close();
      }
    },
  );
});

test("a mute model is given up after the seconds that its settings name: 503", async () => {
  model.become("mute");
  const url = model.url.replace("127.0.0.1", "localhost");
  const mute = { provider: "custom-llm", model: "x", url, timeoutSeconds: 1 };
  // Of a model that names no time the chat would be waited for far longer than a test is.
  const answer = await fixture.do("createChat", { body: { assistant: { model: mute }, input: "Hola" } });
  expect(answer).toMatchObject({ status: 503, body: { code: "not-available" } });
});

test.each(["broken", "refusing", "nonsense", "empty", "dying"] as const)(
  "a %s model: 503 that repeats nothing, and no chat is kept",
  async (behaviour) => {
    model.become(behaviour);
    const before = (await fixture.do("listChats")).body["metadata"];
    const answer = await fixture.do("createChat", { body: { assistant: thinking, input: "Secreto" } });
    expect(answer).toMatchObject({ status: 503, text: expect.not.stringContaining("Secreto") });
    expect((await fixture.do("listChats")).body["metadata"]).toEqual(before);
  },
);
