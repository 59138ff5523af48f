import { errorFacts } from "./http/logs.ts";

/** Errors whose message is a sentence for whoever runs this server: it names no secret and no person. */
const mendable: readonly string[] = ["ConfigError", "CopyRefused", "DataDirInUse", "StoreNotOpened", "WrongDataKey"];

/**
 * Says why something was not begun: what a person can mend in a sentence, of anything else only what a log may know,
 * since a database repeats its rows.
 */
export function operatorMessage(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(errorFacts(error));
  if (mendable.includes(error.name)) return error.message;
  const { code, port } = error as { code?: unknown; port?: unknown };
  if (code === "EADDRINUSE") return `Port ${String(port)} is already in use. Set PORT to another one.`;
  return JSON.stringify(errorFacts(error));
}
