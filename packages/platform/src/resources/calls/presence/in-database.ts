import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { type Db, platformCallOwners as table } from "../../core/store/schema.ts";
import { type CallPresence, concluding, isNotConcluded, isOld } from "./call-presence.ts";

/** Servers tell each other in the rows of their calls, by the database's clock. */
export function presenceInDatabase(db: Db): CallPresence {
  return {
    beat: async (owner, callIds) => {
      const kept = await db
        .update(table)
        .set({ beatAt: sql`now()` })
        .where(and(eq(table.owner, owner), inArray(table.callId, [...callIds])))
        .returning({ callId: table.callId, isToEnd: table.isToEnd });
      const wanted = kept.flatMap(({ callId, isToEnd }) => (isToEnd ? [callId] : []));
      // Another server took this one for dead, and is done with its call.
      const known = new Set(kept.map(({ callId }) => callId));
      return [...wanted, ...callIds.filter((one) => !known.has(one))];
    },
    askToEnd: async (callIds) => {
      await db
        .update(table)
        .set({ isToEnd: true })
        .where(inArray(table.callId, [...callIds]));
    },
    takeLost: async () => {
      const lost = db
        .select({ callId: table.callId })
        .from(table)
        .where(and(isOld, isNotConcluded))
        .orderBy(asc(table.beatAt))
        .limit(1)
        .for("update", { skipLocked: true });
      // A server that was only slow ends its call when it beats again.
      const changes = { isToEnd: true, ...concluding };
      const [taken] = await db.update(table).set(changes).where(eq(table.callId, lost)).returning();
      if (taken === undefined) return undefined;
      const { callId, orgId, beatAt: heardAt, hasRung } = taken;
      return { callId, orgId, heardAt, hasRung };
    },
  };
}
