import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openAiResponder } from "../../responders/via-openai.ts";
import { openDeveloperServer, type Reply } from "../../testing/developer-server.ts";
import { openStubToolModel } from "../../testing/stub-tool-model.ts";
import { openTestCalls, type TestCalls } from "../core/testing/test-calls.ts";

let calls: TestCalls;
let model: Awaited<ReturnType<typeof openStubToolModel>>;
beforeAll(async () => {
  model = await openStubToolModel([{ name: "weather", arguments: {} }]);
  calls = await openTestCalls({ responder: openAiResponder({ baseUrl: model.url, key: "", model: "small" }) });
});
afterAll(async () => {
  await calls.close();
  await model.close();
});

const page = "<!doctype html><html><body>Entre con su clave.</body></html>";
const asHtml = { headers: { "content-type": "text/html" }, text: page };
const sunny = (result: string) => ({ results: [{ toolCallId: "call_0", result }] });

const noResults = "answered no JSON with results";
const replies: readonly (readonly [string, Reply, string])[] = [
  ["two megabytes", { json: sunny("s".repeat(2 * 1024 * 1024)) }, "answered too much"],
  ["a page in HTML", asHtml, noResults],
  ["a page in HTML that says what is wrong", { ...asHtml, status: 500 }, "answered 500"],
  ["after thirty seconds", { json: sunny("Hace sol."), afterMs: 30_000 }, "did not answer in time"],
  ["nothing", { text: "" }, noResults],
  ["JSON that ends in its middle", { text: '{"results":[{"toolCallId":"call_0","res' }, noResults],
  ["somebody else's result", { json: { results: [] } }, "no result with this toolCallId"],
];

const failed = "Me dicen: Error: the tool failed or did not answer in time.";
const question = "¿Qué tiempo hace?";

async function asking(reply: Reply): Promise<object> {
  const server = await openDeveloperServer(() => reply);
  onTestFinished(() => server.close());
  const at = { url: server.url, timeoutSeconds: 1 };
  const tools = [{ type: "function", function: { name: "weather" }, server: at }];
  return { model: { provider: "openai", model: "x", tools } };
}

const serverless = {
  model: { provider: "openai", model: "x", tools: [{ type: "function", function: { name: "weather" } }] },
};
const warned = [expect.objectContaining({ path: "assistant.model.tools.0" })];

test("a tool without a server is warned of, and fails when it is used: in a chat", async () => {
  const { body, text } = await calls.fixture.do("createChat", { body: { assistant: serverless, input: question } });
  expect(body["warnings"], text).toEqual(expect.arrayContaining(warned));
  const told = (body["output"] as readonly { readonly role: string }[]).find(({ role }) => role === "tool");
  expect(told).toMatchObject({ metadata: { failure: "The tool has no server." } });
});

test("a tool without a server is warned of, and fails when it is used: in a call", async () => {
  const { answer, client } = await calls.call({ assistant: serverless });
  expect(answer.body["warnings"], answer.text).toEqual(expect.arrayContaining(warned));
  client.signal({ type: "recognised", text: question, isFinal: true });
  await client.heard("transcript", ({ role, transcript }) => role === "assistant" && transcript === failed);
  client.signal({ type: "leave" });
  await calls.fixture.resources.settled();
  const { body } = await calls.fixture.do("getCall", { parameters: { id: String(answer.body["id"]) } });
  const told = (body["messages"] as readonly { readonly role: string }[]).find(
    (one) => one.role === "tool_call_result",
  );
  expect(told).toMatchObject({ metadata: { failure: "The tool has no server." } });
  client.cut();
});

test.each(replies)(
  "a tool whose server answers %s: the model is told that it failed, and the chat goes on",
  async (_what, reply, why) => {
    const assistant = await asking(reply);
    const { status, text, body } = await calls.fixture.do("createChat", { body: { assistant, input: question } });
    expect(status, text.slice(0, 500)).toBe(201);
    const output = body["output"] as readonly { readonly role: string; readonly content?: string }[];
    expect(output.at(-1)?.content).toBe(failed);
    const told = output.find(({ role }) => role === "tool");
    expect(told).toMatchObject({ metadata: { failure: expect.stringContaining(why) } });
    expect(text).not.toContain("clave");
  },
);

test.each(replies)(
  "a tool whose server answers %s: somebody in a call is told so, and the call goes on",
  async (_what, reply, why) => {
    const { answer, client } = await calls.call({ assistant: await asking(reply) });
    const heard = (nth: number) =>
      client.heard(
        "transcript",
        ({ role, transcript }) => role === "assistant" && transcript.startsWith("Me dicen:"),
        nth,
      );
    client.signal({ type: "recognised", text: question, isFinal: true });
    expect((await heard(1)).transcript).toBe(failed);
    client.signal({ type: "recognised", text: question, isFinal: true });
    await heard(2);
    client.signal({ type: "leave" });
    await calls.fixture.resources.settled();
    const { text, body } = await calls.fixture.do("getCall", { parameters: { id: String(answer.body["id"]) } });
    expect(text).not.toContain("clave");
    const told = (body["messages"] as readonly { readonly role: string }[]).find(
      (one) => one.role === "tool_call_result",
    );
    expect(told).toMatchObject({ metadata: { failure: expect.stringContaining(why) } });
    client.cut();
  },
);
