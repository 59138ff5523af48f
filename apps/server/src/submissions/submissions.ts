import { type Answers, type FormType, fieldOf, forms } from "@dilo/forms";
import { and, eq, gt, lte } from "drizzle-orm";
import { CallFailure, notFound } from "../http/failures.ts";
import { newId } from "../payments/secrets.ts";
import { drafts, savedAnswers, savedForms } from "../store/schema.ts";
import type { Clock, Db } from "../store/store.ts";
import type { Vault } from "../store/vault.ts";

/** A saved form, opened. Its times are ISO 8601. */
export interface Submission {
  readonly id: string;
  readonly formType: FormType;
  readonly answers: Answers;
  readonly savedAt: string;
  readonly expiresAt: string;
}

/** The forms people saved, sealed, each belonging to one payment. */
export interface Submissions {
  /**
   * Saves a form. The same answers saved twice are one form, so a repeated save never makes a second one.
   * @throws CallFailure `unknown-field`
   */
  save(
    owner: string,
    form: { readonly formType: FormType; readonly answers: Answers },
  ): Promise<{ readonly id: string }>;
  /** @throws CallFailure `not-found`, alike for an unknown, an expired and somebody else's form */
  read(owner: string, id: string): Promise<Submission>;
  /** The same without an owner, for work done later on the owner's behalf; undefined when it has expired. */
  find(id: string): Promise<Submission | undefined>;
}

export interface SubmissionNeeds {
  readonly db: Db;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly retentionMs: number;
}

export function openSubmissions({ db, clock, vault, retentionMs }: SubmissionNeeds): Submissions {
  async function load(id: string, owner?: string): Promise<Submission | undefined> {
    const ours = owner === undefined ? undefined : eq(savedForms.owner, owner);
    const alive = and(eq(savedForms.id, id), gt(savedForms.expiresAt, clock()), ours);
    const [form] = await db.select().from(savedForms).where(alive);
    if (form === undefined) return undefined;
    const rows = await db.select().from(savedAnswers).where(eq(savedAnswers.formId, id));
    const answers = rows.map(({ field, said, heardAt }) => [
      field,
      { said: vault.open(said, ["answers", id, field]), heardAt: heardAt.toISOString() },
    ]);
    return {
      id,
      formType: form.formType,
      answers: Object.fromEntries(answers),
      savedAt: form.savedAt.toISOString(),
      expiresAt: form.expiresAt.toISOString(),
    };
  }

  return {
    async save(owner, { formType, answers }) {
      checkFields(formType, answers);
      const digest = vault.digest(contentOf(formType, answers));
      const same = and(eq(savedForms.owner, owner), eq(savedForms.digest, digest));
      return db.transaction(async (tx) => {
        await tx.delete(savedForms).where(and(same, lte(savedForms.expiresAt, clock())));
        const id = newId("form");
        const savedAt = clock();
        const expiresAt = new Date(savedAt.getTime() + retentionMs);
        const [made] = await tx
          .insert(savedForms)
          .values({ id, owner, formType, digest, savedAt, expiresAt })
          .onConflictDoNothing()
          .returning({ id: savedForms.id });
        const [form] =
          made === undefined ? await tx.select({ id: savedForms.id }).from(savedForms).where(same) : [made];
        if (form === undefined) throw new Error("A saved form vanished while it was saved again.");
        const rows = Object.entries(answers).map(([field, { said, heardAt }]) => ({
          formId: id,
          field,
          said: vault.seal(said, ["answers", id, field]),
          heardAt: new Date(heardAt),
        }));
        if (made !== undefined && rows.length > 0) await tx.insert(savedAnswers).values(rows);
        const thisDraft = and(eq(drafts.owner, owner), eq(drafts.formType, formType));
        await tx.update(drafts).set({ savedId: form.id }).where(thisDraft);
        return form;
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

/** @throws CallFailure `unknown-field`; it does not repeat the name, which could be anything */
export function checkFields(formType: FormType, answers: Readonly<Record<string, unknown>>): void {
  for (const id of Object.keys(answers)) {
    if (fieldOf(formType, id) === undefined) throw new CallFailure("unknown-field", "The form has no such field.");
  }
}

/** Equal for equal answers, whatever their order and the time they were heard. */
function contentOf(formType: FormType, answers: Answers): string {
  return JSON.stringify([formType, forms[formType].fields.map(({ id }) => answers[id]?.said ?? null)]);
}
