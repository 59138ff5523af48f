import type { StoredRow } from "../core/store/row-store.ts";

/** The columns of an export when none is named. */
const defaultColumns = [
  "id",
  "type",
  "status",
  "assistantId",
  "createdAt",
  "startedAt",
  "endedAt",
  "endedReason",
  "cost",
];

/** Calls as comma-separated values (RFC 4180), one line each under a line of names. Dots lead inside a call. */
export function callsAsCsv(calls: readonly StoredRow[], columns: readonly string[] = defaultColumns): string {
  const lines = [columns, ...calls.map((call) => columns.map((column) => textAt(call, column)))];
  return lines.map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
}

function textAt(call: StoredRow, column: string): string {
  const value = column
    .split(".")
    .reduce<unknown>(
      (inside, name) =>
        typeof inside === "object" && inside !== null && Object.hasOwn(inside, name)
          ? (inside as Readonly<Record<string, unknown>>)[name]
          : undefined,
      call,
    );
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A spreadsheet would run a cell that begins like a formula: an apostrophe keeps it a text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
