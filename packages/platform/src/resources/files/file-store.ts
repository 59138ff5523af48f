import type { Readable } from "node:stream";
import { OperationError } from "../core/operations/operation-error.ts";

/** Which file: its org, and its row's id. The platform generates both ids. */
export interface FilePlace {
  readonly orgId: string;
  readonly id: string;
}

/** A stored file of any length, read as a stream. */
export interface StoredFile {
  readonly bytes: number;
  readonly stream: Readable;
}

/** A file written in pieces, one `append` at a time. */
export interface GrowingFile {
  /** Appends, unless the file was removed. Throws once when the disk is full; later appends are ignored. */
  append(bytes: Uint8Array): Promise<void>;
  /** Nothing more comes. */
  finish(): Promise<void>;
}

/** Stores uploaded files and recordings, encrypted so that no disk or backup can be read without the host's key. */
export interface FileStore {
  keep(place: FilePlace, bytes: Uint8Array): Promise<void>;
  /** Starts a file written in pieces. */
  begin(place: FilePlace): Promise<GrowingFile>;
  /**
   * Opens a finished file; undefined when there is none.
   * @throws OperationError damaged-file, also the stream when the damage is in the middle
   */
  read(place: FilePlace): Promise<StoredFile | undefined>;
  /** Like `read`, for a file that may still grow: what is safely written so far, without the last chunk. */
  readSoFar(place: FilePlace): Promise<StoredFile | undefined>;
  /** Finishes a file whose writer was killed, at the last complete chunk. Does nothing when it is finished or missing. */
  finish(place: FilePlace): Promise<void>;
  /** The ids of all files of an org. */
  list(orgId: string): Promise<readonly string[]>;
  remove(place: FilePlace): Promise<void>;
  /** Removes everything of one org. */
  removeOrg(orgId: string): Promise<void>;
}

/** The error of a stored file that was changed, cut, moved to another's place, or sealed with another key. */
export function damagedFile(cause?: unknown): OperationError {
  return new OperationError("damaged-file", "A stored file is damaged, or sealed with another key.", { cause });
}

/** Keeps a file that is there at once as one that grows, by a single piece. */
export function keepBy(begin: FileStore["begin"]): FileStore["keep"] {
  return async (place, bytes) => {
    const file = await begin(place);
    await file.append(bytes);
    await file.finish();
  };
}
