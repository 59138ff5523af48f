import { and, eq, gt, isNull } from "drizzle-orm";
import type { CodeLetters } from "../delivery/code-letters.ts";
import type { Log } from "../http/logs.ts";
import { RequestError } from "../http/request-error.ts";
import { orders, paymentNotices } from "../store/schema.ts";
import type { Clock, Db } from "../store/store.ts";
import type { CheckoutStatus, Payments } from "./payments.ts";
import type { PaymentEvent } from "./stripe/payment-events.ts";

/** The provider gives up sending a notice again long before this. Milliseconds. */
const noticeLifeMs = 30 * 24 * 3_600_000;

export type Order = typeof orders.$inferSelect;

/**
 * Records payments: each order once, whether the person's browser or the provider reports it first. Its resume code is
 * mailed from then on.
 */
export interface Settlement {
  /** The order of a session, as these payments made it; undefined when it is another's, or too old. */
  find(session: { readonly sessionId: string }): Promise<Order | undefined>;
  /**
   * Asks the provider, unless it is known already, and records what is paid.
   * @throws RequestError `payments-failed`
   */
  settle(order: Order): Promise<CheckoutStatus>;
  /**
   * Takes a notice. The same one may come again, late, or while the browser asks.
   * @throws RequestError, whereupon the provider sends it again: `payments-failed`, or `payment-not-matching` for an order
   *   of ours that it does not call paid as we sold it
   */
  receive(notice: Omit<PaymentEvent, "kind">): Promise<void>;
}

export function openSettlement(context: {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly payments: Payments;
  readonly codeLetters: Pick<CodeLetters, "queue">;
}): Settlement {
  const { db, clock, log, payments, codeLetters } = context;

  const isOurs = () =>
    and(eq(orders.provider, payments.provider), eq(orders.livemode, payments.livemode), gt(orders.expiresAt, clock()));

  async function find({ sessionId }: { readonly sessionId: string }): Promise<Order | undefined> {
    const [order] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.sessionId, sessionId), isOurs()));
    return order;
  }

  async function settle({ id, sessionId, paidAt }: Order): Promise<CheckoutStatus> {
    if (paidAt !== null) return { kind: "paid" };
    const status = await payments.status({ orderId: id, sessionId });
    if (status.kind !== "paid") return status;
    const unpaid = and(eq(orders.id, id), isNull(orders.paidAt));
    const paid = { paidAt: clock(), isOpen: false };
    const isFirst = await db.transaction(async (tx) => {
      const noted = await tx.update(orders).set(paid).where(unpaid).returning({ id: orders.id });
      if (noted.length === 1) await codeLetters.queue(tx, id);
      return noted.length === 1;
    });
    if (isFirst) log({ level: "info", event: "order-paid" });
    return status;
  }

  return {
    find,
    settle,
    async receive({ id, orderId, sessionId }) {
      const [known] = await db.select().from(paymentNotices).where(eq(paymentNotices.id, id));
      if (known !== undefined) return;
      const order = await find({ sessionId });
      if (order?.id === orderId && (await settle(order)).kind !== "paid") {
        log({ level: "error", event: "payment-not-matching" });
        // Not acknowledged: the provider sends it again for days, and it counts as soon as the price is fixed.
        throw new RequestError("payment-not-matching", "The session is not paid as we sold it.");
      }
      // Last, so that a notice that failed half way is not taken for one that was dealt with.
      const expiresAt = new Date(clock().getTime() + noticeLifeMs);
      await db.insert(paymentNotices).values({ id, expiresAt }).onConflictDoNothing();
    },
  };
}
