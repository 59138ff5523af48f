import { emptyDatabase } from "@dilo/testing/empty-database";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsInSql } from "./in-sql.ts";
import { migrateResources } from "./migrations.ts";
import { rowStoreContract } from "./row-store.contract.ts";

const database = new PGlite({ loadDataDir: await emptyDatabase() });
const db = drizzle(database);

// The database is compiled in this process, which a busy machine takes its time for.
beforeAll(() => migrateResources(db), 60_000);
afterAll(() => database.close());

rowStoreContract("in SQL", async () => {
  await db.execute(sql`truncate platform_rows`);
  return rowsInSql(db);
});

test("tables that are there stay as they are at the next start", async () => {
  await db.execute(sql`insert into platform_users values ('u', 'ana@dilo.example', now(), now())`);
  await migrateResources(db);
  const { rows } = await database.query("select id from platform_users");
  expect(rows).toEqual([{ id: "u" }]);
});

test("dates beyond what the database knows are compared all the same", async () => {
  const list = (query: object) => rowsInSql(db).list({ kind: "squad", orgId: "org" }, query);
  expect(await list({ createdAtGt: "0000-01-01T00:00:00+23:59", createdAtLt: "9999-12-31T23:59:59-23:59" })).toEqual(
    [],
  );
});
