import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ivBytes = 12;
const tagBytes = 16;

/** Seals a text with a secret that the store does not have: whoever sent it opens it, and nobody else. */
export function sealAnswer(secret: string, text: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), iv, { authTagLength: tagBytes });
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** @returns undefined when it was sealed with something else */
export function openAnswer(secret: string, sealed: Uint8Array): string | undefined {
  const bytes = Buffer.from(sealed);
  if (bytes.length < ivBytes + tagBytes) return undefined;
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", "dilo answer", 32));
}
