import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { shred, writeDurably } from "./durable-files.ts";
import { listKeys, readIfThere } from "./key-files.ts";

/** Folders that hold a backup of the keys, apart by whether they can be reached and are still of this store. */
export async function copiesOf(dir: string, id: string) {
  const all = (await readFile(join(dir, "copies"), "utf8").catch(() => "")).split("\n").filter(Boolean);
  const isReached = (copy: string) => isKeyStore(copy, id);
  return { reached: all.filter(isReached), unreached: all.filter((copy) => !isReached(copy)) };
}

/** Has what is destroyed here be destroyed in another folder too, from now on. */
export async function noteCopy(dir: string, copy: string): Promise<void> {
  const known = (await readFile(join(dir, "copies"), "utf8").catch(() => "")).split("\n").filter(Boolean);
  if (!known.includes(copy)) await writeDurably(join(dir, "copies"), Buffer.from([...known, copy, ""].join("\n")));
}

/** Whether a folder holds the keys of this store. @throws ServerError `keys-unavailable` */
export function isKeyStore(dir: string, id: string): boolean {
  return readIfThere(join(dir, "master"))?.subarray(0, id.length).toString() === id;
}

/** Destroys in a copy what is not in the folder any more. */
export async function destroyMissing(dir: string, copy: string): Promise<number> {
  const here = new Set(await listKeys(dir));
  let destroyed = 0;
  for (const path of await listKeys(copy)) if (!here.has(path) && (await shred(join(copy, path)))) destroyed += 1;
  return destroyed;
}
