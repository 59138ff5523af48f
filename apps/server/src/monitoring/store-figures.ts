import { and, count, desc, eq, gt, inArray, isNotNull, min, notLike, or, sql } from "drizzle-orm";
import { testOrderPrefix } from "../payments/test-order.ts";
import { drafts, jobs, orders, refunds, savedForms } from "../store/schema.ts";
import type { Clock, Db } from "../store/store.ts";
import type { StoreFigures } from "./metrics.ts";

/** Counts and states of the whole store, nothing a person said. */
export async function readStoreFigures(db: Db, clock: Clock): Promise<StoreFigures> {
  const counted = await db
    .select({ kind: jobs.kind, state: jobs.state, count: count() })
    .from(jobs)
    .groupBy(jobs.kind, jobs.state);
  const isReal = notLike(orders.id, `${testOrderPrefix}%`);
  const paid = await db.$count(orders, and(isReal, isNotNull(orders.paidAt)));
  const all = await db.$count(orders, isReal);
  return {
    jobs: counted,
    orders: [
      { state: "open", count: all - paid },
      { state: "paid", count: paid },
    ],
    retentionLagSeconds: await retentionLag(db, clock),
  };
}

async function retentionLag(db: Db, clock: Clock): Promise<number> {
  let lagMs = 0;
  for (const table of [savedForms, drafts] as const) {
    const [row] = await db.select({ oldest: min(table.expiresAt) }).from(table);
    if (row?.oldest) lagMs = Math.max(lagMs, clock().getTime() - row.oldest.getTime());
  }
  return Math.round(lagMs / 1000);
}

/** A letter that was not taken at its first attempt. */
export type FailedLetter = Pick<typeof jobs.$inferSelect, "id" | "kind" | "state" | "attempts" | "lastError" | "runAt">;

/** An order as its operator may see it. */
export type OrderFigures = Pick<
  typeof orders.$inferSelect,
  "id" | "provider" | "livemode" | "createdAt" | "paidAt" | "calls" | "mails" | "forms"
>;

/** Rows of one table of the page. */
const mostRows = 50;

/** The newest orders, the paid ones first. */
export function latestOrders(db: Db): Promise<readonly OrderFigures[]> {
  const { id, provider, livemode, createdAt, paidAt, calls, mails, forms } = orders;
  return db
    .select({ id, provider, livemode, createdAt, paidAt, calls, mails, forms })
    .from(orders)
    .where(notLike(id, `${testOrderPrefix}%`))
    .orderBy(sql`${paidAt} is null`, desc(createdAt))
    .limit(mostRows);
}

/** What was given back of an order, as its operator may see it. */
export type RefundFigures = Pick<typeof refunds.$inferSelect, "orderId" | "cents" | "refundedAt">;

/** The last refunds: also of orders that are gone. */
export function latestRefunds(db: Db): Promise<readonly RefundFigures[]> {
  const { orderId, cents, refundedAt } = refunds;
  return db.select({ orderId, cents, refundedAt }).from(refunds).orderBy(desc(refundedAt)).limit(mostRows);
}

/** Letters that were given up, refused, or fail on; the last tried first. */
export function failedLetters(db: Db): Promise<readonly FailedLetter[]> {
  const { id, kind, state, attempts, lastError, runAt } = jobs;
  const isOver = inArray(state, ["dead", "declined"]);
  const isFailing = and(eq(state, "waiting"), gt(attempts, 0), isNotNull(lastError));
  return db
    .select({ id, kind, state, attempts, lastError, runAt })
    .from(jobs)
    .where(and(inArray(kind, ["mail", "code"]), or(isOver, isFailing)))
    .orderBy(desc(runAt))
    .limit(mostRows);
}
