import { describe, expect, test } from "vitest";
import { createRow, mergeRow } from "../rows/rows.ts";
import type { Condition } from "./conditions.ts";
import type { RowStore, RowsQuery, StoredRow } from "./row-store.ts";

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const row = (id: string, day: number, settings: Readonly<Record<string, unknown>> = {}, orgId = "org"): StoredRow =>
  createRow(settings, { id, orgId, now: at(day) });
const squads = { kind: "squad", orgId: "org" };

/** What every store of rows must do. `open` gives an empty one. */
export function rowStoreContract(name: string, open: () => Promise<RowStore>): void {
  describe(`${name} as RowStore`, () => {
    test("finds what was kept, by kind and org alone", async () => {
      const store = await open();
      const kept = row("1", 1, { name: "Ñandú", members: [{ assistantId: null }] });
      await store.insert("squad", kept);
      expect(await store.find(squads, "1")).toEqual(kept);
      expect(await store.find({ ...squads, orgId: "other" }, "1")).toBeUndefined();
      expect(await store.find({ ...squads, kind: "tool" }, "1")).toBeUndefined();
      expect(await store.find(squads, "2")).toBeUndefined();
    });

    test("keeps rows of several kinds at once", async () => {
      const store = await open();
      await store.insertAll([
        { kind: "squad", row: row("1", 1) },
        { kind: "tool", row: row("2", 2) },
      ]);
      expect(await store.find(squads, "1")).toEqual(row("1", 1));
      expect(await store.find({ ...squads, kind: "tool" }, "2")).toEqual(row("2", 2));
    });

    test("what a caller does to an answer does not reach the store", async () => {
      const store = await open();
      await store.insert("squad", row("1", 1, { members: ["a"] }));
      const found = await store.find(squads, "1");
      (found as { readonly members?: string[] } | undefined)?.members?.push("b");
      expect((await store.find(squads, "1"))?.["members"]).toEqual(["a"]);
    });

    test("lists newest first, within the dates, with equal settings, of one org", async () => {
      const store = await open();
      for (const day of [2, 4, 1, 3]) await store.insert("squad", row(`${day}`, day, { name: day > 2 ? "b" : "a" }));
      await store.insert("squad", row("9", 9, { name: "b" }, "other"));
      const ids = async (query: object) => (await store.list(squads, query)).map(({ id }) => id);
      expect(await ids({})).toEqual(["4", "3", "2", "1"]);
      expect(await ids({ limit: 1 })).toEqual(["4"]);
      expect(await ids({ createdAtLt: at(4).toISOString(), limit: 2 })).toEqual(["3", "2"]);
      expect(await ids({ equal: { name: "a" } })).toEqual(["2", "1"]);
    });

    test("lists what meets conditions on settings, also deep inside", async () => {
      const store = await open();
      await store.insert("call", row("1", 1, { cost: 2, customer: { name: "Ana" } }));
      await store.insert("call", row("2", 2, { cost: 10, customer: { name: "Eva" } }));
      await store.insert("call", row("3", 3));
      const calls = { kind: "call", orgId: "org" };
      const ids = async (query: RowsQuery) => (await store.list(calls, query)).map(({ id }) => id);
      const where = (path: string[], is: Condition["is"], value: string | number) =>
        ids({ where: [{ path, is, value }] });
      expect(await where(["cost"], "gt", 2)).toEqual(["2"]);
      expect(await where(["cost"], "gte", 2)).toEqual(["2", "1"]);
      expect(await where(["cost"], "lt", 10)).toEqual(["1"]);
      expect(await where(["cost"], "lte", 10)).toEqual(["2", "1"]);
      expect(await where(["cost"], "eq", "2")).toEqual(["1"]);
      expect(await where(["customer", "name"], "eq", "Ana")).toEqual(["1"]);
      expect(await where(["customer", "name"], "neq", "Ana")).toEqual(["3", "2"]);
      expect(await where(["customer", "name"], "contains", "v%")).toEqual([]);
      expect(await where(["customer", "name"], "contains", "v")).toEqual(["2"]);
      expect(await where(["customer", "name"], "notContains", "v")).toEqual(["3", "1"]);
      expect(await ids({ ids: ["3", "1", "9"] })).toEqual(["3", "1"]);
      expect(await ids({ ids: [] })).toEqual([]);
    });

    test("gives pages, and counts all that pass", async () => {
      const store = await open();
      for (const day of [1, 2, 3]) await store.insert("eval", row(`${day}`, day));
      const { results, metadata } = await store.page(
        { ...squads, kind: "eval" },
        { page: 2, limit: 2, sortOrder: "ASC" },
      );
      expect(results.map(({ id }) => id)).toEqual(["3"]);
      expect(metadata).toEqual({ itemsPerPage: 2, totalItems: 3, currentPage: 2 });
    });

    test("gives of a page's rows what is kept of each", async () => {
      const store = await open();
      for (const day of [1, 2, 3]) await store.insert("call", row(`${day}`, day, { cost: day, name: "Ana" }));
      const calls = { kind: "call", orgId: "org" };
      const costs = async (query: RowsQuery) => (await store.page(calls, query, async ({ cost }) => cost)).results;
      expect(await costs({ limit: 2 })).toEqual([3, 2]);
      expect(await costs({ limit: 2, page: 2, equal: { name: "Ana" } })).toEqual([1]);
      expect(await costs({ limit: 0 })).toEqual([]);
    });

    test("gives each row that passes, one after the other, the newest first", async () => {
      const store = await open();
      for (const day of [2, 4, 1, 3]) await store.insert("call", row(`${day}`, day, { name: day > 2 ? "b" : "a" }));
      await store.insert("call", row("9", 9, {}, "other"));
      const ids = async (query: RowsQuery) => {
        const found: string[] = [];
        for await (const { id } of store.each({ kind: "call", orgId: "org" }, query)) found.push(id);
        return found;
      };
      expect(await ids({})).toEqual(["4", "3", "2", "1"]);
      expect(await ids({ limit: 3 })).toEqual(["4", "3", "2"]);
      expect(await ids({ limit: 1, equal: { name: "a" } })).toEqual(["2"]);
      expect(await ids({ limit: 0, equal: { name: "a" } })).toEqual([]);
      expect(await ids({ createdAtLt: at(3).toISOString() })).toEqual(["2", "1"]);
    });

    test("of two writers who read the same row, one wins", async () => {
      const store = await open();
      const read = row("1", 1, { name: "first" });
      await store.insert("squad", read);
      expect(await store.replace("squad", mergeRow(read, { name: "second" }, at(2)), read)).toBe(true);
      expect(await store.replace("squad", mergeRow(read, { name: "third" }, at(3)), read)).toBe(false);
      expect(await store.find(squads, "1")).toMatchObject({ name: "second" });
    });

    test("tells what names a row, wherever in it", async () => {
      const store = await open();
      await store.insert("squad", row("1", 1, { members: [{ assistant: null }, { assistantId: "a" }] }));
      await store.insert("tool", row("2", 2, { name: "b" }));
      await store.insert("squad", row("3", 3, { name: "c" }, "other"));
      const namedBy = (id: string, kinds = ["squad", "tool"]) => store.namedBy({ orgId: "org", kinds }, id);
      expect(await namedBy("a")).toBe("squad");
      expect(await namedBy("a", ["tool"])).toBeUndefined();
      expect(await namedBy("b")).toBe("tool");
      expect(await namedBy("c")).toBeUndefined();
      expect(await namedBy("' || true || '")).toBeUndefined();
    });

    test("removes all that are equal, of its own org", async () => {
      const store = await open();
      await store.insert("test", row("1", 1, { testSuiteId: "a" }));
      await store.insert("test", row("2", 2, { testSuiteId: "b" }));
      await store.insert("test", row("3", 3, { testSuiteId: "a" }, "other"));
      const tests = { ...squads, kind: "test" };
      await store.removeAll(tests, { testSuiteId: "a" });
      expect((await store.list(tests, {})).map(({ id }) => id)).toEqual(["2"]);
      expect(await store.find({ ...tests, orgId: "other" }, "3")).toBeDefined();
    });

    test("removes once, and only its own org's", async () => {
      const store = await open();
      const kept = row("1", 1);
      await store.insert("squad", kept);
      expect(await store.remove({ ...squads, orgId: "other" }, "1")).toBeUndefined();
      expect(await store.remove(squads, "1")).toEqual(kept);
      expect(await store.remove(squads, "1")).toBeUndefined();
      expect(await store.replace("squad", mergeRow(kept, {}, at(2)), kept)).toBe(false);
      expect(await store.list(squads, {})).toEqual([]);
    });
  });
}
