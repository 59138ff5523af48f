import type { JobFailure } from "../jobs/job-attempts.ts";
import type { Mail, Mailer } from "../mail/mailer.ts";
import { mayBeRetried, ServerError, type ServerErrorCode } from "../server-error.ts";

const aboutTheAddress: readonly ServerErrorCode[] = ["unknown-recipient", "mailbox-full"];

/**
 * Sends the letter of a job.
 * @returns nothing when the mail server has accepted it, or its final answer
 * @throws whatever may pass, so that the job is tried again
 */
export async function sendLetter(mailer: Mailer, mail: Mail): Promise<JobFailure | undefined> {
  try {
    await mailer.send(mail);
    return undefined;
  } catch (error) {
    if (!(error instanceof ServerError) || mayBeRetried(error.code)) throw error;
    // The person can correct an address; any other final answer is ours to deal with.
    const isTheirs = aboutTheAddress.includes(error.code);
    return { state: isTheirs ? "declined" : "dead", code: error.code, cause: error };
  }
}
