import { type Lookups, pdfFileName, relativeIn } from "@dilo/forms";
import type { ResumeCodes } from "../answers/resume/resume.ts";
import type { ExpiringFiles } from "../answers/retention/retention.ts";
import { listedForms } from "../answers/submissions/listed-forms.ts";
import type { Submissions } from "../answers/submissions/submissions.ts";
import type { Documents } from "../documents/documents.ts";
import type { JobHandler } from "../jobs/job-attempts.ts";
import { letter } from "../mail/letter/letter.ts";
import type { Mailer } from "../mail/mailer.ts";
import { messageIdOf } from "../mail/message-id.ts";
import { sheetInTurns } from "./derive-sheet.ts";
import type { MailRequests } from "./mail-requests.ts";
import type { PdfTurns } from "./pdf-turns.ts";
import { sendLetter } from "./send-letter.ts";

export interface MailJobContext {
  readonly requests: MailRequests;
  readonly submissions: Submissions;
  readonly codes: ResumeCodes;
  readonly documents: Documents;
  readonly turns: PdfTurns;
  readonly mailer: Mailer;
  readonly lookups: Lookups;
  /** Where letters are kept, when they are. */
  readonly files: ExpiringFiles | undefined;
  /** Our own host name, for the Message-ID. */
  readonly host: string;
  /** The site's address. */
  readonly publicOrigin: string;
  /** Who runs this service, as the letter names them. */
  readonly operator: { readonly name: string; readonly contact: string };
}

/** Sends one letter. A second run sends the same Message-ID again, so that a doubled letter can be recognised. */
export function mailJob({
  requests,
  submissions,
  codes,
  documents,
  turns,
  mailer,
  lookups,
  files,
  host,
  publicOrigin,
  operator,
}: MailJobContext): JobHandler {
  return async (ref, jobId) => {
    const wanted = await requests.find(ref);
    if (wanted === undefined) return undefined;
    const form = await submissions.find(wanted.formId);
    // The form expired or was erased while the letter waited: there is nothing left to send.
    const owner = await submissions.ownerOf(wanted.formId);
    if (form === undefined || owner === undefined) return undefined;
    const sheet = await sheetInTurns(form, lookups);
    const pdf = wanted.includePdf ? { pdf: await turns.forLetter(owner, () => documents.answerSheet(sheet)) } : {};
    // The person may have erased everything, or the form expired, while the PDF was made.
    if ((await requests.find(ref)) === undefined) return undefined;
    const messageId = messageIdOf({ about: form.id, jobId, host });
    // Asked for by a finder it goes to a finder's address: the payment's own code is for who has proved to be the payer.
    const { code: resumeCode } = (await codes.createForFinder(owner)) ?? (await codes.create(owner));
    // A finder's letter ends with the payer's coming, and it is their own code that was made if they came just now.
    if ((await requests.find(ref)) === undefined) return undefined;
    const to = wanted.email;
    const { expiresAt, savedAt } = form;
    const all = await listedForms(submissions, owner);
    const fileName = pdfFileName({ ...form, relative: relativeIn(sheet.lines) }, all, savedAt.slice(0, 10));
    const mail = letter({ ...sheet, ...pdf, fileName, to, expiresAt, resumeCode, publicOrigin, operator, messageId });
    const failure = await sendLetter(mailer, mail);
    if (failure !== undefined) return failure;
    // First of all: whatever fails from here on, a letter the carrier has taken is not sent again.
    await requests.markSent(ref);
    // Erased while the letter was written: nothing else would find it.
    if ((await submissions.find(form.id)) === undefined) await files?.removeFor(form.id);
    return undefined;
  };
}
