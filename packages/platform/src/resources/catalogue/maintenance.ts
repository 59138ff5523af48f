import { lt } from "drizzle-orm";
import { endLostCalls } from "../calls/lost-calls.ts";
import type { ResourceSettings } from "../core/operations/resource-context.ts";
import { platformTokens } from "../core/store/schema.ts";
import { removeOrphanedFiles } from "../files/orphaned-files.ts";

/** To be run at a start and every hour: ends lost calls and their recordings, deletes expired tokens and orphaned files. */
export async function runMaintenance({ db, files }: Pick<ResourceSettings, "db" | "files">, now: Date): Promise<void> {
  await endLostCalls({ db, files }, now);
  await db.delete(platformTokens).where(lt(platformTokens.expiresAt, now));
  await removeOrphanedFiles(db, files);
}
