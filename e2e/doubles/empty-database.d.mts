/** A database without a table, as PGlite loads it. */
export function emptyDatabase(): Promise<Blob>;
