import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { RoomClient } from "../../testing/room-client.ts";
import { openStubService } from "../../testing/stub-service.ts";
import { openTestPlatform } from "../../testing/test-platform.ts";
import { openTestCalls, type TestCalls } from "../core/testing/test-calls.ts";

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls();
});
afterAll(() => calls.close());

const gone = { provider: "custom-llm", model: "x", url: "http://localhost:9/v1" };

describe.each([
  ["a vendor that nobody has a key of", { provider: "openai", model: "gpt-4o" }, "none", "nadie puede", "refused"],
  ["a vendor that is asked nowhere", { provider: "anyscale", model: "x" }, "none", "nadie puede", "refused"],
  ["a server that is gone", gone, "custom-llm", "otra vez", "unreachable"],
])("a model of %s", (_, model, name, words, code) => {
  test("a call says in words that nobody answers, at once, and its row says why", async () => {
    const { answer, client } = await calls.call({ assistant: { model } });
    onTestFinished(() => client.cut());
    expect(answer.body["servedBy"]).toMatchObject({ model: name });
    await client.when((one) => (one.kind === "word" ? one : undefined));
    client.signal({ type: "recognised", text: "¿Me oye?", isFinal: true });
    // Who is waited for is asked for a moment first.
    expect((await client.question(1)).transcript).toContain(words);
    const parameters = { id: String(answer.body["id"]) };
    await expect
      .poll(async () => (await calls.fixture.do("getCall", { parameters })).body)
      .toMatchObject({ servedBy: { model: name }, problems: [{ part: "model", code }] });
  });
});

test("a model that is mute: a call asks for a moment, then says that no answer comes, and its row says why", async () => {
  const model = await openStubService("text/event-stream", () => []);
  onTestFinished(() => model.close());
  model.become("mute");
  const { answer, client } = await calls.call({
    assistant: { model: { ...gone, url: `${model.url.replace("127.0.0.1", "localhost")}/v1` } },
  });
  onTestFinished(() => client.cut());
  await client.when((one) => (one.kind === "word" ? one : undefined));
  client.signal({ type: "recognised", text: "¿Me oye?", isFinal: true });
  expect((await client.question(1)).transcript).toBe("Un momento, por favor.");
  expect((await client.question(2)).transcript).toContain("no puedo contestar");
  const parameters = { id: String(answer.body["id"]) };
  await expect
    .poll(async () => (await calls.fixture.do("getCall", { parameters })).body)
    .toMatchObject({ problems: [{ part: "model", code: "timeout" }] });
});

test.each([
  ["es-MX", "Lo siento"],
  ["pt", "Desculpe"],
  ["en", "I'm sorry"],
  ["fi", "I'm sorry"],
])("it says so in the language of the call: %s", async (language, words) => {
  const rooms = await openTestPlatform();
  const assistant = { model: { provider: "openai" }, transcriber: { provider: "deepgram", language } };
  const { webCallUrl } = await rooms.platform.beginCall({ assistant }, silent);
  const client = new RoomClient(webCallUrl);
  onTestFinished(() => rooms.close());
  await client.join({ recognition: true, speech: false });
  await client.when((one) => (one.kind === "word" ? one : undefined));
  client.signal({ type: "recognised", text: "¿Me oye?", isFinal: true });
  expect((await client.question(1)).transcript).toContain(words);
});

const silent = { onJoined: () => {}, onMessage: () => {}, onEnded: () => {} };

test("the answer to a call names what serves it", async () => {
  const assistant = {
    model: { provider: "openai", model: "gpt-4o-mini" },
    voice: { provider: "vapi", voiceId: "Elliot", speed: 0.9 },
  };
  const { answer, client } = await calls.call({ assistant });
  onTestFinished(() => client.cut());
  expect(answer.body).toMatchObject({
    servedBy: { model: "none", voice: "none", transcriber: "browser" },
    assistant: { voice: { provider: "none", speed: 0.9 }, transcriber: { provider: "browser" } },
  });
  expect(answer.body["assistant"]).not.toHaveProperty("voice.voiceId");
});

test("a chat that nobody answers says so, whole and streamed", async () => {
  const assistant = { name: "Ana" };
  const warnings = [{ path: "assistant.model", message: expect.stringContaining("No model answers") }];
  for (const name of ["createChat", "createChatResponse"] as const) {
    const { status, body } = await calls.fixture.do(name, { body: { assistant, input: "Hola" } });
    expect([status, body]).toEqual([201, expect.objectContaining({ output: [], warnings })]);
  }
  const { text } = await calls.fixture.do("createChat", { body: { assistant, input: "Hola", stream: true } });
  expect(text).toContain("No model answers");
  const { body: chat } = await calls.fixture.do("createChat", { body: { assistant, input: "Hola" } });
  expect(chat["servedBy"]).toEqual({ model: "none" });
});
