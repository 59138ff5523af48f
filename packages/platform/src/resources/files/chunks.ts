import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import { damagedFile, type FilePlace } from "./file-store.ts";

/** Of the plain file, in every chunk but the last; the last has fewer, or none. */
export const chunkBytes = 64 * 1024;

/** What sealing adds to a chunk. */
export const tagBytes = 16;

/** Which chunk of its file it is. No chunk opens as another one, and none but the last as the last. */
export interface ChunkPlace {
  readonly index: number;
  readonly isLast: boolean;
}

/** Seals the chunks of one file. */
export interface Chunks {
  /** Never two different chunks for one place: the nonce is the place. */
  seal(chunk: Uint8Array, place: ChunkPlace): Buffer;
  /** @throws OperationError damaged-file */
  open(sealed: Uint8Array, place: ChunkPlace): Buffer;
}

/**
 * The chunks of one file: AES-256-GCM in the STREAM construction (Hoang, Reyhanitabar, Rogaway and Vizár, 2015), with
 * the nonces of the age format: eleven bytes of counter, one that marks the last chunk.
 * @param salt random, of this file alone
 */
export function chunksOf({ orgId, id }: FilePlace, secret: Uint8Array, salt: Uint8Array): Chunks {
  const key = new Uint8Array(hkdfSync("sha256", secret, salt, JSON.stringify(["dilo file", orgId, id]), 32));
  return {
    seal: (chunk, place) => {
      const cipher = createCipheriv("aes-256-gcm", key, nonceOf(place), { authTagLength: tagBytes });
      return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    },
    open: (sealed, place) => {
      const end = sealed.length - tagBytes;
      if (end < 0) throw damagedFile();
      const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(place), { authTagLength: tagBytes });
      decipher.setAuthTag(sealed.subarray(end));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
      } catch (cause) {
        throw damagedFile(cause);
      }
    },
  };
}

function nonceOf({ index, isLast }: ChunkPlace): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}
