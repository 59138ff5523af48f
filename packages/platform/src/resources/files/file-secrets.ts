import type { RowKeys } from "../core/store/row-keys.ts";
import { earlierVersion } from "./layout.ts";

/** What files are sealed with. */
export interface FileSecrets {
  /** Of a new file: 32 bytes, gone with its row. */
  make(id: string): Promise<Uint8Array>;
  /** Of a file that was sealed by this version, or the one before it; undefined when it is gone, and so is the file. */
  find(id: string, version: number): Promise<Uint8Array | undefined>;
}

/**
 * The keys of the files' rows: a file goes with its row, whatever copy of its bytes is left.
 * @param earlier the secret that all files of an earlier version have in common: they are sealed again at the next start
 */
export function fileSecrets(keys: RowKeys, earlier: Uint8Array): FileSecrets {
  const use = "file";
  return {
    make: async (id) => (await keys.create(id)).secretFor(use),
    find: async (id, version) => (version === earlierVersion ? earlier : (await keys.find(id))?.secretFor(use)),
  };
}
