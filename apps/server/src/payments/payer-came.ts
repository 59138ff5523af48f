import { and, eq, inArray, isNull } from "drizzle-orm";
import { finderCodePlace } from "../answers/resume/extend-code.ts";
import { mailPlace } from "../delivery/mail-requests.ts";
import { capabilities, finderCodes, jobs, mails, orders, savedForms } from "../store/schema.ts";
import type { Db } from "../store/store.ts";
import type { Vault } from "../store/vault.ts";

/**
 * Notes that somebody opened the form with proof of the payment. From then on nothing that the session's id alone gave
 * opens anything: no code, no cookie, and no letter that still waits. What was said in between stays: it may be theirs.
 * Call it under the payment's lock.
 */
export async function notePayerCame(
  tx: Db,
  vault: Pick<Vault, "destroy">,
  { orderId, now }: { readonly orderId: string; readonly now: Date },
): Promise<void> {
  const isFirst = and(eq(orders.id, orderId), isNull(orders.payerCameAt));
  const first = await tx.update(orders).set({ payerCameAt: now }).where(isFirst).returning({ id: orders.id });
  if (first.length === 0) return;
  await tx.delete(capabilities).where(and(eq(capabilities.orderId, orderId), eq(capabilities.holder, "finder")));
  const codes = await tx
    .delete(finderCodes)
    .where(eq(finderCodes.orderId, orderId))
    .returning({ id: finderCodes.orderId });
  const forms = tx.select({ id: savedForms.id }).from(savedForms).where(eq(savedForms.owner, orderId));
  const letters = await tx
    .select({ id: mails.id })
    .from(mails)
    .innerJoin(jobs, and(eq(jobs.ref, mails.id), eq(jobs.kind, "mail")))
    .where(and(inArray(mails.formId, forms), eq(jobs.state, "waiting")));
  const ids = letters.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.delete(jobs).where(and(eq(jobs.kind, "mail"), inArray(jobs.ref, ids)));
    await tx.delete(mails).where(inArray(mails.id, ids));
  }
  await vault.destroy([...ids.map(mailPlace), ...(codes.length > 0 ? [finderCodePlace(orderId)] : [])]);
}
