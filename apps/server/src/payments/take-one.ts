import type { PaymentLimits } from "@dilo/api";
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

/** What is left of a payment. */
export async function leftOf(db: Db, orderId: string, limits: PaymentLimits) {
  const { calls, mails, forms, expiresAt } = orders;
  const [order] = await db.select({ calls, mails, forms, expiresAt }).from(orders).where(eq(orders.id, orderId));
  const left = (what: "calls" | "mails" | "forms") => Math.max(0, limits[what] - (order?.[what] ?? 0));
  return {
    calls: left("calls"),
    forms: left("forms"),
    mails: left("mails"),
    until: (order?.expiresAt ?? new Date(0)).toISOString(),
  };
}
