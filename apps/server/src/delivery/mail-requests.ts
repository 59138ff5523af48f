import type { PaymentLimits } from "@dilo/api";
import { and, count, desc, eq, type SQL } from "drizzle-orm";
import { formPlace } from "../answers/submissions/stored-answers.ts";
import type { Submission } from "../answers/submissions/submissions.ts";
import { notFound, RequestError } from "../http/request-error.ts";
import { enqueue } from "../jobs/jobs.ts";
import { lockOrder } from "../payments/lock-order.ts";
import { newId } from "../payments/secrets.ts";
import { takeOne } from "../payments/take-one.ts";
import type { MailErrorCode } from "../server-error.ts";
import type { KeyPlace } from "../store/keys/key-store.ts";
import { jobs, mails, savedForms } from "../store/schema.ts";
import type { Clock, Db } from "../store/store.ts";
import { countInStore } from "../store/tries/in-store.ts";
import { ifOpens, type Vault } from "../store/vault.ts";

/** Mails one form may be sent by: enough for a mistyped address, too few to bother a stranger. */
const mailsPerForm = 5;

const dayMs = 24 * 3_600_000;

/** A carrier may be unreachable for days: a letter is retried until its form is deleted, most times an hour apart. */
const maxAttempts = 100;

/** What the row of a declined job says when the address exists and takes no more. */
const mailboxFull: MailErrorCode = "mailbox-full";

/** What a person asked to be mailed. */
interface MailRequest {
  /** The payment that the form belongs to. */
  readonly owner: string;
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
   * @throws RequestError `too-many-mails` for its form, `no-mails-left` for its payment, `mails-full-today` for the server
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

export interface MailRequestsContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly vault: Vault;
  /** Mails that all payments of this store together may send in a day. */
  readonly mailsPerDay: number;
  /** Mails that a payment may send. */
  readonly limits: Pick<PaymentLimits, "mails">;
}

export function openMailRequests({ db, clock, vault, mailsPerDay, limits }: MailRequestsContext): MailRequests {
  /** Counts one mail of the payment and of the day. A refusal ends the transaction: then it has taken nothing. */
  async function countMail(tx: Db, owner: string): Promise<void> {
    if (!(await takeOne(tx, "mails", { orderId: owner, limit: limits.mails }))) {
      throw new RequestError("no-mails-left", `A payment sends at most ${limits.mails} mails.`);
    }
    const { count: sentToday, secondsLeft } = await countInStore(tx, clock).add("mails of the day", dayMs);
    if (sentToday > mailsPerDay) {
      throw new RequestError("mails-full-today", "This server has sent its mails of the day.", {
        retryAfterSeconds: secondsLeft,
      });
    }
  }

  const openAddress = (id: string, address: Uint8Array) =>
    ifOpens(async () => (await vault.sealer(mailPlace(id))).open(address, "address"));

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
    const email = address === null ? undefined : await openAddress(id, address);
    return { state: stateOfJob(row), ...(email !== undefined && { email }) };
  }

  return {
    async add({ owner, form, email, includePdf }) {
      const sealerOfForm = await ifOpens(() => vault.sealer(formPlace(form.id)));
      if (sealerOfForm === undefined) throw notFound();
      const dedupeKey = `mail ${form.id} ${sealerOfForm.digest(JSON.stringify(["mail", email.toLowerCase(), includePdf]))}`;
      const expiresAt = new Date(form.expiresAt);
      const job = { kind: "mail", dedupeKey, runAt: clock(), maxAttempts: maxAttempts, expiresAt } as const;
      return db.transaction(async (tx) => {
        // The payment first, as erasure does.
        await lockOrder(tx, owner);
        const locked = await tx.select().from(savedForms).where(eq(savedForms.id, form.id)).for("update");
        if (locked.length === 0) throw notFound();
        const isWaiting = and(eq(jobs.dedupeKey, dedupeKey), eq(jobs.state, "waiting"));
        const [waiting] = await tx.select({ ref: jobs.ref }).from(jobs).where(isWaiting);
        if (waiting !== undefined) return enqueue(tx, { ...job, ref: waiting.ref });
        const [sent] = await tx.select({ number: count() }).from(mails).where(eq(mails.formId, form.id));
        if ((sent?.number ?? 0) >= mailsPerForm) {
          throw new RequestError("too-many-mails", `A form is mailed at most ${mailsPerForm} times.`);
        }
        await countMail(tx, owner);
        const id = newId("mail");
        const address = (await vault.create(mailPlace(id), expiresAt)).seal(email, "address");
        await tx.insert(mails).values({ id, formId: form.id, address, includePdf });
        return enqueue(tx, { ...job, ref: id });
      });
    },

    async find(id) {
      const [mail] = await db.select().from(mails).where(eq(mails.id, id));
      if (mail === undefined || mail.address === null) return undefined;
      const { formId, includePdf } = mail;
      const email = await openAddress(id, mail.address);
      return email === undefined ? undefined : { formId, includePdf, email };
    },

    status: (jobId) => statusWhere(eq(jobs.id, jobId)),
    latest: (formId) => statusWhere(eq(mails.formId, formId)),

    async markSent(id) {
      await db.update(mails).set({ address: null }).where(eq(mails.id, id));
      await vault.destroy([mailPlace(id)]);
    },
  };
}

/** Where the key of a mail's address belongs. */
export function mailPlace(id: string): KeyPlace {
  return ["mails", id];
}

type JobRow = typeof jobs.$inferSelect;

function stateOfJob({ state, lastError }: Pick<JobRow, "state" | "lastError">): MailStatus["state"] {
  if (state === "done") return "sent";
  if (state === "declined") return lastError === mailboxFull ? "mailbox-full" : "refused";
  return state === "dead" ? "failed" : "waiting";
}
