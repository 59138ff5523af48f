import { eq } from "drizzle-orm";
import { ServerError } from "../server-error.ts";
import { openKeyStore } from "../store/keys/key-store.ts";
import { makeMaster, readKeyStoreId } from "../store/keys/master-key.ts";
import { keyCheck, keyStore } from "../store/schema.ts";
import type { Db } from "../store/store.ts";
import { type Vault, vaultOver } from "../store/vault.ts";
import { type OneKeyStore, openOneKeyStore } from "./one-key-store.ts";

export interface VaultSettings {
  readonly db: Db;
  /** The folder of the keys. */
  readonly keyDir: string;
  readonly dataKey: Uint8Array;
}

/**
 * Opens the vault of a store, and sees that store, keys and data key belong together: better no start than forms that
 * nobody can open. An empty store gets keys; what an earlier version sealed with one key is sealed again, each thing with its own.
 * @throws ServerError `keys-elsewhere`, `wrong-data-key`, `keys-unavailable`
 */
export async function openVault({ db, keyDir, dataKey }: VaultSettings): Promise<Vault> {
  const [row] = await db.select().from(keyStore).where(eq(keyStore.id, 1));
  const here = await readKeyStoreId(keyDir);
  if (row !== undefined && here !== row.storeId) throw elsewhere(keyDir, here);
  const old = await readOneKeyStore(db, dataKey);
  if (here === undefined) await makeMaster(keyDir, dataKey, old?.carried);
  const keys = await openKeyStore(keyDir, dataKey);
  if (row === undefined) {
    await db.insert(keyStore).values({ id: 1, storeId: keys.id }).onConflictDoNothing();
    // Another server may have been first, with a folder of its own.
    const [told] = await db.select().from(keyStore).where(eq(keyStore.id, 1));
    if (told?.storeId !== keys.id) throw elsewhere(keyDir, keys.id);
  }
  const vault = vaultOver(keys);
  await old?.sealAgain(db, vault);
  return vault;
}

/** What an earlier version sealed with one key for everything; undefined when there is nothing of it. */
async function readOneKeyStore(db: Db, dataKey: Uint8Array): Promise<OneKeyStore | undefined> {
  const [check] = await db.select().from(keyCheck).where(eq(keyCheck.id, 1));
  return check && openOneKeyStore(dataKey, check.sealed);
}

function elsewhere(keyDir: string, here: string | undefined): ServerError {
  const what = here === undefined ? "has no keys" : "has the keys of another store";
  return new ServerError(
    "keys-elsewhere",
    `KEY_DIR (${keyDir}) ${what}. Set KEY_DIR to the folder that holds the keys of this store: all its servers share one.`,
  );
}
