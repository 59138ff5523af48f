import { appendFile, chmod, mkdir, open, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** Where a file lies: its org, and its row's id. Both are ids this platform made. */
export interface FilePlace {
  readonly orgId: string;
  readonly id: string;
}

/** Keeps the bytes of uploaded files and of recordings. */
export interface FileStore {
  keep(place: FilePlace, bytes: Uint8Array): Promise<void>;
  /** Adds to the end of a file; the first time it makes it. */
  append(place: FilePlace, bytes: Uint8Array): Promise<void>;
  /** Opens a file as it is now; undefined when there is none. The stream must be read or destroyed. */
  read(place: FilePlace): Promise<{ readonly bytes: number; readonly stream: Readable } | undefined>;
  /** The ids of all files of an org. */
  list(orgId: string): Promise<readonly string[]>;
  remove(place: FilePlace): Promise<void>;
  /** Removes everything of one org. */
  removeOrg(orgId: string): Promise<void>;
}

/** Keeps files in a folder, readable by its owner only. The folder is made when the first file comes. */
export function filesInFolder(dir: string): FileStore {
  const folderFor = async ({ orgId, id }: FilePlace): Promise<string> => {
    const folder = join(dir, orgId);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return join(folder, id);
  };
  return {
    keep: async (place, bytes) => {
      const path = await folderFor(place);
      await writeFile(path, bytes, { mode: 0o600, flush: true });
      await chmod(path, 0o600);
    },
    append: async (place, bytes) => appendFile(await folderFor(place), bytes, { mode: 0o600 }),
    read: async ({ orgId, id }) => {
      try {
        const file = await open(join(dir, orgId, id));
        const { size } = await file.stat();
        // As long as it is now: a recording under way grows while it is read.
        return { bytes: size, stream: file.createReadStream({ end: Math.max(0, size - 1) }) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    list: async (orgId) => {
      try {
        return await readdir(join(dir, orgId));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
        throw error;
      }
    },
    remove: ({ orgId, id }) => rm(join(dir, orgId, id), { force: true }),
    removeOrg: (orgId) => rm(join(dir, orgId), { force: true, recursive: true }),
  };
}
