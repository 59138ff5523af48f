import type { Config } from "../settings/config.ts";
import type { Env } from "../settings/env.ts";
import type { Clock } from "../store/store.ts";

export interface OpsContext {
  readonly env: Env;
  /** Folder of SQL migrations. */
  readonly migrations: string;
  readonly write: (text: string) => void;
  /** Whose time it is; the machine's own by default. */
  readonly clock?: Clock;
}

/** One of the operator's commands. */
export interface Command {
  /** What it does, in a line. */
  readonly summary: string;
  /** What `--help` says: how it is written, what it changes, when it fails. */
  readonly help: string;
  /**
   * @param words what follows its name
   * @returns the exit code: 0 when all is well, 1 when something is not
   */
  readonly run: (config: Config, words: readonly string[], context: OpsContext) => Promise<number>;
}
