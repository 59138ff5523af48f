// Loads the readers of answers, the interview and their lookup tables: used by `interpret`, `interview` and benches.
import { loadSource } from "../lib/source.mjs";

const parts = [
  "/packages/forms/src/index.ts",
  "/packages/forms/src/whole.ts",
  "/apps/server/src/answers/language/lookups.ts",
];

/**
 * Loads the readers and the interview with their lookup tables.
 * @returns {Promise<import("./play-interview.ts").Language>}
 */
export async function openLanguage() {
  return Object.assign({}, ...(await Promise.all(parts.map(loadSource))));
}
