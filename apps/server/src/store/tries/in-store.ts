import { and, eq, gt, sql } from "drizzle-orm";
import { tries } from "./schema.ts";
import type { Clock, Db } from "./store.ts";

/** Attempts are counted for this long from the first one, unless told otherwise. Milliseconds. */
const usualWindowMs = 15 * 60_000;

/** Counts attempts in the store, so that a restart or a second server does not start from zero. */
export interface AttemptCounter {
  /** How many there were in this window. */
  count(key: string): Promise<number>;
  /**
   * Counts one more, before it is made: simultaneous attempts do not all pass.
   * @param windowMs for this long they are counted from the first one: 15 minutes by default
   * @returns how many there are now, this one too, and the seconds until they are forgotten
   */
  add(key: string, windowMs?: number): Promise<{ readonly count: number; readonly secondsLeft: number }>;
  /** Takes one back, because it was no guess. */
  takeBack(key: string): Promise<void>;
}

export function openAttemptCounter(db: Db, clock: Clock): AttemptCounter {
  return {
    async count(key) {
      const running = and(eq(tries.key, key), gt(tries.expiresAt, clock()));
      const [row] = await db.select({ count: tries.count }).from(tries).where(running);
      return row?.count ?? 0;
    },

    async add(key, windowMs = usualWindowMs) {
      const now = clock();
      const first = { count: 1, expiresAt: new Date(now.getTime() + windowMs) };
      // All taken back: nothing is left of that window.
      const isOver = sql`(${tries.expiresAt} <= ${now.toISOString()} or ${tries.count} <= 0)`;
      const again = {
        count: sql`case when ${isOver} then 1 else ${tries.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then ${first.expiresAt.toISOString()}::timestamptz else ${tries.expiresAt} end`,
      };
      const [row = first] = await db
        .insert(tries)
        .values({ key, ...first })
        .onConflictDoUpdate({ target: tries.key, set: again })
        .returning();
      return { count: row.count, secondsLeft: Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000) };
    },

    async takeBack(key) {
      await db
        .update(tries)
        .set({ count: sql`${tries.count} - 1` })
        .where(and(eq(tries.key, key), gt(tries.count, 0)));
    },
  };
}
