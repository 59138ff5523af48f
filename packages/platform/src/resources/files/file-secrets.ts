import type { RowKeys } from "../core/store/row-keys.ts";

/** What files are sealed with. */
export interface FileSecrets {
  /** Of a new file: 32 bytes, gone with its row. */
  make(id: string): Promise<Uint8Array>;
  /** Of a file that is there; undefined when it is gone, and so is the file. */
  find(id: string): Promise<Uint8Array | undefined>;
}

/** The keys of the files' rows: a file goes with its row, whatever copy of its bytes is left. */
export function fileSecrets(keys: RowKeys): FileSecrets {
  const use = "file";
  return {
    make: async (id) => (await keys.create(id)).secretFor(use),
    find: async (id) => (await keys.find(id))?.secretFor(use),
  };
}
