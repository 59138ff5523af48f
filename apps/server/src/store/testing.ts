import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Db, Store } from "./store.ts";
// biome-ignore lint/style/noRestrictedImports: tests say which store they run on
import { openPglite } from "./via-pglite.ts";

export const migrations = join(import.meta.dirname, "../../migrations");

let shared: Promise<Store> | undefined;

/** An empty store in memory. The database itself is made once for all tests of this thread: making one is slow. */
export async function emptyStore(): Promise<Store> {
  shared ??= openPglite({ migrations });
  const { db } = await shared;
  await truncate(db);
  return { db, close: async () => {} };
}

/** Empties every table of ours. */
export async function truncate(db: Db): Promise<void> {
  await db.execute(sql`
    do $$ begin
      execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') from pg_tables where schemaname = 'public');
    end $$`);
}

/** A store in a folder of its own, for tests that look at the files. */
export async function openStoreIn(): Promise<Store & { readonly dataDir: string; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "dilo-store-"));
  const store = await openPglite({ dataDir, migrations });
  const remove = () => rm(dataDir, { recursive: true, force: true });
  return { ...store, dataDir, remove };
}
