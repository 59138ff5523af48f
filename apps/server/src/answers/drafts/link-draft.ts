import type { Answers, FormType } from "@dilo/forms";
import { and, eq, lte, or, sql } from "drizzle-orm";
import { draftAnswers, drafts } from "../../store/schema.ts";
import type { Db } from "../../store/store.ts";
import type { Vault } from "../../store/vault.ts";
import { extendCode } from "../resume/extend-code.ts";
import { sealAnswer } from "../sealed-answer.ts";
import { draftPlace } from "./draft-place.ts";

interface Saving {
  readonly vault: Vault;
  readonly owner: string;
  readonly formType: FormType;
  readonly formId: string;
  readonly answers: Answers;
  readonly now: Date;
  /** When the form ends: its draft does not end before it. */
  readonly expiresAt: Date;
}

/**
 * Ties the draft to the form just saved, and gives it the answers that reached the server only with that save, even
 * all of them: a reload must not come back with less. An answer the draft has already stays: it may be newer, from
 * another tab. So does a draft of the other form.
 */
export async function linkDraft(tx: Db, saving: Saving): Promise<void> {
  const { vault, owner, formType, formId, answers, now, expiresAt } = saving;
  const isOver = or(lte(drafts.expiresAt, now), (await vault.has(draftPlace(owner))) ? undefined : sql`true`);
  const over = await tx
    .delete(drafts)
    .where(and(eq(drafts.owner, owner), isOver))
    .returning({ owner: drafts.owner });
  if (over.length > 0) await vault.destroy([draftPlace(owner)]);
  await tx.insert(drafts).values({ owner, formType, expiresAt }).onConflictDoNothing();
  const thisDraft = and(eq(drafts.owner, owner), eq(drafts.formType, formType));
  // While the form exists, its draft and its resume code lead back to it.
  const end = sql`greatest(${drafts.expiresAt}, ${expiresAt.toISOString()}::timestamptz)`;
  const link = { savedId: formId, expiresAt: end };
  const [linked] = await tx.update(drafts).set(link).where(thisDraft).returning({ expiresAt: drafts.expiresAt });
  await extendCode(tx, owner, { vault, now, until: expiresAt });
  if (linked === undefined) return;
  const sealer = await vault.create(draftPlace(owner), linked.expiresAt);
  const rows = Object.entries(answers).map(([field, answer]) => ({
    owner,
    field,
    ...sealAnswer(sealer, answer, field),
  }));
  if (rows.length > 0) await tx.insert(draftAnswers).values(rows).onConflictDoNothing();
}
