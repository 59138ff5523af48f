import { copyFile, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { migrateResources } from "@dilo/platform/resources";
import { ServerError } from "../../server-error.ts";
import { openStore } from "../../services.ts";
import type { Config } from "../../settings/config.ts";
import { openDataDir } from "../../store/data-dir/data-dir.ts";
import { lockDataDir } from "../../store/data-dir/data-dir-lock.ts";
import { readDataKey } from "../../store/data-dir/data-key.ts";
import { noteCopy } from "../../store/keys/key-copies.ts";
import { readKeyStoreId } from "../../store/keys/master-key.ts";
import { openVault } from "../../store/open-vault.ts";
import { keyStore } from "../../store/schema.ts";
import type { OpsContext } from "../command.ts";
import { countUnopened, unopenedWords } from "../deletion/unopened.ts";
import { slow } from "../store-tools.ts";
import { type BackupFacts, besides, factsFile, rowsFile } from "./backup.ts";
import { copyTree } from "./copy-tree.ts";
import { digestOfFile, readRows, refuseRows, tablesVersion } from "./rows-file.ts";

/** Puts a backup into an empty store. Both stores take what either has written. */
export async function restore(config: Config, words: readonly string[], context: OpsContext): Promise<number> {
  const { migrations, write } = context;
  const { dataDir, keyDir } = config;
  const { from, keysFrom, withoutKeys } = readWords(words);
  const facts = await readFacts(from);
  await openDataDir(dataDir);
  await lockDataDir(dataDir);
  if (keysFrom !== undefined) await restoreKeys(config, keysFrom);
  const hasKeys = (await readKeyStoreId(keyDir)) === facts.keyStoreId;
  if (!hasKeys && !withoutKeys) throw missingKeys(keyDir, facts);

  const store = await openStore(slow(config), { log: () => {}, migrations });
  try {
    await migrateResources(store.db);
    const version = await tablesVersion(store.db);
    if (version !== facts.tables) {
      throw new ServerError(
        "copy-refused",
        `The backup has tables of version ${facts.tables}, this Dilo of ${version}: restore with the Dilo that made it, then upgrade.`,
      );
    }
    // The rows last, all at once: whatever ends this in the middle, it is only run again.
    await refuseRows(store.db);
    let files = 0;
    for (const name of besides) files += await copyTree(join(from, name), join(dataDir, name));
    const rows = await readRows(store.db, join(from, rowsFile), async (tx) => {
      if (!hasKeys) await tx.delete(keyStore);
    });
    const vault = await openVault({
      db: store.db,
      keyDir,
      dataKey: config.dataKey ?? (await readDataKey(dataDir, keyDir)),
    });
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    write(`Restored ${total} rows and ${files} files of ${facts.madeAt}.\n`);
    if (facts.filesAt !== undefined) {
      write(
        `The voice platform's files were in ${facts.filesAt}, and are not in this backup. Put their copy back there.\n`,
      );
    }
    write(`${unopenedWords(await countUnopened(store.db, vault))}\n`);
    return 0;
  } finally {
    await store.close();
  }
}

async function readFacts(from: string): Promise<BackupFacts> {
  const text = await readFile(join(from, factsFile), "utf8").catch((cause) => {
    throw new ServerError("copy-refused", `There is no whole backup in ${from}.`, { cause });
  });
  const facts = JSON.parse(text) as BackupFacts;
  if ((await digestOfFile(join(from, rowsFile))) !== facts.sha256) {
    throw new ServerError(
      "copy-refused",
      `The backup in ${from} is damaged: its rows are not those that were written.`,
    );
  }
  return facts;
}

/**
 * Into an empty folder only: keys that are there are newer than any copy. What is destroyed here from now on must not live on
 * there: the copy is noted before the folder counts as full, and where it does already, after a restore that ended half-way.
 */
async function restoreKeys({ keyDir, dataDir, dataKey }: Config, from: string): Promise<void> {
  const id = await readKeyStoreId(from);
  if (id === undefined) throw new ServerError("copy-refused", `There are no keys in ${from}.`);
  const here = await readKeyStoreId(keyDir);
  if (here !== undefined) {
    if (here === id && resolve(keyDir) !== from) await noteCopy(keyDir, from);
    if (here === id) return;
    throw new ServerError(
      "copy-refused",
      `KEY_DIR (${keyDir}) has the keys of another store. Set KEY_DIR to an empty folder.`,
    );
  }
  // The master key last: without it the folder still counts as empty.
  const isData = (path: string) => path !== "data.key" && path !== "copies";
  await copyTree(from, keyDir, (path) => isData(path) && path !== "master");
  if (dataKey === undefined) await copyFile(join(from, "data.key"), join(dataDir, "data.key")).catch(() => {});
  await noteCopy(keyDir, from);
  await copyTree(from, keyDir, (path) => path === "master");
}

function missingKeys(keyDir: string, { rows }: BackupFacts): ServerError {
  const { forms = 0, drafts = 0, mails = 0 } = rows;
  return new ServerError(
    "copy-refused",
    `The keys of this backup are not in KEY_DIR (${keyDir}): ${forms} forms, ${drafts} drafts, the addresses of ${mails} letters, and the voice platform's calls, chats and files could not be opened. ` +
      "Name their copy with --keys <folder>, or give them up with --without-keys.",
  );
}

function readWords(words: readonly string[]) {
  try {
    const options = { keys: { type: "string" }, "without-keys": { type: "boolean" } } as const;
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [from, ...more] = positionals;
    if (from === undefined || more.length > 0) throw new Error("One folder.");
    return {
      from: resolve(from),
      keysFrom: values.keys && resolve(values.keys),
      withoutKeys: values["without-keys"] === true,
    };
  } catch (cause) {
    const words = "Name the backup: npm run ops -- restore <folder> [--keys <folder> | --without-keys].";
    throw new ServerError("invalid-settings", words, { cause });
  }
}
