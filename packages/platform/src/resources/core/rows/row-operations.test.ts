import { describe, expect, test } from "vitest";
import { OperationError } from "../operations/operation-error.ts";
import { rowsInMemory } from "../store/in-memory.ts";
import type { RowStore } from "../store/row-store.ts";
import { type RowOperations, rowOperations } from "./row-operations.ts";

function open(store: RowStore = rowsInMemory(), orgId = "org") {
  let [ids, seconds] = [0, 0];
  return rowOperations(
    { kind: "squad", orgId },
    {
      store,
      newId: () => {
        ids += 1;
        return `${orgId}-${ids}`;
      },
      now: () => {
        seconds += 1;
        return new Date(seconds * 1000);
      },
    },
  );
}

test("a row's whole life", async () => {
  const squads = open();
  const made = await squads.create({ name: "Uno", members: [] });
  expect(made).toMatchObject({ id: "org-1", orgId: "org", name: "Uno", members: [] });
  expect(await squads.get("org-1")).toEqual(made);
  expect(await squads.update("org-1", { name: "Dos" })).toMatchObject({ name: "Dos", members: [] });
  expect(await squads.replace("org-1", { members: ["a"] })).not.toHaveProperty("name");
  expect(await squads.list({})).toEqual([await squads.get("org-1")]);
  expect((await squads.page({})).metadata.totalItems).toBe(1);
  expect(await squads.remove("org-1")).toMatchObject({ members: ["a"] });
  await expect(squads.get("org-1")).rejects.toMatchObject({ code: "not-found" });
});

describe("a row of another org is as if it were not there", () => {
  const attempts: readonly (readonly [string, (calls: RowOperations, id: string) => Promise<unknown>])[] = [
    ["get", (calls, id) => calls.get(id)],
    ["update", (calls, id) => calls.update(id, { name: "x" })],
    ["replace", (calls, id) => calls.replace(id, {})],
    ["delete", (calls, id) => calls.remove(id)],
  ];

  test.each(attempts)("%s answers the same as for an unknown id", async (_, attempt) => {
    const store = rowsInMemory();
    const [ours, theirs] = [open(store), open(store, "other")];
    const { id } = await ours.create({ name: "nuestro" });
    const failure = await attempt(theirs, id).catch((thrown: unknown) => thrown);
    expect(failure).toEqual(await attempt(theirs, "nobody").catch((thrown: unknown) => thrown));
    expect(failure).toBeInstanceOf(OperationError);
    expect(failure).toMatchObject({ code: "not-found" });
    expect(await theirs.list({})).toEqual([]);
    expect(await ours.get(id)).toMatchObject({ name: "nuestro" });
  });
});

test("when two change the same row at once, one is told to read it again", async () => {
  const squads = open();
  const { id } = await squads.create({ name: "Uno" });
  const outcomes = await Promise.allSettled([squads.update(id, { name: "Dos" }), squads.update(id, { name: "Tres" })]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(outcomes[1]).toMatchObject({ reason: { code: "conflict" } });
  expect(await squads.get(id)).toMatchObject({ name: "Dos" });
});

test("when two change different settings of a row at once, both are kept", async () => {
  const squads = open();
  const { id } = await squads.create({ name: "Uno", status: "processing" });
  await Promise.all([squads.update(id, { name: "Dos" }), squads.edit(id, () => ({ status: "done" }))]);
  await Promise.all([squads.edit(id, () => ({ status: "read" })), squads.update(id, { note: "Sí" })]);
  expect(await squads.get(id)).toMatchObject({ name: "Dos", status: "read", note: "Sí" });
});
