import { sql } from "drizzle-orm";
import { ServerError } from "../server-error.ts";
import type { Db } from "../store/store.ts";
import { isStoreUnavailable } from "../store/store-unavailable.ts";
import { column, readTables, type Table } from "./tables.ts";

/** A table and how many rows of it were copied. */
export interface TableCount {
  readonly table: string;
  readonly rows: number;
}

/** Rows carried at once: one statement is always short, however many rows there are. */
const pageRows = 500;

/**
 * Copies every row of one store into another, empty one of the same version: all of it or nothing. Sealed values stay
 * the bytes they are, so they open with the same data key and no other.
 * @param onCopied hears of each table when its rows are there; they stay only when the whole copy succeeds
 * @throws ServerError `copy-refused`
 */
export async function copyStore(
  source: Db,
  target: Db,
  onCopied: (count: TableCount) => void = () => undefined,
): Promise<void> {
  try {
    await source.transaction(async (from) => {
      await from.execute(sql`set transaction isolation level repeatable read`);
      await from.execute(sql`set local timezone to 'UTC'`);
      await target.transaction(async (to) => {
        await to.execute(sql`set local timezone to 'UTC'`);
        // While a page is read from the source, the target has nothing to do.
        await to.execute(sql`set local idle_in_transaction_session_timeout to 0`);
        const tables = await readTables(from);
        if (namesOf(await readTables(to)) !== namesOf(tables)) {
          throw new ServerError("copy-refused", "The two stores are of different versions.");
        }
        for (const { name } of tables) await refuseFilled(to, name);
        for (const table of tables) onCopied({ table: table.name, rows: await copyTable(from, to, table) });
      });
    });
  } catch (error) {
    if (!isStoreUnavailable(error)) throw error;
    const words =
      "The database went away in the middle. It has everything or nothing: run this again, and it says which.";
    throw new ServerError("copy-refused", words, { cause: error });
  }
}

function namesOf(tables: readonly Table[]): string {
  return tables
    .map(({ name, key }) => `${name} ${key.map((part) => part.name)}`)
    .sort()
    .join();
}

/** Keeps others from writing meanwhile, such as a server that is started too early. */
async function refuseFilled(target: Db, table: string): Promise<void> {
  const name = sql.identifier(table);
  await target.execute(sql`lock table ${name} in share row exclusive mode`);
  const found = await column(target, sql`select 'x' as v from ${name} limit 1`);
  if (found.length === 0) return;
  throw new ServerError(
    "copy-refused",
    `The target is not empty: ${table} has rows. Copy before the first start on it.`,
  );
}

/** As JSON every type is carried without loss: bytes in hexadecimal, times with their microseconds. */
async function copyTable(from: Db, to: Db, table: Table): Promise<number> {
  const name = sql.identifier(table.name);
  let copied = 0;
  for await (const rows of pagesOf(from, table)) {
    const given = sql`jsonb_populate_recordset(null::${name}, ${`[${rows}]`}::jsonb)`;
    const put = sql`with put as (insert into ${name} select * from ${given} returning *)`;
    const arrived = await column(to, sql`${put} select to_jsonb(put)::text as v from put`);
    if (String([...arrived].sort()) !== String([...rows].sort())) {
      throw new ServerError("copy-refused", `${table.name} is not the same in the target. Nothing was copied.`);
    }
    copied += rows.length;
  }
  return copied;
}

/** Every row of a table as JSON, page by page in the order of its key: no page looks at the rows before it again. */
export async function* pagesOf(db: Db, { name, key }: Table): AsyncGenerator<readonly string[]> {
  const columns = sql.join(
    key.map((part) => sql.identifier(part.name)),
    sql`, `,
  );
  let after = sql`true`;
  for (;;) {
    const page = sql`select * from ${sql.identifier(name)} where ${after} order by ${columns} limit ${pageRows}`;
    const rows = await column(db, sql`select to_jsonb(page)::text as v from (${page}) page`);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    const values: Record<string, unknown> = JSON.parse(last);
    const bounds = key.map((part) => sql`${String(values[part.name])}::text::${sql.raw(part.type)}`);
    after = sql`(${columns}) > (${sql.join(bounds, sql`, `)})`;
  }
}
