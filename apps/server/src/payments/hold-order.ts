import { eq } from "drizzle-orm";
import { orders } from "../store/schema.ts";
import type { Db } from "../store/store.ts";

/** Locks a payment until the transaction ends: its forms are saved, changed and erased one after the other. */
export async function holdOrder(tx: Db, orderId: string): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for("update");
}
