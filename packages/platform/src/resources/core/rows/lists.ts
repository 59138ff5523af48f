import type { Row } from "./rows.ts";

/** Filters of a list, as they come out of the catalogue's query schemas. Instants are ISO 8601 with any offset. */
export interface ListQuery {
  readonly limit?: number | undefined;
  readonly page?: number | undefined;
  readonly sortOrder?: "ASC" | "DESC" | undefined;
  readonly createdAtGt?: string | undefined;
  readonly createdAtLt?: string | undefined;
  readonly createdAtGe?: string | undefined;
  readonly createdAtLe?: string | undefined;
  readonly updatedAtGt?: string | undefined;
  readonly updatedAtLt?: string | undefined;
  readonly updatedAtGe?: string | undefined;
  readonly updatedAtLe?: string | undefined;
}

export interface Page<Kept> {
  readonly results: Kept[];
  readonly metadata: { readonly itemsPerPage: number; readonly totalItems: number; readonly currentPage: number };
}

/** Rows of a list when no limit is asked for (platform contract). */
const defaultLimit = 100;

/** A dated list: the newest rows that pass, at most `limit` of them. */
export function datedList<Kept extends Row>(rows: readonly Kept[], query: ListQuery): readonly Kept[] {
  return inOrder(rows.filter(passes(query)), "DESC").slice(0, query.limit ?? defaultLimit);
}

/** A paged list: one page of the rows that pass, newest first unless asked otherwise, and how many there are. */
export function pagedList<Kept extends Row>(rows: readonly Kept[], query: ListQuery): Page<Kept> {
  const { limit: itemsPerPage = defaultLimit, page: currentPage = 1, sortOrder = "DESC" } = query;
  const passing = inOrder(rows.filter(passes(query)), sortOrder);
  const first = (currentPage - 1) * itemsPerPage;
  return {
    results: passing.slice(first, first + itemsPerPage),
    metadata: { itemsPerPage, totalItems: passing.length, currentPage },
  };
}

/** Rows whose fields are equal to those named; a filter that is not named lets every row pass. */
export function matching<Kept extends object>(rows: readonly Kept[], fields: Partial<Kept>): readonly Kept[] {
  const wanted = Object.entries(fields).filter(([, value]) => value !== undefined);
  return rows.filter((row) => wanted.every(([name, value]) => row[name as keyof Kept] === value));
}

function passes(query: ListQuery): (row: Row) => boolean {
  const tests = (["createdAt", "updatedAt"] as const).flatMap((field) => [
    bound(query[`${field}Gt`], (limitMs, row) => Date.parse(row[field]) > limitMs),
    bound(query[`${field}Lt`], (limitMs, row) => Date.parse(row[field]) < limitMs),
    bound(query[`${field}Ge`], (limitMs, row) => Date.parse(row[field]) >= limitMs),
    bound(query[`${field}Le`], (limitMs, row) => Date.parse(row[field]) <= limitMs),
  ]);
  return (row) => tests.every((test) => test(row));
}

function bound(instant: string | undefined, test: (limitMs: number, row: Row) => boolean): (row: Row) => boolean {
  if (instant === undefined) return () => true;
  const limitMs = Date.parse(instant);
  return (row) => test(limitMs, row);
}

/** By `createdAt`, then by id: rows of one instant always come in the same order, or pages would repeat them. */
function inOrder<Kept extends Row>(rows: readonly Kept[], order: "ASC" | "DESC"): Kept[] {
  const sign = order === "ASC" ? 1 : -1;
  return rows.toSorted((one, other) => sign * (compare(one.createdAt, other.createdAt) || compare(one.id, other.id)));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
