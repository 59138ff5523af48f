import { isNull, lt, or, sql } from "drizzle-orm";
import { platformCallOwners as table } from "../../core/store/schema.ts";

/** A call whose server died. */
export interface LostCall {
  readonly callId: string;
  readonly orgId: string;
  /** When something was last heard of its server. */
  readonly heardAt: Date;
  /** Somebody's telephone had rung, which its row may not say yet. */
  readonly hasRung: boolean;
}

/**
 * How servers tell each other that they live and which calls they have, and ask each other to end one. That a call is a
 * server's is a row of the database, written with the call; what is said every second may be elsewhere.
 */
export interface CallPresence {
  /**
   * A server says that it lives, and has these calls.
   * @returns those it is to end: somebody wants that, or has taken it for dead
   */
  beat(owner: string, callIds: readonly string[]): Promise<readonly string[]>;
  /** Has whichever servers have these calls end them at their next beat. */
  askToEnd(callIds: readonly string[]): Promise<void>;
  /**
   * Takes the call of a dead server, for one server at a time to conclude it; undefined when there is none. One that is
   * not released is there again after some seconds.
   */
  takeLost(): Promise<LostCall | undefined>;
}

/** A server that has not been heard of for this long is dead, and its calls are over. Milliseconds. */
export const silentForMs = 15_000;

/** What is due at the end of one call takes less. */
export const concluding = { concludedUntil: sql`now() + interval '20 seconds'` };

/** A call that no server is concluding. */
export const isNotConcluded = or(isNull(table.concludedUntil), lt(table.concludedUntil, sql`now()`));

/** A call that was begun, or told of, so long ago that its server may be dead. By the database's clock. */
export const isOld = lt(table.beatAt, sql`now() - make_interval(secs => ${silentForMs / 1000})`);
