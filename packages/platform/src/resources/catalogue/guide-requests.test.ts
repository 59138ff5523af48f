import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openAiResponder } from "../../responders/via-openai.ts";
import { openStubLanguageModel } from "../../testing/stub-language-model.ts";
import type { OperationName } from "../core/access/authorize.ts";
import { everyOperation, openTestResources, type TestResources } from "../core/testing/test-resources.ts";

const guides = readFileSync(new URL("../../../../../docs/guides.md", import.meta.url), "utf8");
const requests = [...guides.matchAll(/```json (POST \/\S+)\n([\s\S]*?)```/g)].map(
  ([, route = "", body = ""]) => [route, body] as const,
);
const nameOf = new Map<string, OperationName>(
  everyOperation.map(([name, { method, path }]) => [`${method} ${path}`, name]),
);

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

test("the guides of squads, workflows, knowledge and evals have a request each", () => {
  expect(requests.map(([route]) => route)).toEqual(["POST /squad", "POST /workflow", "POST /tool", "POST /eval"]);
});

test.each(requests)("%s of the guides makes a row, and nothing in it is without effect", async (route, text) => {
  const credential = await fixture.do("createCredential", { body: { provider: "openai", apiKey: "sk-1" } });
  onTestFinished(async () => {
    await fixture.do("deleteCredential", { parameters: { id: String(credential.body["id"]) } });
  });
  const file = await fixture.do("createFile", { body: { file: new File(["Abre a las nueve."], "horas.txt") } });
  const body: unknown = JSON.parse(text.replace("FILE-ID", String(file.body["id"])));
  const made = await fixture.do(nameOf.get(route) ?? "listOrgs", { body });
  expect(made.status, made.text).toBe(201);
  expect(made.body["warnings"]).toBeUndefined();
});

test.each(["squad", "workflow"] as const)("the guides' %s talks in a chat", async (kind) => {
  const [, text = ""] = requests.find(([route]) => route === `POST /${kind}`) ?? [];
  const chat = await fixture.do("createChat", { body: { [kind]: JSON.parse(text), input: "Hola" } });
  expect(chat.status, chat.text).toBe(201);
  expect(chat.body["output"]).not.toEqual([]);
});
