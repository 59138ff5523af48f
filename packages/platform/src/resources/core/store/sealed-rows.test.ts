import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRow } from "../rows/rows.ts";
import { borrowDatabase, giveBackDatabase, type TestDatabase } from "../testing/test-database.ts";
import { testKeys } from "../testing/test-keys.ts";
import { rowsInSql } from "./in-sql.ts";
import type { StoredRow } from "./row-store.ts";
import { sealedKinds } from "./sealed-rows.ts";
import { countUnopenedRows, removeUnopened } from "./unopened-rows.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await borrowDatabase();
});
afterAll(() => giveBackDatabase(db));

const now = new Date("2026-03-08T12:00:00.000Z");
const said: Readonly<Record<string, unknown>> = {
  name: "Zarzamora",
  assistantId: "a",
  messages: [{ role: "user", message: "Zarzamora" }],
};
const rowOf = (id: string): StoredRow => createRow(said, { id, orgId: "org", now });
const raw = async () => JSON.stringify((await db.execute(sql`select * from platform_rows`)).rows);

test.each(sealedKinds)("a %s lies sealed, is found by its words, and goes with its key", async (kind) => {
  const keys = testKeys();
  const store = rowsInSql(db, keys);
  const rows = { kind, orgId: "org" };
  await store.insert(kind, rowOf("1"));
  await store.insert(kind, rowOf("2"));
  expect(await raw()).not.toContain("Zarzamora");
  expect(await store.list(rows, { equal: { name: "Zarzamora" }, limit: 1 })).toEqual([rowOf("2")]);
  const where = [{ path: ["messages", "0", "message"], is: "contains", value: "zamora" }] as const;
  expect(await store.page(rows, { where, page: 2, limit: 1 })).toMatchObject({
    results: [rowOf("1")],
    metadata: { totalItems: 2 },
  });
  expect(await store.remove(rows, "1")).toEqual(rowOf("1"));
  expect(await keys.find("1")).toBeUndefined();
  // A server died between its key's end and its row's, or a backup was restored.
  await keys.destroy(["2"]);
  expect(await store.find(rows, "2")).toBeUndefined();
  expect(await store.list(rows, {})).toEqual([]);
  expect(await store.replace(kind, rowOf("2"), rowOf("2"))).toBe(false);
  expect(await countUnopenedRows(db, keys)).toBe(1);
  await removeUnopened(db, { ...keys, isGone: async () => false });
  expect(await raw()).not.toBe("[]");
  await removeUnopened(db, keys);
  expect(await raw()).toBe("[]");
});
