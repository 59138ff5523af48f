import { and, eq, lt, ne, notExists, sql } from "drizzle-orm";
import type { ResourceSettings } from "../core/operations/resource-context.ts";
import { mergeRow } from "../core/rows/rows.ts";
import { rowsInSql } from "../core/store/in-sql.ts";
import type { StoredRow } from "../core/store/row-store.ts";
import { platformCallOwners, platformRows } from "../core/store/schema.ts";
import { removeMessages, withMessages } from "./message-rows.ts";

type Needs = Pick<ResourceSettings, "db" | "files">;

/** A server that has not been heard of for this long is dead, and its calls are over. By the database's clock. */
const silentFor = sql`interval '15 seconds'`;

/** A call of an earlier version has no owner; one that is older than this is over. Milliseconds. */
const surelyOverMs = 13 * 3_600_000;

/** Ends the rows and recordings of calls whose server has died, or was killed and started again. */
export async function endLostCalls(needs: Needs, now: Date): Promise<void> {
  const { db } = needs;
  const lost = await db
    .delete(platformCallOwners)
    .where(lt(platformCallOwners.beatAt, sql`now() - ${silentFor}`))
    .returning();
  for (const { callId, orgId, beatAt } of lost) {
    const row = await rowsInSql(db).find({ kind: "call", orgId }, callId);
    if (row !== undefined && row["status"] !== "ended")
      await endLost(needs, row, { now, endedAt: beatAt.toISOString() });
  }
}

/** Ends the rows of calls that have no owner: of an earlier version of this server. */
export async function endOwnerlessCalls(needs: Needs, now: Date): Promise<void> {
  const { db } = needs;
  const owner = db.select().from(platformCallOwners).where(eq(platformCallOwners.callId, platformRows.id));
  const isLost = and(
    eq(platformRows.kind, "call"),
    ne(sql`${platformRows.data} ->> 'status'`, "ended"),
    lt(platformRows.createdAt, new Date(now.getTime() - surelyOverMs)),
    notExists(owner),
  );
  for (const { row } of await db.select({ row: platformRows.data }).from(platformRows).where(isLost)) {
    await endLost(needs, row, { now, endedAt: row.updatedAt });
  }
}

async function endLost(
  { db, files }: Needs,
  row: StoredRow,
  { now, endedAt }: { readonly now: Date; readonly endedAt: string },
): Promise<void> {
  await files.finish({ orgId: row.orgId, id: row.id });
  const [{ messages, artifact } = row] = await withMessages(db, [row]);
  const changes = { status: "ended", endedReason: "worker-shutdown", endedAt, messages, artifact };
  if (await rowsInSql(db).replace("call", mergeRow(row, changes, now), row)) await removeMessages(db, row.id);
}
