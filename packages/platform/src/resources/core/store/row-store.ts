import type { ListQuery, Page } from "../rows/lists.ts";
import type { Row } from "../rows/rows.ts";
import type { Condition } from "./conditions.ts";

/** A row whose settings are the business of its call alone. */
export interface StoredRow extends Row {
  readonly [setting: string]: unknown;
}

/** Which rows are meant: of one kind ("squad"), of one org. A row of another org is as if it were not there. */
export interface Rows {
  readonly kind: string;
  readonly orgId: string;
}

/** Which of them a list gives: dates and pages, and settings that must be equal. */
export interface RowsQuery extends ListQuery {
  readonly equal?: Readonly<Record<string, unknown>>;
  /** All of these must be met as well. */
  readonly where?: readonly Condition[];
  /** Only rows of which this is true: for what no condition can say. It is asked of each row that meets the rest. */
  readonly holds?: (row: StoredRow) => boolean;
  /** Only these rows, when named. */
  readonly ids?: readonly string[];
}

/** Keeps the platform's rows. Every call resolves when the change is safe. */
export interface RowStore {
  insert(kind: string, row: StoredRow): Promise<void>;
  /** Inserts rows of several kinds: all of them or none. */
  insertAll(rows: readonly { readonly kind: string; readonly row: StoredRow }[]): Promise<void>;
  find(rows: Rows, id: string): Promise<StoredRow | undefined>;
  /**
   * The newest rows that pass, at most `limit` of them.
   * @throws OperationError bad-request when they are too long to hold together
   */
  list(rows: Rows, query: RowsQuery): Promise<readonly StoredRow[]>;
  /** All rows that pass, the newest first, one after the other: nothing holds them together. */
  each(rows: Rows, query: RowsQuery): AsyncIterable<StoredRow>;
  /**
   * One page of the rows that pass, and how many there are.
   * @param kept what is held of each row; by default all of it
   * @throws OperationError bad-request when that is too long to hold together
   */
  page<Kept = StoredRow>(
    rows: Rows,
    query: RowsQuery,
    kept?: (row: StoredRow) => Kept | Promise<Kept>,
  ): Promise<Page<Kept>>;
  /**
   * Puts `row` in the place of the one that was `read`.
   * @returns false when the row was changed or deleted since it was read; nothing is written then
   */
  replace(kind: string, row: StoredRow, read: StoredRow): Promise<boolean>;
  /** @returns the deleted row; undefined when there was none */
  remove(rows: Rows, id: string): Promise<StoredRow | undefined>;
  /** The kind of a row of these kinds that has this id as a value, wherever in it; undefined when none has. */
  namedBy(rows: { readonly orgId: string; readonly kinds: readonly string[] }, id: string): Promise<string | undefined>;
  /** Removes all rows whose settings are equal to those named. @returns their ids */
  removeAll(rows: Rows, equal: Readonly<Record<string, unknown>>): Promise<readonly string[]>;
}
