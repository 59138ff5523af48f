import { and, eq, inArray, lte, min, ne, notInArray } from "drizzle-orm";
import { mailPlace } from "../../delivery/mail-requests.ts";
import type { Log } from "../../http/logs.ts";
import { enqueue } from "../../jobs/jobs.ts";
import { lockOrder } from "../../payments/lock-order.ts";
import {
  capabilities,
  consents,
  drafts,
  embeddedCheckouts,
  finderCodes,
  jobs,
  keyedRequests,
  mails,
  orders,
  paymentNotices,
  refunds,
  resumeCodes,
  savedForms,
  tries,
} from "../../store/schema.ts";
import type { Clock, Db } from "../../store/store.ts";
import type { Vault } from "../../store/vault.ts";
import { draftPlace } from "../drafts/draft-place.ts";
import { codePlace, finderCodePlace } from "../resume/extend-code.ts";
import { formPlace } from "../submissions/stored-answers.ts";

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
  readonly vault: Pick<Vault, "destroy" | "purge">;
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

/**
 * Deletes everything that has expired with its keys, and the keys of days that are over; plans itself again in an hour.
 * Answers and mails go with their form.
 */
export async function runRetention(context: RetentionContext): Promise<void> {
  await scheduleRetention(context.db, context.clock, hourMs);
  const { count, unreached } = await deleteExpired(context);
  context.log({ level: "info", event: "retention", count });
  // What is destroyed must go there as well: somebody has to bring it back, or destroy it by hand.
  if (unreached.length > 0) context.log({ level: "error", event: "key-copies-away", count: unreached.length });
}

/**
 * The deletion itself.
 * @returns how many rows, files and keys went, how many of them were forms, and the copies of the keys that could not be reached
 */
export async function deleteExpired(context: Omit<RetentionContext, "log">): Promise<{
  readonly count: number;
  readonly forms: number;
  readonly unreached: readonly string[];
}> {
  const { db, clock, retentionMs, files, vault } = context;
  const now = clock();
  const ofForms = await deleteForms(context, now);
  let count = ofForms.forms + ofForms.files;
  count += (await files?.removeOlderThan(new Date(now.getTime() - retentionMs).toISOString())) ?? 0;
  count += await deleteDraftsAndCodes(context, now);
  const expiring = [capabilities, embeddedCheckouts, paymentNotices, refunds, consents, tries, keyedRequests] as const;
  for (const table of expiring) {
    count += (await db.delete(table).where(lte(table.expiresAt, now)).returning()).length;
  }
  // A payment stays as long as a cookie or a code leads to it: without it, they open nothing.
  const leadsTo = [capabilities, resumeCodes, finderCodes].map((table) => db.select({ id: table.orderId }).from(table));
  const isUnused = leadsTo.map((ids) => notInArray(orders.id, ids));
  const gone = and(lte(orders.expiresAt, now), ...isUnused);
  count += (await db.delete(orders).where(gone).returning({ id: orders.id })).length;
  const isOver = and(ne(jobs.state, "waiting"), lte(jobs.expiresAt, now));
  count += (await db.delete(jobs).where(isOver).returning({ id: jobs.id })).length;
  const { destroyed, unreached } = await vault.purge(now);
  return { count: count + destroyed, forms: ofForms.forms, unreached };
}

type Deleting = Pick<RetentionContext, "db" | "files" | "vault">;

async function deleteForms({ db, files, vault }: Deleting, now: Date) {
  const isOver = lte(savedForms.expiresAt, now);
  const expired = await db.select({ id: savedForms.id }).from(savedForms).where(isOver);
  let removed = 0;
  // Files and keys first: while the row is there, a deletion that fails is tried again.
  for (const { id } of expired) removed += (await files?.removeFor(id)) ?? 0;
  const ofForms = db.select({ id: savedForms.id }).from(savedForms).where(isOver);
  const letters = await db.select({ id: mails.id }).from(mails).where(inArray(mails.formId, ofForms));
  await vault.destroy([...expired.map(({ id }) => formPlace(id)), ...letters.map(({ id }) => mailPlace(id))]);
  const deleted = await db.delete(savedForms).where(isOver).returning({ id: savedForms.id });
  return { forms: deleted.length, files: removed };
}

/** One payment after the other, each under its lock: the next draft has the same place, and may be begun now. */
async function deleteDraftsAndCodes({ db, vault }: Deleting, now: Date): Promise<number> {
  let count = 0;
  const overDrafts = await db.select({ owner: drafts.owner }).from(drafts).where(lte(drafts.expiresAt, now));
  for (const { owner } of overDrafts) {
    await db.transaction(async (tx) => {
      await lockOrder(tx, owner);
      const isOver = and(eq(drafts.owner, owner), lte(drafts.expiresAt, now));
      const gone = await tx.delete(drafts).where(isOver).returning({ owner: drafts.owner });
      if (gone.length > 0) await vault.destroy([draftPlace(owner)]);
      count += gone.length;
    });
  }
  for (const [table, placeOf] of [
    [resumeCodes, codePlace],
    [finderCodes, finderCodePlace],
  ] as const) {
    const isCodeOver = lte(table.expiresAt, now);
    const overCodes = await db.select({ orderId: table.orderId }).from(table).where(isCodeOver);
    for (const { orderId } of overCodes) {
      await db.transaction(async (tx) => {
        await lockOrder(tx, orderId);
        const isThis = and(eq(table.orderId, orderId), isCodeOver);
        const gone = await tx.delete(table).where(isThis).returning({ orderId: table.orderId });
        if (gone.length > 0) await vault.destroy([placeOf(orderId)]);
        count += gone.length;
      });
    }
  }
  return count;
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
