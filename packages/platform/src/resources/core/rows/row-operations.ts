import { isDeepStrictEqual } from "node:util";
import { hasCode, retryAtOnce } from "@dilo/foundation";
import { OperationError } from "../operations/operation-error.ts";
import type { RowStore, Rows, RowsQuery, StoredRow } from "../store/row-store.ts";
import type { Page } from "./lists.ts";
import { createRow, mergeRow, replaceRow } from "./rows.ts";

/** An edit is recomputed when another writer changed the row meanwhile, at most this often. */
const mostTries = 5;

/** A row's settings: already validated by the operation's schema. */
export type Settings = Readonly<Record<string, unknown>>;

export interface RowOperationsOptions {
  readonly store: RowStore;
  /** Generates an id: UUID v4. */
  readonly newId: () => string;
  readonly now: () => Date;
}

/** What all stored rows have in common, behind the catalogue's create, list, get, update, replace and delete. */
export interface RowOperations<Kept = StoredRow> {
  create(body: Settings): Promise<Kept>;
  list(query: RowsQuery): Promise<Kept[]>;
  page(query: RowsQuery): Promise<Page<Kept>>;
  get(id: string): Promise<Kept>;
  /** Like `get`, but not found unless the row also has these settings. */
  getOnly(id: string, equal: Settings): Promise<Kept>;
  update(id: string, changes: Settings): Promise<Kept>;
  /** An update computed from the current row, and again when another writer was faster. */
  edit(id: string, changes: (row: Kept) => Settings): Promise<Kept>;
  replace(id: string, body: Settings): Promise<Kept>;
  remove(id: string): Promise<Kept>;
}

/**
 * Opens the operations on rows of one kind, of one org.
 * @throws OperationError not-found when there is no such row in this org; conflict when another writer was faster
 */
export function rowOperations(rows: Rows, { store, newId, now }: RowOperationsOptions): RowOperations {
  const get = async (id: string): Promise<StoredRow> => (await store.find(rows, id)) ?? notFound(rows);
  const change = async (id: string, next: (read: StoredRow) => StoredRow): Promise<StoredRow> => {
    const read = await get(id);
    const row = next(read);
    if (await store.replace(rows.kind, row, read)) return row;
    throw conflict(rows);
  };
  /** What a client sets stands beside what others, the server's own work among them, have set meanwhile. */
  const update = async (id: string, changes: Settings): Promise<StoredRow> => {
    let read = await get(id);
    for (let tries = 0; tries < mostTries; tries += 1) {
      const row = mergeRow(read, changes, now());
      if (await store.replace(rows.kind, row, read)) return row;
      const before = read;
      read = await get(id);
      if (Object.keys(changes).some((name) => !isDeepStrictEqual(read[name], before[name]))) break;
    }
    throw conflict(rows);
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
    list: async (query) => [...(await store.list(rows, query))],
    page: (query) => store.page(rows, query),
    update,
    edit: (id, changes) =>
      retryAtOnce(() => change(id, (read) => mergeRow(read, changes(read), now())), {
        attempts: mostTries,
        isWorthwhile: (failure) => hasCode(failure, OperationError, "conflict"),
      }),
    replace: (id, body) => change(id, (read) => replaceRow(read, body, now())),
    remove: async (id) => (await store.remove(rows, id)) ?? notFound(rows),
  };
}

function conflict({ kind }: Rows): OperationError {
  return new OperationError("conflict", `The ${kind} was changed by someone else meanwhile: read it again.`);
}

function notFound({ kind }: Rows): never {
  throw new OperationError("not-found", `There is no such ${kind}.`);
}
