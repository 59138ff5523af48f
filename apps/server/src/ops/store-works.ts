import { backup } from "./backup/backup.ts";
import { purgeNow } from "./deletion/purge.ts";
import { verifyDeletion } from "./deletion/verify.ts";
import { status } from "./status.ts";
import type { StoreWork } from "./store-work.ts";

/** The commands that work on an open store: the server of an embedded one does them itself. */
export const storeWorks = {
  backup,
  "purge-now": purgeNow,
  "verify-deletion": verifyDeletion,
  status,
} satisfies Readonly<Record<string, StoreWork>>;
