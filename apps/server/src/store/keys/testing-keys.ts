import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Vault, vaultOver } from "../vault.ts";
import { type KeyStore, openKeyStore } from "./key-store.ts";
import { makeMaster } from "./master-key.ts";

export const testDataKey = new Uint8Array(32).fill(7);

/** Keys in a folder of their own, for tests. */
export interface TestKeys {
  readonly dir: string;
  readonly keys: KeyStore;
  readonly vault: Vault;
  remove(): Promise<void>;
}

export async function openTestKeys(): Promise<TestKeys> {
  const dir = await mkdtemp(join(tmpdir(), "dilo-keys-"));
  await makeMaster(dir, testDataKey);
  const keys = await openKeyStore(dir, testDataKey);
  return { dir, keys, vault: vaultOver(keys), remove: () => rm(dir, { recursive: true, force: true }) };
}
