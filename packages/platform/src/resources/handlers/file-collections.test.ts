import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openAiResponder } from "../../responders/via-openai.ts";
import { openStubToolModel } from "../../testing/stub-tool-model.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
let modelUrl = "";
beforeAll(async () => {
  fixture = await openTestResources({
    responder: (turn, signal) => openAiResponder({ baseUrl: modelUrl, key: "", model: "small" })(turn, signal),
  });
});
afterAll(() => fixture.close());

async function upload(content: string, name: string): Promise<string> {
  const { body } = await fixture.do("createFile", { body: { file: new File([content], name) } });
  await fixture.resources.workDone();
  return String(body["id"]);
}

async function collection(body: object = { name: "Horario", description: "Cuándo se abre" }) {
  const { body: made, status, text } = await fixture.do("createKnowledgeBaseV2", { body });
  expect(status, text).toBe(201);
  return { parameters: { id: String(made["id"]) }, toolId: String(made["toolId"]), made };
}

/** What a model that looks something up with the tool finds. */
async function found(toolId: string, name = "search_Horario"): Promise<string> {
  const stub = await openStubToolModel([{ name, arguments: { query: "sábados" } }]);
  modelUrl = stub.url;
  onTestFinished(() => stub.close());
  const assistant = { model: { provider: "openai", model: "x", toolIds: [toolId] } };
  const { body, text } = await fixture.do("createChat", { body: { assistant, input: "¿Abren?" } });
  const output = body["output"] as { role: string; content: string }[] | undefined;
  return output?.find(({ role }) => role === "tool")?.content ?? text;
}

test("what is put into a collection is found by its tool, and no more once it is taken out", async () => {
  const { parameters, toolId } = await collection();
  const fileId = await upload("Los sábados se abre a las diez.", "horario.txt");
  expect(await found(toolId)).not.toContain("diez");
  const attached = await fixture.do("attachKnowledgeFile", { parameters, body: { fileId } });
  expect(attached, attached.text).toMatchObject({
    status: 201,
    body: { fileId, knowledgeBaseV2Id: parameters.id, fileName: "horario.txt", status: "ready" },
  });
  await fixture.do("attachKnowledgeFile", { parameters, body: { fileId } });
  expect((await fixture.do("listKnowledgeFiles", { parameters })).body).toMatchObject({ length: 1 });
  expect(await found(toolId)).toContain("a las diez");
  expect(await fixture.do("deleteFile", { parameters: { id: fileId } })).toMatchObject({ status: 409 });
  const renamed = await fixture.do("updateKnowledgeBaseV2", {
    parameters,
    body: { name: "Abierto", description: null },
  });
  expect([renamed.status, renamed.body["toolId"]], renamed.text).toEqual([200, toolId]);
  expect(await found(toolId, "search_Abierto")).toContain("a las diez");
  const whole = await fixture.do("getKnowledgeBaseV2", { parameters });
  expect(whole.body).toMatchObject({ name: "Abierto", description: null, toolId, files: [{ fileId }] });
  expect(whole.body).not.toHaveProperty("fileIds");
  const inIt = { parameters: { ...parameters, fileId } };
  expect(await fixture.do("detachKnowledgeFile", inIt)).toMatchObject({ status: 200, body: { fileId } });
  expect(await fixture.do("detachKnowledgeFile", inIt)).toMatchObject({ status: 404 });
  expect(await found(toolId, "search_Abierto")).not.toContain("a las diez");
  expect(await fixture.do("deleteFile", { parameters: { id: fileId } })).toMatchObject({ status: 200 });
});

test("a collection takes its tool along, but from nobody who uses it; its tool is not deleted without it", async () => {
  const { parameters, toolId } = await collection();
  expect(await fixture.do("deleteTool", { parameters: { id: toolId } })).toMatchObject({ status: 409 });
  const model = { provider: "openai", model: "x", toolIds: [toolId] };
  const user = await fixture.do("createAssistant", { body: { model } });
  expect(await fixture.do("deleteKnowledgeBaseV2", { parameters })).toMatchObject({ status: 409 });
  expect(await fixture.do("getKnowledgeBaseV2", { parameters })).toMatchObject({ status: 200 });
  await fixture.do("deleteAssistant", { parameters: { id: String(user.body["id"]) } });
  expect(await fixture.do("deleteKnowledgeBaseV2", { parameters })).toMatchObject({ status: 200 });
  expect(await fixture.do("getTool", { parameters: { id: toolId } })).toMatchObject({ status: 404 });
});

test("a file that is not there, or of another org, or has no text, is not put into one", async () => {
  const { parameters } = await collection({ name: "Otra" });
  const empty = await upload("   ", "vacio.txt");
  const token = await fixture.otherOrg();
  const { body: theirs } = await fixture.ask("createFile", { token, body: { file: new File(["Hola"], "a.txt") } });
  for (const fileId of ["2f6b0c1e-5a0e-4a53-9f43-0d8f5a9a6c11", empty, String(theirs["id"])]) {
    const refused = await fixture.do("attachKnowledgeFile", { parameters, body: { fileId } });
    expect(refused, refused.text).toMatchObject({ status: 400, text: expect.stringContaining("fileId") });
  }
  expect((await fixture.do("listKnowledgeFiles", { parameters })).body).toMatchObject({ length: 0 });
});
