import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../store/store.ts";

/** A table, and the columns that tell its rows apart. */
export interface Table {
  readonly name: string;
  readonly key: readonly { readonly name: string; readonly type: string }[];
}

/** Reads which tables are ours, each after those it points to. */
export async function readTables(db: Db): Promise<readonly Table[]> {
  const left = new Set(await column(db, sql`select tablename::text as v from pg_tables where schemaname = 'public'`));
  const links = await column(
    db,
    sql`select conrelid::regclass || ' ' || confrelid::regclass as v from pg_constraint where contype = 'f'`,
  );
  const parents = links.map((link) => link.replaceAll('"', "").split(" "));
  const ordered: Table[] = [];
  while (left.size > 0) {
    const isFree = (table: string) =>
      !parents.some(([child, parent = ""]) => child === table && parent !== table && left.has(parent));
    const free = [...left].filter(isFree);
    if (free.length === 0) throw new Error("Tables that point to one another in a ring cannot be copied.");
    for (const name of free) {
      left.delete(name);
      ordered.push({ name, key: await keyOf(db, name) });
    }
  }
  return ordered;
}

async function keyOf(db: Db, table: string): Promise<Table["key"]> {
  const parts = await column(
    db,
    sql`select json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))::text as v
        from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indisprimary and i.indrelid = format('public.%I', ${table}::text)::regclass
        order by array_position(i.indkey::int2[], a.attnum)`,
  );
  if (parts.length === 0) throw new Error(`${table} has no primary key.`);
  return parts.map((part): Table["key"][number] => JSON.parse(part));
}

/** Reads the one column `v`. */
export async function column(db: Db, query: SQL): Promise<readonly string[]> {
  const { rows } = (await db.execute(query)) as unknown as { readonly rows: readonly { readonly v: string }[] };
  return rows.map(({ v }) => v);
}
