import type { AssistantMessage } from "@dilo/api";
import { afterEach, expect, onTestFinished, test } from "vitest";
import type { CallObserver } from "./calls/call-observer.ts";
import { openOutbound } from "./outbound/outbound.ts";
import { openAiResponder } from "./responders/via-openai.ts";
import { openDeveloperServer } from "./testing/developer-server.ts";
import { RoomClient } from "./testing/room-client.ts";
import { openStubToolModel, type Wanted } from "./testing/stub-tool-model.ts";
import { openTestPlatform, type TestPlatform } from "./testing/test-platform.ts";
import { openToolbox } from "./tools/open-toolbox.ts";
import { readTools } from "./tools/tool-settings.ts";

let fixture: TestPlatform;
afterEach(() => fixture.close());

async function open(wants: Wanted, tool: (url: string) => object, more: object = {}, afterMs = 100) {
  const model = await openStubToolModel(wants);
  const server = await openDeveloperServer(() => ({
    json: { results: [{ toolCallId: "call_0", result: "Hace sol." }] },
    afterMs,
  }));
  onTestFinished(async () => {
    await Promise.all([model.close(), server.close()]);
  });
  const messages: AssistantMessage[] = [];
  const watch: CallObserver = { onJoined: () => {}, onMessage: (message) => messages.push(message), onEnded: () => {} };
  fixture = await openTestPlatform();
  const assistant = { firstMessage: "Hola.", model: { provider: "openai" }, ...more };
  const tools = openToolbox({
    search: async () => "",
    tools: readTools([tool(server.url)]),
    server: undefined,
    outbound: openOutbound({ privateHosts: ["localhost"] }),
    secretOf: async () => undefined,
    endCallMessage: "Adiós.",
    about: async () => ({}),
    openFill: () => (text) => {
      if (text.includes("{%")) throw new Error("The template takes too long.");
      return text;
    },
    now: () => new Date(),
  });
  const responder = openAiResponder({ baseUrl: model.url, key: "", model: "small" });
  const { webCallUrl } = await fixture.platform.beginCall({ assistant }, watch, { services: { responder, tools } });
  const client = new RoomClient(webCallUrl);
  await client.join({ recognition: true, speech: false });
  await client.question(1);
  client.signal({ type: "recognised", text: "¿Qué tiempo hace?", isFinal: true });
  return { client, messages };
}

const weather = (url: string) => ({
  type: "function",
  function: { name: "weather" },
  server: { url },
  messages: [{ type: "request-start", content: "Un momento." }],
});

test("a tool is used in a call: its words, the answer, and what the row is told", async () => {
  const { client, messages } = await open([{ name: "weather", arguments: { city: "León" } }], weather);
  expect(await client.question(2)).toMatchObject({ transcript: "Un momento." });
  expect(await client.question(3)).toMatchObject({ transcript: "Me dicen: Hace sol." });
  const calls = [{ id: "call_0", name: "weather", arguments: { city: "León" } }];
  expect(await client.heard("tool-calls")).toEqual({ type: "tool-calls", toolCallList: calls });
  expect(messages).toContainEqual({
    type: "tool-calls-result",
    toolCallResult: { toolCallId: "call_0", name: "weather", result: "Hace sol." },
  });
  // What a developer's server answered is not for every page.
  expect(client.arrived.some((one) => one.kind === "message" && one.message.type === "tool-calls-result")).toBe(false);
});

test("what is said while a tool works is said before it has answered", async () => {
  const { client, messages } = await open([{ name: "weather", arguments: {} }], weather, {}, 2000);
  expect(await client.question(2)).toMatchObject({ transcript: "Un momento." });
  expect(messages.some(({ type }) => type === "tool-calls-result")).toBe(false);
});

test("a page gets the kinds of messages that clientMessages names", async () => {
  const clientMessages = ["transcript", "tool-calls-result"];
  const { client } = await open([{ name: "weather", arguments: {} }], weather, { clientMessages });
  await client.question(3);
  await client.heard("tool-calls-result");
  const kinds = new Set(client.arrived.flatMap((one) => (one.kind === "message" ? [one.message.type] : [])));
  expect([...kinds].sort()).toEqual(["tool-calls-result", "transcript"]);
});

test.each([{ type: "request-start" }, { type: "request-response-delayed", timingMilliseconds: 10 }])(
  "words of a tool that cannot be filled in ($type) are not said, and end nothing",
  async (when) => {
    const messages = [{ ...when, content: "{% for a in (1..n) %}x{% endfor %}" }];
    const { client } = await open([{ name: "weather", arguments: {} }], (url) => ({ ...weather(url), messages }));
    expect(await client.question(2)).toMatchObject({ transcript: "Me dicen: Hace sol." });
  },
);

test("the model ends the call, after the last words", async () => {
  const { client } = await open([{ name: "endCall", arguments: {} }], () => ({ type: "endCall" }));
  expect(await client.question(2)).toMatchObject({ transcript: "Adiós." });
  const ended = await client.heard("status-update", ({ status }) => status === "ended");
  expect(ended.endedReason).toBe("assistant-ended-call");
});
