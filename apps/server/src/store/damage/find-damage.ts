import { closeSync, openSync, readSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { isWhole, pageBytes } from "./page-checksum.ts";

/** Pages that are read at a time, in which nobody else is answered: less than a millisecond. */
const pagesAtOnce = 32;

/** Pages of one file of a table; larger tables have several. */
const pagesOfFile = 131_072;

/** A table's or an index's pages. Not its map of free room, which the engine makes anew where it is torn. */
const pagesFile = /^\d+(_vm|_init)?(\.(?<part>\d+))?$/;

/**
 * Reads a folder of the embedded store through, while its engine runs or not.
 * @returns the files with a page that is not as it was written, such as "base/5/16384"
 */
export async function findDamage(store: string): Promise<readonly string[]> {
  const databases = (await readdir(join(store, "base"))).map((name) => `base/${name}`);
  const damaged: string[] = [];
  for (const folder of ["global", ...databases]) {
    for (const name of await readdir(join(store, folder))) {
      const match = pagesFile.exec(name);
      if (match === null) continue;
      const first = Number(match.groups?.["part"] ?? 0) * pagesOfFile;
      if (!(await isFileWhole(join(store, folder, name), first))) damaged.push(`${folder}/${name}`);
    }
  }
  return damaged;
}

async function isFileWhole(path: string, first: number): Promise<boolean> {
  // The engine writes on this thread: what is read without waiting is never half written.
  const file = openSync(path, "r");
  try {
    const some = Buffer.alloc(pagesAtOnce * pageBytes);
    for (let block = first; ; ) {
      const bytes = readSync(file, some, 0, some.length, (block - first) * pageBytes);
      for (let at = 0; at + pageBytes <= bytes; at += pageBytes, block += 1) {
        if (!isWhole(some.subarray(at, at + pageBytes), block)) return false;
      }
      if (bytes < some.length) return bytes % pageBytes === 0;
      await nextTurn();
    }
  } finally {
    closeSync(file);
  }
}
