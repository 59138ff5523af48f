import { and, count, desc, eq, type SQL } from "drizzle-orm";
import type { Submission } from "../answers/submissions/submissions.ts";
import { notFound, RequestError } from "../http/request-error.ts";
import { enqueue } from "../jobs/jobs.ts";
import { newId } from "../payments/secrets.ts";
import type { MailErrorCode } from "../server-error.ts";
import { jobs, mails, savedForms } from "../store/schema.ts";
import type { Clock, Db } from "../store/store.ts";
import type { SealContext, Vault } from "../store/vault.ts";

/** Mails one form may be sent by: enough for a mistyped address, too few to bother a stranger. */
const mailsPerForm = 5;

/** A carrier may be unreachable for days: a letter is retried until its form is deleted, most times an hour apart. */
const maxAttempts = 100;

/** What the row of a declined job says when the address exists and takes no more. */
const mailboxFull: MailErrorCode = "mailbox-full";

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

/** A mail's status, as its person may know it. */
export interface MailStatus {
  /**
   * `refused` and `mailbox-full`: the mail server's final answer about this address; `failed`: given up by our fault;
   * `waiting` is tried again.
   */
  readonly state: "waiting" | "sent" | "refused" | "mailbox-full" | "failed";
  /** Where it was to go; forgotten once it is sent. */
  readonly email?: string;
}

/** The mails people asked for: each is a row and a job, written together. */
export interface MailRequests {
  /**
   * Writes a request down. The same one asked again while it waits is still one mail.
   * @returns the id of its job
   * @throws RequestError `too-many-mails`
   */
  add(request: MailRequest): Promise<string>;
  /** The mail a job is about; undefined when it is sent already, or its form is gone. */
  find(id: string): Promise<WantedMail | undefined>;
  /** The status of a job's mail; undefined when its form is gone. */
  status(jobId: string): Promise<MailStatus | undefined>;
  /** The status of a form's latest mail; undefined when there is none. */
  latest(formId: string): Promise<MailStatus | undefined>;
  /** Notes that the carrier has the mail, and forgets the address. */
  markSent(id: string): Promise<void>;
}

export function openMailRequests({ db, clock, vault }: { db: Db; clock: Clock; vault: Vault }): MailRequests {
  async function statusWhere(which: SQL): Promise<MailStatus | undefined> {
    const [row] = await db
      .select({ id: mails.id, address: mails.address, state: jobs.state, lastError: jobs.lastError })
      .from(mails)
      .innerJoin(jobs, and(eq(jobs.ref, mails.id), eq(jobs.kind, "mail")))
      .where(which)
      .orderBy(desc(jobs.runAt))
      .limit(1);
    if (row === undefined) return undefined;
    const { id, address } = row;
    const email = address === null ? {} : { email: vault.open(address, sealContext(id)) };
    return { state: stateOfJob(row), ...email };
  }

  return {
    add({ form, email, includePdf }) {
      const dedupeKey = `mail ${form.id} ${vault.digest(JSON.stringify([form.id, email.toLowerCase(), includePdf]))}`;
      const expiresAt = new Date(form.expiresAt);
      const job = { kind: "mail", dedupeKey, runAt: clock(), maxAttempts: maxAttempts, expiresAt } as const;
      return db.transaction(async (tx) => {
        const locked = await tx.select().from(savedForms).where(eq(savedForms.id, form.id)).for("update");
        if (locked.length === 0) throw notFound();
        const isWaiting = and(eq(jobs.dedupeKey, dedupeKey), eq(jobs.state, "waiting"));
        const [waiting] = await tx.select({ ref: jobs.ref }).from(jobs).where(isWaiting);
        if (waiting !== undefined) return enqueue(tx, { ...job, ref: waiting.ref });
        const [sent] = await tx.select({ number: count() }).from(mails).where(eq(mails.formId, form.id));
        if ((sent?.number ?? 0) >= mailsPerForm) {
          throw new RequestError("too-many-mails", `A form is mailed at most ${mailsPerForm} times.`);
        }
        const id = newId("mail");
        const address = vault.seal(email, sealContext(id));
        await tx.insert(mails).values({ id, formId: form.id, address, includePdf });
        return enqueue(tx, { ...job, ref: id });
      });
    },

    async find(id) {
      const [mail] = await db.select().from(mails).where(eq(mails.id, id));
      if (mail === undefined || mail.address === null) return undefined;
      const { formId, includePdf } = mail;
      return { formId, includePdf, email: vault.open(mail.address, sealContext(id)) };
    },

    status: (jobId) => statusWhere(eq(jobs.id, jobId)),
    latest: (formId) => statusWhere(eq(mails.formId, formId)),

    async markSent(id) {
      await db.update(mails).set({ address: null }).where(eq(mails.id, id));
    },
  };
}

function sealContext(id: string): SealContext {
  return ["mails", id, "address"];
}

type JobRow = typeof jobs.$inferSelect;

function stateOfJob({ state, lastError }: Pick<JobRow, "state" | "lastError">): MailStatus["state"] {
  if (state === "done") return "sent";
  if (state === "declined") return lastError === mailboxFull ? "mailbox-full" : "refused";
  return state === "dead" ? "failed" : "waiting";
}
