import { deleteExpired } from "../answers/retention/retention.ts";
import { backup } from "./backup/backup.ts";
import { verifyDeletion } from "./deletion/verify.ts";
import { status } from "./status.ts";
import type { StoreWork } from "./store-work.ts";

const hourMs = 3_600_000;

/** Deletes what has expired now, without waiting for the hourly deletion. */
const purgeNow: StoreWork = async ({ config, db, vault, files, clock, write }) => {
  const retentionMs = config.retentionHours * hourMs;
  const { count, forms, unreached } = await deleteExpired({ db, clock, retentionMs, files, vault });
  const others = "drafts, payments, letters, codes, files, keys, counts of requests";
  write(`Deleted ${forms} forms whose time was over, and ${count - forms} other things (${others}).\n`);
  for (const copy of unreached) {
    write(`The copy of the keys in ${copy} cannot be reached: bring it back and run this again, or destroy it.\n`);
  }
  return unreached.length === 0 ? 0 : 1;
};

/** The commands that work on an open store: the server of an embedded one does them itself. */
export const storeWorks = {
  backup,
  "purge-now": purgeNow,
  "verify-deletion": verifyDeletion,
  status,
} satisfies Readonly<Record<string, StoreWork>>;
