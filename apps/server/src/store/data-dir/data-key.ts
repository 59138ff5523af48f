import { randomBytes } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { ServerError } from "../../server-error.ts";
import { keyCheck } from "../schema.ts";
import type { Db } from "../store.ts";
import type { SealContext, Vault } from "../vault.ts";

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

const context: SealContext = ["key_check", "1", "sealed"];

/**
 * Refuses a key the store was not written with: better no start than forms nobody can open.
 * @throws ServerError `wrong-data-key`
 */
export async function checkDataKey(db: Db, vault: Vault): Promise<void> {
  await db
    .insert(keyCheck)
    .values({ id: 1, sealed: vault.seal("dilo", context) })
    .onConflictDoNothing();
  const [row] = await db.select().from(keyCheck).where(eq(keyCheck.id, 1));
  try {
    if (row !== undefined && vault.open(row.sealed, context) === "dilo") return;
  } catch {
    // Falls through: whatever the reason, this key does not open this store.
  }
  throw new ServerError(
    "wrong-data-key",
    "The data key does not open the stored data. Set the DATA_KEY it was written with.",
  );
}
