import type { Consent } from "@dilo/api";
import type { Answers, FormType } from "@dilo/forms";
import { and, desc, eq, gt } from "drizzle-orm";
import { notFound } from "../../http/request-error.ts";
import { savedAnswers, savedForms } from "../../store/schema.ts";
import { ifOpens } from "../../store/vault.ts";
import { formPlace, openAnswers } from "./stored-answers.ts";
import {
  type FormChange,
  type FormRevision,
  type NewForm,
  reviseForm,
  type SubmissionContext,
  saveForm,
} from "./write-form.ts";

/** A saved form at its latest revision, opened. Its times are ISO 8601. */
export interface Submission extends FormRevision {
  readonly formType: FormType;
  readonly answers: Answers;
  readonly savedAt: string;
  readonly expiresAt: string;
  /** Absent when the answers were typed. */
  readonly consent?: Consent;
}

/** The forms people saved, sealed, each belonging to one payment. */
export interface Submissions {
  /**
   * Saves a form. The same answers saved twice are one form, so a repeated save never makes a second one.
   * @throws RequestError `unknown-field`, `stale-epoch`, `no-forms-left`; of a draft, `revision-conflict` when another phone saved it
   *   with other answers, or answered in it what is not among these
   */
  save(owner: string, form: NewForm): Promise<FormRevision>;
  /**
   * Changes a saved form. The answers it has already are no change, so a repeated one is neither refused nor counted.
   * It is deleted when it was to be deleted before: the promise counts from the first save.
   * @param change all answers, and the revision they were changed from
   * @throws RequestError `not-found` as `read` does, `unknown-field`, `stale-epoch`, `revision-conflict` when somebody was faster
   */
  revise(owner: string, change: FormChange): Promise<FormRevision>;
  /** @throws RequestError `not-found`, alike for an unknown, an expired and somebody else's form */
  read(owner: string, id: string): Promise<Submission>;
  /** What an owner has saved and is not deleted yet, the newest first. */
  list(owner: string): Promise<readonly Omit<Submission, "answers" | "consent">[]>;
  /** Whose form it is; undefined when there is none. */
  ownerOf(id: string): Promise<string | undefined>;
  /** The same without an owner, for work done later on the owner's behalf; undefined when it has expired. */
  find(id: string): Promise<Submission | undefined>;
}

export function openSubmissions(context: SubmissionContext): Submissions {
  const { db, clock, vault } = context;

  async function load(id: string, owner?: string): Promise<Submission | undefined> {
    const alive = and(
      eq(savedForms.id, id),
      gt(savedForms.expiresAt, clock()),
      owner === undefined ? undefined : eq(savedForms.owner, owner),
    );
    // One statement: a change made meanwhile is seen whole or not at all.
    const rows = await db
      .select({ form: savedForms, answer: savedAnswers })
      .from(savedForms)
      .leftJoin(savedAnswers, eq(savedAnswers.formId, savedForms.id))
      .where(alive);
    const form = rows[0]?.form;
    if (form === undefined) return undefined;
    const { formType, revision, consent, savedAt, expiresAt } = form;
    const sealed = rows.flatMap(({ answer }) => answer ?? []);
    // Its key may have been destroyed since: then it is gone, as its row soon will be.
    const answers = await ifOpens(async () => openAnswers(await vault.sealer(formPlace(id)), sealed));
    if (answers === undefined) return undefined;
    return {
      id,
      formType,
      revision,
      answers,
      savedAt: savedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      ...(consent !== null && { consent }),
    };
  }

  return {
    save: (owner, form) => saveForm(context, owner, form),
    revise: (owner, change) => reviseForm(context, owner, change),

    async read(owner, id) {
      const form = await load(id, owner);
      if (form === undefined) throw notFound();
      return form;
    },

    async list(owner) {
      const theirs = and(eq(savedForms.owner, owner), gt(savedForms.expiresAt, clock()));
      const rows = await db.select().from(savedForms).where(theirs).orderBy(desc(savedForms.savedAt));
      // As in load: what a backup brought back without its key is gone.
      const isThere = await Promise.all(rows.map(({ id }) => vault.has(formPlace(id))));
      const opened = rows.filter((_row, at) => isThere[at]);
      return opened.map(({ id, formType, revision, savedAt, expiresAt }) => ({
        ...{ id, formType, revision },
        ...{ savedAt: savedAt.toISOString(), expiresAt: expiresAt.toISOString() },
      }));
    },

    async ownerOf(id) {
      const [form] = await db.select({ owner: savedForms.owner }).from(savedForms).where(eq(savedForms.id, id));
      return form?.owner;
    },

    find: (id) => load(id),
  };
}
