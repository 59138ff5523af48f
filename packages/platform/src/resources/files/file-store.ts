import type { Readable } from "node:stream";

/** Where a file lies: its org, and its row's id. Both are ids this platform made. */
export interface FilePlace {
  readonly orgId: string;
  readonly id: string;
}

/** A file as it was given, of any length: its stream holds a piece at a time. */
export interface KeptFile {
  readonly bytes: number;
  readonly stream: Readable;
}

/** A file that comes piece by piece. One call at a time. */
export interface GrowingFile {
  /** Adds to the end, unless the file was removed. Throws once when the disk takes no more; the file then grows no further. */
  append(bytes: Uint8Array): Promise<void>;
  /** Nothing more comes. */
  finish(): Promise<void>;
}

/** Keeps the bytes of uploaded files and of recordings, so that no disk or backup can be read without the host's key. */
export interface FileStore {
  keep(place: FilePlace, bytes: Uint8Array): Promise<void>;
  /** Begins a file that grows. */
  begin(place: FilePlace): Promise<GrowingFile>;
  /**
   * Opens a file that is finished; undefined when there is none.
   * @throws DamagedFile, also the stream when the damage is in the middle
   */
  read(place: FilePlace): Promise<KeptFile | undefined>;
  /** As `read`, of a file that may still grow: what is safely kept of it now, without the last moment. */
  readSoFar(place: FilePlace): Promise<KeptFile | undefined>;
  /** Finishes a file whose writer was killed, where it was safely kept to. Does nothing to one that is finished, or is not there. */
  finish(place: FilePlace): Promise<void>;
  /** The ids of all files of an org. */
  list(orgId: string): Promise<readonly string[]>;
  remove(place: FilePlace): Promise<void>;
  /** Removes everything of one org. */
  removeOrg(orgId: string): Promise<void>;
}

/** A kept file that was changed, cut, put in another's place, or sealed with another key. */
export class DamagedFile extends Error {
  override readonly name = "DamagedFile";

  constructor(options?: { readonly cause?: unknown }) {
    super("A kept file is damaged, or sealed with another key.", options);
  }
}
