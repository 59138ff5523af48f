import { hasCode } from "@dilo/foundation";
import { errorFacts } from "../http/logs.ts";
import { ServerError } from "../server-error.ts";

/** What the operator can fix. */
const operatorsCodes = [
  "invalid-settings",
  "check-failed",
  "copy-refused",
  "data-dir-in-use",
  "data-dir-not-usable",
  "keys-elsewhere",
  "keys-unavailable",
  "same-name-running",
  "store-not-opened",
  "wrong-data-key",
] as const;

/**
 * Says why something was not started: what the operator can fix as a sentence, and of anything else only what a log may
 * know, since a database's message repeats its rows.
 */
export function operatorMessage(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(errorFacts(error));
  if (hasCode(error, ServerError, ...operatorsCodes)) return error.message;
  const { code, port } = error as { code?: unknown; port?: unknown };
  if (code === "EADDRINUSE") return `Port ${String(port)} is already in use. Set PORT to another one.`;
  return JSON.stringify(errorFacts(error));
}
