import { randomBytes } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { readMaster } from "../keys/master-key.ts";

/**
 * Reads the key of a data folder, and makes one at the first start. Only this user may read it.
 * @param keyDir the keys it opens: where a change of the key was cut off, they tell how far it had come
 */
export async function readDataKey(dataDir: string, keyDir: string): Promise<Uint8Array> {
  const path = join(dataDir, "data.key");
  const next = await readKey(`${path}.next`);
  if (next !== undefined && (await opens(keyDir, next))) await rename(`${path}.next`, path);
  const known = await readKey(path);
  if (known !== undefined) return known;
  const key = randomBytes(32);
  const file = await open(`${path}.new`, "w", 0o600);
  await file.writeFile(`${key.toString("base64")}\n`);
  await file.sync();
  await file.close();
  await rename(`${path}.new`, path);
  return key;
}

async function readKey(path: string): Promise<Uint8Array | undefined> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return text === undefined ? undefined : Buffer.from(text.trim(), "base64");
}

async function opens(keyDir: string, key: Uint8Array): Promise<boolean> {
  return readMaster(keyDir, key).then(
    () => true,
    () => false,
  );
}
