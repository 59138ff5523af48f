import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources();
});
afterAll(() => fixture.close());

test.each([
  ["blob", "text/markdown; charset=utf-8", "# Hola", 201, "text/markdown"],
  ["informe", "application/pdf", "%PDF-1.7", 201, "application/pdf"],
  ["informe", "application/pdf", "Hola", 400, undefined],
  ["foto.png", "text/plain", "Hola", 400, undefined],
  ["blob", "", "Hola", 400, undefined],
])("a file named %s and sent as %j is kept by its type", async (name, type, content, status, mimetype) => {
  const made = await fixture.do("createFile", { body: { file: new File([content], name, { type }) } });
  expect(made.status, made.text).toBe(status);
  expect(made.body["mimetype"]).toBe(mimetype);
  if (status === 201) await fixture.do("deleteFile", { parameters: { id: String(made.body["id"]) } });
});

test("what a file is for is kept with it, and shown again", async () => {
  const file = () => new File(["Hola"], "hola.txt");
  const labels = { purpose: "assistant", metadata: '{"team":"north","pages":[1,{"ñ":true}]}' };
  const { body } = await fixture.do("createFile", { body: { file: file(), ...labels } });
  const kept = { purpose: "assistant", metadata: { team: "north", pages: [1, { ñ: true }] } };
  expect(body).toMatchObject(kept);
  const parameters = { id: String(body["id"]) };
  expect((await fixture.do("updateFile", { parameters, body: { name: "saludo" } })).body).toMatchObject(kept);
  for (const metadata of ["team: north", "7", "[]", '{"a":"\\u0000"}']) {
    const refused = await fixture.do("createFile", { body: { file: file(), metadata } });
    expect(refused, metadata).toMatchObject({ status: 400, text: expect.stringContaining("metadata") });
  }
  await fixture.do("deleteFile", { parameters });
});

test.each([
  ["listFiles", () => fixture.do("createFile", { body: { file: new File(["Hola"], "hola.txt") } })],
  ["listWorkflows", () => fixture.do("createWorkflow", { body: { name: "Uno", nodes: [], edges: [] } })],
] as const)("%s goes on before a date, so that none is out of reach", async (name, make) => {
  const made = [await make(), await make(), await make()].map(({ body }) => body["id"]);
  const list = async (query: Readonly<Record<string, string>>) =>
    (await fixture.do(name, { query })).body as unknown as readonly {
      readonly id: string;
      readonly createdAt: string;
    }[];
  const page = await list({ limit: "2" });
  expect(page.map(({ id }) => id)).toEqual([made[2], made[1]]);
  const rest = await list({ createdAtLt: page[1]?.createdAt ?? "" });
  expect(rest.map(({ id }) => id)).toEqual([made[0]]);
});
