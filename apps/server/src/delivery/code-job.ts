import type { ResumeCodes } from "../answers/resume/resume.ts";
import type { ExpiringFiles } from "../answers/retention/retention.ts";
import type { JobFailure, JobHandler } from "../jobs/job-attempts.ts";
import { readAddress } from "../mail/address.ts";
import { codeLetter } from "../mail/letter/code-letter.ts";
import type { Mailer } from "../mail/mailer.ts";
import { messageIdOf } from "../mail/message-id.ts";
import type { Payments } from "../payments/payments.ts";
import type { CodeLetters } from "./code-letters.ts";
import { sendLetter } from "./send-letter.ts";

export interface CodeJobContext {
  readonly codeLetters: CodeLetters;
  readonly payments: Payments;
  readonly codes: ResumeCodes;
  readonly mailer: Mailer;
  /** Where letters are kept, when they are. */
  readonly files: ExpiringFiles | undefined;
  /** Our own host name, for the Message-ID. */
  readonly host: string;
  readonly publicOrigin: string;
  /** Who runs this service, as the letter names them. */
  readonly operator: { readonly name: string; readonly contact: string };
}

/** Not "done": that would say that a letter was sent. */
const nobodyToWriteTo: JobFailure = { state: "declined", code: "no-address", cause: undefined };

/**
 * Mails the resume code of an order to the address given with its payment, which the provider tells again for each
 * attempt. A second run sends the same Message-ID again, so that a doubled letter can be recognised.
 */
export function codeJob(context: CodeJobContext): JobHandler {
  const { codeLetters, payments, codes, mailer, files, host, publicOrigin, operator } = context;
  return async (orderId, jobId) => {
    const session = await codeLetters.waiting(orderId);
    const given = session && (await payments.customerEmail?.(session));
    const to = given && readAddress(given);
    // The person may have erased everything while the provider was asked.
    if (!to || (await codeLetters.waiting(orderId)) === undefined) return nobodyToWriteTo;
    const code = await codes.create(orderId);
    const messageId = messageIdOf({ about: orderId, jobId, host });
    const failure = await sendLetter(mailer, codeLetter({ ...code, to, publicOrigin, operator, messageId }));
    if (failure !== undefined) return failure;
    // Erased while the letter was written: nothing else would find it.
    if ((await codeLetters.waiting(orderId)) === undefined) await files?.removeFor(orderId);
    return undefined;
  };
}
