import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { and, asc, eq, gte, sql } from "drizzle-orm";
import { type Db, platformFileChunks as table } from "../core/store/schema.ts";
import { type Chunks, chunkBytes, chunksOf, tagBytes } from "./chunks.ts";
import type { FileSecrets } from "./file-secrets.ts";
import { damagedFile, type FilePlace, type FileStore, keepBy, type StoredFile } from "./file-store.ts";
import { headerBytes, saltBytes, version } from "./layout.ts";
import { growingFile } from "./write-sealed.ts";

/** Where a file's version and salt are, before its chunks. */
const saltPosition = -1;

/** A file as its rows say: how many bytes each of its chunks has, sealed. */
interface FoundFile {
  readonly chunks: Chunks;
  readonly sealedBytes: readonly number[];
}

/** Keeps files sealed in the database, where every server can read them. */
export function filesInDatabase(db: Db, secrets: FileSecrets): FileStore {
  const { rowAt, find, write } = chunkRows(db, secrets);

  const begin: FileStore["begin"] = async (place) => {
    const salt = randomBytes(saltBytes);
    const secret = await secrets.make(place.id);
    await db.delete(table).where(isFile(place));
    await db
      .insert(table)
      .values({ ...place, position: saltPosition, data: Buffer.concat([Buffer.of(version), salt]) });
    const chunks = chunksOf(place, secret, salt);
    return growingFile((chunk, bytes) => write(place, chunk.index, chunks.seal(bytes, chunk)));
  };

  async function* plainChunks(place: FilePlace, { chunks, sealedBytes }: FoundFile, lastIndex: number | undefined) {
    for (const index of sealedBytes.keys()) {
      const sealed = await rowAt(place, index);
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
        found.chunks.open((await rowAt(place, index)) ?? new Uint8Array(), { index, isLast: index === lastIndex });
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
      await write(place, last.index, found.chunks.seal(new Uint8Array(), last));
    },
    list: async (orgId) => {
      const rows = await db.selectDistinct({ id: table.id }).from(table).where(eq(table.orgId, orgId));
      return rows.map(({ id }) => id);
    },
    remove: async (place) => {
      await db.delete(table).where(isFile(place));
    },
    removeOrg: async (orgId) => {
      await db.delete(table).where(eq(table.orgId, orgId));
    },
  };
}

function isFile({ orgId, id }: FilePlace) {
  return and(eq(table.orgId, orgId), eq(table.id, id));
}

/** The rows of files. */
function chunkRows(db: Db, secrets: FileSecrets) {
  async function rowAt(place: FilePlace, position: number): Promise<Uint8Array | undefined> {
    const [row] = await db
      .select({ data: table.data })
      .from(table)
      .where(and(isFile(place), eq(table.position, position)));
    return row?.data;
  }

  async function find(place: FilePlace): Promise<FoundFile | undefined> {
    const header = await rowAt(place, saltPosition);
    if (header === undefined) return undefined;
    if (header[0] !== version || header.length !== headerBytes) throw damagedFile();
    const secret = await secrets.find(place.id);
    if (secret === undefined) return undefined;
    const rows = await db
      .select({ position: table.position, bytes: sql<number>`length(${table.data})` })
      .from(table)
      .where(and(isFile(place), gte(table.position, 0)))
      .orderBy(asc(table.position));
    if (rows.some(({ position }, index) => position !== index)) throw damagedFile();
    return { chunks: chunksOf(place, secret, header.subarray(1)), sealedBytes: rows.map(({ bytes }) => bytes) };
  }

  /** A chunk of a file that was not removed. */
  async function write(place: FilePlace, position: number, sealed: Uint8Array): Promise<void> {
    const { orgId, id } = place;
    await db.execute(sql`
      insert into platform_file_chunks (org_id, id, position, data)
      select ${orgId}::text, ${id}::text, ${position}::integer, ${sealed}::bytea
      where exists (select 1 from platform_file_chunks where org_id = ${orgId} and id = ${id} and position = ${saltPosition})`);
  }

  return { rowAt, find, write };
}

/** Every chunk but the last is full. */
function isFull(sealedBytes: number): boolean {
  return sealedBytes === chunkBytes + tagBytes;
}

function isFinished({ sealedBytes }: FoundFile): boolean {
  const last = sealedBytes.at(-1);
  return last !== undefined && !isFull(last);
}
