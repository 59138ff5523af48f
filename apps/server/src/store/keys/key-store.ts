import { createHash, randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hasCode } from "@dilo/foundation";
import { ServerError } from "../../server-error.ts";
import { type DayKeys, kept, openDayKeys } from "./day-keys.ts";
import { shred, shredAll, writeDurably, writeOnce } from "./durable-files.ts";
import { copiesOf, destroyOutdated, refuseAway } from "./key-copies.ts";
import { listKeys, namesIn, readIfThere } from "./key-files.ts";
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
 * database share the folder; nothing of it is cached but the master key and the key of what stays.
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
   * @throws ServerError `key-destroyed`, `key-damaged`, or `keys-unavailable` when the whole folder is away
   */
  read(place: KeyPlace): Promise<Uint8Array>;
  /** Whether there is a key that opens anything. @throws ServerError `keys-unavailable` */
  has(place: KeyPlace): Promise<boolean>;
  /**
   * Destroys keys, here and in the copies that can be reached.
   * @returns how many there were
   * @throws ServerError `keys-unavailable`: then none was destroyed
   */
  destroy(places: readonly KeyPlace[]): Promise<number>;
  /**
   * Destroys the keys of days that are over, with all they lead to, and in the copies whatever is not here any more.
   * @returns how many keys were destroyed, and the copies that could not be reached
   */
  purge(now: Date): Promise<{ readonly destroyed: number; readonly unreached: readonly string[] }>;
}

/** What is at a data key's place: the key, bytes that open nothing, or nothing. */
interface FoundKey {
  readonly opened?: { readonly day: string; readonly key: Uint8Array };
  readonly left?: Buffer;
  /** Whether its day's key is there, and does not open it: its file was changed. */
  readonly isDamaged?: boolean;
}

/**
 * Opens the keys of a folder.
 * @throws ServerError `wrong-data-key`, `keys-unavailable`
 */
export async function openKeyStore(dir: string, dataKey: Uint8Array): Promise<KeyStore> {
  const master = await readMaster(dir, dataKey);
  const days = openDayKeys(dir, master);

  async function find(place: KeyPlace): Promise<FoundKey> {
    const bytes = await readIfThere(join(dir, pathOf(place)));
    if (bytes === undefined) {
      await refuseAway(dir, master.id);
      return {};
    }
    const day = dayOfFile(bytes);
    // A crash in the middle of destroying leaves noise.
    if (!isDay(day)) return { left: bytes };
    try {
      const wrapping = await days.find(day);
      if (wrapping !== undefined) {
        return { opened: { day, key: openBytes(wrapping, bytes.subarray(dayBytes), [...place, day]) } };
      }
    } catch (error) {
      if (hasCode(error, ServerError, "keys-unavailable")) throw error;
      // Whatever else the reason: no other key suffers from it.
      return { left: bytes, isDamaged: true };
    }
    // The key of what stays is never destroyed: without it the folder is not whole, and nothing of it is gone.
    if (day === kept) throw new ServerError("keys-unavailable", "KEY_DIR has no days/kept: it was not copied whole.");
    return { left: bytes };
  }

  const wrap = async (place: KeyPlace, key: Uint8Array, day: string) =>
    Buffer.concat([Buffer.from(day.padEnd(dayBytes)), sealBytes(await days.make(day), key, [...place, day])]);

  return {
    id: master.id,
    master,

    async create(place, until) {
      const day = until === undefined ? kept : dayOf(until);
      const { opened, left } = await find(place);
      const path = join(dir, pathOf(place));
      if (opened !== undefined) {
        if (opened.day < day) await writeDurably(path, await wrap(place, opened.key, day));
        return opened.key;
      }
      const key = randomBytes(32);
      const wrapped = await wrap(place, key, day);
      // A data key whose day is over may be left: whoever makes a new one puts it in its place. Another server's new one stays.
      if (left !== undefined && (await readIfThere(path))?.equals(left)) await rm(path, { force: true });
      if (await writeOnce(path, wrapped)) return key;
      const made = await find(place);
      // Better no answer than one sealed with a key that nobody keeps.
      if (made.opened === undefined) throw new ServerError("keys-unavailable", "A key was made, and is not there.");
      return made.opened.key;
    },

    async read(place) {
      const { opened, isDamaged } = await find(place);
      if (opened !== undefined) return opened.key;
      if (isDamaged) throw new ServerError("key-damaged", "The key of this data is damaged.");
      throw new ServerError("key-destroyed", "The key of this data was destroyed.");
    },

    has: async (place) => (await find(place)).opened !== undefined,

    async destroy(places) {
      // While the folder is away nothing can be destroyed, and nothing must seem to be.
      if (places.length > 0) await refuseAway(dir, master.id);
      const paths = places.map(pathOf);
      const copies = await copiesOf(dir, master.id);
      const destroyed = await shredAll(paths.map((path) => join(dir, path)));
      await shredAll(await unfinishedOf(dir, paths));
      // A copy that fails now is looked at again by every purge.
      for (const copy of copies.reached) await shredAll(paths.map((path) => join(copy, path))).catch(() => 0);
      return destroyed;
    },

    purge: (now) => purgeKeys(dir, { master, days }, now),
  };
}

async function purgeKeys(
  dir: string,
  { master, days }: { readonly master: MasterKey; readonly days: DayKeys },
  now: Date,
): ReturnType<KeyStore["purge"]> {
  await refuseAway(dir, master.id);
  const today = dayOf(now);
  let destroyed = 0;
  for (const day of await namesIn(join(dir, "days"))) {
    if (day < today && (await days.destroy(day))) destroyed += 1;
  }
  if (destroyed > 0) destroyed += await destroyLeftBehind(dir, today);
  const { reached, unreached } = await copiesOf(dir, master.id);
  const failed: string[] = [];
  for (const copy of reached) {
    try {
      destroyed += await destroyOutdated(dir, copy, master.id);
    } catch {
      // Whatever its disk says, the copy is away; unless it is the folder itself.
      await refuseAway(dir, master.id);
      failed.push(copy);
    }
  }
  return { destroyed, unreached: [...unreached, ...failed] };
}

const dayBytes = 10;

function dayOf(time: Date): string {
  return time.toISOString().slice(0, dayBytes);
}

function dayOfFile(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, dayBytes)).toString("latin1").trimEnd();
}

function isDay(day: string): boolean {
  return day === kept || /^\d{4}-\d\d-\d\d$/.test(day);
}

/** The name tells nothing: it is a hash. */
function pathOf(place: KeyPlace): string {
  const name = createHash("sha256").update(JSON.stringify(place)).digest("hex").slice(0, 40);
  return join("keys", name.slice(0, 2), name);
}

/** What a crash left of keys that were being written: it may be the key, as it was to be extended. */
async function unfinishedOf(dir: string, paths: readonly string[]): Promise<readonly string[]> {
  const known = new Set(paths);
  const left: string[] = [];
  for (const shelf of new Set(paths.map((path) => dirname(path)))) {
    for (const name of await namesIn(join(dir, shelf))) {
      const [key = "", ...rest] = name.split(".");
      if (rest.length > 0 && known.has(join(shelf, key))) left.push(join(dir, shelf, name));
    }
  }
  return left;
}

/**
 * Destroys data keys whose day is over. The day decides, not whether its key is there: keys of a new day are made and
 * extended meanwhile.
 */
async function destroyLeftBehind(dir: string, today: string): Promise<number> {
  let destroyed = 0;
  for (const path of await listKeys(dir)) {
    if (!path.startsWith("keys")) continue;
    const bytes = await readIfThere(join(dir, path));
    if (bytes === undefined) continue;
    const day = dayOfFile(bytes);
    const isOver = !isDay(day) || day < today;
    if (isOver && (await shred(join(dir, path)))) destroyed += 1;
  }
  return destroyed;
}
