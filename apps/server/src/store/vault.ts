import { createHmac } from "node:crypto";
import { hasCode } from "@dilo/foundation";
import type { RowKey, RowKeys } from "@dilo/platform/resources";
import { ServerError } from "../server-error.ts";
import type { KeyPlace, KeyStore } from "./keys/key-store.ts";
import { deriveKey, openBytes, sealBytes } from "./keys/seal-bytes.ts";

/** Seals what people said, so that no disk, backup or deleted row can be read once its key was destroyed (keys/key-store.ts). */
export interface Vault {
  /**
   * Seals and opens what belongs to a place, with a key that is made where there is none.
   * @param until when its data ends; an earlier end is moved. Without it the key stays until `destroy`
   */
  create(place: KeyPlace, until?: Date): Promise<Sealer>;
  /** @throws ServerError `key-destroyed`, `key-damaged`, `keys-unavailable` */
  sealer(place: KeyPlace): Promise<Sealer>;
  /** Whether the place has a key: what has none is gone, though its row may be there. @throws ServerError `keys-unavailable` */
  has(place: KeyPlace): Promise<boolean>;
  /**
   * Destroys keys. Call it in the transaction that deletes the rows, before it ends: whoever waits for the same payment
   * makes a new key, and after a failure the rows are there and open no more.
   */
  destroy(places: readonly KeyPlace[]): Promise<number>;
  /** Destroys the keys of days that are over (KeyStore.purge). */
  readonly purge: KeyStore["purge"];
  /** A keyed fingerprint: equal texts give equal ones, and nobody without the key can try texts against it. */
  digest(text: string): string;
  /** A 32-byte secret for another use, the same at every start. */
  secretFor(use: string): Uint8Array;
}

/** Seals the texts of one place. */
export interface Sealer {
  /** Seals a text for one field: it opens in no other. */
  seal(text: string, field: string): Uint8Array;
  /** @throws ServerError `key-destroyed` when it was sealed with a key, or for a field, that is another one */
  open(sealed: Uint8Array, field: string): string;
  /** A fingerprint that nobody can try texts against once the key is destroyed. */
  digest(text: string): string;
  /** 32 bytes for another use, gone with the key. */
  secretFor(use: string): Uint8Array;
}

/** Puts a vault before a folder of keys. */
export function vaultOver(keys: KeyStore): Vault {
  const printing = keys.master.secretFor("digest");
  return {
    create: async (place, until) => sealerWith(await keys.create(place, until), place),
    sealer: async (place) => sealerWith(await keys.read(place), place),
    has: (place) => keys.has(place),
    destroy: (places) => keys.destroy(places),
    purge: (now) => keys.purge(now),
    digest: (text) => fingerprint(printing, text),
    secretFor: (use) => keys.master.secretFor(use),
  };
}

/** Gives `undefined` in the place of what can be opened no more, because its key was destroyed, or damaged. */
export async function ifOpens<T>(open: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await open();
  } catch (error) {
    if (hasCode(error, ServerError, "key-destroyed", "key-damaged")) return undefined;
    throw error;
  }
}

function sealerWith(key: Uint8Array, place: KeyPlace): Sealer {
  return {
    seal: (text, field) => sealBytes(key, Buffer.from(text), [...place, field]),
    open(sealed, field) {
      try {
        return openBytes(key, sealed, [...place, field]).toString("utf8");
      } catch (cause) {
        throw new ServerError("key-destroyed", "No key that is left opens this.", { cause });
      }
    },
    digest: (text) => fingerprint(deriveKey(key, "digest"), text),
    secretFor: (use) => deriveKey(key, use),
  };
}

function fingerprint(key: Uint8Array, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

/** Seals the secrets in the voice platform's settings, such as vendors' keys: they are the operator's, nobody's words. */
export function platformSecrets(vault: Vault) {
  const key = vault.secretFor("platform secrets");
  return {
    seal: (text: string, place: readonly string[]): Uint8Array => sealBytes(key, Buffer.from(text), place),
    open: (sealed: Uint8Array, place: readonly string[]) => openBytes(key, sealed, place).toString("utf8"),
  };
}

/** The keys of the voice platform's rows that hold what people say: each call, chat, session, file and run has its own. */
export function platformKeys(vault: Vault): RowKeys {
  const placeOf = (id: string): KeyPlace => ["platform_rows", id];
  const over = ({ open, ...sealer }: Sealer): RowKey => ({
    ...sealer,
    open: (sealed, field) => {
      try {
        return open(sealed, field);
      } catch (error) {
        if (hasCode(error, ServerError, "key-destroyed")) return undefined;
        throw error;
      }
    },
  });
  return {
    create: async (id) => over(await vault.create(placeOf(id))),
    find: async (id) => {
      const sealer = await ifOpens(() => vault.sealer(placeOf(id)));
      return sealer && over(sealer);
    },
    isGone: async (id) => {
      try {
        await vault.sealer(placeOf(id));
      } catch (error) {
        if (hasCode(error, ServerError, "key-damaged")) return false;
        if (hasCode(error, ServerError, "key-destroyed")) return true;
        throw error;
      }
      return false;
    },
    destroy: async (ids) => {
      await vault.destroy(ids.map(placeOf));
    },
  };
}
