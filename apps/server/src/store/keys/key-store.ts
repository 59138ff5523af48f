import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { ServerError } from "../../server-error.ts";
import { shred, writeDurably, writeOnce } from "./durable-files.ts";
import { type MasterKey, readMaster } from "./master-key.ts";
import { openBytes, sealBytes } from "./seal-bytes.ts";

/** Of what is deleted as a whole: its table and id ("forms", "form_x"). Nothing else opens with its key. */
export type KeyPlace = readonly [table: string, id: string];

/**
 * The keys of everything a person said. Each thing that is deleted as a whole (a form, a draft, a letter, a call) has a
 * data key of its own; when the thing goes, its key is destroyed, and what a disk, the database's log or a backup still
 * holds of it opens for nobody.
 *
 * The keys are files of one folder, KEY_DIR, outside of the database and of its backups:
 *
 *     master         the store's own key and id, sealed under DATA_KEY
 *     days/<day>     a key for each day on which data ends (UTC), sealed under the master key
 *     keys/<xx>/<..> a data key, sealed under the key of the day on which its data ends; the name is a hash of its place
 *     copies         the folders that hold a backup of the keys: what is destroyed here is destroyed there as well
 *
 * Destroying means overwriting, deleting, and waiting for the disk. When a day is over its key goes too, so that a data
 * key left behind by a crash, or by a disk that does not overwrite in place, opens nothing either. All servers of one
 * database share the folder; nothing of it is cached but what never changes.
 */
export interface KeyStore {
  /** Also stands in the database: they belong together. */
  readonly id: string;
  readonly master: MasterKey;
  /**
   * The key of a place; made where there is none, and safe on the disk before anything is sealed with it.
   * @param until when its data ends; a key that ends earlier is extended. Without it the key stays until it is destroyed
   */
  create(place: KeyPlace, until?: Date): Promise<Uint8Array>;
  /**
   * Read from the disk each time: another server may have destroyed it.
   * @throws ServerError `key-destroyed`, or `keys-unavailable` when the whole folder is away
   */
  read(place: KeyPlace): Uint8Array;
  /** Whether there is a key. @throws ServerError `keys-unavailable` */
  has(place: KeyPlace): boolean;
  /**
   * Destroys keys, here and in the copies that can be reached.
   * @returns how many there were
   */
  destroy(places: readonly KeyPlace[]): Promise<number>;
  /**
   * Destroys the keys of days that are over, with all they lead to, and in the copies whatever is not here any more.
   * @returns how many keys were destroyed, and the copies that could not be reached
   */
  purge(now: Date): Promise<{ readonly destroyed: number; readonly unreached: readonly string[] }>;
}

const kept = "kept";

export const masterFile = "master";

/**
 * Opens the keys of a folder.
 * @throws ServerError `wrong-data-key`, `keys-unavailable`
 */
export async function openKeyStore(dir: string, dataKey: Uint8Array): Promise<KeyStore> {
  const master = await readMaster(dir, dataKey);
  const dayKeys = new Map<string, Uint8Array>();

  function dayKey(day: string): Uint8Array | undefined {
    const known = dayKeys.get(day);
    if (known !== undefined) return known;
    const sealed = readIfThere(join(dir, "days", day));
    if (sealed === undefined) return undefined;
    const key = openBytes(master.wrapping, sealed, ["day", day]);
    dayKeys.set(day, key);
    return key;
  }

  async function makeDayKey(day: string): Promise<Uint8Array> {
    const known = dayKey(day);
    if (known !== undefined) return known;
    const key = randomBytes(32);
    // Of two servers one writes it; both read what is there then.
    await writeOnce(join(dir, "days", day), sealBytes(master.wrapping, key, ["day", day]));
    return dayKey(day) ?? key;
  }

  /** The day of a data key, and the key where its day's is still there. */
  function find(place: KeyPlace): { readonly day: string; readonly key: Uint8Array } | undefined {
    const bytes = readIfThere(join(dir, pathOf(place)));
    if (bytes === undefined) {
      refuseAway(dir, master.id);
      return undefined;
    }
    const day = dayOfFile(bytes);
    const wrapping = dayKey(day);
    if (wrapping === undefined) return undefined;
    return { day, key: openBytes(wrapping, bytes.subarray(dayBytes), [...place, day]) };
  }

  const wrap = async (place: KeyPlace, key: Uint8Array, day: string) =>
    Buffer.concat([Buffer.from(day.padEnd(dayBytes)), sealBytes(await makeDayKey(day), key, [...place, day])]);

  return {
    id: master.id,
    master,

    async create(place, until) {
      const day = until === undefined ? kept : dayOf(until);
      const known = find(place);
      if (known !== undefined && known.day >= day) return known.key;
      const path = join(dir, pathOf(place));
      if (known !== undefined) {
        await writeDurably(path, await wrap(place, known.key, day));
        return known.key;
      }
      // A data key whose day is over may be left: whoever makes a new one puts it in its place.
      await rm(path, { force: true });
      const key = randomBytes(32);
      if (await writeOnce(path, await wrap(place, key, day))) return key;
      return find(place)?.key ?? key;
    },

    read(place) {
      const found = find(place);
      if (found === undefined) throw new ServerError("key-destroyed", "The key of this data was destroyed.");
      return found.key;
    },

    has: (place) => find(place) !== undefined,

    async destroy(places) {
      let destroyed = 0;
      const copies = await copiesOf(dir, master.id);
      for (const place of places) {
        if (await shred(join(dir, pathOf(place)))) destroyed += 1;
        // A copy that fails now is looked at again by every purge.
        for (const copy of copies.reached) await shred(join(copy, pathOf(place))).catch(() => false);
      }
      return destroyed;
    },

    async purge(now) {
      const today = dayOf(now);
      let destroyed = 0;
      for (const day of await namesIn(join(dir, "days"))) {
        if (day >= today) continue;
        dayKeys.delete(day);
        if (await shred(join(dir, "days", day))) destroyed += 1;
      }
      if (destroyed > 0) destroyed += await destroyLeftBehind(dir);
      const { reached, unreached } = await copiesOf(dir, master.id);
      for (const copy of reached) destroyed += await destroyMissing(dir, copy);
      return { destroyed, unreached };
    },
  };
}

/** The keys of a folder, as paths below it: those of days and those of data. */
export async function listKeys(dir: string): Promise<readonly string[]> {
  const days = (await namesIn(join(dir, "days"))).map((day) => join("days", day));
  const shelves = await namesIn(join(dir, "keys"));
  const data = await Promise.all(
    shelves.map(async (shelf) => (await namesIn(join(dir, "keys", shelf))).map((name) => join("keys", shelf, name))),
  );
  return [...days, ...data.flat()].filter((path) => !path.endsWith(".new"));
}

/** Folders that hold a backup of the keys, apart by whether they can be reached and are still of this store. */
export async function copiesOf(dir: string, id: string) {
  const all = (await readFile(join(dir, "copies"), "utf8").catch(() => "")).split("\n").filter(Boolean);
  const isReached = (copy: string) => readIfThere(join(copy, masterFile))?.subarray(0, id.length).toString() === id;
  return { reached: all.filter(isReached), unreached: all.filter((copy) => !isReached(copy)) };
}

/** Has what is destroyed here be destroyed in another folder too, from now on. */
export async function noteCopy(dir: string, copy: string): Promise<void> {
  const known = (await readFile(join(dir, "copies"), "utf8").catch(() => "")).split("\n").filter(Boolean);
  if (!known.includes(copy)) await writeDurably(join(dir, "copies"), Buffer.from([...known, copy, ""].join("\n")));
}

const dayBytes = 10;

function dayOf(time: Date): string {
  return time.toISOString().slice(0, dayBytes);
}

function dayOfFile(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, dayBytes)).toString("latin1").trimEnd();
}

/** The name tells nothing: it is a hash. */
function pathOf(place: KeyPlace): string {
  const name = createHash("sha256").update(JSON.stringify(place)).digest("hex").slice(0, 40);
  return join("keys", name.slice(0, 2), name);
}

/** Data keys whose day is over. */
async function destroyLeftBehind(dir: string): Promise<number> {
  const days = new Set(await namesIn(join(dir, "days")));
  let destroyed = 0;
  for (const path of await listKeys(dir)) {
    if (!path.startsWith("keys")) continue;
    const bytes = readIfThere(join(dir, path));
    if (bytes !== undefined && !days.has(dayOfFile(bytes)) && (await shred(join(dir, path)))) destroyed += 1;
  }
  return destroyed;
}

/** Destroys in a copy what is not in the folder any more. */
async function destroyMissing(dir: string, copy: string): Promise<number> {
  const here = new Set(await listKeys(dir));
  let destroyed = 0;
  for (const path of await listKeys(copy)) if (!here.has(path) && (await shred(join(copy, path)))) destroyed += 1;
  return destroyed;
}

/** A folder that is away, such as one of another machine, must not look like destroyed keys. */
function refuseAway(dir: string, id: string): void {
  if (readIfThere(join(dir, masterFile))?.subarray(0, id.length).toString() === id) return;
  throw new ServerError("keys-unavailable", "The folder of the keys (KEY_DIR) is away.");
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new ServerError("keys-unavailable", "The folder of the keys (KEY_DIR) cannot be read.", { cause: error });
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}
