import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Where a file lies: its org, and its row's id. Both are ids this platform made. */
export interface FilePlace {
  readonly orgId: string;
  readonly id: string;
}

/** Keeps the bytes of uploaded files. */
export interface FileStore {
  keep(place: FilePlace, bytes: Uint8Array): Promise<void>;
  remove(place: FilePlace): Promise<void>;
  /** Removes everything of one org. */
  removeOrg(orgId: string): Promise<void>;
}

/** Keeps files in a folder, readable by its owner only. The folder is made when the first file comes. */
export function filesInFolder(dir: string): FileStore {
  return {
    keep: async ({ orgId, id }, bytes) => {
      const folder = join(dir, orgId);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, id);
      await writeFile(path, bytes, { mode: 0o600, flush: true });
      await chmod(path, 0o600);
    },
    remove: ({ orgId, id }) => rm(join(dir, orgId, id), { force: true }),
    removeOrg: (orgId) => rm(join(dir, orgId), { force: true, recursive: true }),
  };
}
