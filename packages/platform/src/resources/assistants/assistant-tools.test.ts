import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openAiResponder } from "../../responders/via-openai.ts";
import { openDeveloperServer, type Received, type Reply } from "../../testing/developer-server.ts";
import { openStubToolModel, type Wanted } from "../../testing/stub-tool-model.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
let modelUrl = "";
beforeAll(async () => {
  // Each test has a model of its own: the responder asks the one that is open.
  fixture = await openTestResources({
    responder: (turn, signal) => openAiResponder({ baseUrl: modelUrl, key: "", model: "small" })(turn, signal),
  });
});
afterAll(() => fixture.close());

const echo = ({ body }: Received): Reply => {
  const [call] = (body.message?.["toolCallList"] ?? []) as { id: string; arguments: object }[];
  return { json: { results: [{ toolCallId: call?.id, result: { got: call?.arguments } }] } };
};

async function open(wants: Wanted, reply: (received: Received) => Reply = echo) {
  const [model, server] = await Promise.all([openStubToolModel(wants), openDeveloperServer(reply)]);
  modelUrl = model.url;
  onTestFinished(async () => {
    await Promise.all([model.close(), server.close()]);
  });
  return { model, server };
}

const fn = (name: string, url: string, more: object = {}) => ({
  type: "function",
  function: { name, parameters: { type: "object", properties: { city: { type: "string" } } } },
  server: { url, ...more },
});

const chat = (tools: readonly object[], more: object = {}, rest: object = {}) =>
  fixture.do("createChat", {
    body: {
      assistant: { model: { provider: "openai", model: "x", tools, ...more }, ...rest },
      input: "¿Qué tiempo hace?",
    },
  });
const said = (body: Readonly<Record<string, unknown>>) =>
  (body["output"] as { role: string; content?: string }[]).at(-1)?.content;

test("a function is asked of its server, and the model goes on with the result", async () => {
  const { model, server } = await open([{ name: "weather", arguments: { city: "León" } }]);
  const { body, status, text } = await chat([fn("weather", server.url)]);
  expect(status, text).toBe(201);
  expect(said(body)).toBe('Me dicen: {"got":{"city":"León"}}');
  expect(body["output"]).toMatchObject([
    { role: "assistant", tool_calls: [{ function: { name: "weather", arguments: '{"city":"León"}' } }] },
    { role: "tool", tool_call_id: "call_0" },
    { role: "assistant" },
  ]);
  expect(server.received[0]?.body.message).toMatchObject({
    type: "tool-calls",
    toolCallList: [{ id: "call_0", name: "weather", arguments: { city: "León" } }],
    chat: { id: body["id"] },
  });
  expect(model.asked()[0]?.tools?.map(({ function: { name } }) => name)).toEqual(["weather"]);
});

test("what a function's server receives is there in both published shapes, in the vendor's envelope", async () => {
  const { server } = await open([{ name: "weather", arguments: { city: "León" } }]);
  const tool = { ...fn("weather", server.url, { headers: { "x-secret": "invented" } }), async: false };
  const { body } = await chat([tool], {}, { name: "Ana", metadata: { shop: 7 } });
  const json = JSON.stringify({ city: "León" });
  const wish = {
    ...{ id: "call_0", type: "function", name: "weather", arguments: { city: "León" } },
    function: { name: "weather", arguments: json },
  };
  const { parameters } = tool.function;
  expect(server.received[0]?.headers["webhook-id"]).toMatch(/^msg_/);
  expect(server.received[0]?.body.message).toMatchObject({
    toolCallList: [wish],
    toolWithToolCallList: [
      {
        ...{ type: "function", name: "weather", parameters, function: { name: "weather", parameters } },
        ...{ async: false, messages: [], server: { url: server.url } },
        toolCall: { ...wish, parameters: { city: "León" } },
      },
    ],
    chat: { id: body["id"], metadata: { shop: 7 } },
    assistant: { name: "Ana" },
    artifact: { messages: [{ role: "user", content: "¿Qué tiempo hace?" }] },
  });
  expect(JSON.stringify(server.received[0]?.body)).not.toContain("invented");
});

test("several are asked at the same time, and one that fails does not stop the others", async () => {
  const { server } = await open(
    [
      { name: "slow", arguments: {} },
      { name: "broken", arguments: {} },
      { name: "unknown", arguments: {} },
    ],
    ({ path, body }) => (path === "/broken" ? { status: 500 } : { ...echo({ body } as Received), afterMs: 150 }),
  );
  const { body } = await chat([fn("slow", `${server.url}/slow`), fn("broken", `${server.url}/broken`)]);
  const results = (body["output"] as { role: string; content: string }[]).filter(({ role }) => role === "tool");
  expect(results.map(({ content }) => content).sort()).toEqual([
    "Error: the tool failed or did not answer in time.",
    "Error: there is no such tool.",
    '{"got":{}}',
  ]);
});

test("a tool's messages are said: when it starts, is late, fails", async () => {
  const { server } = await open([{ name: "weather", arguments: {} }], () => ({ status: 404, afterMs: 250 }));
  const messages = [
    { type: "request-start", content: "Un momento." },
    { type: "request-response-delayed", content: "Ya casi.", timingMilliseconds: 100 },
    { type: "request-failed", content: "No lo pude averiguar." },
  ];
  const { body } = await chat([{ ...fn("weather", server.url), messages }]);
  const spoken = (body["output"] as { role: string; content?: string }[]).flatMap(({ role, content }) =>
    role === "assistant" && content ? [content] : [],
  );
  expect(spoken.slice(0, 3)).toEqual(["Un momento.", "Ya casi.", "No lo pude averiguar."]);
});

test("one that takes too long is given up", async () => {
  // Its answer would come once this test is over.
  const { server } = await open([{ name: "weather", arguments: {} }], () => ({ afterMs: 600_000 }));
  const { body } = await chat([fn("weather", server.url, { timeoutSeconds: 1 })]);
  expect(said(body)).toContain("did not answer in time");
});

test.each([
  ["at a private address", (url: string) => url.replace("http://localhost", "https://localhost.")],
  ["that redirects", (url: string) => `${url}/away`],
])("a server %s is not asked for the result", async (_, at) => {
  const { server } = await open([{ name: "weather", arguments: {} }], () => ({
    status: 302,
    headers: { location: "http://169.254.169.254/" },
  }));
  const { body } = await chat([fn("weather", at(server.url))]);
  expect(said(body)).toContain("Error: the tool failed");
});

test("a stored tool is used by its id; what is sent is signed with the key of its credential", async () => {
  const { server } = await open([{ name: "weather", arguments: { city: "León" } }]);
  const authenticationPlan = {
    type: "hmac",
    secretKey: "an invented key",
    algorithm: "sha256",
    signatureHeader: "x-mine",
  };
  const credential = await fixture.do("createCredential", { body: { provider: "webhook", authenticationPlan } });
  const tool = await fixture.do("createTool", {
    body: fn("weather", server.url, { credentialId: credential.body["id"], headers: { "x-year": "{{year}}" } }),
  });
  expect([tool.status, tool.body["warnings"]]).toEqual([201, undefined]);
  const { body } = await chat([], { toolIds: [tool.body["id"]] });
  expect(said(body)).toContain("León");
  const [{ headers = {}, body: sent = {} } = {}] = server.received;
  expect(headers["x-year"]).toBe("2026");
  const text = JSON.stringify(sent);
  expect(headers["x-mine"]).toBe(createHmac("sha256", "an invented key").update(text).digest("hex"));
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${text}`;
  expect(headers["webhook-signature"]).toBe(
    `v1,${createHmac("sha256", "an invented key").update(signed).digest("base64")}`,
  );
});

test("a token travels as the vendor sends it, and in the header that is asked for", async () => {
  const { server } = await open([{ name: "weather", arguments: {} }]);
  const credential = await fixture.do("createCredential", {
    body: { provider: "webhook", authenticationPlan: { type: "bearer", token: "invented" } },
  });
  await chat([fn("weather", server.url, { credentialId: credential.body["id"] })]);
  expect(server.received[0]?.headers).toMatchObject({ authorization: "Bearer invented", "x-vapi-secret": "invented" });
});

test("an API is asked as its tool describes", async () => {
  const { server } = await open([{ name: "order", arguments: { id: "7/8", note: "x" } }], () => ({
    json: { state: "sent" },
  }));
  const api = {
    type: "apiRequest",
    name: "order",
    method: "PUT",
    url: `${server.url}/orders/{{id}}`,
    headers: { type: "object", properties: { "x-tenant": { type: "string", value: "7" } } },
    body: { type: "object", properties: { id: { type: "string" }, note: { type: "string" } } },
  };
  const { body } = await chat([api]);
  expect(said(body)).toBe('Me dicen: {"state":"sent"}');
  expect(server.received[0]).toMatchObject({ method: "PUT", path: "/orders/7%2F8", body: { id: "7/8", note: "x" } });
  expect(server.received[0]?.headers["x-tenant"]).toBe("7");
});

test.each(["..", "."])("an argument '%s' leads to no other address", async (id) => {
  const { server } = await open([{ name: "order", arguments: { id } }]);
  const url = `${server.url}/orders/{{id}}/lines`;
  const { status } = await chat([{ type: "apiRequest", name: "order", method: "GET", url }]);
  expect([status, server.received]).toEqual([201, []]);
});

test("a long result is cut, and a tool that ends the conversation says its last words", async () => {
  const { server } = await open([{ name: "weather", arguments: {} }], () => ({
    json: { results: [{ toolCallId: "call_0", result: "x".repeat(20_000) }] },
  }));
  const long = await chat([fn("weather", server.url)]);
  expect(said(long.body)?.length).toBeLessThan(8100);
  await open([{ name: "endCall", arguments: {} }]);
  const ended = await chat([{ type: "endCall" }], {}, { endCallMessage: "Que le vaya bien." });
  expect(ended.body["output"]).toContainEqual({ role: "assistant", content: "Que le vaya bien." });
});

test.each(["transferCall", "dtmf", "sms", "mcp"])("a %s tool is refused: it would not be used", async (type) => {
  const more = type === "mcp" ? { server: { url: "https://dilo.example" } } : {};
  expect(await chat([{ type, ...more }])).toMatchObject({
    status: 400,
    text: expect.stringContaining("assistant.model.tools.0"),
  });
});
