/** One condition on a row's settings, beyond equality: `path` leads to a value inside the row. */
export interface Condition {
  readonly path: readonly string[];
  readonly is: "eq" | "neq" | "gt" | "gte" | "lt" | "lte" | "contains" | "notContains";
  /** Compared as a number by gt, gte, lt and lte; as text by the others. */
  readonly value: string | number;
}

/** Whether a row meets a condition. A value that is not there meets only "neq" and "notContains". */
export function meets(row: object, { path, is, value }: Condition): boolean {
  const found = path.reduce<unknown>(
    (inside, name) =>
      typeof inside === "object" && inside !== null ? (inside as Readonly<Record<string, unknown>>)[name] : undefined,
    row,
  );
  const text = textOf(found);
  const wanted = String(value);
  switch (is) {
    case "eq":
      return text === wanted;
    case "neq":
      return text !== wanted;
    case "contains":
      return text?.includes(wanted) ?? false;
    case "notContains":
      return !(text?.includes(wanted) ?? false);
    case "gt":
      return typeof found === "number" && found > Number(value);
    case "gte":
      return typeof found === "number" && found >= Number(value);
    case "lt":
      return typeof found === "number" && found < Number(value);
    case "lte":
      return typeof found === "number" && found <= Number(value);
  }
}

/** As Postgres writes a JSON value out; objects are not compared. */
function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === "string" ? value : JSON.stringify(value);
}
