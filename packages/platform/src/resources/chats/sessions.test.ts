import { afterAll, beforeAll, expect, test } from "vitest";
import { openAiResponder } from "../../responders/via-openai.ts";
import { openStubLanguageModel } from "../../testing/stub-language-model.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
let model: Awaited<ReturnType<typeof openStubLanguageModel>>;
beforeAll(async () => {
  model = await openStubLanguageModel(() => ["Bien."]);
  fixture = await openTestResources({ responder: openAiResponder({ baseUrl: model.url, key: "", model: "small" }) });
});
afterAll(async () => {
  await fixture.close();
  await model.close();
});

const told = (content: string) => ({
  model: { provider: "openai", model: "x", messages: [{ role: "system", content }] },
});

/** Says something in a session. @returns what the model was told */
async function say(session: object, turn: object = {}) {
  const { body, status, text } = await fixture.do("createSession", { body: session });
  expect(status, text).toBe(201);
  const chat = await fixture.do("createChat", { body: { sessionId: body["id"], input: "Hola", ...turn } });
  expect(chat.status, chat.text).toBe(201);
  return model
    .asked()
    .at(-1)
    ?.messages.map(({ content }) => content);
}

test("a session's own assistant or squad talks, and knows what its messages say", async () => {
  const messages = [{ role: "user", content: "Me llamo Ana." }];
  expect(await say({ assistant: told("Sea breve."), messages })).toEqual(["Sea breve.", "Me llamo Ana.", "Hola"]);
  expect(await say({ squad: { members: [{ assistant: told("Soy parte.") }] } })).toEqual(["Soy parte.", "Hola"]);
});

test("what is changed for a session's customer acts, beside what is changed for a turn", async () => {
  const assistant = told("{{greeting}}, {{name}}.");
  const customer = { name: "Ana", assistantOverrides: { variableValues: { name: "Ana" } } };
  const turn = { assistantOverrides: { variableValues: { greeting: "Buenas", name: "nadie" } } };
  expect(await say({ assistant, customer }, turn)).toEqual(["Buenas, Ana.", "Hola"]);
});

test("what a page says of its customer acts", async () => {
  const { body } = await fixture.do("createAssistant", { body: told("Hable con {{name}}.") });
  const customer = { assistantOverrides: { variableValues: { name: "Ana" } } };
  const chat = await fixture.ask("createWebChat", {
    token: fixture.tokens.public,
    body: { assistantId: body["id"], customer, input: "Hola" },
  });
  expect(chat.status, chat.text).toBe(201);
  expect(model.asked().at(-1)?.messages[0]?.content).toBe("Hable con Ana.");
});

test("a page's turn changes its assistant, goes on with its session, and is told piece by piece", async () => {
  const { body } = await fixture.do("createAssistant", { body: told("Hable con {{name}}.") });
  const { body: session } = await fixture.do("createSession", { body: { assistantId: body["id"] } });
  const assistantOverrides = { variableValues: { name: "Ana" } };
  const ask = (input: string, more: object) =>
    fixture.ask("createWebChat", { token: fixture.tokens.public, body: { assistantId: body["id"], input, ...more } });
  const whole = await ask("Hola", { sessionId: session["id"], assistantOverrides });
  expect([whole.status, whole.body["output"] !== undefined], whole.text).toEqual([201, true]);
  const streamed = await ask("¿Qué dije?", { sessionId: session["id"], assistantOverrides, stream: true });
  expect(streamed.text.startsWith("data: "), streamed.text).toBe(true);
  expect(
    model
      .asked()
      .at(-1)
      ?.messages.map(({ content }) => content),
  ).toEqual([...["Hable con Ana.", "Hola", expect.any(String), "¿Qué dije?"]]);
});
