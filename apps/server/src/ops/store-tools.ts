import { access } from "node:fs/promises";
import { join } from "node:path";
import { migrateResources } from "@dilo/platform/resources";
import { ServerError } from "../server-error.ts";
import { openLetterFiles, openStore } from "../services.ts";
import type { Config } from "../settings/config.ts";
import { lockDataDir } from "../store/data-dir/data-dir-lock.ts";
import { readDataKey } from "../store/data-dir/data-key.ts";
import { openVault } from "../store/open-vault.ts";
import type { OpsContext } from "./command.ts";
import { askServer } from "./running-server.ts";
import type { StoreWork } from "./store-work.ts";

/**
 * Does a command's work on the store of these settings, while servers go on. The embedded store belongs to one process:
 * if a server runs on it, that server does the work.
 * @param name the command, as the server knows it
 */
export async function onStore(
  { name, work }: { readonly name: string; readonly work: StoreWork },
  config: Config,
  words: readonly string[],
  context: OpsContext,
): Promise<number> {
  const { clock = () => new Date(), migrations, write } = context;
  const { dataDir } = config;
  if (config.store.kind === "embedded") {
    await access(join(dataDir, "store")).catch(() => {
      throw new ServerError("invalid-settings", `There is no store in ${dataDir}. Set DATA_DIR.`);
    });
    const code = await askServer(dataDir, [name, ...words], write);
    if (code !== undefined) return code;
    await lockDataDir(dataDir);
  }
  const store = await openStore(slow(config), { log: () => {}, migrations });
  try {
    await migrateResources(store.db);
    const dataKey = config.dataKey ?? (await readDataKey(dataDir, config.keyDir));
    const vault = await openVault({ db: store.db, keyDir: config.keyDir, dataKey });
    return await work(
      { config, db: store.db, vault, files: openLetterFiles(config, { vault, clock }), clock, write },
      words,
    );
  } finally {
    await store.close();
  }
}

/** Nobody waits for an operator's statement but the operator. */
export function slow({ store, dataDir }: Config) {
  return { store: store.kind === "postgres" ? { ...store, allowsSlowStatements: true } : store, dataDir };
}
