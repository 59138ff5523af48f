import type { Field } from "./definition.ts";

/** The first of those questions that have the same id. */
export function eachOnce(fields: readonly Field[]): readonly Field[] {
  const first = new Map([...fields].reverse().map((field) => [field.id, field]));
  return fields.filter((field) => first.get(field.id) === field);
}
