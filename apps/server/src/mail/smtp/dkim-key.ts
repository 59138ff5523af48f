import { createPrivateKey } from "node:crypto";
import { readFile } from "node:fs/promises";
import { ServerError } from "../../server-error.ts";

/**
 * Reads the key letters are signed with.
 * @returns PEM
 * @throws ServerError `invalid-settings`
 */
export async function readDkimKey(path: string): Promise<string> {
  const pem = await readFile(path, "utf8").catch(() => undefined);
  if (pem === undefined) throw new ServerError("invalid-settings", "MAIL_DKIM_KEY_FILE cannot be read.");
  try {
    createPrivateKey(pem);
  } catch {
    throw new ServerError("invalid-settings", "MAIL_DKIM_KEY_FILE must hold a private key (PEM) without a passphrase.");
  }
  return pem;
}
