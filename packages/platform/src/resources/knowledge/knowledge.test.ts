import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openAiResponder } from "../../responders/via-openai.ts";
import { openStubToolModel } from "../../testing/stub-tool-model.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";
import { pdfOf } from "./testing-pdf.ts";

let fixture: TestResources;
let modelUrl = "";
const ids: Record<string, string> = {};

const upload = async (content: string | Buffer, name: string, token = fixture.tokens.private) => {
  const { body, text } = await fixture.ask("createFile", { token, body: { file: new File([content], name) } });
  expect(body["status"], text).toBe("processing");
  await fixture.resources.workDone();
  return String(body["id"]);
};
const fileOf = async (id: string) => (await fixture.do("getFile", { parameters: { id } })).body;
const remove = (id: string) => fixture.do("deleteFile", { parameters: { id } });

beforeAll(async () => {
  fixture = await openTestResources({
    responder: (turn, signal) => openAiResponder({ baseUrl: modelUrl, key: "", model: "small" })(turn, signal),
  });
  ids["guide"] = await upload(guide, "guía.md");
  ids["fees"] = await upload(pdfOf("The filing fee for Form I-130 is 675 dollars.\nPayments by check."), "fees.pdf");
});
afterAll(() => fixture.close());

/** Sections of some length each, so that each is a passage of its own. */
const guide = [
  "La entrevista de ciudadanía dura unos veinte minutos. El oficial pregunta por su solicitud N-400.",
  "Para la cita de huellas lleve su tarjeta de residente y la carta del aviso.",
  "Los niños menores de catorce años no pagan los gastos biométricos.",
  "El estado civil se demuestra con el acta de matrimonio.",
]
  .map((section) => `${section} ${"Este párrafo sigue con otras cosas de la guía. ".repeat(20)}`)
  .join("\n\n");

const query = (fileIds: readonly unknown[], name = "Guía de trámites") => ({
  type: "query",
  knowledgeBases: [{ name, provider: "google", description: "Lo que hay que saber", fileIds }],
});

/** Chats with an assistant whose model looks this up. @returns what its tool found, and what the model was told of it */
async function ask(question: string, model: object, name = "search_Guia_de_tramites") {
  const stub = await openStubToolModel([{ name, arguments: { query: question } }]);
  modelUrl = stub.url;
  onTestFinished(() => stub.close());
  const assistant = { model: { provider: "openai", model: "x", ...model } };
  const { body, status, text } = await fixture.do("createChat", { body: { assistant, input: "Dígame." } });
  expect(status, text).toBe(201);
  const result = (body["output"] as { role: string; content: string }[]).find(({ role }) => role === "tool");
  return { found: result?.content ?? "", asked: stub.asked()[0] };
}

test.each([
  ["¿Cuánto dura la entrevista?", "veinte minutos"],
  ["preguntas de las entrevistas", "veinte minutos"],
  ["ciudadania", "veinte minutos"],
  ["formulario N400", "veinte minutos"],
  ["cita para las huellas", "cita de huellas"],
  ["¿cuánto paga un niño?", "menores de catorce"],
  ["estado", "estado civil"],
  ["¿Qué cuesta el I‑130?", "675 dollars"],
  ["fees", "675 dollars"],
  ["how do I pay the filing fees", "675 dollars"],
])("of two documents, '%s' finds the passage first that tells it", async (question, telling) => {
  const { found } = await ask(question, { tools: [query([ids["guide"], ids["fees"]])] });
  expect(found.split('\n\nFrom "')[0]).toContain(telling);
});

test("the model is told of the tool what it is for, and of a passage where it is from; stored tools serve as well", async () => {
  const tool = await fixture.do("createTool", { body: query([ids["fees"]], "Precios 2026") });
  expect([tool.status, tool.body["warnings"]]).toEqual([201, undefined]);
  const { found, asked } = await ask("fee", { toolIds: [tool.body["id"]] }, "search_Precios_2026");
  expect(found).toMatch(/^From "fees\.pdf":\nThe filing fee/);
  expect(asked?.tools).toMatchObject([{ function: { description: expect.stringContaining("Lo que hay que saber") } }]);
  expect((await fixture.do("deleteFile", { parameters: { id: ids["fees"] ?? "" } })).status).toBe(409);
  await fixture.do("deleteTool", { parameters: { id: String(tool.body["id"]) } });
});

test("where nothing is found the model is told so", async () => {
  const { found } = await ask("receta de tamales", { tools: [query([ids["guide"], ids["fees"]])] });
  expect(found).toMatch(/^Nothing in these documents matches\./);
  expect((await ask("¿?", { tools: [query([ids["guide"]])] })).found).toContain("no words");
});

test("two tools over knowledge bases of one name are two tools", async () => {
  const tools = [query([ids["guide"]]), query([ids["fees"]])];
  expect((await ask("fee", { tools }, "search_Guia_de_tramites_2")).found).toContain("675");
});

test("a file's row says what became of its text; the passages go with it", async () => {
  expect(await fileOf(ids["fees"] ?? "")).toMatchObject({ status: "done", parsedTextBytes: expect.any(Number) });
  const damaged = await upload("%PDF-1.7 hola", "carta.pdf");
  expect(await fileOf(damaged)).toMatchObject({
    status: "failed",
    warnings: [{ path: "status", message: expect.stringContaining("damaged") }],
  });
  const tool = await fixture.do("createTool", { body: query([ids["guide"], damaged]) });
  expect(tool).toMatchObject({ status: 400, text: expect.stringContaining("knowledgeBases.0.fileIds") });
  const short = await upload("Hola", "hola.txt");
  await remove(short);
  await remove(damaged);
  const kept = await fixture.db.execute(
    sql`select encode(sealed, 'escape') as text, words::text from platform_file_passages`,
  );
  expect(kept.rows.length).toBeGreaterThan(4);
  expect(JSON.stringify(kept.rows)).not.toMatch(/dollars|entrevista|huell/);
  const left = await fixture.db.execute(sql`select distinct file_id from platform_file_passages order by 1`);
  expect(left.rows).toEqual([ids["guide"], ids["fees"]].sort().map((file_id) => ({ file_id })));
});

test("a file of another org is not there, to be named or to be found; its passages go with its org", async () => {
  const other = await fixture.otherOrg();
  const theirs = await upload("El secreto de la otra organización.", "secreto.txt", other);
  const named = await fixture.do("createTool", { body: query([theirs]) });
  expect(named).toMatchObject({ status: 400, text: expect.stringContaining("knowledgeBases.0.fileIds") });
  const tool = await fixture.do("createTool", { body: query([ids["guide"]]) });
  const id = String(tool.body["id"]);
  const rows = { kind: "tool", orgId: String(tool.body["orgId"]) };
  const read = await fixture.store.find(rows, id);
  // Behind the operations' back, as an earlier version may have stored it.
  if (read !== undefined) await fixture.store.replace("tool", { ...read, ...query([theirs]) }, read);
  expect((await ask("secreto", { toolIds: [id] })).found).toMatch(/^Nothing/);
  await fixture.do("deleteTool", { parameters: { id } });
  const [org] = (await fixture.ask("listOrgs", { token: other })).body as unknown as { readonly id: string }[];
  await fixture.ask("deleteOrg", { token: other, parameters: { id: org?.id ?? "" } });
  const left = await fixture.db.execute(sql`select 1 from platform_file_passages where file_id = ${theirs}`);
  expect(left.rows).toEqual([]);
});
