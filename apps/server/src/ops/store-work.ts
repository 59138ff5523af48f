import type { ExpiringFiles } from "../answers/retention/retention.ts";
import type { Config } from "../settings/config.ts";
import type { Clock, Db } from "../store/store.ts";
import type { Vault } from "../store/vault.ts";

/** What a command needs that works on the store. */
export interface StoreTools {
  readonly config: Config;
  readonly db: Db;
  readonly vault: Vault;
  readonly files: ExpiringFiles | undefined;
  readonly clock: Clock;
  readonly write: (text: string) => void;
}

/** A command's work on an open store. @returns the exit code */
export type StoreWork = (tools: StoreTools, words: readonly string[]) => Promise<number>;
