import { randomBytes } from "node:crypto";
import { open } from "node:fs/promises";
import { type ChunkPlace, type Chunks, chunkBytes, chunksOf } from "./chunks.ts";
import type { FilePlace, GrowingFile } from "./file-store.ts";
import { offsetOf, saltBytes, version } from "./layout.ts";
import { ignoreMissing } from "./read-sealed.ts";

/** Makes a sealed file that grows, readable by this user only. */
export async function beginSealed(path: string, place: FilePlace, secret: Uint8Array): Promise<GrowingFile> {
  const salt = randomBytes(saltBytes);
  const made = await open(path, "w", 0o600);
  try {
    await made.chmod(0o600);
    await made.writeFile(Buffer.concat([Buffer.of(version), salt]));
  } finally {
    await made.close();
  }
  const chunks = chunksOf(place, secret, salt);
  return growingFile(({ index, isLast }, bytes) => writeChunk({ path, chunks, index, isLast }, bytes));
}

/** A file that grows by whole chunks. */
export function growingFile(write: (place: ChunkPlace, bytes: Uint8Array) => Promise<void>): GrowingFile {
  let index = 0;
  let rest: Buffer = Buffer.alloc(0);
  let isCut = false;
  return {
    append: async (bytes) => {
      if (isCut) return;
      rest = Buffer.concat([rest, bytes]);
      try {
        for (; rest.length >= chunkBytes; index += 1) {
          await write({ index, isLast: false }, rest.subarray(0, chunkBytes));
          rest = rest.subarray(chunkBytes);
        }
      } catch (error) {
        // Other bytes in the place that failed would need its nonce again. The last chunk has one of its own.
        isCut = true;
        rest = Buffer.alloc(0);
        throw error;
      }
    },
    finish: () => write({ index, isLast: true }, rest),
  };
}

interface ChunkToWrite extends ChunkPlace {
  readonly path: string;
  readonly chunks: Chunks;
}

/** Writes a chunk at its place, in a file that is still there, and nothing behind it. The last one waits for the disk. */
export async function writeChunk({ path, chunks, ...place }: ChunkToWrite, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "r+").catch(ignoreMissing);
  if (file === undefined) return;
  try {
    const offset = offsetOf(place.index);
    // A full disk may have taken a part of another chunk.
    await file.truncate(offset);
    const sealed = chunks.seal(bytes, place);
    const { bytesWritten } = await file.write(sealed, 0, sealed.length, offset);
    if (bytesWritten < sealed.length) throw new Error("The disk took only a part.");
    if (place.isLast) await file.sync();
  } finally {
    await file.close();
  }
}
