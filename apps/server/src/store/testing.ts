import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { Db, Store } from "./store.ts";
// biome-ignore lint/style/noRestrictedImports: tests say which store they run on
import { openPglite } from "./via-pglite.ts";

export const migrations = join(import.meta.dirname, "../../migrations");

let shared: Promise<Store> | undefined;

/** An empty store in memory. The database itself is made once for all tests of this thread: making one is slow. */
export async function emptyStore(): Promise<Store> {
  shared ??= emptyDatabase().then((begin) => openPglite({ migrations, begin }));
  const { db } = await shared;
  await emptyTables(db);
  return { db, close: async () => {} };
}

const cache = join(import.meta.dirname, "../../../../node_modules/.cache/dilo");

/** A database without a table, kept for all tests of this and later runs: PostgreSQL takes seconds to make one. */
export async function emptyDatabase(): Promise<Blob> {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const { version } = JSON.parse(await readFile(join(entry, "../../package.json"), "utf8")) as { version: string };
  const place = join(cache, `pglite-${version}.tar`);
  const known = await readFile(place).catch(() => undefined);
  if (known !== undefined) return new Blob([known]);
  const first = await PGlite.create();
  const made = await first.dumpDataDir("none");
  await first.close();
  await mkdir(cache, { recursive: true });
  // Two threads may be at it at once: whoever is last puts the same in its place.
  const unfinished = `${place}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await made.arrayBuffer()));
  await rename(unfinished, place);
  return made;
}

/** Empties every table of ours: row by row, since truncating makes a new file for each table and index. */
export async function emptyTables(db: Db): Promise<void> {
  await db.execute(sql`
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('delete from %I', name);
      end loop;
    end $$`);
}

/** A store in a folder of its own, for tests that look at the files. */
export async function openStoreIn(): Promise<Store & { readonly dataDir: string; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "dilo-store-"));
  const store = await openPglite({ dataDir, migrations, begin: await emptyDatabase() });
  const remove = () => rm(dataDir, { recursive: true, force: true });
  return { ...store, dataDir, remove };
}
