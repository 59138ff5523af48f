import { and, asc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../core/store/schema.ts";
import { platformCallOwners as table } from "../core/store/schema.ts";

/** Which server each call lives in: a call is ended where it lives, and ends with its server. */
export interface CallOwners {
  /** Stores that this server has a call; in the transaction that stores the call's row. */
  claim(db: Db, call: { readonly callId: string; readonly orgId: string }): Promise<void>;
  /** The transaction of `claim` is done: from now on this server says that it has the call. */
  hold(callId: string): void;
  /** Stops saying so: unless `release` follows, the call is lost, and is ended as such. */
  letGo(callId: string): void;
  /** Whether it is for this server to do what is due when a call of its own ends: another may have done it, or be at it. */
  conclude(callId: string): Promise<boolean>;
  /** A call of this server is over. */
  release(callId: string): Promise<void>;
  /** Ends calls, wherever they live: here at once, elsewhere within a second. */
  end(callIds: readonly string[]): Promise<void>;
  /** Says that this server lives, and ends what others want ended: to be run every second. */
  beat(): Promise<void>;
}

interface OwnersParts {
  readonly db: Db;
  /** Of this server, since its start. */
  readonly owner: string;
  /** Ends a call of this server. */
  readonly endCall: (callId: string) => void;
}

/** Opens the owners of calls over a database that has the platform's tables. */
export function openCallOwners({ db, owner, endCall }: OwnersParts): CallOwners {
  const mine = new Set<string>();
  return {
    claim: async (inside, call) => {
      await inside.insert(table).values({ ...call, owner, beatAt: sql`now()`, isToEnd: false });
    },
    hold: (callId) => {
      mine.add(callId);
    },
    letGo: (callId) => {
      mine.delete(callId);
    },
    conclude: async (callId) => {
      const own = and(eq(table.owner, owner), eq(table.callId, callId), isNotConcluded);
      return (await db.update(table).set(concluding).where(own).returning({ callId: table.callId })).length > 0;
    },
    release: async (callId) => {
      mine.delete(callId);
      await db.delete(table).where(eq(table.callId, callId));
    },
    end: async (callIds) => {
      if (callIds.length === 0) return;
      for (const callId of callIds) endCall(callId);
      await db
        .update(table)
        .set({ isToEnd: true })
        .where(inArray(table.callId, [...callIds]));
    },
    beat: async () => {
      if (mine.size === 0) return;
      const before = [...mine];
      const kept = await db
        .update(table)
        .set({ beatAt: sql`now()` })
        .where(and(eq(table.owner, owner), inArray(table.callId, before)))
        .returning({ callId: table.callId, isToEnd: table.isToEnd });
      for (const { callId, isToEnd } of kept) if (isToEnd) endCall(callId);
      // Another server took this one for dead: what its row says has to be true.
      const known = new Set(kept.map(({ callId }) => callId));
      for (const callId of before.filter((one) => mine.has(one) && !known.has(one))) endCall(callId);
    },
  };
}

/** A server that has not been heard of for this long is dead, and its calls are over. By the database's clock. */
const silentFor = sql`interval '15 seconds'`;

/** What is due at the end of one call takes less. */
const concluding = { concludedUntil: sql`now() + interval '20 seconds'` };

const isNotConcluded = or(isNull(table.concludedUntil), lt(table.concludedUntil, sql`now()`));

/**
 * Takes the call of a dead server, for one server at a time to conclude it; undefined when there is none. One that is not
 * released is there again after some seconds.
 */
export async function takeLostCall(db: Db): Promise<typeof table.$inferSelect | undefined> {
  const lost = db
    .select({ callId: table.callId })
    .from(table)
    .where(and(lt(table.beatAt, sql`now() - ${silentFor}`), isNotConcluded))
    .orderBy(asc(table.beatAt))
    .limit(1)
    .for("update", { skipLocked: true });
  // A server that was only slow ends its call when it beats again.
  const changes = { isToEnd: true, ...concluding };
  const [taken] = await db.update(table).set(changes).where(eq(table.callId, lost)).returning();
  return taken;
}
