import { and, eq, gt } from "drizzle-orm";
import type { Log } from "../http/logs.ts";
import type { WriteProbe } from "../store/room/write-probe.ts";
import { orders } from "../store/schema.ts";
import type { Clock, Db } from "../store/store.ts";
import { isOutOfRoom } from "../store/store-unavailable.ts";
import type { Payments } from "./payments.ts";

/** How often it is looked at, beside every checkout that begins. Milliseconds. */
const everyMs = 5000;

/** So many are ended at one look: the provider is asked one after the other. */
const mostAtOnce = 100;

/**
 * Ends the checkouts that are open at a provider when the disk fills up: somebody may be looking for their card on its
 * page, and what they pay could not be served. The test page is ours and refuses by itself.
 */
export interface EndCheckouts {
  /** Looks once. @returns how many were ended */
  look(): Promise<number>;
  /** Looks from now on, until it is stopped. @returns what stops it */
  start(): () => void;
}

export function openEndCheckouts(context: {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly payments: Payments;
  readonly probe: WriteProbe;
}): EndCheckouts {
  const { db, clock, log, payments, probe } = context;
  /** Nothing can be written down while the disk is full. */
  const ended = new Set<string>();

  async function isFull(): Promise<boolean> {
    try {
      await probe.check();
      return false;
    } catch (error) {
      return isOutOfRoom(error);
    }
  }

  async function look(): Promise<number> {
    if (payments.provider === "embedded" || !(await isFull())) {
      ended.clear();
      return 0;
    }
    const isOurs = and(eq(orders.provider, payments.provider), eq(orders.livemode, payments.livemode));
    const isOpen = and(eq(orders.isOpen, true), isOurs, gt(orders.expiresAt, clock()));
    const open = await db.select({ orderId: orders.id, sessionId: orders.sessionId }).from(orders).where(isOpen);
    let count = 0;
    for (const session of open.filter(({ orderId }) => !ended.has(orderId)).slice(0, mostAtOnce)) {
      await payments.end(session);
      ended.add(session.orderId);
      count += 1;
    }
    if (count > 0) log({ level: "error", event: "checkouts-ended", count });
    return count;
  }

  return {
    look,
    start() {
      let isLooking = false;
      const timer = setInterval(() => {
        if (isLooking) return;
        isLooking = true;
        // A provider that cannot be asked, or a store that is away, is asked again at the next look.
        look()
          .catch(() => 0)
          .finally(() => {
            isLooking = false;
          });
      }, everyMs).unref();
      return () => clearInterval(timer);
    },
  };
}
