import { and, asc, count, desc, eq, gt, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Page } from "../rows/lists.ts";
import type { Condition } from "./conditions.ts";
import type { RowStore, Rows, RowsQuery, StoredRow } from "./row-store.ts";
import type { Db } from "./schema.ts";
import { platformRows as table } from "./schema.ts";

/** Rows of a list without a limit (platform contract). */
const defaultLimit = 100;

/** Stores rows in Postgres. Given a transaction, everything is part of it. */
export function rowsInSql(db: Db): RowStore {
  const select = (passing: SQL | undefined, query: RowsQuery, limit: number) => {
    const order = query.sortOrder === "ASC" ? asc : desc;
    return db
      .select({ data: table.data })
      .from(table)
      .where(passing)
      .orderBy(order(table.createdAt), order(sql`${table.id} collate "C"`))
      .limit(limit);
  };

  return {
    insert: async (kind, row) => {
      await db.insert(table).values({ kind, ...columnsOf(row) });
    },
    insertAll: async (rows) => {
      await db.insert(table).values(rows.map(({ kind, row }) => ({ kind, ...columnsOf(row) })));
    },
    find: async (rows, id) => {
      const [found] = await db.select({ data: table.data }).from(table).where(oneOf(rows, id));
      return found?.data;
    },
    list: async (rows, query) => {
      const found = await select(passing(rows, query), { ...query, sortOrder: "DESC" }, query.limit ?? defaultLimit);
      return found.map(({ data }) => data);
    },
    page: async (rows, query): Promise<Page<StoredRow>> => {
      const { limit: itemsPerPage = defaultLimit, page: currentPage = 1 } = query;
      const where = passing(rows, query);
      const first = Math.min((currentPage - 1) * itemsPerPage, Number.MAX_SAFE_INTEGER);
      const [counted] = await db.select({ total: count() }).from(table).where(where);
      const found = await select(where, query, itemsPerPage).offset(first);
      return {
        results: found.map(({ data }) => data),
        metadata: { itemsPerPage, totalItems: counted?.total ?? 0, currentPage },
      };
    },
    replace: async (kind, row, read) => {
      const isUnchanged = and(
        oneOf({ kind, orgId: read.orgId }, read.id),
        eq(table.updatedAt, new Date(read.updatedAt)),
      );
      const replaced = await db.update(table).set(columnsOf(row)).where(isUnchanged).returning({ id: table.id });
      return replaced.length > 0;
    },
    remove: async (rows, id) => {
      const [removed] = await db.delete(table).where(oneOf(rows, id)).returning({ data: table.data });
      return removed?.data;
    },
    namedBy: async ({ orgId, kinds }, id) => {
      const names = sql`jsonb_path_exists(${table.data}, '$.** ? (@ == $id)', jsonb_build_object('id', ${id}::text))`;
      const isOne = and(eq(table.orgId, orgId), inArray(table.kind, [...kinds]), names);
      const [found] = await db.select({ kind: table.kind }).from(table).where(isOne).limit(1);
      return found?.kind;
    },
    removeAll: async (rows, equal) => {
      const removed = await db.delete(table).where(passing(rows, { equal })).returning({ id: table.id });
      return removed.map(({ id }) => id);
    },
  };
}

function columnsOf(row: StoredRow) {
  const { id, orgId, createdAt, updatedAt } = row;
  return { id, orgId, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt), data: row };
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
