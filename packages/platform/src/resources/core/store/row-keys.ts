/** The key of one thing that is deleted as a whole: a call with all that hangs on it, a chat, a file. */
export interface RowKey {
  /** Seals a text for one field: it opens in no other. */
  seal(text: string, field: string): Uint8Array;
  /** The text; undefined when it was sealed with a key that is gone, or for another field. */
  open(sealed: Uint8Array, field: string): string | undefined;
  /** 32 bytes for another use, gone with the key. */
  secretFor(use: string): Uint8Array;
}

/**
 * The keys of rows that hold what people say, one for each row by its id. They lie with the host, outside of the
 * database and its backups: what was sealed with a destroyed key is gone, whatever copy of it is left.
 */
export interface RowKeys {
  /** The key of a row; made where there is none, and safe before anything is sealed with it. */
  create(id: string): Promise<RowKey>;
  /** Looked up each time: another server may have destroyed it. */
  find(id: string): Promise<RowKey | undefined>;
  /** Whether the key was destroyed. One that is only damaged opens nothing, but a copy of the keys may have it whole. */
  isGone(id: string): Promise<boolean>;
  /** Call it in the transaction that deletes the rows, before it ends: after a failure they are there and open no more. */
  destroy(ids: readonly string[]): Promise<void>;
}

/** Of whoever stores settings alone, which need none. */
export const noKeys: RowKeys = {
  create: async () => {
    throw new Error("Rows of settings have no keys.");
  },
  find: async () => undefined,
  isGone: async () => false,
  destroy: async () => {},
};
