import type { Answers, FormType, HeardAnswer } from "@dilo/forms";
import { and, eq, gt, isNull, lte, ne, or, sql } from "drizzle-orm";
import { RequestError } from "../../http/request-error.ts";
import { beginEpoch, lockOrder } from "../../payments/lock-order.ts";
import { draftAnswers, drafts, savedForms } from "../../store/schema.ts";
import type { Clock, Db } from "../../store/store.ts";
import { ifOpens, type Sealer, type Vault } from "../../store/vault.ts";
import { extendCode } from "../resume/extend-code.ts";
import { openAnswer, sealAnswer } from "../sealed-answer.ts";
import { checkFields, digestOf, isSameAnswer } from "../submissions/content.ts";
import { plausibleTime } from "../submissions/heard-at.ts";
import { formPlace } from "../submissions/stored-answers.ts";
import type { Submission } from "../submissions/submissions.ts";
import { draftPlace } from "./draft-place.ts";
import { linkDraft } from "./link-draft.ts";

/** A form while it is answered. */
export interface Draft {
  readonly formType: FormType;
  readonly answers: Answers;
  /** The saved form made of it, at its current revision. */
  readonly saved?: { readonly id: string; readonly revision: number };
  /** Whether its answers are others than those of the saved form. */
  readonly isChanged: boolean;
  readonly expiresAt: string;
}

/** One draft for each payment, kept answer by answer, so that a reload continues at the same question. */
export interface Drafts {
  read(owner: string): Promise<Draft | undefined>;
  /**
   * Keeps one answer, and the time of its first hearing when it comes twice; one that was heard before the known one
   * changes nothing. One that says nothing takes the known one out. An answer of another form begins a new draft, where
   * nothing is lost by that.
   * @throws RequestError `unknown-field`; `stale-epoch`, also where the draft of another form was never saved
   */
  keep(owner: string, answer: SentAnswer): Promise<void>;
  /** Deletes the draft and begins the next epoch: an answer that was on its way meanwhile is refused. */
  remove(owner: string): Promise<void>;
  /** Begins the next epoch with a saved form as its draft, in place of any other. */
  open(owner: string, form: Omit<Submission, "consent">): Promise<void>;
}

interface SentAnswer extends HeardAnswer {
  readonly formType: FormType;
  readonly field: string;
  readonly epoch?: number | undefined;
}

export interface DraftContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly retentionMs: number;
}

export function openDrafts({ db, clock, vault, retentionMs }: DraftContext): Drafts {
  async function removeIn(tx: Db, owner: string): Promise<void> {
    await lockOrder(tx, owner);
    await vault.destroy([draftPlace(owner)]);
    await tx.delete(drafts).where(eq(drafts.owner, owner));
    await beginEpoch(tx, owner);
  }

  return {
    async read(owner) {
      return db.transaction(async (tx) => {
        const now = clock();
        // A draft that another one replaces loses its key before its rows: until then nobody may look.
        await lockOrder(tx, owner);
        const rows = await tx
          .select({ draft: drafts, form: savedForms, answer: draftAnswers })
          .from(drafts)
          .leftJoin(savedForms, and(eq(savedForms.id, drafts.savedId), gt(savedForms.expiresAt, now)))
          .leftJoin(draftAnswers, eq(draftAnswers.owner, drafts.owner))
          .where(and(eq(drafts.owner, owner), gt(drafts.expiresAt, now)));
        const told = rows.flatMap(({ answer }) => answer ?? []);
        const [found] = rows;
        if (found === undefined) return undefined;
        const { form, draft } = found;
        const { formType } = draft;
        // Its key may have been destroyed at the end of its day: then it is gone, as its row soon will be.
        const answers = await ifOpens(async () => openDraft(await vault.sealer(draftPlace(owner)), told));
        if (answers === undefined) return undefined;
        const ofForm = form && (await ifOpens(() => vault.sealer(formPlace(form.id))));
        if (!form || !ofForm) return { formType, answers, isChanged: false, expiresAt: draft.expiresAt.toISOString() };
        const isChanged = digestOf(ofForm, formType, answers) !== form.digest;
        const saved = { id: form.id, revision: form.revision };
        return { formType, answers, saved, isChanged, expiresAt: draft.expiresAt.toISOString() };
      });
    },

    async keep(owner, { formType, field, epoch, ...sent }) {
      checkFields(formType, { [field]: sent.said });
      const answer: HeardAnswer = { ...sent, heardAt: plausibleTime(sent.heardAt, clock()) };
      await db.transaction(async (tx) => {
        await lockOrder(tx, owner, epoch);
        if (answer.said === "") return takeOut(tx, owner, { formType, field, heardAt: new Date(answer.heardAt) });
        const isDestroyed = (await vault.has(draftPlace(owner))) ? undefined : sql`true`;
        await refuseBeside(tx, { owner, formType, now: clock() });
        const isOver = or(ne(drafts.formType, formType), lte(drafts.expiresAt, clock()), isDestroyed);
        const over = await tx
          .delete(drafts)
          .where(and(eq(drafts.owner, owner), isOver))
          .returning();
        if (over.length > 0) await vault.destroy([draftPlace(owner)]);
        const now = clock();
        const expiresAt = new Date(now.getTime() + retentionMs);
        const begun = await tx.insert(drafts).values({ owner, formType, expiresAt }).onConflictDoNothing().returning();
        if (begun.length > 0) await extendCode(tx, owner, { vault, now, until: expiresAt });
        const sealer = await (begun.length > 0
          ? vault.create(draftPlace(owner), expiresAt)
          : vault.sealer(draftPlace(owner)));
        const row = sealAnswer(sealer, answer, field);
        const [known] = await tx.select().from(draftAnswers).where(thisAnswer(owner, field));
        // Another phone's answer, said before the known one, may have waited for its line.
        const isOld = known !== undefined && known.heardAt > row.heardAt;
        if (isOld || (known && isSameAnswer(openAnswer(sealer, known, field), answer))) return;
        await tx
          .insert(draftAnswers)
          .values({ owner, field, ...row })
          .onConflictDoUpdate({ target: [draftAnswers.owner, draftAnswers.field], set: row });
      });
    },

    remove: (owner) => db.transaction((tx) => removeIn(tx, owner)),

    async open(owner, { id, formType, answers, expiresAt }) {
      await db.transaction(async (tx) => {
        await removeIn(tx, owner);
        const ends = { now: clock(), expiresAt: new Date(expiresAt) };
        await linkDraft(tx, { vault, owner, formType, formId: id, answers, ...ends });
      });
    },
  };
}

/** Two phones may have chosen two forms: the slower one is told, before its first answer takes the other's. */
async function refuseBeside(
  tx: Pick<Db, "select">,
  { owner, formType, now }: { readonly owner: string; readonly formType: FormType; readonly now: Date },
): Promise<void> {
  const isUnsaved = and(isNull(drafts.savedId), ne(drafts.formType, formType), gt(drafts.expiresAt, now));
  const other = await tx
    .select({ field: draftAnswers.field })
    .from(drafts)
    .innerJoin(draftAnswers, eq(draftAnswers.owner, drafts.owner))
    .where(and(eq(drafts.owner, owner), isUnsaved))
    .limit(1);
  if (other.length > 0) throw new RequestError("stale-epoch", "Another form is being answered.");
}

/** Takes an answer out, unless it was heard later, or the draft is of another form. */
async function takeOut(
  tx: Pick<Db, "delete" | "select">,
  owner: string,
  { formType, field, heardAt }: { readonly formType: FormType; readonly field: string; readonly heardAt: Date },
): Promise<void> {
  const [draft] = await tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.owner, owner), eq(drafts.formType, formType)));
  if (draft === undefined) return;
  await tx.delete(draftAnswers).where(and(thisAnswer(owner, field), lte(draftAnswers.heardAt, heardAt)));
}

function openDraft(sealer: Sealer, rows: readonly (typeof draftAnswers.$inferSelect)[]): Answers {
  return Object.fromEntries(rows.map((row) => [row.field, openAnswer(sealer, row, row.field)]));
}

function thisAnswer(owner: string, field: string) {
  return and(eq(draftAnswers.owner, owner), eq(draftAnswers.field, field));
}
