import { Refusal } from "./failure.ts";
import type { Page } from "./lists.ts";
import { createRow, mergeRow, replaceRow } from "./rows.ts";
import type { RowStore, Rows, RowsQuery, StoredRow } from "./store/row-store.ts";

/** Why a call on a row fails: there is no such row in this org (404), or another writer was faster (409). */
export class RowError extends Error {
  override readonly name = "RowError";
  readonly code: "not-found" | "conflict";

  constructor(code: RowError["code"], message: string) {
    super(message);
    this.code = code;
  }
}

/** A row call's failure as the refusal it is answered with; any other error as it is. */
export function asRefused(error: unknown): unknown {
  return error instanceof RowError ? new Refusal(error.code, error.message, { cause: error }) : error;
}

/** An edit is worked out again when somebody else changed the row meanwhile, at most this often. */
const mostTries = 5;

/** What a body says of a row: already checked by the call's schema. */
export type Settings = Readonly<Record<string, unknown>>;

export interface RowCallsOptions {
  readonly store: RowStore;
  /** Makes an id: UUID v4. */
  readonly newId: () => string;
  readonly now: () => Date;
}

/** The calls all kept rows have in common, behind the catalogue's create, list, get, update, replace and delete. */
export interface RowCalls {
  create(body: Settings): Promise<StoredRow>;
  list(query: RowsQuery): Promise<readonly StoredRow[]>;
  page(query: RowsQuery): Promise<Page<StoredRow>>;
  get(id: string): Promise<StoredRow>;
  /** A row that must also have these settings: it is not found without them. */
  getOnly(id: string, equal: Settings): Promise<StoredRow>;
  update(id: string, changes: Settings): Promise<StoredRow>;
  /** An update worked out from the row as it is, and again when another writer was faster. */
  edit(id: string, changes: (row: StoredRow) => Settings): Promise<StoredRow>;
  replace(id: string, body: Settings): Promise<StoredRow>;
  remove(id: string): Promise<StoredRow>;
}

/**
 * Opens the calls on rows of one kind, of one org.
 * @throws RowError from each call on a row that is not there, or that changed while it was being changed
 */
export function rowCalls(rows: Rows, { store, newId, now }: RowCallsOptions): RowCalls {
  const get = async (id: string): Promise<StoredRow> => (await store.find(rows, id)) ?? notFound(rows);
  const change = async (id: string, next: (read: StoredRow) => StoredRow): Promise<StoredRow> => {
    const read = await get(id);
    const row = next(read);
    if (await store.replace(rows.kind, row, read)) return row;
    throw new RowError("conflict", `The ${rows.kind} was changed by someone else meanwhile: read it again.`);
  };

  return {
    get,
    getOnly: async (id, equal) => {
      const row = await get(id);
      return Object.entries(equal).every(([name, value]) => row[name] === value) ? row : notFound(rows);
    },
    create: async (body) => {
      const row: StoredRow = createRow(body, { id: newId(), orgId: rows.orgId, now: now() });
      await store.insert(rows.kind, row);
      return row;
    },
    list: (query) => store.list(rows, query),
    page: (query) => store.page(rows, query),
    update: (id, changes) => change(id, (read) => mergeRow(read, changes, now())),
    edit: async (id, changes) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await change(id, (read) => mergeRow(read, changes(read), now()));
        } catch (error) {
          const isRace = error instanceof RowError && error.code === "conflict";
          if (!isRace || tries === mostTries) throw error;
        }
      }
    },
    replace: (id, body) => change(id, (read) => replaceRow(read, body, now())),
    remove: async (id) => (await store.remove(rows, id)) ?? notFound(rows),
  };
}

function notFound({ kind }: Rows): never {
  throw new RowError("not-found", `There is no such ${kind}.`);
}
