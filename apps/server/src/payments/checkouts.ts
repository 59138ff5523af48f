import type { PaymentLimits } from "@dilo/api";
import { and, eq, gt, isNotNull, or } from "drizzle-orm";
import { RequestError } from "../http/request-error.ts";
import type { WriteProbe } from "../store/room/write-probe.ts";
import { orders } from "../store/schema.ts";
import type { Clock, Db } from "../store/store.ts";
import { type CheckoutStatus, type Payments, sessionPlaceholder } from "./payments.ts";
import { newId, orderPrefix } from "./secrets.ts";
import type { Order, Settlement } from "./settlement.ts";

/** A paid order may open the form again for this long. It holds nothing a person said. Milliseconds. */
export function orderLifeMs({ days }: Pick<PaymentLimits, "days">): number {
  return days * 24 * 3_600_000;
}

/** Nobody is sent to a page that closes while they look for their card. Milliseconds. */
const leastLeftMs = 3_600_000;

/**
 * The checkouts of each browser, of which at most one is open: two tabs lead to the same page, and whatever else could
 * still take a payment is ended, so nobody pays twice.
 */
export interface Checkouts {
  /**
   * Redirects a browser: to the form when it has paid, though it may never have come back from it, else to its open
   * checkout, else to a new one.
   * @throws ServerError `no-room` and others when nothing could be kept of what they would pay for
   * @throws RequestError `payments-failed`, or `payment-not-matching` when they paid, and not as we sell it
   */
  pageFor(asked: NewPage): Promise<string>;
}

interface NewPage {
  readonly browserHash: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export function openCheckouts(context: {
  readonly db: Db;
  readonly clock: Clock;
  readonly payments: Payments;
  readonly settlement: Settlement;
  readonly probe: WriteProbe;
  readonly limits: Pick<PaymentLimits, "days">;
}): Checkouts {
  const { db, clock, payments, settlement, probe, limits } = context;
  const { provider, livemode } = payments;

  async function pageFor(asked: NewPage): Promise<string> {
    const { browserHash, successUrl, cancelUrl } = asked;
    const begun = await begunBy(browserHash);
    const form = (order: Order) => successUrl.replace(sessionPlaceholder, order.sessionId);
    const paid = begun.find(({ paidAt }) => paidAt !== null);
    if (paid !== undefined) return form(paid);
    // Before the money: a payment that cannot be served is not taken.
    await probe.check();
    for (const order of begun) {
      const status = await goOnOrEnd(order);
      if (status.kind === "paid") return form(order);
      if (status.kind === "open") return status.url;
    }
    const orderId = newId(orderPrefix);
    const { sessionId, url } = await payments.begin({ orderId, successUrl, cancelUrl });
    if (await isFirst({ id: orderId, sessionId, browserHash })) return url;
    await payments.end({ orderId, sessionId });
    return pageFor(asked);
  }

  /** The browser's orders that were paid, and the one that is open. */
  async function begunBy(browserHash: string): Promise<Order[]> {
    const isPaid = and(isNotNull(orders.paidAt), gt(orders.expiresAt, clock()));
    return db
      .select()
      .from(orders)
      .where(and(eqOurs(browserHash), or(isPaid, eq(orders.isOpen, true))));
  }

  const eqOurs = (browserHash: string) =>
    and(eq(orders.browserHash, browserHash), eq(orders.provider, provider), eq(orders.livemode, livemode));

  async function goOnOrEnd(order: Order) {
    const status = await settle(order);
    const isLasting = status.kind === "open" && status.until.getTime() - clock().getTime() > leastLeftMs;
    if (status.kind === "paid" || isLasting) return status;
    await payments.end({ orderId: order.id, sessionId: order.sessionId });
    // Between question and end the person may have paid.
    const ended = await settle(order);
    if (ended.kind !== "paid") await db.update(orders).set({ isOpen: false }).where(eq(orders.id, order.id));
    return ended;
  }

  async function settle(order: Order): Promise<CheckoutStatus> {
    const status = await settlement.settle(order);
    if (status.kind !== "paid-mismatch") return status;
    // They have paid: nobody pays twice because a price was configured wrong. It counts once that is fixed.
    throw new RequestError("payment-not-matching", "The browser's payment is not as we sell it.");
  }

  /** Keeps a new order as the browser's open one. @returns false when another tab was faster */
  async function isFirst(order: Pick<Order, "id" | "sessionId" | "browserHash">): Promise<boolean> {
    const createdAt = clock();
    const expiresAt = new Date(createdAt.getTime() + orderLifeMs(limits));
    const kept = await db
      .insert(orders)
      .values({ ...order, provider, livemode, isOpen: true, createdAt, expiresAt })
      .onConflictDoNothing()
      .returning({ id: orders.id });
    return kept.length === 1;
  }

  return { pageFor };
}
