import { eq } from "drizzle-orm";
import { ServerError } from "../server-error.ts";
import { openKeyStore } from "./keys/key-store.ts";
import { makeMaster, readKeyStoreId } from "./keys/master-key.ts";
import { keyStore } from "./schema.ts";
import type { Db } from "./store.ts";
import { type Vault, vaultOver } from "./vault.ts";

export interface VaultSettings {
  readonly db: Db;
  /** The folder of the keys. */
  readonly keyDir: string;
  readonly dataKey: Uint8Array;
}

/**
 * Opens the vault of a store, and sees that store, keys and data key belong together: better no start than forms that
 * nobody can open. An empty store gets keys.
 * @throws ServerError `keys-elsewhere`, `wrong-data-key`, `keys-unavailable`
 */
export async function openVault({ db, keyDir, dataKey }: VaultSettings): Promise<Vault> {
  const [row] = await db.select().from(keyStore).where(eq(keyStore.id, 1));
  const here = await readKeyStoreId(keyDir);
  if (row !== undefined && here !== row.storeId) throw elsewhere(keyDir, here);
  if (here === undefined) await makeMaster(keyDir, dataKey);
  const keys = await openKeyStore(keyDir, dataKey);
  if (row === undefined) {
    await db.insert(keyStore).values({ id: 1, storeId: keys.id }).onConflictDoNothing();
    // Another server may have been first, with a folder of its own.
    const [told] = await db.select().from(keyStore).where(eq(keyStore.id, 1));
    if (told?.storeId !== keys.id) throw elsewhere(keyDir, keys.id);
  }
  return vaultOver(keys);
}

function elsewhere(keyDir: string, here: string | undefined): ServerError {
  const what = here === undefined ? "has no keys" : "has the keys of another store";
  return new ServerError(
    "keys-elsewhere",
    `KEY_DIR (${keyDir}) ${what}. Set KEY_DIR to the folder that holds the keys of this store: all its servers share one.`,
  );
}
