import type { EndedReason } from "@dilo/api";
import { and, eq, lt, notExists, notInArray, sql } from "drizzle-orm";
import type { ResourceContext, ResourceSettings } from "../../core/operations/resource-context.ts";
import { mergeRow } from "../../core/rows/rows.ts";
import { rowsInSql } from "../../core/store/in-sql.ts";
import type { StoredRow } from "../../core/store/row-store.ts";
import { platformCallOwners, platformRows } from "../../core/store/schema.ts";
import type { FilePlace } from "../../files/file-store.ts";
import { changeDamaged, DamagedCall } from "../damaged-call.ts";
import { removeMessages, withMessages } from "../message-rows.ts";
import { concludeCall } from "./conclude-call.ts";

type Needs = Pick<ResourceSettings, "db" | "files" | "keys">;

/** Why a call ended whose server died. */
const lostReason = "worker-shutdown" satisfies EndedReason;

/** Why one ended that the server was still making: nobody's telephone had rung. */
export const neverRangReason = "call.start.error-server-lost" satisfies EndedReason;

/** A call of an earlier version has no owner; one that is older than this is over. Milliseconds. */
const surelyOverMs = 13 * 3_600_000;

/**
 * Ends the rows and recordings of calls whose server has died, or was killed and started again, and does what is due when a
 * call ends. A call that could not be ended keeps its owner, and is found the next time.
 * @throws what went wrong with the first of them, when all others are done
 */
export async function endLostCalls(context: ResourceContext): Promise<void> {
  const { db, files, callOwners } = context;
  const failures: unknown[] = [];
  for (let lost = await callOwners.takeLost(); lost !== undefined; lost = await callOwners.takeLost()) {
    const { callId, orgId, heardAt, hasRung } = lost;
    try {
      const row = await context.store.find({ kind: "call", orgId }, callId);
      if (row === undefined && (await endDamaged(context, { orgId, id: callId }, heardAt))) {
        context.warn(new DamagedCall(callId));
        await db.delete(platformCallOwners).where(eq(platformCallOwners.callId, callId));
        continue;
      }
      const isOver = row === undefined || row["status"] === "ended";
      const end = { now: context.now(), endedAt: heardAt.toISOString(), hasRung };
      const ended = isOver ? row : await endLost(context, row, end);
      if (!isOver && ended === undefined) continue;
      // Also where a server died in the middle of this: everything is told at least once.
      if (isOfLost(ended)) await concludeCall(context, ended);
      await removeMessages(db, callId);
      await db.delete(platformCallOwners).where(eq(platformCallOwners.callId, callId));
      await files.finish({ orgId, id: callId });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

const isOfLost = (row: StoredRow | undefined): row is StoredRow =>
  row?.["endedReason"] === lostReason || row?.["endedReason"] === neverRangReason;

/** Ends the rows of calls that have no owner: of an earlier version of this server. */
export async function endOwnerlessCalls(needs: Needs, now: Date): Promise<void> {
  const { db } = needs;
  const owner = db.select().from(platformCallOwners).where(eq(platformCallOwners.callId, platformRows.id));
  const isLost = and(
    eq(platformRows.kind, "call"),
    notInArray(sql`${platformRows.data} ->> 'status'`, ["ended", "scheduled"]),
    lt(platformRows.createdAt, new Date(now.getTime() - surelyOverMs)),
    notExists(owner),
  );
  for (const { id, orgId, updatedAt } of await db.select(placeOfRow).from(platformRows).where(isLost)) {
    const row = await rowsInSql(db, needs.keys).find({ kind: "call", orgId }, id);
    if (row === undefined) {
      await endDamaged({ ...needs, now: () => now }, { orgId, id }, updatedAt);
      continue;
    }
    if (await endLost(needs, row, { now, endedAt: row.updatedAt })) await removeMessages(db, row.id);
    await needs.files.finish({ orgId: row.orgId, id: row.id });
  }
}

const placeOfRow = { id: platformRows.id, orgId: platformRows.orgId, updatedAt: platformRows.updatedAt };

/** Ends a call that does not open. @returns whether there is such a call */
function endDamaged(
  needs: Pick<ResourceSettings, "db" | "keys" | "now">,
  place: FilePlace,
  endedAt: Date,
): Promise<boolean> {
  return changeDamaged(needs, place, { status: "ended", endedReason: lostReason, endedAt: endedAt.toISOString() });
}

/** @returns the row as it is now; undefined when it was changed meanwhile */
async function endLost(
  { db, keys }: Needs,
  row: StoredRow,
  { now, endedAt, hasRung = false }: { readonly now: Date; readonly endedAt: string; readonly hasRung?: boolean },
): Promise<StoredRow | undefined> {
  const [{ messages, artifact } = row] = await withMessages({ db, keys }, [row]);
  const isRung = hasRung || row["type"] !== "outboundPhoneCall" || row["status"] !== "queued";
  const endedReason = isRung ? lostReason : neverRangReason;
  const ended = mergeRow(row, { status: "ended", endedReason, endedAt, messages, artifact }, now);
  return (await rowsInSql(db, keys).replace("call", ended, row)) ? ended : undefined;
}
