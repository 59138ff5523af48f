import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ServerError } from "../../server-error.ts";
import { freeBytes } from "../room/disk-room.ts";

/** An empty embedded store takes 40 MB, and letters and answers come beside it. Bytes. */
const leastRoom = 100 * 2 ** 20;

/** What each of Node's codes means to whoever set DATA_DIR. */
const meanings: Readonly<Record<string, string>> = {
  EEXIST: "is a file, not a folder",
  ENOTDIR: "is a file, not a folder, or lies below one",
  EACCES: "may not be written to by this user",
  EPERM: "may not be written to by this user",
  EROFS: "is on a file system that can only be read",
  ENOSPC: "is on a disk that is full",
  EDQUOT: "is on a disk where this user has no room left",
  ENOENT: "cannot be made",
  ENAMETOOLONG: "has too long a name",
};

/**
 * Makes the data folder where there is none, and tries that something can be kept in it.
 * @param options `room` gives the free bytes of its disk; without it the disk is asked
 * @throws ServerError `data-dir-not-usable` with what is wrong, as a sentence
 */
export async function openDataDir(
  dataDir: string,
  { room = freeBytes }: { readonly room?: (dir: string) => Promise<number> } = {},
): Promise<void> {
  const trial = join(dataDir, `trial.${randomUUID()}`);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(trial, Buffer.alloc(64 * 1024), { mode: 0o600, flush: true });
  } catch (error) {
    throw notUsable(dataDir, error);
  } finally {
    await rm(trial, { force: true }).catch(() => {});
  }
  const free = await room(dataDir);
  if (free >= leastRoom) return;
  throw new ServerError(
    "data-dir-not-usable",
    `DATA_DIR (${dataDir}) is on a disk with ${Math.floor(free / 2 ** 20)} MB left; it needs at least 100 MB.`,
  );
}

function notUsable(dataDir: string, error: unknown): unknown {
  const meaning = meanings[(error as NodeJS.ErrnoException).code ?? ""];
  if (meaning === undefined) return error;
  return new ServerError("data-dir-not-usable", `DATA_DIR (${dataDir}) ${meaning}. Set DATA_DIR to another folder.`, {
    cause: error,
  });
}
