/** Larger bodies are refused. Bytes. */
export const longestBody = 64 * 1024;

/** Longer path parameters are not found. Characters. */
export const longestParameter = 200;

/** A request must be read whole within this time. Milliseconds. */
export const slowestRequestMs = 30_000;
