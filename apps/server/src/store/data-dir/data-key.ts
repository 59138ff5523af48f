import { randomBytes } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";

/** Reads the key of a data folder, and makes one at the first start. Only this user may read it. */
export async function readDataKey(dataDir: string): Promise<Uint8Array> {
  const path = join(dataDir, "data.key");
  const known = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (known !== undefined) return Buffer.from(known.trim(), "base64");
  const key = randomBytes(32);
  const file = await open(`${path}.new`, "w", 0o600);
  await file.writeFile(`${key.toString("base64")}\n`);
  await file.sync();
  await file.close();
  await rename(`${path}.new`, path);
  return key;
}
