import { eq } from "drizzle-orm";
import { orders } from "../store/schema.ts";
import type { Db } from "../store/store.ts";

/**
 * Locks a payment until the transaction ends: its answers and forms are kept, changed and erased one after the other.
 * Rows that only point to the payment are not held up.
 */
export async function holdOrder(tx: Db, orderId: string): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for("no key update");
}
