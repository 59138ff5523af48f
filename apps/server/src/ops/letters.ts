import { join } from "node:path";
import { readLetters } from "../mail/letter-files.ts";
import type { Config } from "../settings/config.ts";
import { readDataKey } from "../store/data-dir/data-key.ts";
import { openKeyStore } from "../store/keys/key-store.ts";
import { readKeyStoreId } from "../store/keys/master-key.ts";
import { vaultOver } from "../store/vault.ts";

/** Prints the letters that were kept because no mail server is set. The server may run meanwhile. */
export async function printLetters(config: Config, write: (text: string) => void): Promise<number> {
  const { dataDir, keyDir, dataKey } = config;
  // Without keys there was no server here yet, and this makes none.
  const letters =
    (await readKeyStoreId(keyDir)) === undefined
      ? []
      : await readLetters(
          join(dataDir, "outbox"),
          vaultOver(await openKeyStore(keyDir, dataKey ?? (await readDataKey(dataDir, keyDir)))),
        );
  if (letters.length === 0) write("There are no letters.\n");
  for (const letter of letters) write(`${Buffer.from(letter, "latin1").toString("utf8")}\n\n`);
  return 0;
}
