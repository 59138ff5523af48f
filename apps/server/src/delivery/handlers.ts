import { setTimeout as wait } from "node:timers/promises";
import type { ProductCalls } from "@dilo/api";
import type { Lookups } from "@dilo/forms";
import type { Documents } from "../documents/documents.ts";
import { pdfName } from "../documents/pdf-name.ts";
import { CallFailure } from "../http/failures.ts";
import type { Handlers } from "../http/mount.ts";
import type { Worker } from "../jobs/worker.ts";
import { readAddress } from "../mail/address.ts";
import type { AccessCookies } from "../payments/cookies.ts";
import type { Clock } from "../store/store.ts";
import type { Submissions } from "../submissions/submissions.ts";
import { UnknownRecipient } from "./mail-job.ts";
import type { MailRequests } from "./mail-requests.ts";
import { sheetOf } from "./printing.ts";

/** How long a person waits for the first attempt to mail; a slower carrier goes on alone. Milliseconds. */
const patienceMs = 8000;

export interface DeliveryNeeds {
  readonly submissions: Submissions;
  readonly documents: Documents;
  readonly lookups: Lookups;
  readonly requests: MailRequests;
  readonly worker: Worker;
  readonly cookies: AccessCookies;
  readonly clock: Clock;
}

/** Answers the two calls that hand over a saved form: as a download, and by e-mail. */
export function deliveryHandlers(needs: DeliveryNeeds) {
  const { submissions, documents, lookups, requests, worker, cookies, clock } = needs;

  /** A mistyped address is theirs to mend; the rest is ours. */
  async function failureOf(jobId: string): Promise<CallFailure> {
    const why = await requests.whyGivenUp(jobId);
    if (why === UnknownRecipient.name) return new CallFailure("mail-refused", "The carrier knows no such address.");
    return new CallFailure("mail-not-sent", "The mail could not be sent yet.");
  }

  return {
    async generatePdf({ body, request, reply }) {
      const form = await submissions.read(await cookies.ownerOf(request), body.formId);
      if (form.formType !== body.formType) {
        throw new CallFailure("wrong-form-type", "The saved form is of the other type.");
      }
      const bytes = await documents.answerSheet(sheetOf(form, lookups));
      const fileName = pdfName(form.formType, clock().toISOString());
      void reply.type("application/pdf").header("content-disposition", `attachment; filename="${fileName}"`);
      return bytes;
    },

    async emailForm({ body, request }) {
      const form = await submissions.read(await cookies.ownerOf(request), body.id);
      const email = readAddress(body.email);
      if (email === undefined) throw new CallFailure("bad-body", "The body is not as expected: email, one address.");
      const jobId = await requests.add({ form, email, includePdf: body.includePDF });
      const outcome = await Promise.race([worker.runNow(jobId), wait(patienceMs, "slow" as const, { ref: false })]);
      // The job stays and is tried again, and asking again does not make a second mail: but the person must know.
      if (outcome === "failed") throw await failureOf(jobId);
      return { queued: true as const };
    },
  } satisfies Partial<Handlers<ProductCalls>>;
}
