import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const version = 2;
const ivBytes = 12;
const tagBytes = 16;
const headBytes = 1 + ivBytes + tagBytes;

/** Seals bytes with AES-256-GCM and a fresh nonce. `about` is not secret: with another one they do not open. */
export function sealBytes(key: Uint8Array, bytes: Uint8Array, about: unknown): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", key, iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(JSON.stringify(about)));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), body]);
}

/** @throws Error when the key or what it is about is another one, or a byte was changed */
export function openBytes(key: Uint8Array, sealed: Uint8Array, about: unknown): Buffer {
  const bytes = Buffer.from(sealed);
  if (bytes[0] !== version || bytes.length < headBytes) throw new Error("Not a sealed value.");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(1, 1 + ivBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(JSON.stringify(about)));
  decipher.setAuthTag(bytes.subarray(1 + ivBytes, headBytes));
  return Buffer.concat([decipher.update(bytes.subarray(headBytes)), decipher.final()]);
}

/** A 32-byte key for one use, derived from another one. */
export function deriveKey(key: Uint8Array, use: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", key, "", `dilo ${use}`, 32));
}
