import { setImmediate } from "node:timers/promises";
import { and, asc, count, desc, eq, gt, gte, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { batchesOf } from "./batches.ts";
import type { Condition } from "./conditions.ts";
import { openHeldList } from "./held-rows.ts";
import type { RowKeys } from "./row-keys.ts";
import type { RowStore, Rows, RowsQuery, StoredRow } from "./row-store.ts";
import type { Db } from "./schema.ts";
import { platformRows as table } from "./schema.ts";
import { isSealed, openRow, type StoredColumns, sealRow, splitQuery } from "./sealed-rows.ts";

/** Rows of a list without a limit (platform contract). */
const defaultLimit = 100;

/** Rows that are looked up at a time, without their words. */
const placesAtOnce = 10_000;

/**
 * Stores rows in Postgres. Given a transaction, everything is part of it. Rows with people's words are sealed, each with
 * a key that is destroyed with it; one whose key is gone is as if it were not there.
 */
export function rowsInSql(db: Db, keys: RowKeys): RowStore {
  const { read, passing, newest } = reading(db, keys);
  const columns = async (kind: string, row: StoredRow) =>
    columnsOf(row, isSealed(kind) ? sealRow(kind, row, await keys.create(row.id)) : { data: row, sealed: null });

  return {
    insert: async (kind, row) => {
      await db.insert(table).values({ kind, ...(await columns(kind, row)) });
    },
    insertAll: async (rows) => {
      await db
        .insert(table)
        .values(await Promise.all(rows.map(async ({ kind, row }) => ({ kind, ...(await columns(kind, row)) }))));
    },
    find: async (rows, id) => {
      const [found] = await db.select(stored).from(table).where(oneOf(rows, id));
      return found && openRow(rows.kind, found, keys);
    },
    list: async (rows, query) => {
      const held = openHeldList();
      const limit = query.limit ?? defaultLimit;
      const list: StoredRow[] = [];
      for await (const { row, bytes } of newest(rows, { ...query, limit })) {
        held(bytes);
        list.push(row);
      }
      return list;
    },
    each: async function* (rows, query) {
      for await (const { row } of newest(rows, query)) yield row;
    },
    page: async <Kept>(rows: Rows, query: RowsQuery, kept?: (row: StoredRow) => Kept | Promise<Kept>) => {
      const { limit: itemsPerPage = defaultLimit, page: currentPage = 1 } = query;
      const first = Math.min((currentPage - 1) * itemsPerPage, Number.MAX_SAFE_INTEGER);
      const [inSql, passes] = splitQuery(rows.kind, query);
      const held = openHeldList();
      const results: Kept[] = [];
      const hold = async ({ row, bytes }: ReadRow) => {
        const one = kept === undefined ? (row as Kept) : await kept(row);
        held(kept === undefined ? bytes : JSON.stringify(one).length);
        results.push(one);
      };
      if (passes !== undefined) {
        let totalItems = 0;
        for await (const found of passing(rows, inSql, passes)) {
          if (totalItems >= first && results.length < itemsPerPage) await hold(found);
          totalItems += 1;
        }
        return { results, metadata: { itemsPerPage, totalItems, currentPage } };
      }
      const [counted] = await db.select({ total: count() }).from(table).where(whereOf(rows, inSql));
      for await (const found of read(rows, query, { limit: itemsPerPage, offset: first })) await hold(found);
      return { results, metadata: { itemsPerPage, totalItems: counted?.total ?? 0, currentPage } };
    },
    replace: async (kind, row, read) => {
      const isUnchanged = and(
        oneOf({ kind, orgId: read.orgId }, read.id),
        eq(table.updatedAt, new Date(read.updatedAt)),
      );
      const key = isSealed(kind) ? await keys.find(read.id) : undefined;
      if (isSealed(kind) && key === undefined) return false;
      const changes = columnsOf(row, key ? sealRow(kind, row, key) : { data: row, sealed: null });
      const replaced = await db.update(table).set(changes).where(isUnchanged).returning({ id: table.id });
      return replaced.length > 0;
    },
    namedBy: async ({ orgId, kinds }, id) => {
      const names = sql`jsonb_path_exists(${table.data}, '$.** ? (@ == $id)', jsonb_build_object('id', ${id}::text))`;
      const isOne = and(eq(table.orgId, orgId), inArray(table.kind, [...kinds]), names);
      const [found] = await db.select({ kind: table.kind }).from(table).where(isOne).limit(1);
      return found?.kind;
    },
    ...removing(db, keys),
  };
}

/** How rows are removed: their keys are destroyed before the removal is final. */
function removing(db: Db, keys: RowKeys): Pick<RowStore, "remove" | "removeAll"> {
  return {
    remove: (rows, id) =>
      db.transaction(async (tx) => {
        const [removed] = await tx.delete(table).where(oneOf(rows, id)).returning(stored);
        const row = removed && (await openRow(rows.kind, removed, keys));
        if (removed !== undefined && isSealed(rows.kind)) await keys.destroy([id]);
        return row;
      }),
    removeAll: async (rows, equal) => {
      const removed = await db.transaction(async (tx) => {
        const ids = await tx.delete(table).where(whereOf(rows, { equal })).returning({ id: table.id });
        if (isSealed(rows.kind)) await keys.destroy(ids.map(({ id }) => id));
        return ids;
      });
      return removed.map(({ id }) => id);
    },
  };
}

const stored = { data: table.data, sealed: table.sealed };

/** A row that was read, and how long it is as it is stored. */
interface ReadRow {
  readonly row: StoredRow;
  readonly bytes: number;
}

/** How long a row is as text. */
const length = sql<number>`octet_length(${table.data}::text) + coalesce(octet_length(${table.sealed}), 0)`;

/** How long it may be: told without looking at it. What was compressed may become so many times as long (pglz, lz4). */
const longest = sql<number>`pg_column_size(${table.data}) * case when pg_column_compression(${table.data}) is null then 1 else 256 end
  + coalesce(octet_length(${table.sealed}), 0)`;

/** How rows are read, in their order. */
function reading(db: Db, keys: RowKeys) {
  const idInOrder = sql`${table.id} collate "C"`;
  const ordered = ({ sortOrder }: RowsQuery) => {
    const order = sortOrder === "ASC" ? asc : desc;
    return [order(table.createdAt), order(idInOrder)] as const;
  };
  const behind = ({ sortOrder }: RowsQuery, { id, createdAt }: { readonly id: string; readonly createdAt: Date }) => {
    const isBehind = sortOrder === "ASC" ? gt : lt;
    return or(isBehind(table.createdAt, createdAt), and(eq(table.createdAt, createdAt), isBehind(idInOrder, id)));
  };

  /** Which rows SQL finds, and how long they may be: some thousands at a time. */
  async function* places(rows: Rows, query: RowsQuery, { limit = Number.POSITIVE_INFINITY, offset = 0 }: Some) {
    const asked = { id: table.id, createdAt: table.createdAt, bytes: longest };
    for (let left = limit, last: Parameters<typeof behind>[1] | undefined; left > 0; ) {
      const where = and(whereOf(rows, query), last && behind(query, last));
      const many = Math.min(left, placesAtOnce);
      const select = db.select(asked).from(table).where(where);
      const some = await select
        .orderBy(...ordered(query))
        .limit(many)
        .offset(last === undefined ? offset : 0);
      yield some;
      last = some.at(-1);
      left = some.length < many ? 0 : left - many;
    }
  }

  /** The rows that SQL finds. Which there are is looked up first, their words as they come. */
  async function* read(rows: Rows, query: RowsQuery, some: Some = {}): AsyncGenerator<ReadRow> {
    for await (const found of places(rows, query, some)) {
      for (const batch of batchesOf(found)) {
        const ids = batch.map(({ id }) => id);
        const select = db
          .select({ ...stored, bytes: length })
          .from(table)
          .where(whereOf(rows, { ids }));
        const columns = await select.orderBy(...ordered(query));
        // Their keys are read together: each is a file, maybe on another machine.
        const opened = columns.map(async (one) => ({ row: await openRow(rows.kind, one, keys), bytes: one.bytes }));
        for (const { row, bytes } of await Promise.all(opened)) if (row !== undefined) yield { row, bytes };
        await setImmediate();
      }
    }
  }

  /** Those of them whose words pass. */
  async function* passing(rows: Rows, query: RowsQuery, passes: (row: StoredRow) => boolean) {
    for await (const found of read(rows, query)) if (passes(found.row)) yield found;
  }

  return {
    read,
    passing,
    /** The newest that pass, at most `limit` of them where there is one. */
    async *newest(rows: Rows, query: RowsQuery): AsyncGenerator<ReadRow> {
      const [inSql, passes] = splitQuery(rows.kind, { ...query, sortOrder: "DESC" });
      const { limit = Number.POSITIVE_INFINITY } = query;
      if (passes === undefined) return yield* read(rows, inSql, { limit });
      if (limit === 0) return;
      let given = 0;
      for await (const found of passing(rows, inSql, passes)) {
        yield found;
        given += 1;
        if (given === limit) return;
      }
    },
  };
}

/** Which of the rows that pass are read. */
interface Some {
  readonly limit?: number;
  readonly offset?: number;
}

function columnsOf({ id, orgId, createdAt, updatedAt }: StoredRow, { data, sealed }: StoredColumns) {
  return { id, orgId, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt), data, sealed };
}

function oneOf({ kind, orgId }: Rows, id: string): SQL | undefined {
  return and(eq(table.kind, kind), eq(table.id, id), eq(table.orgId, orgId));
}

function whereOf({ kind, orgId }: Rows, query: RowsQuery): SQL | undefined {
  const dated = (["createdAt", "updatedAt"] as const).flatMap((field) => [
    bound(query[`${field}Gt`], (instant) => gt(table[field], instant)),
    bound(query[`${field}Lt`], (instant) => lt(table[field], instant)),
    bound(query[`${field}Ge`], (instant) => gte(table[field], instant)),
    bound(query[`${field}Le`], (instant) => lte(table[field], instant)),
  ]);
  const equal = Object.entries(query.equal ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => sql`${table.data} -> ${name}::text = ${JSON.stringify(value)}::jsonb`);
  const ids = query.ids === undefined ? [] : [inArray(table.id, [...query.ids])];
  const where = (query.where ?? []).map(conditionSql);
  return and(eq(table.orgId, orgId), eq(table.kind, kind), ...dated, ...equal, ...ids, ...where);
}

function bound(instant: string | undefined, test: (instant: Date) => SQL): SQL | undefined {
  return instant === undefined ? undefined : test(storableInstant(instant));
}

function conditionSql({ path, is, value }: Condition): SQL {
  const steps = sql.join(
    path.map((step) => sql`${step}::text`),
    sql`, `,
  );
  const found = sql`jsonb_extract_path_text(${table.data}, ${steps})`;
  const wanted = sql`${String(value)}::text`;
  switch (is) {
    case "eq":
      return sql`${found} = ${wanted}`;
    case "neq":
      return sql`${found} is distinct from ${wanted}`;
    case "contains":
      return sql`strpos(${found}, ${wanted}) > 0`;
    case "notContains":
      return sql`coalesce(strpos(${found}, ${wanted}), 0) = 0`;
    case "gt":
    case "gte":
    case "lt":
    case "lte": {
      const isNumber = sql`jsonb_typeof(jsonb_extract_path(${table.data}, ${steps})) = 'number'`;
      const number = sql`(case when ${isNumber} then ${found}::float8 end)`;
      return sql`${number} ${sql.raw({ gt: ">", gte: ">=", lt: "<", lte: "<=" }[is])} ${Number(value)}::float8`;
    }
  }
}

/** Postgres as it is asked here knows the years 1 to 9999; ISO 8601 with an offset reaches a little further. */
const [earliestMs, latestMs] = [Date.parse("0001-01-01T00:00:00Z"), Date.parse("9999-12-31T23:59:59.999Z")];

/** An instant of a request as the database takes it: the nearest one it knows. */
export function storableInstant(instant: string): Date {
  return new Date(Math.min(Math.max(Date.parse(instant), earliestMs), latestMs));
}
