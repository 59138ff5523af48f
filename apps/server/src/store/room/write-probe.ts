import { randomBytes, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ServerError } from "../../server-error.ts";
import { writeDurably } from "../keys/durable-files.ts";
import type { Vault } from "../vault.ts";
import { type DiskRoom, roomForPayments } from "./disk-room.ts";

/** A disk that is busy is not full: so long somebody who wants to pay waits for it. Milliseconds. */
const longestMs = 15_000;

/** A block of any disk: something smaller may find its place in one that is there. Bytes. */
const trialBytes = 4096;

/** Tries whether everything can be kept that a new payer's form needs: a key, a row, a file. */
export interface WriteProbe {
  /**
   * Writes to the store, to the folder of the keys and to the data folder, and takes it away again.
   * @param withinMs how long the caller can wait
   * @throws ServerError `no-room`, `store-unavailable`, `keys-unavailable`, or what the store says
   */
  check(withinMs?: number): Promise<void>;
}

export function openWriteProbe(context: {
  /** Writes a row that needs new room. */
  readonly tryRow: () => Promise<void>;
  readonly vault: Pick<Vault, "has">;
  readonly room: DiskRoom;
  readonly dataDir: string;
  readonly keyDir: string;
}): WriteProbe {
  const { tryRow, vault, room, dataDir, keyDir } = context;
  /** However many ask, one look is under way. */
  let looking: Promise<void> | undefined;

  async function tryAll(): Promise<void> {
    await room.require(roomForPayments);
    // Without the master key nothing opens: no place of this name has a key, and asking fails when the folder is away.
    await vault.has(["trials", "readyz"]);
    await Promise.all([tryFile(keyDir), tryFile(dataDir), tryRow()]);
  }

  return {
    check(withinMs = longestMs) {
      looking ??= inTime(tryAll(), longestMs).finally(() => {
        looking = undefined;
      });
      return inTime(looking, withinMs);
    },
  };
}

async function tryFile(dir: string): Promise<void> {
  const trial = join(dir, `trial.${randomUUID()}`);
  try {
    await writeDurably(trial, randomBytes(trialBytes));
  } finally {
    // Where it could not be written it may not be to be removed either, and that says nothing new.
    await rm(trial, { force: true }).catch(() => {});
  }
}

/** A database, or a disk, that hangs neither answers nor fails. */
async function inTime(work: Promise<void>, limitMs: number): Promise<void> {
  const limit = wait(limitMs, undefined, { ref: false }).then(() => {
    throw new ServerError("store-unavailable", "The store did not write in time.");
  });
  await Promise.race([work, limit]);
}
