import { and, eq, gt, sql } from "drizzle-orm";
import { tries } from "../schema.ts";
import type { Clock, Db } from "../store.ts";
import { type AttemptCounter, usualWindowMs } from "./attempt-counter.ts";

/** Counts attempts in the store. */
export function countInStore(db: Db, clock: Clock): AttemptCounter {
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
