import { and, eq, inArray, or } from "drizzle-orm";
import { mailPlace } from "../../delivery/mail-requests.ts";
import { beginEpoch, lockOrder } from "../../payments/lock-order.ts";
import {
  consents,
  drafts,
  finderCodes,
  type Holder,
  jobs,
  keyedRequests,
  mails,
  resumeCodes,
  savedForms,
} from "../../store/schema.ts";
import type { Clock, Db } from "../../store/store.ts";
import type { Vault } from "../../store/vault.ts";
import { draftPlace } from "../drafts/draft-place.ts";
import { codePlace, finderCodePlace } from "../resume/extend-code.ts";
import { formPlace } from "../submissions/stored-answers.ts";
import type { ExpiringFiles } from "./retention.ts";

/** How much was deleted, and when: numbers only. */
export interface Receipt {
  readonly erasedAt: string;
  readonly forms: number;
  readonly drafts: number;
  /** Letters kept, and letters not sent yet. */
  readonly letters: number;
  readonly jobs: number;
}

export interface ErasureContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: ExpiringFiles | undefined;
  readonly vault: Pick<Vault, "destroy">;
}

/**
 * Deletes everything a payment holds, and the keys it was sealed with: forms, draft, letters kept and waiting, their jobs, consent and resume code. The
 * payment stays, in its next epoch: requests still on their way are refused. Deleting what is already gone is not an error.
 * @param holder who asks: a finder does not take the payment's own code, and its letter, from the payer
 */
export async function eraseData(
  { db, clock, files, vault }: ErasureContext,
  owner: string,
  holder: Holder,
): Promise<Receipt> {
  const isPayer = holder === "payer";
  const found = await db.select({ id: savedForms.id }).from(savedForms).where(eq(savedForms.owner, owner));
  // Files first: while the rows are there, a deletion that fails can be asked for again.
  const ofOrder = isPayer ? [{ id: owner }] : [];
  let letters = await removeFiles(files, [...found, ...ofOrder]);
  const erased = await db.transaction(async (tx) => {
    await lockOrder(tx, owner);
    // The forms are locked before their jobs, in the order in which a mail is asked for.
    const ours = eq(savedForms.owner, owner);
    const ids = (await tx.select({ id: savedForms.id }).from(savedForms).where(ours).for("update")).map(({ id }) => id);
    const ofForms = inArray(mails.formId, ids);
    const letterRows = await tx.select({ id: mails.id, address: mails.address }).from(mails).where(ofForms);
    const unsent = letterRows.filter(({ address }) => address !== null).length;
    // Before the rows: if this fails, everything is still there, and can be erased again.
    await vault.destroy([
      ...ids.map(formPlace),
      ...letterRows.map(({ id }) => mailPlace(id)),
      ...[draftPlace(owner), finderCodePlace(owner)],
      ...(isPayer ? [codePlace(owner)] : []),
    ]);
    const refs = tx.select({ id: mails.id }).from(mails).where(ofForms);
    const ofCode = and(eq(jobs.kind, "code"), eq(jobs.ref, owner));
    const work = or(and(eq(jobs.kind, "mail"), inArray(jobs.ref, refs)), isPayer ? ofCode : undefined);
    const goneJobs = await tx.delete(jobs).where(work).returning({ kind: jobs.kind, state: jobs.state });
    const unsentCodes = goneJobs.filter(({ kind, state }) => kind === "code" && state === "waiting").length;
    const forms = await tx.delete(savedForms).where(ours).returning({ id: savedForms.id });
    const goneDrafts = await tx.delete(drafts).where(eq(drafts.owner, owner)).returning({ owner: drafts.owner });
    const itsRows = isPayer ? ([consents, finderCodes, resumeCodes] as const) : ([consents, finderCodes] as const);
    for (const table of itsRows) await tx.delete(table).where(eq(table.orderId, owner));
    // Their answers name forms that are gone.
    await tx.delete(keyedRequests).where(eq(keyedRequests.owner, owner));
    await beginEpoch(tx, owner);
    return { forms, drafts: goneDrafts.length, unsent: unsent + unsentCodes, jobs: goneJobs.length };
  });
  // Once more: a letter may have been written in between. One written from now on is deleted by its job.
  letters += await removeFiles(files, [...erased.forms, ...ofOrder]);
  return {
    erasedAt: clock().toISOString(),
    forms: erased.forms.length,
    drafts: erased.drafts,
    letters: letters + erased.unsent,
    jobs: erased.jobs,
  };
}

async function removeFiles(files: ExpiringFiles | undefined, about: readonly { id: string }[]): Promise<number> {
  let removed = 0;
  for (const { id } of about) removed += (await files?.removeFor(id)) ?? 0;
  return removed;
}
