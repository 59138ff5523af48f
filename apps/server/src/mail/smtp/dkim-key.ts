import { createPrivateKey } from "node:crypto";
import { readFile } from "node:fs/promises";
import { ConfigError } from "../../settings/env.ts";

/**
 * Reads the key letters are signed with.
 * @returns PEM
 * @throws ConfigError
 */
export async function readDkimKey(path: string): Promise<string> {
  const pem = await readFile(path, "utf8").catch(() => undefined);
  if (pem === undefined) throw new ConfigError("MAIL_DKIM_KEY_FILE cannot be read.");
  try {
    createPrivateKey(pem);
  } catch {
    throw new ConfigError("MAIL_DKIM_KEY_FILE must hold a private key (PEM) without a passphrase.");
  }
  return pem;
}
