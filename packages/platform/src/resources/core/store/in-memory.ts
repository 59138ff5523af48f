import { datedList, matching, pagedList } from "../rows/lists.ts";
import { isCurrent } from "../rows/rows.ts";
import { meets } from "./conditions.ts";
import type { RowStore, Rows, RowsQuery, StoredRow } from "./row-store.ts";

/** Keeps rows in this process, for as long as it runs. */
export function rowsInMemory(): RowStore {
  const kinds = new Map<string, Map<string, StoredRow>>();

  const all = (kind: string): Map<string, StoredRow> => {
    const rows = kinds.get(kind) ?? new Map<string, StoredRow>();
    kinds.set(kind, rows);
    return rows;
  };
  const find = ({ kind, orgId }: Rows, id: string): StoredRow | undefined => {
    const row = all(kind).get(id);
    return row?.orgId === orgId ? row : undefined;
  };
  const of = (
    { kind, orgId }: Rows,
    { equal = {}, where = [], holds = () => true, ids }: RowsQuery,
  ): readonly StoredRow[] =>
    matching([...all(kind).values()], { ...equal, orgId }).filter(
      (row) => (ids?.includes(row.id) ?? true) && where.every((condition) => meets(row, condition)) && holds(row),
    );

  return {
    insert: async (kind, row) => {
      all(kind).set(row.id, structuredClone(row));
    },
    insertAll: async (rows) => {
      for (const { kind, row } of rows) all(kind).set(row.id, structuredClone(row));
    },
    find: async (rows, id) => structuredClone(find(rows, id)),
    list: async (rows, query) => structuredClone(datedList(of(rows, query), query)),
    each: async function* (rows, query) {
      yield* structuredClone(datedList(of(rows, query), { limit: Number.POSITIVE_INFINITY, ...query }));
    },
    page: async <Kept>(rows: Rows, query: RowsQuery, kept?: (row: StoredRow) => Kept | Promise<Kept>) => {
      const { results, metadata } = structuredClone(pagedList(of(rows, query), query));
      const all = kept === undefined ? (results as Kept[]) : await Promise.all(results.map(kept));
      return { results: all, metadata };
    },
    replace: async (kind, row, read) => {
      const kept = find({ kind, orgId: read.orgId }, read.id);
      if (kept === undefined || !isCurrent(kept, read)) return false;
      all(kind).set(row.id, structuredClone(row));
      return true;
    },
    remove: async (rows, id) => {
      const row = find(rows, id);
      if (row !== undefined) all(rows.kind).delete(id);
      return row;
    },
    namedBy: async ({ orgId, kinds: named }, id) =>
      named.find((kind) => of({ kind, orgId }, {}).some((row) => names(row, id))),
    removeAll: async (rows, equal) => {
      const ids = of(rows, { equal }).map(({ id }) => id);
      for (const id of ids) all(rows.kind).delete(id);
      return ids;
    },
  };
}

function names(value: unknown, id: string): boolean {
  if (typeof value !== "object" || value === null) return value === id;
  return Object.values(value).some((inside) => names(inside, id));
}
