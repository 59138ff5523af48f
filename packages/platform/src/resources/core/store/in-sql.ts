import { setImmediate } from "node:timers/promises";
import { and, asc, count, desc, eq, gt, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Page } from "../rows/lists.ts";
import type { Condition } from "./conditions.ts";
import type { RowKeys } from "./row-keys.ts";
import type { RowStore, Rows, RowsQuery, StoredRow } from "./row-store.ts";
import type { Db } from "./schema.ts";
import { platformRows as table } from "./schema.ts";
import { isSealed, openRow, type StoredColumns, sealRow, splitQuery } from "./sealed-rows.ts";

/** Rows of a list without a limit (platform contract). */
const defaultLimit = 100;

/** Rows whose words are read at a time, while nobody else has their turn: each may be as long as a body. */
const batchRows = 20;

/**
 * Stores rows in Postgres. Given a transaction, everything is part of it. Rows with people's words are sealed, each with
 * a key that is destroyed with it; one whose key is gone is as if it were not there.
 */
export function rowsInSql(db: Db, keys: RowKeys): RowStore {
  const { matching, inBatches } = reading(db, keys);
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
      const [inSql, passes] = splitQuery(rows.kind, { ...query, sortOrder: "DESC" });
      const limit = query.limit ?? defaultLimit;
      if (passes === undefined) return await inBatches(rows, inSql, { limit });
      const found: StoredRow[] = [];
      for await (const row of matching(rows, inSql, passes)) {
        if (found.length === limit) break;
        found.push(row);
      }
      return found;
    },
    page: async (rows, query): Promise<Page<StoredRow>> => {
      const { limit: itemsPerPage = defaultLimit, page: currentPage = 1 } = query;
      const first = Math.min((currentPage - 1) * itemsPerPage, Number.MAX_SAFE_INTEGER);
      const [inSql, passes] = splitQuery(rows.kind, query);
      if (passes !== undefined) {
        const results: StoredRow[] = [];
        let totalItems = 0;
        for await (const row of matching(rows, inSql, passes)) {
          if (totalItems >= first && results.length < itemsPerPage) results.push(row);
          totalItems += 1;
        }
        return { results, metadata: { itemsPerPage, totalItems, currentPage } };
      }
      const where = passing(rows, inSql);
      const [counted] = await db.select({ total: count() }).from(table).where(where);
      return {
        results: await inBatches(rows, query, { limit: itemsPerPage, offset: first }),
        metadata: { itemsPerPage, totalItems: counted?.total ?? 0, currentPage },
      };
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
        const ids = await tx.delete(table).where(passing(rows, { equal })).returning({ id: table.id });
        if (isSealed(rows.kind)) await keys.destroy(ids.map(({ id }) => id));
        return ids;
      });
      return removed.map(({ id }) => id);
    },
  };
}

const stored = { data: table.data, sealed: table.sealed };

/** How rows are read, in their order. */
function reading(db: Db, keys: RowKeys) {
  const ordered = ({ sortOrder }: RowsQuery) => {
    const order = sortOrder === "ASC" ? asc : desc;
    return [order(table.createdAt), order(sql`${table.id} collate "C"`)] as const;
  };
  /** Their keys are read together: each is a file, maybe on another machine. */
  const opened = async (kind: string, found: readonly StoredColumns[]): Promise<StoredRow[]> => {
    const rows = await Promise.all(found.map((one) => openRow(kind, one, keys)));
    return rows.filter((row) => row !== undefined);
  };

  /** The rows that SQL finds. Which there are is looked up once, their words as they come. */
  async function* found(rows: Rows, query: RowsQuery, { limit, offset = 0 }: { limit?: number; offset?: number } = {}) {
    const asked = db
      .select({ id: table.id })
      .from(table)
      .where(passing(rows, query))
      .orderBy(...ordered(query))
      .offset(offset);
    const ids = await (limit === undefined ? asked : asked.limit(limit));
    for (let at = 0; at < ids.length; at += batchRows) {
      const batch = ids.slice(at, at + batchRows).map(({ id }) => id);
      const columns = await db
        .select(stored)
        .from(table)
        .where(passing(rows, { ids: batch }))
        .orderBy(...ordered(query));
      yield* await opened(rows.kind, columns);
      await setImmediate();
    }
  }

  return {
    /** Those of them whose words pass. */
    async *matching(rows: Rows, query: RowsQuery, passes: (row: StoredRow) => boolean) {
      for await (const row of found(rows, query)) if (passes(row)) yield row;
    },
    async inBatches(rows: Rows, query: RowsQuery, some: { limit: number; offset?: number }) {
      const list: StoredRow[] = [];
      for await (const row of found(rows, query, some)) list.push(row);
      return list;
    },
  };
}

function columnsOf({ id, orgId, createdAt, updatedAt }: StoredRow, { data, sealed }: StoredColumns) {
  return { id, orgId, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt), data, sealed };
}

function oneOf({ kind, orgId }: Rows, id: string): SQL | undefined {
  return and(eq(table.kind, kind), eq(table.id, id), eq(table.orgId, orgId));
}

function passing({ kind, orgId }: Rows, query: RowsQuery): SQL | undefined {
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
