import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openAiResponder } from "../../responders/via-openai.ts";
import { openDeveloperServer, type Reply } from "../../testing/developer-server.ts";
import { openStubLanguageModel } from "../../testing/stub-language-model.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
let modelUrl = "";
beforeAll(async () => {
  fixture = await openTestResources({
    responder: (turn, signal) => openAiResponder({ baseUrl: modelUrl, key: "", model: "small" })(turn, signal),
  });
});
afterAll(() => fixture.close());

/** Chats with an assistant whose knowledge is on a developer's server. */
async function ask(reply: Reply, more: object = {}) {
  const [model, server] = await Promise.all([
    openStubLanguageModel(() => ["Eso dice la guía."]),
    openDeveloperServer(() => reply),
  ]);
  modelUrl = model.url;
  onTestFinished(async () => void (await Promise.all([model.close(), server.close()])));
  const knowledgeBase = { provider: "custom-knowledge-base", server: { url: `${server.url}/know`, ...more } };
  const messages = [{ role: "system", content: "Sea breve." }];
  const assistant = { model: { provider: "openai", model: "x", messages, knowledgeBase } };
  const { body, status, text } = await fixture.do("createChat", { body: { assistant, input: "¿Cuánto cuesta?" } });
  expect(status, text).toBe(201);
  expect(JSON.stringify(body["warnings"] ?? [])).not.toContain("knowledgeBase");
  return { output: body["output"], asked: model.asked(), received: server.received };
}

test("a developer's server is asked before each answer, and the model reads its documents", async () => {
  const { asked, received, output } = await ask({
    json: { documents: [{ content: "Cuesta 675 dólares.", similarity: 0.9 }, { content: "Se paga con cheque." }] },
  });
  expect(received).toMatchObject([
    {
      path: "/know",
      body: {
        message: {
          type: "knowledge-base-request",
          messagesOpenAIFormatted: [{ role: "user", content: "¿Cuánto cuesta?" }],
          chat: { id: expect.any(String) },
        },
      },
    },
  ]);
  expect(asked[0]?.messages).toEqual([
    { role: "system", content: "Sea breve." },
    { role: "system", content: "From the knowledge base:\n\nCuesta 675 dólares.\n\nSe paga con cheque." },
    { role: "user", content: "¿Cuánto cuesta?" },
  ]);
  expect(output).toEqual([{ role: "assistant", content: "Eso dice la guía." }]);
});

test("what it answers itself is said, and no model is asked", async () => {
  const { asked, output } = await ask({
    json: { message: { type: "custom-message", content: "Pregunte en la ventanilla." } },
  });
  expect([asked, output]).toEqual([[], [{ role: "assistant", content: "Pregunte en la ventanilla." }]]);
});

test.each([
  ["has nothing", { json: { documents: [] } }, {}, "has nothing"],
  ["fails", { status: 500 }, {}, "could not be reached"],
  ["answers something else", { json: { documents: "none" } }, {}, "could not be reached"],
  ["is late", { afterMs: 3000 }, { timeoutSeconds: 1 }, "could not be reached"],
  ["is at a private address", {}, { url: "https://localhost.:9/" }, "could not be reached"],
])("where it %s, the model is told so, and the conversation goes on", async (_, reply, more, told) => {
  const { asked, output } = await ask(reply, more);
  expect(asked[0]?.messages[1]?.content).toContain(told);
  expect(output).toEqual([{ role: "assistant", content: "Eso dice la guía." }]);
});
