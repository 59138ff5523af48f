import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { ServerError } from "../../server-error.ts";
import type { Db } from "../../store/store.ts";
import { pagesOf } from "../copy-store.ts";
import { column, readTables } from "../tables.ts";

/** Rows written at once. */
const pageRows = 500;

/** How many rows of each table a file holds. */
export type RowCounts = Readonly<Record<string, number>>;

/**
 * Writes every row of a store into a file, as they all were at one moment: a line for each, as JSON, behind a line with
 * its table's name. Servers go on meanwhile; on the embedded store, with its one connection, requests wait for it.
 */
export async function writeRows(db: Db, path: string): Promise<RowCounts> {
  const zip = createGzip();
  const file = createWriteStream(path, { mode: 0o600, flush: true });
  const written = finished(zip.pipe(file));
  const put = async (line: string) => {
    if (!zip.write(`${line}\n`)) await once(zip, "drain");
  };
  const counts: Record<string, number> = {};
  await db.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    await tx.execute(sql`set local timezone to 'UTC'`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout to 0`);
    for (const table of await readTables(tx)) {
      await put(`# ${table.name}`);
      counts[table.name] = 0;
      for await (const rows of pagesOf(tx, table)) {
        for (const row of rows) await put(row);
        counts[table.name] = (counts[table.name] ?? 0) + rows.length;
      }
    }
  });
  zip.end();
  await written;
  return counts;
}

/**
 * Puts the rows of a file into an empty store: all of them or none.
 * @param finish is done in the same transaction, when they are there
 * @throws ServerError `copy-refused` when the store has rows, or other tables
 */
export async function readRows(
  db: Db,
  path: string,
  finish: (tx: Db) => Promise<void> = async () => {},
): Promise<RowCounts> {
  const counts: Record<string, number> = {};
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone to 'UTC'`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout to 0`);
    const known = new Set((await readTables(tx)).map(({ name }) => name));
    for (const name of known) await refuseFilled(tx, name);
    let table = "";
    let page: string[] = [];
    const flush = async () => {
      if (page.length === 0) return;
      const name = sql.identifier(table);
      await tx.execute(
        sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${`[${page}]`}::jsonb)`,
      );
      counts[table] = (counts[table] ?? 0) + page.length;
      page = [];
    };
    const unzipped = createReadStream(path).pipe(createGunzip());
    for await (const line of createInterface({ input: unzipped })) {
      if (line.startsWith("# ")) {
        await flush();
        table = line.slice(2);
        if (!known.has(table)) throw new ServerError("copy-refused", "The backup is of another version.");
        counts[table] = 0;
      } else {
        page.push(line);
        if (page.length === pageRows) await flush();
      }
    }
    await flush();
    await finish(tx);
  });
  return counts;
}

/** @throws ServerError `copy-refused` when a store has rows */
export async function refuseRows(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { name } of await readTables(tx)) await refuseFilled(tx, name);
  });
}

async function refuseFilled(tx: Db, table: string): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(sql`lock table ${name} in share row exclusive mode`);
  if ((await column(tx, sql`select 'x' as v from ${name} limit 1`)).length === 0) return;
  throw new ServerError(
    "copy-refused",
    `The store is not empty: ${table} has rows. Restore into an empty database, or an empty DATA_DIR.`,
  );
}

/** Which version of the tables a store has: a backup goes back into the same one. */
export async function tablesVersion(db: Db): Promise<string> {
  const [own] = await column(db, sql`select count(*)::text as v from drizzle.__drizzle_migrations`);
  const [platform] = await column(db, sql`select count(*)::text as v from platform.migrations`);
  return `${own}.${platform}`;
}

/** The SHA-256 of a file, in base64url. */
export async function digestOfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const bytes of createReadStream(path)) hash.update(bytes);
  return hash.digest("base64url");
}
