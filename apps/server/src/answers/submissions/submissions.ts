import type { Consent } from "@dilo/api";
import type { Answers, FormType } from "@dilo/forms";
import { and, desc, eq, gt } from "drizzle-orm";
import { notFound, RequestError } from "../../http/request-error.ts";
import { lockOrder } from "../../payments/lock-order.ts";
import { newId } from "../../payments/secrets.ts";
import { consents, drafts, savedAnswers, savedForms } from "../../store/schema.ts";
import type { Clock, Db } from "../../store/store.ts";
import type { Vault } from "../../store/vault.ts";
import { linkDraft } from "../drafts/link-draft.ts";
import { checkFields, digestOf } from "./content.ts";
import { openAnswers, replaceAnswers } from "./stored-answers.ts";

/** A saved form at its latest revision, opened. Its times are ISO 8601. */
export interface Submission extends SavedAs {
  readonly formType: FormType;
  readonly answers: Answers;
  readonly savedAt: string;
  readonly expiresAt: string;
  /** Absent when the answers were typed. */
  readonly consent?: Consent;
}

/** What a save gives back. */
export interface SavedAs {
  readonly id: string;
  /** 1 at first, one more with every change. */
  readonly revision: number;
}

/** The epoch of the payment that a form belongs to; without it, the present one. */
interface InEpoch {
  readonly epoch?: number | undefined;
}

/** The forms people saved, sealed, each belonging to one payment. */
export interface Submissions {
  /**
   * Saves a form. The same answers saved twice are one form, so a repeated save never makes a second one.
   * @throws RequestError `unknown-field`, `begun-anew`, `revision-conflict` when another phone saved this draft with other answers
   */
  save(owner: string, form: InEpoch & { readonly formType: FormType; readonly answers: Answers }): Promise<SavedAs>;
  /**
   * Changes a saved form. The answers it has already are no change, so a repeated one is neither refused nor counted.
   * It is deleted when it was to be deleted before: the promise counts from the first save.
   * @param change all answers, and the revision they were changed from
   * @throws RequestError `not-found` as `read` does, `unknown-field`, `begun-anew`, `revision-conflict` when somebody was faster
   */
  revise(owner: string, change: InEpoch & SavedAs & { readonly answers: Answers }): Promise<SavedAs>;
  /** @throws RequestError `not-found`, alike for an unknown, an expired and somebody else's form */
  read(owner: string, id: string): Promise<Submission>;
  /** The same without an owner, for work done later on the owner's behalf; undefined when it has expired. */
  find(id: string): Promise<Submission | undefined>;
}

export interface SubmissionContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly retentionMs: number;
}

export function openSubmissions({ db, clock, vault, retentionMs }: SubmissionContext): Submissions {
  const ofOwner = (owner: string) => and(eq(savedForms.owner, owner), gt(savedForms.expiresAt, clock()));

  async function load(id: string, owner?: string): Promise<Submission | undefined> {
    const alive = and(eq(savedForms.id, id), owner === undefined ? gt(savedForms.expiresAt, clock()) : ofOwner(owner));
    // One statement: a change made meanwhile is seen whole or not at all.
    const rows = await db
      .select({ form: savedForms, answer: savedAnswers })
      .from(savedForms)
      .leftJoin(savedAnswers, eq(savedAnswers.formId, savedForms.id))
      .where(alive);
    const form = rows[0]?.form;
    if (form === undefined) return undefined;
    const { formType, revision, consent, savedAt, expiresAt } = form;
    return {
      id,
      formType,
      revision,
      answers: openAnswers(
        vault,
        rows.flatMap(({ answer }) => answer ?? []),
      ),
      savedAt: savedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      ...(consent !== null && { consent }),
    };
  }

  return {
    async save(owner, { formType, answers, epoch }) {
      checkFields(formType, answers);
      const digest = digestOf(vault, formType, answers);
      return db.transaction(async (tx) => {
        await lockOrder(tx, owner, epoch);
        const [same] = await tx
          .select({ id: savedForms.id, revision: savedForms.revision, expiresAt: savedForms.expiresAt })
          .from(savedForms)
          .where(and(ofOwner(owner), eq(savedForms.digest, digest)))
          .orderBy(desc(savedForms.savedAt))
          .limit(1);
        const now = clock();
        const expiresAt = same?.expiresAt ?? new Date(now.getTime() + retentionMs);
        const form = { id: same?.id ?? newId("form"), revision: same?.revision ?? 1 };
        if (same === undefined) {
          await refuseSecondForm(tx, { owner, formType, now });
          const consent = await consentOf(tx, owner);
          await tx.insert(savedForms).values({ ...form, owner, formType, digest, consent, savedAt: now, expiresAt });
          await replaceAnswers(tx, { vault, formId: form.id, answers });
        }
        await linkDraft(tx, { vault, owner, formType, formId: form.id, answers, now, expiresAt });
        return form;
      });
    },

    async revise(owner, { id, revision, answers, epoch }) {
      return db.transaction(async (tx) => {
        await lockOrder(tx, owner, epoch);
        const thisForm = and(ofOwner(owner), eq(savedForms.id, id));
        const [form] = await tx.select().from(savedForms).where(thisForm).for("update");
        if (form === undefined) throw notFound();
        const { formType, expiresAt } = form;
        const now = clock();
        checkFields(formType, answers);
        const digest = digestOf(vault, formType, answers);
        const isNew = digest !== form.digest;
        if (isNew && revision !== form.revision) {
          throw new RequestError("revision-conflict", `The form is at revision ${form.revision} meanwhile.`);
        }
        const next = isNew ? form.revision + 1 : form.revision;
        if (isNew) {
          const consent = (await consentOf(tx, owner)) ?? form.consent;
          const change = { digest, revision: next, consent, savedAt: now };
          await tx.update(savedForms).set(change).where(thisForm);
          await replaceAnswers(tx, { vault, formId: id, answers });
        }
        await linkDraft(tx, { vault, owner, formType, formId: id, answers, now, expiresAt });
        return { id, revision: next };
      });
    },

    async read(owner, id) {
      const form = await load(id, owner);
      if (form === undefined) throw notFound();
      return form;
    },

    find: (id) => load(id),
  };
}

async function consentOf(tx: Db, owner: string): Promise<Consent | null> {
  const [given] = await tx.select().from(consents).where(eq(consents.orderId, owner));
  return given?.consent ?? null;
}

/** A draft becomes one form: who saves it a second time with other answers has not seen what the first one saved. */
async function refuseSecondForm(
  tx: Db,
  { owner, formType, now }: { readonly owner: string; readonly formType: FormType; readonly now: Date },
): Promise<void> {
  const thisDraft = and(eq(drafts.owner, owner), eq(drafts.formType, formType), gt(drafts.expiresAt, now));
  const [made] = await tx
    .select({ revision: savedForms.revision })
    .from(drafts)
    .innerJoin(savedForms, and(eq(savedForms.id, drafts.savedId), gt(savedForms.expiresAt, now)))
    .where(thisDraft);
  if (made) throw new RequestError("revision-conflict", `The form was saved meanwhile, at revision ${made.revision}.`);
}
