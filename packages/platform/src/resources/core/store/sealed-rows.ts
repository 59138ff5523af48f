import { meets } from "./conditions.ts";
import type { RowKey, RowKeys } from "./row-keys.ts";
import type { RowsQuery, StoredRow } from "./row-store.ts";

/**
 * The kinds of rows that hold what people say or what is known of them, and their settings that stay readable: SQL
 * searches and counts by them, and none of them holds a person's words. Everything else is sealed with the row's key.
 */
const readable: Readonly<Record<string, readonly string[]>> = {
  call: [
    "type",
    "status",
    "startedAt",
    "endedAt",
    "endedReason",
    "assistantId",
    "squadId",
    "workflowId",
    "phoneNumberId",
    "cost",
    "costBreakdown",
  ],
  chat: ["assistantId", "squadId", "workflowId", "sessionId"],
  session: ["status", "assistantId", "squadId", "workflowId"],
  file: ["status"],
  campaign: ["status", "assistantId", "workflowId", "phoneNumberId"],
  "eval run": ["status", "evalId"],
  "test run": ["status", "testSuiteId"],
};

const ofEveryRow = ["id", "orgId", "createdAt", "updatedAt"];

/** The kinds whose rows have keys. */
export const sealedKinds: readonly string[] = Object.keys(readable);

/** A row as the table has it: `sealed` is the whole row, `data` what of it is readable. */
export interface StoredColumns {
  readonly data: StoredRow;
  /** Null where a row has no key. */
  readonly sealed: Uint8Array | null;
}

/** Whether rows of a kind have keys. */
export function isSealed(kind: string): boolean {
  return Object.hasOwn(readable, kind);
}

/** A row of a kind that has keys, sealed. */
export function sealRow(kind: string, row: StoredRow, key: RowKey): StoredColumns {
  return { data: readableOf(kind, row) as StoredRow, sealed: key.seal(JSON.stringify(row), kind) };
}

/** Those of a row's settings that stay readable. */
export function readableOf(kind: string, settings: object): object {
  const names = [...ofEveryRow, ...(readable[kind] ?? [])];
  return Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));
}

/** The row that columns hold; undefined when its key is gone, and so is the row. */
export async function openRow(
  kind: string,
  { data, sealed }: StoredColumns,
  keys: RowKeys,
): Promise<StoredRow | undefined> {
  if (sealed === null) return data;
  const text = (await keys.find(data.id))?.open(sealed, kind);
  // What is readable is the same, or was changed while the key was damaged.
  return text === undefined ? undefined : { ...(JSON.parse(text) as StoredRow), ...data };
}

/** A query apart: what SQL can look for, and what only the opened row tells; undefined when SQL can do it all. */
export function splitQuery(kind: string, query: RowsQuery): readonly [RowsQuery, ((row: StoredRow) => boolean)?] {
  const { equal = {}, where = [], holds } = query;
  if (!isSealed(kind)) return holds === undefined ? [query] : [query, holds];
  const isReadable = (name: string | undefined) =>
    name !== undefined && (ofEveryRow.includes(name) || (readable[kind]?.includes(name) ?? false));
  const entries = Object.entries(equal).filter(([, value]) => value !== undefined);
  const hiddenEqual = entries.filter(([name]) => !isReadable(name));
  const hiddenWhere = where.filter(({ path }) => !isReadable(path[0]));
  if (hiddenEqual.length + hiddenWhere.length === 0 && holds === undefined) return [query];
  const inSql = {
    ...query,
    equal: Object.fromEntries(entries.filter(([name]) => isReadable(name))),
    where: where.filter(({ path }) => isReadable(path[0])),
  };
  const passes = (row: StoredRow) =>
    hiddenEqual.every(([name, value]) => JSON.stringify(row[name]) === JSON.stringify(value)) &&
    hiddenWhere.every((condition) => meets(row, condition)) &&
    (holds?.(row) ?? true);
  return [inSql, passes];
}
