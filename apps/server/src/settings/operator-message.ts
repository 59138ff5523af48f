import { OperationError } from "@dilo/platform/resources";
import { errorFacts } from "../http/logs.ts";
import { ServerError } from "../server-error.ts";

/**
 * Says why something was not started: our own errors as their sentence, and of anything else only what a log may
 * know, since a database's message repeats its rows.
 */
export function operatorMessage(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(errorFacts(error));
  if (error instanceof ServerError || error instanceof OperationError) return error.message;
  const { code, port } = error as { code?: unknown; port?: unknown };
  if (code === "EADDRINUSE") return `Port ${String(port)} is already in use. Set PORT to another one.`;
  return JSON.stringify(errorFacts(error));
}
