import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** Seals what people said, value by value, so that no disk, backup or deleted row can be read without the key. */
export interface Vault {
  /** Seals a text for one context: it opens nowhere else. */
  seal(text: string, context: SealContext): Uint8Array;
  /** @throws Error when the key or the place is another one, or a byte was changed */
  open(sealed: Uint8Array, context: SealContext): string;
  /** A keyed fingerprint: equal texts give equal ones, and nobody without the key can try texts against it. */
  digest(text: string): string;
  /** A 32-byte secret for another use, the same at every start. */
  secretFor(use: string): Uint8Array;
}

/** Where a sealed text belongs: a table, a row and a field. */
export type SealContext = readonly [table: string, id: string, field: string];

const version = 1;
const ivBytes = 12;
const tagBytes = 16;

/** Makes a vault from a 32-byte key. AES-256-GCM, a fresh nonce each time, the place as additional data. */
export function openVault(key: Uint8Array): Vault {
  const sealing = deriveKey(key, "seal");
  const printing = deriveKey(key, "digest");
  return {
    seal(text, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", sealing, iv, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(JSON.stringify(context)));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), body]);
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed);
      if (bytes[0] !== version || bytes.length < 1 + ivBytes + tagBytes) throw new Error("Not a sealed value.");
      const decipher = createDecipheriv("aes-256-gcm", sealing, bytes.subarray(1, 1 + ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(JSON.stringify(context)));
      decipher.setAuthTag(bytes.subarray(1 + ivBytes, 1 + ivBytes + tagBytes));
      const text = Buffer.concat([decipher.update(bytes.subarray(1 + ivBytes + tagBytes)), decipher.final()]);
      return text.toString("utf8");
    },
    digest: (text) => createHmac("sha256", printing).update(text).digest("base64url"),
    secretFor: (use) => deriveKey(key, use),
  };
}

function deriveKey(key: Uint8Array, use: string): Uint8Array {
  if (key.length !== 32) throw new Error("A data key has 32 bytes.");
  return new Uint8Array(hkdfSync("sha256", key, "", `dilo ${use}`, 32));
}
