import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { ServerError } from "../../server-error.ts";
import { isOutOfRoom } from "../store-unavailable.ts";

/** Each waits for the disk: together they wait less. */
const mostAtOnce = 8;

/** Writes a small file whole: after a crash or a power cut it has the old bytes or the new ones. For this user only. */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await viaNewFile(path, bytes, rename);
}

/**
 * The same, for a file that must not be there yet: of several writers one succeeds.
 * @returns whether it was this one
 */
export async function writeOnce(path: string, bytes: Uint8Array): Promise<boolean> {
  try {
    await viaNewFile(path, bytes, link);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Overwrites a file with noise, waits for the disk, and deletes it. A solid-state disk, or a file system that copies on
 * write, may keep the old block until it is reused.
 * @returns whether there was one
 */
export async function shred(path: string): Promise<boolean> {
  return (await shredAll([path])) > 0;
}

/**
 * Shreds many files, and waits for each of their folders once.
 * @returns how many there were
 * @throws what went wrong with the first of them, when all others are gone
 */
export async function shredAll(paths: readonly string[]): Promise<number> {
  const folders = new Set<string>();
  const failures: unknown[] = [];
  let shredded = 0;
  const waiting = [...paths];
  const work = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      try {
        if (!(await overwriteAndRemove(path))) continue;
        shredded += 1;
        folders.add(dirname(path));
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, work));
  await Promise.all([...folders].map(syncDir));
  if (failures.length > 0) throw failures[0];
  return shredded;
}

/** @returns whether there was such a file */
async function overwriteAndRemove(path: string): Promise<boolean> {
  const file = await open(path, "r+").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (file === undefined) return false;
  try {
    const { size } = await file.stat();
    await file.write(randomBytes(size), 0, size, 0);
    await file.sync();
  } finally {
    await file.close();
  }
  await rm(path, { force: true });
  return true;
}

async function viaNewFile(
  path: string,
  bytes: Uint8Array,
  place: (from: string, to: string) => Promise<void>,
): Promise<void> {
  const folder = dirname(path);
  const unfinished = `${path}.${randomUUID()}.new`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(unfinished, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await place(unfinished, path);
  } catch (error) {
    throw writeFailure(error);
  } finally {
    // What went wrong before says more.
    await rm(unfinished, { force: true }).catch(() => {});
  }
  await syncDir(folder);
}

/** A disk that takes no file now may take it later: nothing is wrong with what was to be written. */
function writeFailure(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined || code === "EEXIST" || isOutOfRoom(error)) return error;
  return new ServerError("keys-unavailable", "A file could not be written to the disk.", { cause: error });
}

/** What was added to a folder, or taken out of it, is on the disk as well. */
async function syncDir(folder: string): Promise<void> {
  // Windows opens no folder as a file, and writes such changes by itself.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
