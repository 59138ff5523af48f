import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { ServerError } from "../../server-error.ts";
import { shred, writeOnce } from "./durable-files.ts";
import { readIfThere } from "./key-files.ts";
import type { MasterKey } from "./master-key.ts";
import { openBytes, sealBytes } from "./seal-bytes.ts";

/** In the place of a day: the key of what has no end. It is never destroyed. */
export const kept = "kept";

/** The keys of days. Each is read from the disk each time, as another server may have destroyed it; that of what stays once. */
export interface DayKeys {
  /** @throws ServerError `key-damaged`, also while another server destroys it; `keys-unavailable` for that of what stays */
  find(day: string): Promise<Uint8Array | undefined>;
  /** Finds it, or makes it. */
  make(day: string): Promise<Uint8Array>;
  /** @returns whether there was one */
  destroy(day: string): Promise<boolean>;
}

export function openDayKeys(dir: string, master: MasterKey): DayKeys {
  let ofKept: Uint8Array | undefined;
  const pathOf = (day: string) => join(dir, "days", day);

  async function find(day: string): Promise<Uint8Array | undefined> {
    if (day === kept && ofKept !== undefined) return ofKept;
    const sealed = await readIfThere(pathOf(day));
    if (sealed === undefined) return undefined;
    try {
      const opened = openBytes(master.wrapping, sealed, ["day", day]);
      if (day === kept) ofKept = opened;
      return opened;
    } catch (cause) {
      if (day === kept) throw new ServerError("keys-unavailable", "days/kept in KEY_DIR is damaged.", { cause });
      throw new ServerError("key-damaged", "A day's key is damaged.", { cause });
    }
  }

  return {
    find,
    async make(day) {
      const found = await find(day);
      if (found !== undefined) return found;
      const key = randomBytes(32);
      // Of two servers one writes it; both read what is there then.
      await writeOnce(pathOf(day), sealBytes(master.wrapping, key, ["day", day]));
      const made = await find(day);
      // Better no answer than one sealed with a key that nobody keeps.
      if (made === undefined) throw new ServerError("keys-unavailable", "A day's key was made, and is not there.");
      return made;
    },
    destroy: (day) => shred(pathOf(day)),
  };
}
