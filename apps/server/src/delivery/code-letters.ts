import { and, eq, gt } from "drizzle-orm";
import { enqueue } from "../jobs/jobs.ts";
import type { BegunCheckout, Payments } from "../payments/payments.ts";
import { jobs, orders } from "../store/schema.ts";
import type { Clock, Db } from "../store/store.ts";

/** A letter is retried for about as long as its code lives, most times an hour apart. */
const maxAttempts = 75;

/** The letters that bring each order's resume code, mailed as soon as it is paid. No address is stored for them. */
export interface CodeLetters {
  /** Has the code mailed. Call it once for each order, in the transaction that records its payment. */
  queue(tx: Db, orderId: string): Promise<void>;
  /** The session whose payer waits for their code; undefined when the letter is sent, or everything was erased. */
  waiting(orderId: string): Promise<BegunCheckout | undefined>;
  /** Whether the mail server has accepted the letter; no longer said once its code may have expired. */
  isSent(orderId: string): Promise<boolean>;
}

export function openCodeLetters(context: {
  readonly db: Db;
  readonly clock: Clock;
  readonly payments: Payments;
  readonly retentionMs: number;
}): CodeLetters {
  const { db, clock, payments, retentionMs } = context;
  const isAbout = (orderId: string) => and(eq(jobs.kind, "code"), eq(jobs.ref, orderId));

  return {
    async queue(tx, orderId) {
      // On a payment page that asks for no address there is nobody to write to.
      if (payments.customerEmail === undefined) return;
      const runAt = clock();
      const expiresAt = new Date(runAt.getTime() + retentionMs);
      await enqueue(tx, { kind: "code", ref: orderId, dedupeKey: `code ${orderId}`, runAt, maxAttempts, expiresAt });
    },

    async waiting(orderId) {
      const isOurs = and(eq(orders.provider, payments.provider), eq(orders.livemode, payments.livemode));
      const [order] = await db
        .select({ orderId: orders.id, sessionId: orders.sessionId })
        .from(orders)
        .innerJoin(jobs, eq(jobs.ref, orders.id))
        .where(and(isAbout(orderId), eq(jobs.state, "waiting"), isOurs));
      return order;
    },

    async isSent(orderId) {
      const isSent = and(eq(jobs.state, "done"), gt(jobs.expiresAt, clock()));
      return (await db.$count(jobs, and(isAbout(orderId), isSent))) > 0;
    },
  };
}
