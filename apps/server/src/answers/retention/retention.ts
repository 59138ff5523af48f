import { and, lte, min, ne, notInArray } from "drizzle-orm";
import type { Log } from "../../http/logs.ts";
import { enqueue } from "../../jobs/jobs.ts";
import {
  capabilities,
  consents,
  drafts,
  embeddedCheckouts,
  jobs,
  orders,
  paymentNotices,
  resumeCodes,
  savedForms,
  tries,
} from "../../store/schema.ts";
import type { Clock, Db } from "../../store/store.ts";

const hourMs = 3_600_000;

/** Files made for people, such as the outbox's letters: they go with the form or order they are about, and with time. */
export interface ExpiringFiles {
  removeFor(about: string): Promise<number>;
  /** @param iso the instant before which a file was written */
  removeOlderThan(iso: string): Promise<number>;
}

export interface RetentionContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly retentionMs: number;
  readonly files: ExpiringFiles | undefined;
}

/** Plans the next deletion: at once when `delayMs` is 0, else later. There is never more than one waiting. */
export async function scheduleRetention(db: Db, clock: Clock, delayMs: number): Promise<void> {
  const now = clock().getTime();
  const runAt = new Date(now + delayMs);
  const expiresAt = new Date(now + delayMs + 24 * hourMs);
  const job = { kind: "retention", ref: "all", runAt, expiresAt, maxAttempts: 20 } as const;
  // Each hour has its key: the run of this hour is still "waiting" while it plans the next one.
  await enqueue(db, { ...job, dedupeKey: `retention ${Math.floor(runAt.getTime() / hourMs)}` });
}

/** Deletes everything that has expired, and plans itself again in an hour. Answers and mails go with their form. */
export async function runRetention({ db, clock, log, retentionMs, files }: RetentionContext): Promise<void> {
  await scheduleRetention(db, clock, hourMs);
  const now = clock();
  const expired = await db.select({ id: savedForms.id }).from(savedForms).where(lte(savedForms.expiresAt, now));
  let count = 0;
  // Files first: while the row is there, a deletion that fails is tried again.
  for (const { id } of expired) count += (await files?.removeFor(id)) ?? 0;
  count += (await files?.removeOlderThan(new Date(now.getTime() - retentionMs).toISOString())) ?? 0;
  const expiring = [
    ...[savedForms, drafts, capabilities, embeddedCheckouts, paymentNotices],
    ...[consents, resumeCodes, tries],
  ] as const;
  for (const table of expiring) {
    count += (await db.delete(table).where(lte(table.expiresAt, now)).returning()).length;
  }
  // A payment stays as long as a cookie or a code leads to it: without it, they open nothing.
  const leadsTo = [capabilities, resumeCodes].map((table) => db.select({ id: table.orderId }).from(table));
  const isUnused = leadsTo.map((ids) => notInArray(orders.id, ids));
  const gone = and(lte(orders.expiresAt, now), ...isUnused);
  count += (await db.delete(orders).where(gone).returning({ id: orders.id })).length;
  const isOver = ne(jobs.state, "waiting");
  count += (
    await db
      .delete(jobs)
      .where(and(isOver, lte(jobs.expiresAt, now)))
      .returning({ id: jobs.id })
  ).length;
  log({ level: "info", event: "retention", count });
}

/** Tells whether deletion is more than an hour late: the server then calls itself not ready. */
export async function isRetentionLate(db: Db, clock: Clock): Promise<boolean> {
  const limit = new Date(clock().getTime() - hourMs);
  for (const table of [savedForms, drafts] as const) {
    const [row] = await db.select({ oldest: min(table.expiresAt) }).from(table);
    if (row?.oldest && row.oldest < limit) return true;
  }
  return false;
}
