import { sql } from "drizzle-orm";
import type { Log } from "../../http/logs.ts";
import { refunds } from "../../store/schema.ts";
import type { Clock, Db } from "../../store/store.ts";
import type { RefundEvent, WebhookPayments } from "./payment-events.ts";

/** As long as the provider's notices are kept. Milliseconds. */
const refundLifeMs = 30 * 24 * 3_600_000;

/**
 * Records for the operator what was given back, by the order's id. It closes no form.
 * @throws RequestError `payments-failed`, whereupon the provider sends its notice again
 */
export async function recordRefund(
  {
    db,
    clock,
    log,
    payments,
  }: { readonly db: Db; readonly clock: Clock; readonly log: Log; readonly payments: WebhookPayments },
  { paymentIntent, cents }: Omit<RefundEvent, "kind">,
): Promise<void> {
  const orderId = await payments.orderOf(paymentIntent);
  if (orderId === undefined) return;
  const refundedAt = clock();
  const expiresAt = new Date(refundedAt.getTime() + refundLifeMs);
  const row = { orderId, cents, refundedAt, expiresAt };
  // Each notice has the sum so far. One that comes again, or late, changes nothing.
  const recorded = await db
    .insert(refunds)
    .values(row)
    .onConflictDoUpdate({ target: refunds.orderId, set: row, setWhere: sql`${refunds.cents} < ${cents}` })
    .returning({ orderId: refunds.orderId });
  if (recorded.length > 0) log({ level: "info", event: "order-refunded" });
}
