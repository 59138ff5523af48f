import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What was spoken, as it is played. */
export interface Spoken {
  readonly sound: Int16Array;
  /** What the voice was turned up or down by, for what it says next. */
  readonly gain: number;
}

/** Utterances kept on disk, each under the text that names it. */
export interface SpokenFolder {
  has(key: string): Promise<boolean>;
  /** Undefined where there is none; what is damaged is removed. */
  read(key: string): Promise<Spoken | undefined>;
  write(key: string, spoken: Spoken): Promise<void>;
  /** Removes all others: those of another voice, and of texts that nobody says any more. */
  keepOnly(keys: readonly string[]): Promise<void>;
}

/** A file is the SHA-256 of the rest, the gain as a 64-bit number, and the sound. */
const [sumBytes, gainBytes] = [32, 8];

/** Opens a folder of utterances; it is made with the first. */
export function openSpokenFolder(folder: string): SpokenFolder {
  const place = (key: string) => join(folder, nameOf(key));
  return {
    has: async (key) => (await stat(place(key)).catch(() => undefined))?.isFile() === true,
    async read(key) {
      const bytes = await readFile(place(key)).catch(() => undefined);
      if (bytes === undefined) return undefined;
      const rest = bytes.subarray(sumBytes);
      if (rest.length > gainBytes && sumOf(rest).equals(bytes.subarray(0, sumBytes))) {
        const sound = new Int16Array(new Uint8Array(rest.subarray(gainBytes)).buffer);
        return { gain: rest.readDoubleLE(), sound };
      }
      await remove(place(key));
      return undefined;
    },
    async write(key, { sound, gain }) {
      const head = Buffer.alloc(gainBytes);
      head.writeDoubleLE(gain);
      const rest = Buffer.concat([head, new Uint8Array(sound.buffer, sound.byteOffset, sound.byteLength)]);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = `${place(key)}.${randomUUID()}`;
      try {
        await writeFile(unfinished, Buffer.concat([sumOf(rest), rest]), { mode: 0o600 });
        await rename(unfinished, place(key));
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    async keepOnly(keys) {
      const kept = new Set(keys.map(nameOf));
      for (const name of await readdir(folder).catch(() => [])) if (!kept.has(name)) await remove(join(folder, name));
    },
  };
}

/** What cannot be removed is left: it is spoken anew at every start, and nothing else follows from it. */
const remove = (file: string) => rm(file, { force: true }).catch(() => undefined);

const nameOf = (key: string) => `${createHash("sha256").update(key).digest("hex")}.pcm`;
const sumOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
