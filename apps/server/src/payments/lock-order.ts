import { eq, sql } from "drizzle-orm";
import { RequestError } from "../http/request-error.ts";
import { orders } from "../store/schema.ts";
import type { Db } from "../store/store.ts";

/**
 * Locks a payment until the transaction ends: its answers and forms are kept, changed and erased one after the other.
 * Rows that only point to the payment are not held up.
 * @param epoch the one the work belongs to; without it, the present one
 * @throws RequestError `stale-epoch` when everything was erased or started over since: late arrivals restore nothing
 */
export async function lockOrder(tx: Db, orderId: string, epoch?: number): Promise<void> {
  const held = tx.select({ epoch: orders.epoch }).from(orders).where(eq(orders.id, orderId));
  const [order] = await held.for("no key update");
  if (epoch !== undefined && order !== undefined && epoch !== order.epoch) {
    throw new RequestError("stale-epoch", "The answers were erased or restarted meanwhile.");
  }
}

/** Begins the payment's next epoch: call it where its answers are deleted, in the same transaction. */
export async function beginEpoch(tx: Db, orderId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ epoch: sql`${orders.epoch} + 1` })
    .where(eq(orders.id, orderId));
}
