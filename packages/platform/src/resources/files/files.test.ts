import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources();
}, 60_000);
afterAll(() => fixture.close());

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
