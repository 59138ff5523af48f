import { sql } from "drizzle-orm";
import type { Db } from "../store/store.ts";

/** The copy was not begun, or was taken back. The sentence says why. */
export class CopyRefused extends Error {
  override readonly name = "CopyRefused";
}

/** A table and how many rows it has. */
export interface TableCount {
  readonly table: string;
  readonly rows: number;
}

/** Rows carried at once. */
const batch = 200;

/**
 * Copies every row of one store into another, empty one of the same version: all of it or nothing. Sealed values stay
 * the bytes they are, so they open with the same data key and no other.
 * @returns what was copied, counted in the target and compared by content
 * @throws CopyRefused
 */
export async function copyStore(source: Db, target: Db): Promise<readonly TableCount[]> {
  return source.transaction(async (from) => {
    await from.execute(sql`set transaction isolation level repeatable read`);
    await from.execute(sql`set local timezone to 'UTC'`);
    return target.transaction(async (to) => {
      await to.execute(sql`set local timezone to 'UTC'`);
      await to.execute(sql`set local statement_timeout to '10min'`);
      const tables = await tablesOf(from);
      if (String([...(await tablesOf(to))].sort()) !== String([...tables].sort())) {
        throw new CopyRefused("The two stores are of different versions.");
      }
      await refuseFilled(to, tables);
      for (const table of tables) await copyTable(from, to, table);
      const copied: TableCount[] = [];
      for (const table of tables) copied.push(await compare(from, to, table));
      return copied;
    });
  });
}

/** Our tables, each after those it points to. */
async function tablesOf(db: Db): Promise<readonly string[]> {
  const left = new Set(await column(db, sql`select tablename::text as v from pg_tables where schemaname = 'public'`));
  const links = await column(
    db,
    sql`select conrelid::regclass || ' ' || confrelid::regclass as v from pg_constraint where contype = 'f'`,
  );
  const parents = links.map((link) => link.replaceAll('"', "").split(" "));
  const ordered: string[] = [];
  while (left.size > 0) {
    const isFree = (table: string) =>
      !parents.some(([child, parent = ""]) => child === table && parent !== table && left.has(parent));
    const free = [...left].filter(isFree);
    if (free.length === 0) throw new Error("Tables that point to one another in a ring cannot be copied.");
    for (const table of free) left.delete(table);
    ordered.push(...free);
  }
  return ordered;
}

async function refuseFilled(target: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const name = sql.identifier(table);
    const found = await column(target, sql`select 'x' as v from ${name} limit 1`);
    if (found.length > 0) {
      throw new CopyRefused(`The target is not empty: ${table} has rows. Copy before the first start on it.`);
    }
  }
}

/** As JSON every type is carried without loss: bytes in hexadecimal, times with their microseconds. */
async function copyTable(from: Db, to: Db, table: string): Promise<void> {
  const name = sql.identifier(table);
  for (let offset = 0; ; offset += batch) {
    const rows = sql`select t.* from ${name} t order by to_jsonb(t)::text limit ${batch} offset ${offset}`;
    const [json] = await column(from, sql`select jsonb_agg(to_jsonb(r))::text as v from (${rows}) r`);
    if (json == null) return;
    await to.execute(sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${json}::jsonb)`);
  }
}

async function compare(from: Db, to: Db, table: string): Promise<TableCount> {
  const [before, after] = [await fingerprint(from, table), await fingerprint(to, table)];
  if (before !== after) throw new CopyRefused(`${table} is not the same in the target. Nothing was copied.`);
  return { table, rows: Number(after?.split(" ")[0]) };
}

/** The number of rows and a hash of all of them. */
async function fingerprint(db: Db, table: string): Promise<string | undefined> {
  const row = sql`to_jsonb(t)::text collate "C"`;
  const hash = sql`md5(coalesce(string_agg(${row}, chr(10) order by ${row}), ''))`;
  const [value] = await column(db, sql`select count(*) || ' ' || ${hash} as v from ${sql.identifier(table)} t`);
  return value;
}

/** Reads the one column `v`. */
async function column(db: Db, query: ReturnType<typeof sql>): Promise<readonly string[]> {
  const { rows } = (await db.execute(query)) as unknown as { readonly rows: readonly { readonly v: string }[] };
  return rows.map(({ v }) => v);
}
