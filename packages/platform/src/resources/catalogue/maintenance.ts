import { lt } from "drizzle-orm";
import { endLostCalls } from "../calls/lost-calls.ts";
import type { ResourceSettings } from "../core/operations/resource-context.ts";
import { platformTokens } from "../core/store/schema.ts";
import { removeOrphanedFiles } from "../files/orphaned-files.ts";

/** What is to be done at a start and every hour: ends lost calls and what was recorded of them, deletes lent tokens that are over, and files without a row. */
export async function runMaintenance({ db, files }: Pick<ResourceSettings, "db" | "files">, now: Date): Promise<void> {
  await endLostCalls({ db, files }, now);
  await db.delete(platformTokens).where(lt(platformTokens.expiresAt, now));
  await removeOrphanedFiles(db, files);
}
