import { access } from "node:fs/promises";
import { join } from "node:path";
import { migrateResources } from "@dilo/platform/resources";
import { ServerError } from "../server-error.ts";
import { openStore } from "../services.ts";
import type { Config } from "../settings/config.ts";
import { lockDataDir } from "../store/data-dir/data-dir-lock.ts";
import { openVault } from "../store/open-vault.ts";
import type { OpsContext } from "./command.ts";
import { copyStore } from "./copy-store.ts";

/** Copies the embedded store of DATA_DIR to the empty database at DATABASE_URL. */
export async function copyToPostgres(config: Config, { migrations, write }: OpsContext): Promise<number> {
  const { store, dataKey, dataDir } = config;
  if (store.kind !== "postgres" || dataKey === undefined) {
    throw new ServerError(
      "invalid-settings",
      "Set DATABASE_URL to the empty database, and DATA_KEY to what stands in DATA_DIR/data.key.",
    );
  }
  await access(join(dataDir, "store")).catch(() => {
    throw new ServerError("copy-refused", `There is no embedded store in ${dataDir}. Set DATA_DIR.`);
  });
  await lockDataDir(dataDir);
  const log = () => {};
  const source = await openStore({ store: { kind: "embedded" }, dataDir }, { log, migrations });
  try {
    await openVault({ db: source.db, keyDir: config.keyDir, dataKey });
    const target = await openStore({ store: { ...store, allowsSlowStatements: true }, dataDir }, { log, migrations });
    try {
      // The voice platform brings its own tables.
      for (const { db } of [source, target]) await migrateResources(db);
      await copyStore(source.db, target.db, ({ table, rows }) => write(`  ${table.padEnd(24)}${rows}\n`));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
  write("Copied. Start with this DATABASE_URL, this DATA_KEY and this KEY_DIR: other keys open nothing of it.\n");
  return 0;
}
