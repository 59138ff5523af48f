import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { borrowDatabase, giveBackDatabase } from "../testing/test-database.ts";
import { testKeys } from "../testing/test-keys.ts";
import { rowsInSql } from "./in-sql.ts";
import { migrateResources } from "./migrations.ts";
import { rowStoreContract } from "./row-store.contract.ts";

const db = await borrowDatabase();

beforeAll(async () => {
  for (const schema of ["platform", "public"]) await db.execute(sql`drop schema ${sql.identifier(schema)} cascade`);
  await db.execute(sql`create schema public`);
  await migrateResources(db);
});
afterAll(() => giveBackDatabase(db));

rowStoreContract("in SQL", async () => {
  await db.execute(sql`delete from platform_rows`);
  return rowsInSql(db, testKeys());
});

test("tables that are there stay as they are at the next start", async () => {
  await db.execute(sql`insert into platform_users values ('u', 'ana@dilo.example', now(), now())`);
  await migrateResources(db);
  const { rows } = await db.$client.query("select id from platform_users");
  expect(rows).toEqual([{ id: "u" }]);
});

test("dates beyond what the database knows are compared all the same", async () => {
  const list = (query: object) => rowsInSql(db, testKeys()).list({ kind: "squad", orgId: "org" }, query);
  expect(await list({ createdAtGt: "0000-01-01T00:00:00+23:59", createdAtLt: "9999-12-31T23:59:59-23:59" })).toEqual(
    [],
  );
});
