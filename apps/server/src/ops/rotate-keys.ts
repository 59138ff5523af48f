import { randomBytes } from "node:crypto";
import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { ServerError } from "../server-error.ts";
import type { Config } from "../settings/config.ts";
import { type Env, textOf } from "../settings/env.ts";
import { readDataKey } from "../store/data-dir/data-key.ts";
import { shred, writeDurably } from "../store/keys/durable-files.ts";
import { copiesOf } from "../store/keys/key-copies.ts";
import { readKeyStoreId, rewrapMaster } from "../store/keys/master-key.ts";
import type { OpsContext } from "./command.ts";

/**
 * Seals the keys under a new DATA_KEY, here and in the copies of the keys. Nothing that people said is sealed again, so
 * servers go on meanwhile: they have opened the master key already.
 */
export async function rotateKeys(config: Config, { env, write }: OpsContext): Promise<number> {
  const { keyDir, dataDir } = config;
  const id = await readKeyStoreId(keyDir);
  if (id === undefined) throw new ServerError("keys-elsewhere", `KEY_DIR (${keyDir}) has no keys.`);
  const from = config.dataKey ?? (await readDataKey(dataDir, keyDir));
  const to = config.dataKey === undefined ? randomBytes(32) : readNew(env);
  const { reached, unreached } = await copiesOf(keyDir, id);
  const keyFile = join(dataDir, "data.key");
  const text = Buffer.from(`${Buffer.from(to).toString("base64")}\n`);
  // The new key is safe before anything needs it: a start finds it there (readDataKey).
  if (config.dataKey === undefined) await writeDurably(`${keyFile}.next`, text);
  await rewrapMaster(keyDir, from, to);
  if (config.dataKey === undefined) {
    await shred(keyFile);
    await rename(`${keyFile}.next`, keyFile);
  }
  const master = await readFile(join(keyDir, "master"));
  for (const copy of reached) {
    if (config.dataKey === undefined) await writeDurably(join(copy, "data.key"), text);
    await writeDurably(join(copy, "master"), master);
  }
  write(
    config.dataKey === undefined
      ? "DATA_DIR/data.key is another one now, and the keys are sealed under it. A server that runs goes on.\n"
      : "The keys are sealed under NEW_DATA_KEY. Set DATA_KEY to it before you start a server again; those that run go on.\n",
  );
  for (const copy of unreached)
    write(`The copy of the keys in ${copy} cannot be reached: it still opens with the old key.\n`);
  return unreached.length === 0 ? 0 : 1;
}

function readNew(env: Env): Uint8Array {
  const key = Buffer.from(textOf(env, "NEW_DATA_KEY") ?? "", "base64");
  if (key.length === 32) return key;
  throw new ServerError(
    "invalid-settings",
    "Set NEW_DATA_KEY to the new key, 32 bytes in base64: openssl rand -base64 32",
  );
}
