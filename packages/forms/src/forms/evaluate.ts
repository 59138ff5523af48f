import type { Condition } from "./items.ts";

/**
 * Tells whether a condition holds; undefined while that depends on an answer that is not known.
 * @param known the canonical value of a field; null where it has none for good, undefined where it is not known
 * @param row the row of a group that is asked about, from 1
 */
export function evaluate(condition: Condition, known: (field: string) => Value, row = 1): boolean | undefined {
  if ("all" in condition) return every(condition.all.map((one) => evaluate(one, known, row)));
  if ("any" in condition) return negated(every(condition.any.map((one) => negated(evaluate(one, known, row)))));
  if ("not" in condition) return negated(evaluate(condition.not, known, row));
  if ("fromRow" in condition) return row >= condition.fromRow;
  const value = known(condition.field);
  if (value === undefined || value === null) return value === null ? false : undefined;
  return "is" in condition ? condition.is.includes(value) : Number(value) >= condition.atLeast;
}

/** A canonical value; null where there is none for good, undefined where it is not known. */
export type Value = string | null | undefined;

function every(parts: readonly (boolean | undefined)[]): boolean | undefined {
  if (parts.includes(false)) return false;
  return parts.includes(undefined) ? undefined : true;
}

function negated(truth: boolean | undefined): boolean | undefined {
  return truth === undefined ? undefined : !truth;
}
