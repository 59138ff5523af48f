import { sealedPrefix } from "./secrets.ts";

/** JSON nested deeper than this is rejected: nothing in the contract needs it. */
const deepest = 60;

/** A NUL, or half of a surrogate pair. */
const unstorable = /[\0\p{Surrogate}]/u;

/**
 * Whether the database can keep a value as it is: its texts hold no NUL and no half of a surrogate pair, which
 * Postgres knows neither in text nor in JSON, none would be taken for a secret we sealed, and it is not nested without
 * end.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return !unstorable.test(value) && !value.startsWith(sealedPrefix);
  if (typeof value !== "object" || value === null || value instanceof Blob) return true;
  if (depth === deepest) return false;
  return Object.entries(value).every(([name, inside]) => isStorable(name) && isStorable(inside, depth + 1));
}
