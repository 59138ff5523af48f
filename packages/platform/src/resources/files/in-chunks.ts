import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { type Chunks, chunkBytes, chunksOf, tagBytes } from "./chunks.ts";
import type { FileSecrets } from "./file-secrets.ts";
import { damagedFile, type FilePlace, type FileStore, keepBy, type StoredFile } from "./file-store.ts";
import { headerBytes, saltBytes, version } from "./layout.ts";
import { growingFile } from "./write-sealed.ts";

/** A chunk that is there: which one it is, and how long as it is sealed. */
export interface KeptChunk {
  readonly position: number;
  readonly bytes: number;
}

/** Where the sealed chunks of files lie, each by itself. A file begins with its head (version and salt). */
export interface ChunkPlaces {
  /** So many chunks of a file are fetched at a time, because each takes its way. */
  readonly ahead: number;
  /** Removes whatever is there of a file, and writes its head. */
  begin(place: FilePlace, head: Uint8Array): Promise<void>;
  head(place: FilePlace): Promise<Uint8Array | undefined>;
  /** Writes a chunk, unless the file was removed. Resolves when it is safe. */
  write(place: FilePlace, position: number, sealed: Uint8Array): Promise<void>;
  read(place: FilePlace, position: number): Promise<Uint8Array | undefined>;
  /** The chunks of a file, in their order. */
  chunks(place: FilePlace): Promise<readonly KeptChunk[]>;
  /** The ids of all files of an org. */
  list(orgId: string): Promise<readonly string[]>;
  remove(place: FilePlace): Promise<void>;
  removeOrg(orgId: string): Promise<void>;
}

/** A file as it is found: how many bytes each of its chunks has, sealed. */
interface FoundFile {
  readonly chunks: Chunks;
  readonly sealedBytes: readonly number[];
}

/** Keeps files sealed where every server can read them, each chunk by itself. */
export function filesInChunks(places: ChunkPlaces, secrets: FileSecrets): FileStore {
  const begin: FileStore["begin"] = async (place) => {
    const salt = randomBytes(saltBytes);
    const secret = await secrets.make(place.id);
    await places.begin(place, Buffer.concat([Buffer.of(version), salt]));
    const chunks = chunksOf(place, secret, salt);
    return growingFile((chunk, bytes) => places.write(place, chunk.index, chunks.seal(bytes, chunk)));
  };

  async function find(place: FilePlace): Promise<FoundFile | undefined> {
    const head = await places.head(place);
    if (head === undefined) return undefined;
    if (head[0] !== version || head.length !== headerBytes) throw damagedFile();
    const secret = await secrets.find(place.id);
    if (secret === undefined) return undefined;
    const kept = await places.chunks(place);
    if (kept.some(({ position }, index) => position !== index)) throw damagedFile();
    return { chunks: chunksOf(place, secret, head.subarray(1)), sealedBytes: kept.map(({ bytes }) => bytes) };
  }

  async function* plainChunks(place: FilePlace, { chunks, sealedBytes }: FoundFile, lastIndex: number | undefined) {
    const coming: Promise<Uint8Array | undefined>[] = [];
    for (const index of sealedBytes.keys()) {
      for (let next = index + coming.length; coming.length < places.ahead && next < sealedBytes.length; next += 1) {
        const fetched = places.read(place, next);
        // Whoever reads hears of it in its turn, or has gone.
        fetched.catch(() => {});
        coming.push(fetched);
      }
      const sealed = await coming.shift();
      if (sealed === undefined) throw damagedFile();
      yield chunks.open(sealed, { index, isLast: index === lastIndex });
    }
  }

  function plainOf(place: FilePlace, found: FoundFile, lastIndex: number | undefined): StoredFile {
    const stream = Readable.from(plainChunks(place, found, lastIndex), {
      objectMode: false,
      highWaterMark: chunkBytes,
    });
    return { bytes: found.sealedBytes.reduce((sum, bytes) => sum + bytes - tagBytes, 0), stream };
  }

  return {
    begin,
    keep: keepBy(begin),
    read: async (place) => {
      const found = await find(place);
      if (found === undefined) return undefined;
      if (!isFinished(found)) throw damagedFile();
      const lastIndex = found.sealedBytes.length - 1;
      // Most damage is reported before a byte is sent.
      for (const index of new Set([0, lastIndex])) {
        found.chunks.open((await places.read(place, index)) ?? new Uint8Array(), {
          index,
          isLast: index === lastIndex,
        });
      }
      return plainOf(place, found, lastIndex);
    },
    readSoFar: async (place) => {
      const found = await find(place);
      if (found === undefined) return undefined;
      const whole = { ...found, sealedBytes: found.sealedBytes.filter(isFull) };
      return plainOf(place, whole, undefined);
    },
    finish: async (place) => {
      const found = await find(place);
      if (found === undefined || isFinished(found)) return;
      const last = { index: found.sealedBytes.length, isLast: true };
      await places.write(place, last.index, found.chunks.seal(new Uint8Array(), last));
    },
    list: places.list,
    remove: places.remove,
    removeOrg: places.removeOrg,
  };
}

/** Every chunk but the last is full. */
function isFull(sealedBytes: number): boolean {
  return sealedBytes === chunkBytes + tagBytes;
}

function isFinished({ sealedBytes }: FoundFile): boolean {
  const last = sealedBytes.at(-1);
  return last !== undefined && !isFull(last);
}
