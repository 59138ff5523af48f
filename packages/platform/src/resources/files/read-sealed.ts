import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import { OperationError } from "../core/operations/operation-error.ts";
import { type Chunks, chunkBytes, chunksOf, tagBytes } from "./chunks.ts";
import type { FileSecrets } from "./file-secrets.ts";
import { damagedFile, type FilePlace, type StoredFile } from "./file-store.ts";
import { headerBytes, type Layout, layoutOf, offsetOf, plainBytesOf, sealedBytesOf, version } from "./layout.ts";

/** A sealed file, and what opens it. */
export interface SealedFile {
  readonly path: string;
  readonly chunks: Chunks;
  readonly layout: Layout;
}

/** Looks at a sealed file's beginning and size; undefined when there is none, or its key is gone. @throws OperationError damaged-file */
export async function findSealed(
  path: string,
  place: FilePlace,
  secrets: FileSecrets,
): Promise<SealedFile | undefined> {
  const file = await open(path).catch(ignoreMissing);
  if (file === undefined) return undefined;
  try {
    const header = await readAt(file, 0, headerBytes);
    if (header[0] !== version) throw damagedFile();
    const secret = await secrets.find(place.id);
    if (secret === undefined) return undefined;
    const layout = layoutOf((await file.stat()).size);
    return { path, chunks: chunksOf(place, secret, header.subarray(1)), layout };
  } finally {
    await file.close();
  }
}

/** Opens a finished file. Its first and last chunk are checked now, so that most damage is reported before a byte is sent. */
export async function readWhole(sealed: SealedFile): Promise<StoredFile> {
  const { full, lastBytes } = sealed.layout;
  if (lastBytes < tagBytes) throw damagedFile();
  await check(sealed, new Set([0, full]));
  return plainOf(sealed);
}

/** Opens what is whole of a file that may still grow. */
export async function readSoFar({ layout: { full }, ...file }: SealedFile): Promise<StoredFile> {
  const sealed = { ...file, layout: { full, lastBytes: 0 } };
  if (full > 0) await check(sealed, [0]);
  return plainOf(sealed);
}

/** Whether a file's last chunk is there and whole. */
export async function isFinished(sealed: SealedFile): Promise<boolean> {
  try {
    await check(sealed, [sealed.layout.full]);
    return true;
  } catch (error) {
    if (error instanceof OperationError) return false;
    throw error;
  }
}

function plainOf(sealed: SealedFile): StoredFile {
  const plain = Readable.from(plainChunks(sealed), { objectMode: false, highWaterMark: chunkBytes });
  return { bytes: plainBytesOf(sealed.layout), stream: plain };
}

/** Opens the file only when it is read: a stream that is never read holds no file handle. */
async function* plainChunks(sealed: SealedFile): AsyncGenerator<Buffer, void, undefined> {
  const { full, lastBytes } = sealed.layout;
  const count = lastBytes === 0 ? full : full + 1;
  const file = await open(sealed.path);
  try {
    for (let index = 0; index < count; index += 1) yield await openChunk(file, sealed, index);
  } finally {
    await file.close();
  }
}

async function check(sealed: SealedFile, indexes: Iterable<number>): Promise<void> {
  const file = await open(sealed.path);
  try {
    for (const index of indexes) await openChunk(file, sealed, index);
  } finally {
    await file.close();
  }
}

async function openChunk(file: FileHandle, { chunks, layout }: SealedFile, index: number): Promise<Buffer> {
  const bytes = await readAt(file, offsetOf(index), sealedBytesOf(index, layout));
  return chunks.open(bytes, { index, isLast: index === layout.full });
}

async function readAt(file: FileHandle, offset: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes);
  const { bytesRead } = await file.read(buffer, 0, bytes, offset);
  if (bytesRead < bytes) throw damagedFile();
  return buffer;
}

/** For `catch`: undefined where a file or folder is not there. @throws whatever else it was */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined;
  throw error;
}
