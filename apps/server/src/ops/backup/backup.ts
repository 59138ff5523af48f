import { access, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { copyBucket, openBucket } from "@dilo/platform/resources";
import { ServerError } from "../../server-error.ts";
import type { Config } from "../../settings/config.ts";
import { copiesOf, destroyOutdated, isKeyStore, noteCopy } from "../../store/keys/key-copies.ts";
import { readKeyStoreId } from "../../store/keys/master-key.ts";
import type { StoreTools, StoreWork } from "../store-work.ts";
import { copyTree } from "./copy-tree.ts";
import { digestOfFile, type RowCounts, tablesVersion, writeRows } from "./rows-file.ts";

/** What a backup says about itself, in `backup.json`. */
export interface BackupFacts {
  readonly format: 1;
  readonly madeAt: string;
  /** The keys it belongs to. */
  readonly keyStoreId: string;
  readonly tables: string;
  readonly rows: RowCounts;
  readonly sha256: string;
  /** Where the platform's files are that are not in it. */
  readonly filesAt?: string;
}

export const rowsFile = "rows.gz";
export const factsFile = "backup.json";

const outbox = "outbox";
const platformFiles = "platform-files";

/** What lies beside the store, sealed as the store is. */
export const besides = [outbox, platformFiles] as const;

/** Writes a backup of the store, and with `--keys` one of the keys, each into a folder of its own. */
export const backup: StoreWork = async ({ config, db, clock, write }, words) => {
  const { to, keysTo, withoutFiles } = readWords(words);
  const { dataDir, keyDir } = config;
  const keyStoreId = (await readKeyStoreId(keyDir)) ?? "";
  if (to !== undefined) {
    await refuseTaken(to);
    const unfinished = `${to}.part`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const madeAt = clock().toISOString();
    const rows = await writeRows(db, join(unfinished, rowsFile));
    const filesAt = withoutFiles ? placeOfFiles(config) : undefined;
    let files = await copyTree(join(dataDir, outbox), join(unfinished, outbox));
    if (!withoutFiles) files += await copyFiles({ config, db, write }, join(unfinished, platformFiles));
    const facts: BackupFacts = {
      ...{ format: 1, madeAt, keyStoreId, rows },
      tables: await tablesVersion(db),
      sha256: await digestOfFile(join(unfinished, rowsFile)),
      ...(filesAt && { filesAt }),
    };
    await writeFile(join(unfinished, factsFile), `${JSON.stringify(facts, undefined, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    // Whole or not at all: what was cut off still has its other name.
    await rename(unfinished, to);
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    write(`Backed up ${total} rows and ${files} files to ${to}. Without the keys nobody opens what they hold.\n`);
    if (filesAt !== undefined) {
      write(
        `The voice platform's files in ${filesAt} are not in it. Copy them too, after this and by your own means.\n`,
      );
    }
  }
  // After the rows: every key they need is there.
  if (keysTo !== undefined) write(`${await copyKeys(config, keysTo, keyStoreId)}\n`);
  return 0;
};

/** Where the platform's files are; undefined where they are rows. */
function placeOfFiles({ bucket, filesDir, store, dataDir }: Config): string | undefined {
  return bucket?.url ?? filesDir ?? (store.kind === "embedded" ? join(dataDir, platformFiles) : undefined);
}

/** Copies the platform's files from wherever they are, sealed as they are, as they would lie in DATA_DIR. @returns how many */
async function copyFiles({ config, db, write }: Pick<StoreTools, "config" | "db" | "write">, to: string) {
  const { bucket, filesDir, dataDir } = config;
  // Also those of an earlier setting, which the next start moves.
  let files = await copyTree(join(dataDir, platformFiles), to);
  if (filesDir !== undefined) files += await copyTree(filesDir, to);
  if (bucket === undefined) return files;
  const { copied, left } = await copyBucket(db, openBucket(bucket), to);
  if (left > 0) write(`${left} files are not whole in the bucket, or were deleted meanwhile: they were not copied.\n`);
  return files + copied;
}

/** Copies the keys, and has what is destroyed from now on be destroyed in the copy too. */
async function copyKeys({ keyDir, dataDir, dataKey }: Config, to: string, id: string): Promise<string> {
  const isEmpty = (await readKeyStoreId(to)) === undefined;
  if (!isEmpty && !(await isKeyStore(to, id))) {
    throw new ServerError("copy-refused", `${to} has the keys of another store. Name another folder.`);
  }
  // First of all: a key that is destroyed while it is copied is found by the next purge.
  await mkdir(to, { recursive: true, mode: 0o700 });
  await noteCopy(keyDir, to);
  const copied = await copyTree(keyDir, to, (path) => path !== "copies" && !path.endsWith(".new"));
  if (dataKey === undefined) await copyTree(dataDir, to, (path) => path === "data.key");
  await destroyOutdated(keyDir, to, id);
  const { unreached } = await copiesOf(keyDir, id);
  const away = unreached.length === 0 ? "" : ` Not to be reached: ${unreached.join(", ")}.`;
  return `Copied ${copied} keys to ${to}. What is destroyed from now on is destroyed there too, while it can be reached.${away}`;
}

function readWords(words: readonly string[]) {
  const { positionals, values } = parseWords(words);
  const [to, ...more] = positionals;
  if (more.length > 0 || (to === undefined && values.keys === undefined)) {
    throw new ServerError(
      "invalid-settings",
      "Name the folder to write: npm run ops -- backup <folder> [--keys <folder>].",
    );
  }
  return {
    to: to && resolve(to),
    keysTo: values.keys && resolve(values.keys),
    withoutFiles: values["without-files"] === true,
  };
}

function parseWords(words: readonly string[]) {
  const options = { keys: { type: "string" }, "without-files": { type: "boolean" } } as const;
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (cause) {
    const message = "Only --keys <folder> and --without-files may follow the folder.";
    throw new ServerError("invalid-settings", message, { cause });
  }
}

async function refuseTaken(to: string): Promise<void> {
  const isTaken = await access(to).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new ServerError("copy-refused", `${to} is there already. Name a new folder.`);
}
