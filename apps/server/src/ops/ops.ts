import { access } from "node:fs/promises";
import { join } from "node:path";
import { migrateResources } from "@dilo/platform/resources";
import { ServerError } from "../server-error.ts";
import { openStore } from "../services.ts";
import { type Config, readConfig } from "../settings/config.ts";
import type { Env } from "../settings/env.ts";
import { operatorMessage } from "../settings/operator-message.ts";
import { lockDataDir } from "../store/data-dir/data-dir-lock.ts";
import { checkDataKey } from "../store/data-dir/data-key.ts";
import { openVault } from "../store/vault.ts";
import { runCanary } from "./canary/canary.ts";
import { copyStore } from "./copy-store.ts";
import { tableOf, tryAll } from "./probe.ts";
import { openTrial } from "./probes.ts";

/** For what fails outside of a command (scripts/ops.mjs). */
export { operatorMessage };

const usage = `Usage: npm run ops -- <command>
  check        tries each service the settings name, and prints what became of it
  copy-store   copies the embedded store of DATA_DIR to the empty database at DATABASE_URL
  canary       makes the whole journey against the running server (or: canary http://10.0.0.3:3000), for a timer`;

export interface OpsContext {
  readonly env: Env;
  /** Folder of SQL migrations. */
  readonly migrations: string;
  readonly write: (text: string) => void;
}

/**
 * Does one of the operator's commands.
 * @returns the exit code: 0 when all is well, 1 when something failed, 2 when there is no such command
 */
export async function runOps([command, ...words]: readonly string[], context: OpsContext): Promise<number> {
  const { env, write } = context;
  try {
    if (command === "check") return await check(readConfig(env), write);
    if (command === "copy-store") return await copyToPostgres(readConfig(env), context);
    if (command === "canary") return await runCanary(readConfig(env), { write, where: words[0] }).then(() => 0);
    write(`${usage}\n`);
    return 2;
  } catch (error) {
    write(`${operatorMessage(error)}\n`);
    return 1;
  }
}

async function check(config: Config, write: OpsContext["write"]): Promise<number> {
  const trial = await openTrial(config);
  try {
    const findings = await tryAll(trial.probes);
    write(`${tableOf(findings)}\n`);
    return findings.some(({ result }) => result === "failed") ? 1 : 0;
  } finally {
    trial.close();
  }
}

async function copyToPostgres(config: Config, { migrations, write }: OpsContext): Promise<number> {
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
    await checkDataKey(source.db, openVault(dataKey));
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
  write("Copied. Start with this DATABASE_URL and this DATA_KEY: another key opens nothing of it.\n");
  return 0;
}
