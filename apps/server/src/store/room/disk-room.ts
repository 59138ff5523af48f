import { statfs } from "node:fs/promises";
import { ServerError } from "../../server-error.ts";

/**
 * Below this no new payment begins. What lies between this and `roomForWrites` is for those who have paid. Bytes.
 */
export const roomForPayments = 64 * 2 ** 20;

/**
 * Below this the embedded store is not asked to write: its log grows by 16 MiB at a time, and an engine that cannot
 * write its log ends, with all that it was doing. Bytes.
 */
export const roomForWrites = 32 * 2 ** 20;

/** The room left on the disks of some folders. */
export interface DiskRoom {
  /** @throws ServerError `no-room` when one of them has less left */
  require(bytes: number): Promise<void>;
}

export function openDiskRoom(dirs: readonly string[], freeOf: (dir: string) => Promise<number> = freeBytes): DiskRoom {
  async function least(): Promise<number> {
    // A folder that is away has no disk: whoever writes there is told so.
    const free = await Promise.all(dirs.map((dir) => freeOf(dir).catch(() => Number.POSITIVE_INFINITY)));
    return Math.min(...free);
  }

  return {
    async require(bytes) {
      if ((await least()) < bytes) throw new ServerError("no-room", "The disk is full.");
    },
  };
}

/** The free bytes of the disk a folder is on. */
export async function freeBytes(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}
