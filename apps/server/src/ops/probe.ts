import { PlatformError } from "@dilo/platform";
import { RequestError } from "../http/request-error.ts";
import { ServerError } from "../server-error.ts";
import { isStoreUnavailable } from "../store/store-unavailable.ts";

/** One service the settings name, and how to try it. */
export interface Probe {
  readonly service: string;
  /** Who serves, as the start-up table says it. Never a key. */
  readonly by: string;
  /**
   * Tries it once.
   * @returns what was seen, in a few words
   */
  readonly attempt?: (signal: AbortSignal) => Promise<string>;
}

/** What became of one. */
export interface Finding {
  readonly service: string;
  readonly by: string;
  readonly result: "ok" | "failed" | "-";
  readonly note: string;
}

/** A service that does not answer has failed after this. Milliseconds. */
const defaultTimeoutMs = 30_000;

/** Tries all services at once, each for so long. Never rejects. */
export function tryAll(probes: readonly Probe[], timeoutMs = defaultTimeoutMs): Promise<readonly Finding[]> {
  return Promise.all(probes.map((probe) => tryOne(probe, timeoutMs)));
}

async function tryOne({ service, by, attempt }: Probe, timeoutMs: number): Promise<Finding> {
  if (attempt === undefined) return { service, by, result: "-", note: "nothing to try" };
  const signal = AbortSignal.timeout(timeoutMs);
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () =>
      reject(new ServerError("check-failed", `No answer within ${timeoutMs / 1000} s.`)),
    );
  });
  try {
    return { service, by, result: "ok", note: await Promise.race([attempt(signal), tooLate]) };
  } catch (error) {
    return { service, by, result: "failed", note: reasonOf(error) };
  }
}

/** Other programs' messages may repeat an address with its password: only their code is shown. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "The reason is unknown.";
  if (isStoreUnavailable(error)) return "The database does not answer.";
  const code = codeOf(error);
  const words = isOurs(error) ? error.message : "It failed.";
  return code === undefined ? words : `${words} (${code})`;
}

/** Errors of ours: their messages are plain sentences that hold no secret. */
function isOurs(error: Error): boolean {
  return error instanceof ServerError || error instanceof RequestError || error instanceof PlatformError;
}

/** The deepest code of an error's causes: the system's word for what happened. Our own sentences need no code. */
function codeOf(error: Error, depth = 0): string | undefined {
  const { code } = error instanceof ServerError ? { code: undefined } : (error as { code?: unknown });
  const deeper = error.cause instanceof Error && depth < 4 ? codeOf(error.cause, depth + 1) : undefined;
  return deeper ?? (typeof code === "string" && /^[\w-]{1,50}$/.test(code) ? code : undefined);
}

/** The findings as a table, one service a line. */
export function tableOf(findings: readonly Finding[]): string {
  const rows = findings.map(({ service, by, result, note }) => [service, by, result, note] as const);
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ")}`.trimEnd()).join("\n");
}
