import { and, count, eq } from "drizzle-orm";
import { CallFailure, notFound } from "../http/failures.ts";
import { enqueue } from "../jobs/jobs.ts";
import { newId } from "../payments/secrets.ts";
import { jobs, mails, savedForms } from "../store/schema.ts";
import type { Clock, Db } from "../store/store.ts";
import type { Place, Vault } from "../store/vault.ts";
import type { Submission } from "../submissions/submissions.ts";

/** Mails one form may be sent by: enough for a mistyped address, too few to bother a stranger. */
const mailsPerForm = 5;

/** A carrier may be away for days: a letter is tried until its form is deleted, most times an hour apart. */
const mostAttempts = 100;

/** What a person asked to be mailed. */
interface MailRequest {
  readonly form: Submission;
  readonly email: string;
  readonly includePdf: boolean;
}

/** One mail to send, opened. */
interface WantedMail {
  readonly formId: string;
  readonly email: string;
  readonly includePdf: boolean;
}

/** The mails people asked for: each is a row and a job, written together. */
export interface MailRequests {
  /**
   * Writes a request down. The same one asked again while it waits is still one mail.
   * @returns the id of its job
   * @throws CallFailure `too-many-mails`
   */
  add(request: MailRequest): Promise<string>;
  /** The mail a job is about; undefined when it is sent already, or its form is gone. */
  find(id: string): Promise<WantedMail | undefined>;
  /** Why a job was given up: the name of its last error; undefined while it may still be done. */
  whyGivenUp(jobId: string): Promise<string | undefined>;
  /** Notes that the carrier has the mail, and forgets the address. */
  markSent(id: string): Promise<void>;
}

export function openMailRequests({ db, clock, vault }: { db: Db; clock: Clock; vault: Vault }): MailRequests {
  return {
    add({ form, email, includePdf }) {
      const dedupeKey = `mail ${form.id} ${vault.digest(JSON.stringify([form.id, email.toLowerCase(), includePdf]))}`;
      const expiresAt = new Date(form.expiresAt);
      const job = { kind: "mail", dedupeKey, runAt: clock(), maxAttempts: mostAttempts, expiresAt } as const;
      return db.transaction(async (tx) => {
        const locked = await tx.select().from(savedForms).where(eq(savedForms.id, form.id)).for("update");
        if (locked.length === 0) throw notFound();
        const isWaiting = and(eq(jobs.dedupeKey, dedupeKey), eq(jobs.state, "waiting"));
        const [waiting] = await tx.select({ ref: jobs.ref }).from(jobs).where(isWaiting);
        if (waiting !== undefined) return enqueue(tx, { ...job, ref: waiting.ref });
        const [sent] = await tx.select({ number: count() }).from(mails).where(eq(mails.formId, form.id));
        if ((sent?.number ?? 0) >= mailsPerForm) {
          throw new CallFailure("too-many-mails", `A form is mailed at most ${mailsPerForm} times.`);
        }
        const id = newId("mail");
        const address = vault.seal(email, placeOf(id));
        await tx.insert(mails).values({ id, formId: form.id, address, includePdf });
        return enqueue(tx, { ...job, ref: id });
      });
    },

    async find(id) {
      const [mail] = await db.select().from(mails).where(eq(mails.id, id));
      if (mail === undefined || mail.address === null) return undefined;
      const { formId, includePdf } = mail;
      return { formId, includePdf, email: vault.open(mail.address, placeOf(id)) };
    },

    async whyGivenUp(jobId) {
      const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId));
      return job?.state === "dead" ? (job.lastError ?? undefined) : undefined;
    },

    async markSent(id) {
      await db.update(mails).set({ address: null }).where(eq(mails.id, id));
    },
  };
}

function placeOf(id: string): Place {
  return ["mails", id, "address"];
}
