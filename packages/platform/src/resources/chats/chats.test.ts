import { platformOperations } from "@dilo/api/operations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
let assistantId: string;
beforeAll(async () => {
  fixture = await openTestResources();
  const { body } = await fixture.do("createAssistant", { body: { firstMessage: "Hola {{name}}." } });
  assistantId = String(body["id"]);
});
afterAll(() => fixture.close());

const said = (...texts: string[]) => texts.map((content) => ({ role: "assistant", content }));
const system = (...texts: string[]) => texts.map((content) => ({ role: "system", content }));

test("a chat begins with the first message, and says system messages word for word", async () => {
  const assistantOverrides = { variableValues: { name: "Ana" } };
  const first = await fixture.do("createChat", { body: { assistantId, assistantOverrides, input: "Hola" } });
  expect(first.body).toMatchObject({ output: said("Hola Ana."), messages: [{ role: "user", content: "Hola" }] });
  const previousChatId = String(first.body["id"]);
  const second = await fixture.do("createChat", { body: { previousChatId, input: system("¿Y usted?", "Diga.") } });
  expect(second.body).toMatchObject({ assistantId, output: said("¿Y usted?", "Diga.") });
  expect(second.body["messages"]).toHaveLength(4);
  const third = await fixture.do("createChat", { body: { previousChatId, input: "Bien" } });
  expect(third.body["output"]).toEqual([]);
});

test("an assistant that waits does not begin", async () => {
  const assistant = { firstMessage: "Hola.", firstMessageMode: "assistant-waits-for-user" };
  const { body } = await fixture.do("createChat", { body: { assistant, input: system("Uno.") } });
  expect(body["output"]).toEqual(said("Uno."));
});

test("a session keeps the conversation until it is over", async () => {
  const { body: session } = await fixture.do("createSession", { body: { assistantId, expirationSeconds: 60 } });
  const sessionId = String(session["id"]);
  const turn = (input: unknown) => fixture.do("createChat", { body: { sessionId, input } });
  expect((await turn("Hola")).body["output"]).toEqual(said("Hola {{name}}."));
  expect((await turn(system("Siga."))).body["output"]).toEqual(said("Siga."));
  const { body: kept } = await fixture.do("getSession", { parameters: { id: sessionId } });
  expect(kept["messages"]).toHaveLength(4);
  const { body: list } = await fixture.do("listChats", { query: { sessionId } });
  expect(list["metadata"]).toMatchObject({ totalItems: 2 });
  fixture.advance(61_000);
  expect(await turn("Hola")).toMatchObject({ status: 400, text: expect.stringContaining("sessionId") });
  const { body: ended } = await fixture.do("createSession", { body: { assistantId, status: "completed" } });
  expect((await fixture.do("createChat", { body: { sessionId: ended["id"], input: "Hola" } })).status).toBe(400);
});

test("an input that is longer than a message may be is answered, and stands in chat, list and session", async () => {
  const { body: session } = await fixture.do("createSession", { body: { assistantId } });
  const sessionId = String(session["id"]);
  const input = "Hola. ".repeat(5000);
  const { body: made, status } = await fixture.do("createChat", { body: { sessionId, input } });
  expect(status).toBe(201);
  const parts = {
    role: "user",
    content: [input, input].map((part) => ({ type: "input_text", text: part.slice(0, 9000) })),
  };
  expect((await fixture.do("createChatResponse", { body: { assistantId, input: [parts] } })).status).toBe(201);
  const { body: chat } = await fixture.do("getChat", { parameters: { id: String(made["id"]) } });
  expect(chat["messages"]).toMatchObject([{ role: "user", content: input }]);
  const { body: kept } = await fixture.do("getSession", { parameters: { id: sessionId } });
  expect(kept["messages"]).toMatchObject([{ content: input }, { role: "assistant" }]);
  expect((await fixture.do("listChats")).status).toBe(200);
});

test("a session and its chats remember no more than two million letters, the newest", async () => {
  const { body: session } = await fixture.do("createSession", { body: { assistantId } });
  const sessionId = String(session["id"]);
  const inputs = ["a", "b", "c", "d"].map((letter) => letter.repeat(900_000));
  let last: unknown;
  for (const input of inputs) last = (await fixture.do("createChat", { body: { sessionId, input } })).body["messages"];
  const { body: kept } = await fixture.do("getSession", { parameters: { id: sessionId } });
  for (const messages of [last, kept["messages"]] as { role: string; content: string }[][]) {
    const heard = messages.filter(({ role }) => role === "user").map(({ content }) => content[0]);
    expect(heard).toEqual(["c", "d"]);
  }
});

test("two turns of one session at once: neither is lost", async () => {
  const { body: session } = await fixture.do("createSession", { body: { assistantId } });
  const sessionId = String(session["id"]);
  const turns = ["Uno", "Dos"].map((input) => fixture.do("createChat", { body: { sessionId, input } }));
  const statuses = (await Promise.all(turns)).map(({ status }) => status);
  const { body: kept } = await fixture.do("getSession", { parameters: { id: sessionId } });
  const heard = (kept["messages"] as { role: string }[]).filter(({ role }) => role === "user");
  expect(heard).toHaveLength(statuses.filter((status) => status === 201).length);
});

test("what needs an engine or a carrier says so", async () => {
  const squad = await fixture.do("createChat", { body: { squad: { members: [] }, input: "Hola" } });
  expect(squad).toMatchObject({ status: 400, text: expect.stringContaining("squad") });
  const sms = await fixture.do("createChat", {
    body: { assistantId, input: "Hola", transport: { type: "twilio.sms" } },
  });
  expect(sms).toMatchObject({ status: 400, text: expect.stringContaining("carrier") });
  expect((await fixture.do("createChat", { body: { input: "Hola" } })).status).toBe(400);
});

describe("streams", () => {
  const body = { assistant: { firstMessage: "Hola,  buenos días." }, input: "Hola", stream: true };

  test("a chat's pieces put together are its answer, and each is as the catalogue says", async () => {
    const { text } = await fixture.do("createChat", { body });
    const events = text
      .trimEnd()
      .split("\n\n")
      .map((event) => JSON.parse(event.replace(/^data: /, "")) as { delta: string });
    expect(events.map(({ delta }) => delta).join("")).toBe("Hola,  buenos días.");
    for (const event of events) expect(platformOperations.createChat.answer.safeParse(event).success).toBe(true);
  });

  test("a response's events are the OpenAI kind", async () => {
    const { text } = await fixture.do("createChatResponse", { body });
    const events = text
      .trimEnd()
      .split("\n\n")
      .map((event) => JSON.parse(event.replace(/^.*\ndata: /, "")) as { type: string });
    for (const event of events)
      expect(platformOperations.createChatResponse.answer.safeParse(event).success).toBe(true);
    expect(events.at(-1)).toMatchObject({ type: "response.completed", response: { status: "completed" } });
  });
});

describe("a page's token", () => {
  const pageToken = async (restrictions: object) =>
    String((await fixture.do("createToken", { body: { tag: "public", restrictions } })).body["value"]);
  const chat = (token: string, more: object = {}, origin = "https://shop.example") =>
    fixture.ask("createWebChat", { token, origin, body: { assistantId, input: "Hola", ...more } });

  test("talks from the pages and to the assistants it is for", async () => {
    const token = await pageToken({ allowedOrigins: ["https://shop.example"], allowedAssistantIds: [assistantId] });
    expect((await chat(token)).body["output"]).toEqual(said("Hola {{name}}."));
    expect((await chat(token, {}, "https://other.example")).status).toBe(403);
    const { body: other } = await fixture.do("createAssistant", { body: { firstMessage: "Secreto" } });
    expect((await chat(token, { assistantId: other["id"] })).status).toBe(403);
    const call = { token, origin: "https://shop.example", body: { assistant: { firstMessage: "Mío" } } };
    expect((await fixture.ask("createWebCall", call)).status).toBe(403);
  });

  test.each(["nonsense", "shop.example", "capacitor://shop"])(
    "is not made for %j, which is no page's origin",
    async (one) => {
      const restrictions = { allowedOrigins: ["https://shop.example", one] };
      const { body: kept } = await fixture.do("createToken", { body: { tag: "public" } });
      for (const answer of [
        await fixture.do("createToken", { body: { tag: "public", restrictions } }),
        await fixture.do("updateToken", { parameters: { id: String(kept["id"]) }, body: { restrictions } }),
      ]) {
        expect(answer).toMatchObject({ status: 400, text: expect.stringContaining("restrictions.allowedOrigins.1") });
      }
    },
  );

  test("goes on only with sessions of the assistant it names", async () => {
    const { body: other } = await fixture.do("createAssistant", { body: { firstMessage: "Secreto" } });
    const { body: session } = await fixture.do("createSession", { body: { assistantId: other["id"] } });
    const answer = await chat(await pageToken({}), { sessionId: session["id"] });
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining("sessionId") });
  });

  test("begins so many chats and calls a minute from one address, and is heard again afterwards", async () => {
    const token = await pageToken({});
    const from = (address: string) => (body: object) => fixture.ask("createWebChat", { token, address, body });
    const body = { assistantId, input: "Hola" };
    for (let count = 0; count < 60; count += 1) expect((await from("one")(body)).status).toBe(201);
    expect((await from("one")(body)).status).toBe(429);
    const call = { token, address: "one", body: { assistant: { firstMessage: "Hola." } } };
    expect((await fixture.ask("createWebCall", call)).status).toBe(429);
    expect((await from("another")(body)).status).toBe(201);
    expect((await fixture.do("createChat", { address: "one", body })).status).toBe(201);
    fixture.advance(61_000);
    expect((await from("one")(body)).status).toBe(201);
  });

  test("that is turned off or deleted is worth nothing", async () => {
    const made = await fixture.do("createToken", { body: { tag: "public" } });
    const token = String(made.body["value"]);
    expect((await chat(token)).status).toBe(201);
    const parameters = { id: String(made.body["id"]) };
    await fixture.do("updateToken", { parameters, body: { restrictions: { enabled: false } } });
    expect((await chat(token)).status).toBe(401);
    await fixture.do("updateToken", { parameters, body: { restrictions: {} } });
    expect((await chat(token)).status).toBe(201);
    expect((await fixture.do("getToken", { parameters })).text).not.toContain(token);
    await fixture.do("deleteToken", { parameters });
    expect((await chat(token)).status).toBe(401);
  });
});
