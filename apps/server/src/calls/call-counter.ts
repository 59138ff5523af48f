import type { CallCounter } from "@dilo/platform";
import { and, eq, lt, sql } from "drizzle-orm";
import { orders } from "../store/schema.ts";
import type { Db } from "../store/store.ts";

/** Counts the calls of a payment beside the payment, so that a restart does not reset the count. */
export function storedCallCounter(db: Db): CallCounter {
  return {
    async take(orderId, limit) {
      const hasLeft = and(eq(orders.id, orderId), lt(orders.calls, limit));
      const taken = await db
        .update(orders)
        .set({ calls: sql`${orders.calls} + 1` })
        .where(hasLeft)
        .returning({ calls: orders.calls });
      return taken.length > 0;
    },
  };
}
