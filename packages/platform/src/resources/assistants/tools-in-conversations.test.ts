import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openAiResponder } from "../../responders/via-openai.ts";
import { openDeveloperServer, type Reply } from "../../testing/developer-server.ts";
import { openScriptedModel, openStubToolModel, type Scripted } from "../../testing/stub-tool-model.ts";
import { openTestCalls, type TestCalls } from "../core/testing/test-calls.ts";

let calls: TestCalls;
let modelUrl = "";
beforeAll(async () => {
  calls = await openTestCalls({
    responder: (turn, signal) => openAiResponder({ baseUrl: modelUrl, key: "", model: "small" })(turn, signal),
  });
});
afterAll(() => calls.close());

const wish = (name: string, text: string, index = 0) => ({
  tool_calls: [{ index, id: `call_${index}`, type: "function", function: { name, arguments: text } }],
});
const wants = (name: string, values: object): Scripted => ({
  deltas: [wish(name, JSON.stringify(values))],
  finish: "tool_calls",
});
const says = (content: string): Scripted => ({ deltas: [{ content }], finish: "stop" });

async function open(answers: readonly Scripted[], reply: () => Reply = () => ({ json: sunny })) {
  const [model, server] = await Promise.all([openScriptedModel(...answers), openDeveloperServer(reply)]);
  modelUrl = model.url;
  onTestFinished(async () => void (await Promise.all([model.close(), server.close()])));
  return { model, server };
}

const sunny = { results: [{ toolCallId: "call_0", result: "Hace sol." }] };

/** Says something, turn after turn. @returns what the assistant said in each */
type Converse = (
  talker: object,
  said: readonly string[],
  sentences?: number,
) => Promise<readonly (readonly string[])[]>;

/** In writing: every turn is a chat. */
const inChat: Converse = async (talker, said) => {
  const answers: string[][] = [];
  let previousChatId: unknown;
  for (const input of said) {
    const who = previousChatId === undefined ? talker : { previousChatId };
    const { body, status, text } = await calls.fixture.do("createChat", { body: { ...who, input } });
    expect(status, text).toBe(201);
    previousChatId = body["id"];
    const output = body["output"] as { role: string; content?: string }[];
    answers.push(output.flatMap(({ role, content }) => (role === "assistant" && content ? [content] : [])));
  }
  return answers;
};

/** In a real room; each answer has one sentence, or as many as are waited for. */
const inCall: Converse = async (talker, said, sentences = 1) => {
  const { client } = await calls.call(talker);
  await client.when((one) => (one.kind === "word" ? one : undefined));
  onTestFinished(() => client.cut());
  const answers: string[][] = [];
  let heard = 0;
  for (const text of said) {
    client.signal({ type: "recognised", text, isFinal: true });
    await client.question(heard + sentences);
    const all = client.arrived.flatMap((one) =>
      one.kind === "message" && one.message.type === "transcript" && one.message.role === "assistant"
        ? [one.message.transcript]
        : [],
    );
    answers.push(all.slice(heard));
    heard = all.length;
  }
  return answers;
};

const modelWith = (...tools: object[]) => ({ provider: "openai", model: "x", tools });
const properties = { date: { type: "string" }, city: { type: "string" } };

describe.each([
  ["a chat", inChat],
  ["a call", inCall],
])("in %s", (_, converse) => {
  test("arguments win over variables of the same name, wherever a tool's texts hold them", async () => {
    const { server } = await open([wants("book", { date: "2026-05-04", city: "León" }), says("Reservado.")]);
    const tool = {
      type: "apiRequest",
      name: "book",
      method: "POST",
      url: `${server.url}/{{year}}/{{date}}/{{ city | upcase }}?on={{date | date: "%d"}}&for={{who}}`,
      headers: { type: "object", properties: { "x-day": { type: "string", value: "{{date}}" } } },
      body: { type: "object", properties },
      messages: [{ type: "request-start", content: "Reservo para el {{date}}." }],
    };
    const assistantOverrides = { variableValues: { city: "Madrid", who: "Ana" } };
    const [said] = await converse({ assistant: { model: modelWith(tool) }, assistantOverrides }, ["Resérveme"], 2);
    expect(said?.[0]).toBe("Reservo para el 2026-05-04.");
    expect(server.received[0]).toMatchObject({
      path: "/2026/2026-05-04/LE%C3%93N?on=04&for=Ana",
      headers: { "x-day": "2026-05-04" },
    });
  });

  test("an argument that no schema names wins over the clock too; where the model gave none, the clock counts", async () => {
    const { server } = await open([wants("book", { date: "2026-05-04" }), says("Reservado.")]);
    const tool = {
      ...{ type: "function", function: { name: "book" } },
      server: { url: `${server.url}/{{date}}/{{year}}`, headers: { "x-day": "{{date}}" } },
      messages: [{ type: "request-start", content: "Reservo para el {{date}}." }],
    };
    const [said] = await converse({ assistant: { model: modelWith(tool) } }, ["Resérveme"], 2);
    expect(said?.[0]).toBe("Reservo para el 2026-05-04.");
    expect(server.received[0]).toMatchObject({ path: "/2026-05-04/2026", headers: { "x-day": "2026-05-04" } });
  });

  test("an argument that the address needs and the model left out is asked for, not guessed", async () => {
    const { server, model } = await open([wants("book", {}), says("¿Qué día?")]);
    const tool = {
      ...{ type: "apiRequest", name: "book", method: "GET", url: `${server.url}/{{date}}` },
      body: { type: "object", properties },
    };
    expect(await converse({ assistant: { model: modelWith(tool) } }, ["Resérveme"])).toEqual([["¿Qué día?"]]);
    expect(server.received).toEqual([]);
    expect(model.asked()[1]?.messages.at(-1)?.content).toContain("date");
  });

  test("an asynchronous function keeps nobody waiting", async () => {
    const { server } = await open([wants("note", {}), says("Anotado.")], () => ({ json: {}, afterMs: 600_000 }));
    // Its answer would come once this test is over.
    const tool = { type: "function", async: true, function: { name: "note" }, server: { url: server.url } };
    expect(await converse({ assistant: { model: modelWith(tool) } }, ["Anote"])).toEqual([["Anotado."]]);
    await expect.poll(() => server.received.length).toBe(1);
  });

  test("what a tool gave is still known in later turns", async () => {
    const { server, model } = await open([wants("weather", { city: "León" }), says("Hace sol."), says("Lo dicho.")]);
    const tool = { type: "function", function: { name: "weather" }, server: { url: server.url } };
    await converse({ assistant: { model: modelWith(tool) } }, ["¿Qué tiempo hace?", "¿Y mañana?"]);
    expect(model.asked()[2]?.messages).toEqual([
      { role: "user", content: "¿Qué tiempo hace?" },
      { role: "assistant", content: null, tool_calls: [expect.objectContaining({ id: "call_0" })] },
      { role: "tool", tool_call_id: "call_0", content: "Hace sol." },
      { role: "assistant", content: "Hace sol." },
      { role: "user", content: "¿Y mañana?" },
    ]);
  });

  test.each([
    ["in the middle", '{"city":"Le', "tool_calls"],
    ["before they began", "", "length"],
    ["no object", "[]", "tool_calls"],
  ])("a tool whose arguments are cut is not used, and the model is told: %s", async (_case, text, finish) => {
    const { server, model } = await open([{ deltas: [wish("weather", text)], finish }, says("¿De dónde?")]);
    const tool = { type: "function", function: { name: "weather" }, server: { url: server.url } };
    expect(await converse({ assistant: { model: modelWith(tool) } }, ["¿Qué tiempo hace?"])).toEqual([["¿De dónde?"]]);
    expect(server.received).toEqual([]);
    expect(model.asked()[1]?.messages.at(-1)).toMatchObject({
      ...{ role: "tool", tool_call_id: "call_0", content: expect.stringContaining("not used") },
    });
  });

  test.each([
    ["request-complete", {}, "Listo."],
    ["request-failed", { status: 500 }, "No se pudo."],
  ])("what is said by %s stands for the model's answer", async (type, reply, content) => {
    const { server, model } = await open([wants("weather", {}), says("Sobra.")], () => ({ json: sunny, ...reply }));
    const tool = {
      ...{ type: "function", function: { name: "weather" }, server: { url: server.url } },
      messages: [{ type, content }],
    };
    expect(await converse({ assistant: { model: modelWith(tool) } }, ["¿Qué tiempo hace?"])).toEqual([[content]]);
    expect(model.requests).toHaveLength(1);
  });

  test("the knowledge server is asked before each answer", async () => {
    const { server, model } = await open([says("675 dólares.")], () => ({
      json: { documents: [{ content: "Cuesta 675 dólares." }] },
    }));
    const knowledgeBase = { provider: "custom-knowledge-base", server: { url: server.url } };
    await converse({ assistant: { model: { ...modelWith(), knowledgeBase } } }, ["¿Cuánto cuesta?"]);
    expect(server.received).toHaveLength(1);
    expect(JSON.stringify(model.asked()[0])).toContain("Cuesta 675 dólares.");
  });

  test.each([
    ["one assistant", (model: object) => ({ assistant: { model } })],
    [
      "a squad",
      (model: object) => ({
        squad: {
          members: [
            { assistant: { name: "A", model }, assistantDestinations: [{ type: "assistant", assistantName: "B" }] },
            { assistant: { name: "B", model } },
          ],
        },
      }),
    ],
    [
      "a workflow",
      (model: object) => ({
        workflow: {
          ...{ name: "W", model },
          nodes: [
            { type: "conversation", name: "a", isStart: true, prompt: "Hable." },
            { type: "hangup", name: "b" },
          ],
          edges: [{ from: "a", to: "b", condition: { type: "ai", prompt: "Se despide." } }],
        },
      }),
    ],
  ])("a tool that the model invented has an answer, in %s", async (_who, talker) => {
    const model = await openStubToolModel([{ name: "nonsense", arguments: {} }]);
    modelUrl = model.url;
    onTestFinished(() => model.close());
    const [said = []] = await converse(talker({ provider: "openai", model: "x" }), ["Hola"]);
    expect(said.at(-1)).toBe("Me dicen: Error: there is no such tool.");
    const { messages = [] } = model.asked().find((one) => one.messages.at(-1)?.role === "tool") ?? {};
    expect(messages.at(-1)).toEqual({
      ...{ role: "tool", tool_call_id: "call_0", content: "Error: there is no such tool." },
    });
  });
});
