import { chunkBytes, tagBytes } from "./chunks.ts";

/** The first byte of a sealed file: it is sealed with a key of its own. */
export const version = 2;

export const saltBytes = 32;

/** Version and salt; the chunks follow without a gap. */
export const headerBytes = 1 + saltBytes;

const sealedChunkBytes = chunkBytes + tagBytes;

/** What a sealed file's size says: the last chunk is never a full one, so there is always a remainder. */
export interface Layout {
  /** Chunks before the last. */
  readonly full: number;
  /** Bytes of the last chunk as it is sealed; 0 while the file grows. */
  readonly lastBytes: number;
}

export function layoutOf(fileBytes: number): Layout {
  const sealed = Math.max(0, fileBytes - headerBytes);
  return { full: Math.floor(sealed / sealedChunkBytes), lastBytes: sealed % sealedChunkBytes };
}

/** Where a chunk begins. */
export function offsetOf(index: number): number {
  return headerBytes + index * sealedChunkBytes;
}

/** How long the plain file is. */
export function plainBytesOf({ full, lastBytes }: Layout): number {
  return full * chunkBytes + Math.max(0, lastBytes - tagBytes);
}

/** Bytes of a chunk as it is sealed. */
export function sealedBytesOf(index: number, { full, lastBytes }: Layout): number {
  return index < full ? sealedChunkBytes : lastBytes;
}
