import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openAiResponder } from "../../responders/via-openai.ts";
import { openDeveloperServer, type Reply } from "../../testing/developer-server.ts";
import { openStubToolModel } from "../../testing/stub-tool-model.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
let model: Awaited<ReturnType<typeof openStubToolModel>>;
beforeAll(async () => {
  model = await openStubToolModel([{ name: "weather", arguments: {} }]);
  fixture = await openTestResources({ responder: openAiResponder({ baseUrl: model.url, key: "", model: "small" }) });
});
afterAll(async () => {
  await fixture.close();
  await model.close();
});

const page = "<!doctype html><html><body>Entre con su clave.</body></html>";
const asHtml = { headers: { "content-type": "text/html" }, text: page };
const sunny = (result: string) => ({ results: [{ toolCallId: "call_0", result }] });

test.each<[string, Reply]>([
  ["two megabytes", { json: sunny("s".repeat(2 * 1024 * 1024)) }],
  ["a page in HTML", asHtml],
  ["a page in HTML that says what is wrong", { ...asHtml, status: 500 }],
  ["after thirty seconds", { json: sunny("Hace sol."), afterMs: 30_000 }],
  ["nothing", { text: "" }],
  ["JSON that ends in its middle", { text: '{"results":[{"toolCallId":"call_0","res' }],
])("a tool whose server answers %s: the model is told that it failed, and the chat goes on", async (_what, reply) => {
  const server = await openDeveloperServer(() => reply);
  onTestFinished(() => server.close());
  const at = { url: server.url, timeoutSeconds: 1 };
  const tools = [{ type: "function", function: { name: "weather" }, server: at }];
  const assistant = { model: { provider: "openai", model: "x", tools } };
  const { status, text, body } = await fixture.do("createChat", { body: { assistant, input: "¿Qué tiempo hace?" } });
  expect(status, text.slice(0, 500)).toBe(201);
  const output = body["output"] as readonly { readonly role: string; readonly content?: string }[];
  expect(output.at(-1)?.content).toBe("Me dicen: Error: the tool failed or did not answer in time.");
  expect(text).not.toContain("clave");
});
