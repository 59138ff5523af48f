import { join } from "node:path";
import { ServerError } from "../../server-error.ts";
import { shred, writeDurably } from "./durable-files.ts";
import { listKeys, readIfThere } from "./key-files.ts";

/**
 * Folders that hold a backup of the keys, apart by whether they can be reached and are still of this store.
 * @throws ServerError `keys-unavailable` when it cannot be read which there are
 */
export async function copiesOf(dir: string, id: string): Promise<Copies> {
  const reached: string[] = [];
  const unreached: string[] = [];
  for (const copy of await notedCopies(dir)) ((await isReached(copy, id)) ? reached : unreached).push(copy);
  return { reached, unreached };
}

interface Copies {
  readonly reached: readonly string[];
  readonly unreached: readonly string[];
}

/** Has what is destroyed here be destroyed in another folder too, from now on. */
export async function noteCopy(dir: string, copy: string): Promise<void> {
  const known = await notedCopies(dir);
  if (!known.includes(copy)) await writeDurably(join(dir, "copies"), Buffer.from([...known, copy, ""].join("\n")));
}

/** Whether a folder holds the keys of this store. @throws ServerError `keys-unavailable` */
export async function isKeyStore(dir: string, id: string): Promise<boolean> {
  return (await readIfThere(join(dir, "master")))?.subarray(0, id.length).toString() === id;
}

/**
 * Destroys in a copy what is not in the folder any more, and puts the present key where it has an earlier one: the next
 * draft of a payment has the place of the one that was erased.
 * @returns how many were not in the folder any more
 * @throws ServerError `keys-unavailable` when the folder is away: then nothing seems to be destroyed in it
 */
export async function destroyOutdated(dir: string, copy: string, id: string): Promise<number> {
  let destroyed = 0;
  for (const path of await listKeys(copy)) {
    const here = await readIfThere(join(dir, path));
    if (here === undefined) await refuseAway(dir, id);
    const there = await readIfThere(join(copy, path));
    if (there === undefined || here?.equals(there)) continue;
    const isShredded = await shred(join(copy, path));
    if (here === undefined) {
      if (isShredded) destroyed += 1;
      continue;
    }
    await writeDurably(join(copy, path), here);
    // It may have been destroyed since it was read.
    if ((await readIfThere(join(dir, path))) === undefined) await shred(join(copy, path));
  }
  return destroyed;
}

/** A folder that is away, such as one of another machine, must not look like destroyed keys. */
export async function refuseAway(dir: string, id: string): Promise<void> {
  if (await isKeyStore(dir, id)) return;
  throw new ServerError("keys-unavailable", "The folder of the keys (KEY_DIR) is away.");
}

async function notedCopies(dir: string): Promise<readonly string[]> {
  const text = (await readIfThere(join(dir, "copies")))?.toString() ?? "";
  return text.split("\n").filter(Boolean);
}

/** A disk that answers with an error is away too: erasures must not wait for it. */
async function isReached(copy: string, id: string): Promise<boolean> {
  try {
    return await isKeyStore(copy, id);
  } catch {
    return false;
  }
}
