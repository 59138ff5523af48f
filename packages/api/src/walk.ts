import type { Route } from "./call-spec.ts";
import type { AnyInput, CallOptions } from "./request.ts";

type Ask = (input: AnyInput, options?: CallOptions) => Promise<unknown>;
type Rows = AsyncGenerator<unknown, void, undefined>;

interface Page {
  readonly results: readonly unknown[];
  readonly metadata: { readonly itemsPerPage: number; readonly totalItems: number; readonly currentPage: number };
  readonly nextPageState?: string;
}

interface Row {
  readonly id: string;
  readonly createdAt: string;
}

/** A function that walks through a list, page after page. `limit` in the query is the size of a page. */
export function walk(list: NonNullable<Route["list"]>, ask: Ask): (input?: AnyInput, options?: CallOptions) => Rows {
  return (input = {}, options) => (list === "paged" ? pages : dates)(ask, input, options);
}

async function* pages(ask: Ask, input: AnyInput, options?: CallOptions): Rows {
  let query: { page: number; pageState?: string } = { page: 1, ...input.query };
  for (;;) {
    const { results, metadata, nextPageState } = (await ask({ ...input, query }, options)) as Page;
    yield* results;
    // A server that named this page names the next one too, if there is one; any other counts its pages.
    const isCountedOut = metadata.currentPage * metadata.itemsPerPage >= metadata.totalItems;
    if (results.length === 0 || (!nextPageState && (query.pageState || isCountedOut))) return;
    query = { ...query, page: query.page + 1, ...(nextPageState && { pageState: nextPageState }) };
  }
}

/** Goes on from the last row's instant. Rows of one instant can be cut by a page's end: those seen are left out. */
async function* dates(ask: Ask, input: AnyInput, options?: CallOptions): Rows {
  let query: { limit: number; createdAtLe?: string } = { limit: 100, ...input.query };
  let seen = new Set<string>();
  for (;;) {
    const rows = (await ask({ ...input, query }, options)) as readonly Row[];
    const fresh = rows.filter((row) => !seen.has(row.id));
    yield* fresh;
    const last = rows.at(-1);
    if (last === undefined || rows.length < query.limit) return;
    if (fresh.length === 0) throw new Error("One instant fills a page: raise the limit.");
    seen = new Set(rows.map((row) => row.id));
    query = { ...query, createdAtLe: last.createdAt };
  }
}
