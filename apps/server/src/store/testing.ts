import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migratedDatabase, placeMigratedDatabase } from "@dilo/testing/empty-database";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Db, Store } from "./store.ts";
import { openPglite } from "./via-pglite.ts";

export const migrations = join(import.meta.dirname, "../../migrations");

/** Everything that decides on the tables. */
async function migrationTexts(): Promise<string> {
  const files = (await readdir(migrations)).filter((name) => name.endsWith(".sql")).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(migrations, name), "utf8")));
  return [...texts, await readFile(join(migrations, "meta/_journal.json"), "utf8")].join("\n");
}

const bringUp = (client: PGlite) => migrate(drizzle(client), { migrationsFolder: migrations });

/** A database at the newest migration: bringing an empty one there takes longer than most tests. */
async function emptyTablesDump(): Promise<Blob> {
  return migratedDatabase(await migrationTexts(), bringUp);
}

/** Writes an empty store at the newest migration where `openPglite` looks for it. */
export async function placeEmptyStore(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await placeMigratedDatabase(await migrationTexts(), bringUp, join(dataDir, "store"));
}

let shared: Promise<Store> | undefined;

/** An empty store in memory. The database itself is made once for all tests of this thread: making one is slow. */
export async function emptyStore(): Promise<Store> {
  shared ??= emptyTablesDump().then((begin) => openPglite({ migrations, begin }));
  const { db } = await shared;
  await emptyTables(db);
  return { db, close: async () => {} };
}

/** Empties every table of ours: row by row, since truncating makes a new file for each table and index. */
export async function emptyTables(db: Db): Promise<void> {
  await db.execute(sql`
    do $$ declare name text; begin
      perform set_config('platform.audit_ends', 'on', true);
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('delete from %I', name);
      end loop;
    end $$`);
}

/** A store in a folder of its own, for tests that look at the files. */
export async function openStoreIn(): Promise<Store & { readonly dataDir: string; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "dilo-store-"));
  await placeEmptyStore(dataDir);
  const store = await openPglite({ dataDir, migrations });
  const remove = () => rm(dataDir, { recursive: true, force: true });
  return { ...store, dataDir, remove };
}
