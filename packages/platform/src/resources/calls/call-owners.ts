import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../core/store/schema.ts";
import { platformCallOwners as table } from "../core/store/schema.ts";
import { type CallPresence, concluding, isNotConcluded } from "./presence/call-presence.ts";

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
  /** Takes a call whose server died, to conclude it. */
  takeLost: CallPresence["takeLost"];
}

interface OwnersParts {
  readonly db: Db;
  /** Of this server, since its start. */
  readonly owner: string;
  /** Ends a call of this server. */
  readonly endCall: (callId: string) => void;
  readonly presence: CallPresence;
}

/** Opens the owners of calls over a database that has the platform's tables. */
export function openCallOwners({ db, owner, endCall, presence }: OwnersParts): CallOwners {
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
      await presence.askToEnd(callIds);
    },
    beat: async () => {
      if (mine.size === 0) return;
      const before = [...mine];
      // What its row says has to be true, also where another server took this one for dead.
      for (const callId of await presence.beat(owner, before)) if (mine.has(callId)) endCall(callId);
    },
    takeLost: () => presence.takeLost(),
  };
}
