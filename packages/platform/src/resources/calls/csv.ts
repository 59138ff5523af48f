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

/**
 * Writes calls as comma-separated values (RFC 4180). Dots lead inside a call.
 * @param names the columns
 */
export function csvOfCalls(names: readonly string[] = defaultColumns) {
  const line = (cells: readonly string[]) => `${cells.map(cell).join(",")}\r\n`;
  return {
    /** The line of names that stands above. */
    head: line(names),
    line: (call: object) => line(names.map((name) => textAt(call, name))),
  };
}

function textAt(call: object, column: string): string {
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
