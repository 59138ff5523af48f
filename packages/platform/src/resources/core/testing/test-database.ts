import { emptyDatabase } from "@dilo/testing/empty-database";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrateResources } from "../store/migrations.ts";

/** A database in this process, with its client for statements of one's own. */
export type TestDatabase = Awaited<ReturnType<typeof openDatabase>>;

/** Databases of this test thread that no test file uses now. Opening one costs more than most tests. */
const idle: TestDatabase[] = [];

/** Lends a database with the platform's tables, and no rows. Its user gives it back. */
export async function borrowDatabase(): Promise<TestDatabase> {
  return idle.pop() ?? (await openDatabase());
}

/** Takes a database back for the next test file, and empties its tables. */
export async function giveBackDatabase(db: TestDatabase): Promise<void> {
  const { rows } = await db.$client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  // Row by row, since truncating makes a new file for each table and index.
  await db.execute(sql`set platform.audit_ends = 'on'`);
  for (const { name } of rows) await db.execute(sql`delete from ${sql.identifier(name)}`);
  await db.execute(sql`reset platform.audit_ends`);
  idle.push(db);
}

async function openDatabase() {
  const db = drizzle(new PGlite({ loadDataDir: await emptyDatabase() }));
  await migrateResources(db);
  return db;
}
