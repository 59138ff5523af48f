import type { Consent, PaymentLimits } from "@dilo/api";
import type { Answers, FormType } from "@dilo/forms";
import { and, desc, eq, gt } from "drizzle-orm";
import { notFound, RequestError } from "../../http/request-error.ts";
import { lockOrder } from "../../payments/lock-order.ts";
import { newId } from "../../payments/secrets.ts";
import { takeOne } from "../../payments/take-one.ts";
import { consents, drafts, savedForms } from "../../store/schema.ts";
import type { Clock, Db } from "../../store/store.ts";
import { ifOpens, type Vault } from "../../store/vault.ts";
import { linkDraft } from "../drafts/link-draft.ts";
import { refuseOutdated } from "../drafts/refuse-outdated.ts";
import { checkFields, digestOf } from "./content.ts";
import { formPlace, replaceAnswers } from "./stored-answers.ts";

/** What saved forms are kept with. */
export interface SubmissionContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly retentionMs: number;
  /** Forms that a payment may save. */
  readonly limits: Pick<PaymentLimits, "forms">;
}

/** A saved form as it was after one save. */
export interface FormRevision {
  readonly id: string;
  /** 1 at first, one more with every change. */
  readonly revision: number;
}

/** The epoch of the payment that a form belongs to; without it, the present one. */
interface InEpoch {
  readonly epoch?: number | undefined;
}

/** A form to save. */
export interface NewForm extends InEpoch {
  readonly formType: FormType;
  readonly answers: Answers;
  /** It is what the draft has become: a draft becomes one form. */
  readonly ofDraft: boolean;
  /** Whoever saves it goes on with a newer answer of another phone, where the draft has one. */
  readonly mayBeOutdated?: boolean;
}

/** All answers of a saved form, and the revision they were changed from. */
export interface FormChange extends InEpoch, FormRevision {
  readonly answers: Answers;
}

/** Saves a form, or finds the one with the same answers. */
export async function saveForm(
  context: SubmissionContext,
  owner: string,
  { formType, answers, epoch, ofDraft, mayBeOutdated = false }: NewForm,
): Promise<FormRevision> {
  const { db, clock, vault, retentionMs, limits } = context;
  checkFields(formType, answers);
  return db.transaction(async (tx) => {
    await lockOrder(tx, owner, epoch);
    const saved = await tx.select().from(savedForms).where(aliveOf(owner, clock())).orderBy(desc(savedForms.savedAt));
    // Each form has a fingerprint under its own key: there are few of them.
    const sealers = await Promise.all(saved.map(({ id }) => ifOpens(() => vault.sealer(formPlace(id)))));
    const same = saved.find(({ digest }, at) => {
      const sealer = sealers[at];
      return sealer !== undefined && digestOf(sealer, formType, answers) === digest;
    });
    const now = clock();
    const expiresAt = same?.expiresAt ?? new Date(now.getTime() + retentionMs);
    const form = { id: same?.id ?? newId("form"), revision: same?.revision ?? 1 };
    const isDraftSaved = await hasSavedDraft(tx, { owner, formType, now });
    if (same === undefined) {
      // Who saves a draft a second time with other answers has not seen what the first one saved.
      if (ofDraft && isDraftSaved) throw new RequestError("revision-conflict", "The draft was saved meanwhile.");
      if (mayBeOutdated) await refuseOutdated(tx, { vault, owner, formType, answers });
      if (!(await takeOne(tx, "forms", { orderId: owner, limit: limits.forms }))) {
        throw new RequestError("no-forms-left", `A payment saves at most ${limits.forms} forms.`);
      }
      const consent = await consentOf(tx, owner);
      const sealer = await vault.create(formPlace(form.id), expiresAt);
      const digest = digestOf(sealer, formType, answers);
      await tx.insert(savedForms).values({ ...form, owner, formType, digest, consent, savedAt: now, expiresAt });
      await replaceAnswers(tx, { sealer, formId: form.id, answers });
    }
    // A form of its own, beside the one the draft has become, takes nothing from that.
    if (ofDraft || !isDraftSaved)
      await linkDraft(tx, { vault, owner, formType, formId: form.id, answers, now, expiresAt });
    return form;
  });
}

/** Changes a saved form, unless it has these answers already. */
export async function reviseForm(context: SubmissionContext, owner: string, change: FormChange): Promise<FormRevision> {
  const { db, clock, vault } = context;
  const { id, revision, answers, epoch } = change;
  return db.transaction(async (tx) => {
    await lockOrder(tx, owner, epoch);
    const thisForm = and(aliveOf(owner, clock()), eq(savedForms.id, id));
    const [form] = await tx.select().from(savedForms).where(thisForm).for("update");
    if (form === undefined) throw notFound();
    const { formType, expiresAt } = form;
    const now = clock();
    checkFields(formType, answers);
    const sealer = await ifOpens(() => vault.sealer(formPlace(id)));
    if (sealer === undefined) throw notFound();
    const digest = digestOf(sealer, formType, answers);
    const isNew = digest !== form.digest;
    if (isNew && revision !== form.revision) {
      throw new RequestError("revision-conflict", `The form is at revision ${form.revision} meanwhile.`);
    }
    const next = isNew ? form.revision + 1 : form.revision;
    if (isNew) {
      const consent = (await consentOf(tx, owner)) ?? form.consent;
      const row = { digest, revision: next, consent, savedAt: now };
      await tx.update(savedForms).set(row).where(thisForm);
      await replaceAnswers(tx, { sealer, formId: id, answers });
    }
    await linkDraft(tx, { vault, owner, formType, formId: id, answers, now, expiresAt });
    return { id, revision: next };
  });
}

function aliveOf(owner: string, now: Date) {
  return and(eq(savedForms.owner, owner), gt(savedForms.expiresAt, now));
}

async function consentOf(tx: Db, owner: string): Promise<Consent | null> {
  const [given] = await tx.select().from(consents).where(eq(consents.orderId, owner));
  return given?.consent ?? null;
}

/** Whether the payment's draft of this form type has become a form that still exists. */
async function hasSavedDraft(
  tx: Db,
  { owner, formType, now }: { readonly owner: string; readonly formType: FormType; readonly now: Date },
): Promise<boolean> {
  const [made] = await tx
    .select({ id: savedForms.id })
    .from(drafts)
    .innerJoin(savedForms, and(eq(savedForms.id, drafts.savedId), gt(savedForms.expiresAt, now)))
    .where(and(eq(drafts.owner, owner), eq(drafts.formType, formType), gt(drafts.expiresAt, now)));
  return made !== undefined;
}
