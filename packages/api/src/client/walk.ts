import type { Route } from "../operation.ts";
import type { AnyInput, RequestOptions } from "./request.ts";

type Request = (input: AnyInput, options?: RequestOptions) => Promise<unknown>;
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
export function walk(
  list: NonNullable<Route["list"]>,
  request: Request,
): (input?: AnyInput, options?: RequestOptions) => Rows {
  return (input = {}, options) => (list === "paged" ? pages : dates)(request, input, options);
}

async function* pages(request: Request, input: AnyInput, options?: RequestOptions): Rows {
  let query: { page: number; pageState?: string } = { page: 1, ...input.query };
  for (;;) {
    const { results, metadata, nextPageState } = (await request({ ...input, query }, options)) as Page;
    yield* results;
    // A server with page states names the next page, if there is one; any other counts its pages.
    const isLastPage = metadata.currentPage * metadata.itemsPerPage >= metadata.totalItems;
    if (results.length === 0 || (!nextPageState && (query.pageState || isLastPage))) return;
    query = { ...query, page: query.page + 1, ...(nextPageState && { pageState: nextPageState }) };
  }
}

/** Continues from the last row's instant. Rows of one instant can straddle two pages: those seen are left out. */
async function* dates(request: Request, input: AnyInput, options?: RequestOptions): Rows {
  let query: { limit: number; createdAtLe?: string } = { limit: 100, ...input.query };
  let seen = new Set<string>();
  for (;;) {
    const rows = (await request({ ...input, query }, options)) as readonly Row[];
    const fresh = rows.filter((row) => !seen.has(row.id));
    yield* fresh;
    const last = rows.at(-1);
    if (last === undefined || rows.length < query.limit) return;
    if (fresh.length === 0) throw new Error("One instant fills a page: raise the limit.");
    seen = new Set(rows.map((row) => row.id));
    query = { ...query, createdAtLe: last.createdAt };
  }
}
