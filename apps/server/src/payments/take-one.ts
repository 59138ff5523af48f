import { paymentLimits } from "@dilo/api";
import type { CallCounter } from "@dilo/platform";
import { and, eq, lt, sql } from "drizzle-orm";
import { orders } from "../store/schema.ts";
import type { Db } from "../store/store.ts";

/**
 * Takes one of what a payment may have only so often. It is counted beside the payment, where neither a restart nor an
 * erasure resets it, and in the statement that checks it: simultaneous requests do not all pass.
 * @returns whether there was one left
 */
export async function takeOne(
  db: Db,
  what: "calls" | "mails" | "forms",
  { orderId, limit }: { readonly orderId: string; readonly limit: number },
): Promise<boolean> {
  const taken = await db
    .update(orders)
    .set({ [what]: sql`${orders[what]} + 1` })
    .where(and(eq(orders.id, orderId), lt(orders[what], limit)))
    .returning({ id: orders.id });
  return taken.length > 0;
}

/** Counts the calls of a payment beside the payment, so that a restart does not reset the count. */
export function storedCallCounter(db: Db): CallCounter {
  return { take: (orderId, limit) => takeOne(db, "calls", { orderId, limit }) };
}

/** How many calls a payment may still begin. */
export async function callsLeft(db: Db, orderId: string): Promise<number> {
  const [order] = await db.select({ calls: orders.calls }).from(orders).where(eq(orders.id, orderId));
  return Math.max(0, paymentLimits.calls - (order?.calls ?? 0));
}
