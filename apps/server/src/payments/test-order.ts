import { eq, like } from "drizzle-orm";
import { capabilities, consents, keyedRequests, orders, tries } from "../store/schema.ts";
import type { Clock, Db } from "../store/store.ts";
import type { Access } from "./access.ts";
import type { Payments } from "./payments.ts";
import { hashSecret, newId, newSecret } from "./secrets.ts";

/** What an order's id begins with that the operator made and nobody paid. */
export const testOrderPrefix = "canary";

/** A test order is over long before the next day's. Milliseconds. */
const testOrderLifeMs = 3_600_000;

/**
 * Makes an order that counts as paid though nobody paid, for the operator's canary: with live payments there is no
 * other way to try the journey behind the payment.
 * @returns the capability's secret
 */
export async function makeTestOrder(needs: {
  readonly db: Db;
  readonly clock: Clock;
  readonly payments: Payments;
  readonly access: Access;
}): Promise<string> {
  const { db, clock, payments, access } = needs;
  const id = newId(testOrderPrefix);
  const createdAt = clock();
  const { provider, livemode } = payments;
  await db.insert(orders).values({
    ...{ id, provider, livemode, sessionId: id, browserHash: hashSecret(newSecret()) },
    ...{ paidAt: createdAt, createdAt, expiresAt: new Date(createdAt.getTime() + testOrderLifeMs) },
  });
  return access.open({ orderId: id, holder: "payer" }, undefined);
}

/**
 * Leaves nothing of a test order whose answers were erased.
 * @returns false for an order that somebody paid: that one stays
 */
export async function removeTestOrder(db: Db, orderId: string): Promise<boolean> {
  if (!orderId.startsWith(`${testOrderPrefix}_`)) return false;
  await db.transaction(async (tx) => {
    for (const table of [capabilities, consents]) await tx.delete(table).where(eq(table.orderId, orderId));
    await tx.delete(keyedRequests).where(eq(keyedRequests.owner, orderId));
    await tx.delete(tries).where(like(tries.key, `%${orderId}`));
    await tx.delete(orders).where(eq(orders.id, orderId));
  });
  return true;
}
