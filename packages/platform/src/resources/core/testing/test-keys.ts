import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { RowKey, RowKeys } from "../store/row-keys.ts";

/** Keys of tests. */
export interface TestKeys extends RowKeys {
  /** Has a key open nothing from now on, though it was not destroyed. */
  damage(id: string): void;
  /** A whole copy of it was found. */
  mend(id: string): void;
}

/** Keys in this process, as a host has them in a folder. */
export function testKeys(): TestKeys {
  const kept = new Map<string, Uint8Array>();
  const damaged = new Set<string>();
  return {
    damage: (id) => {
      damaged.add(id);
    },
    mend: (id) => {
      damaged.delete(id);
    },
    create: async (id) => {
      const key = kept.get(id) ?? randomBytes(32);
      kept.set(id, key);
      return keyOver(key, id);
    },
    find: async (id) => {
      const key = damaged.has(id) ? undefined : kept.get(id);
      return key && keyOver(key, id);
    },
    isGone: async (id) => !kept.has(id),
    destroy: async (ids) => {
      for (const id of ids) kept.delete(id);
    },
  };
}

function keyOver(key: Uint8Array, id: string): RowKey {
  return {
    seal: (text, field) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, iv, { authTagLength: 16 });
      cipher.setAAD(Buffer.from(JSON.stringify([id, field])));
      const body = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open: (sealed, field) => {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12), { authTagLength: 16 });
      decipher.setAAD(Buffer.from(JSON.stringify([id, field])));
      decipher.setAuthTag(bytes.subarray(12, 28));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString();
      } catch {
        return undefined;
      }
    },
    secretFor: (use) => new Uint8Array(hkdfSync("sha256", key, "", use, 32)),
  };
}
