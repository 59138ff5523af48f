import { and, eq, lt, sql } from "drizzle-orm";
import { endAuditEntries } from "../audit/audit-log.ts";
import { endOwnerlessCalls } from "../calls/ending/lost-calls.ts";
import type { ResourceSettings } from "../core/operations/resource-context.ts";
import { platformMessages, platformTokens } from "../core/store/schema.ts";
import { removeOrphanedFiles } from "../files/orphaned-files.ts";

/**
 * To be run at a start and every hour: ends calls without an owner, deletes expired tokens, dead messages, orphaned
 * files, and what the audit log keeps no longer.
 * @throws what went wrong with the first of these, when all others are done
 */
export async function runMaintenance(
  { db, files, keys, auditDays }: Pick<ResourceSettings, "db" | "files" | "keys"> & { readonly auditDays: number },
  now: Date,
): Promise<void> {
  const isForgotten = lt(platformMessages.claimedUntil, sql`now() - interval '7 days'`);
  const failures: unknown[] = [];
  for (const work of [
    () => endOwnerlessCalls({ db, files, keys }, now),
    () => db.delete(platformMessages).where(and(eq(platformMessages.state, "dead"), isForgotten)),
    () => db.delete(platformTokens).where(lt(platformTokens.expiresAt, now)),
    () => removeOrphanedFiles(db, files, keys),
    () => endAuditEntries(db, new Date(now.getTime() - auditDays * 24 * 3_600_000)),
  ]) {
    try {
      await work();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
