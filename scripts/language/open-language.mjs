// Loads the readers of answers, the interview and their lookup tables: used by `interpret`, `interview` and benches.
import { importSource } from "./import-source.mjs";

/**
 * Builds the readers and the interview with their lookup tables and imports them.
 * @returns {Promise<import("./play-interview.mjs").Language>}
 */
export const openLanguage = () => importSource("apps/server/src/answers/language/interpret.ts");
