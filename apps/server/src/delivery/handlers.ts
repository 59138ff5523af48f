import type { ProductOperations } from "@dilo/api";
import { type FormType, type Lookups, pdfFileName } from "@dilo/forms";
import type { FastifyReply } from "fastify";
import type { Submission, Submissions } from "../answers/submissions/submissions.ts";
import type { AnswerSheet } from "../documents/answer-sheet.ts";
import type { Documents } from "../documents/documents.ts";
import type { PartLeft } from "../documents/review/parts-left.ts";
import type { Idempotency } from "../http/idempotency.ts";
import type { Handlers } from "../http/mount.ts";
import { isDoneSoon } from "../http/patience.ts";
import { notFound, RequestError } from "../http/request-error.ts";
import type { Worker } from "../jobs/worker.ts";
import { readAddress } from "../mail/address.ts";
import type { AccessCookies } from "../payments/cookies.ts";
import type { Clock } from "../store/store.ts";
import { sheetInTurns } from "./derive-sheet.ts";
import type { MailRequests, MailStatus } from "./mail-requests.ts";
import type { PdfTurns } from "./pdf-turns.ts";

export interface DeliveryContext {
  readonly submissions: Submissions;
  readonly documents: Documents;
  readonly turns: PdfTurns;
  readonly lookups: Lookups;
  readonly requests: MailRequests;
  readonly worker: Worker;
  readonly cookies: AccessCookies;
  readonly clock: Clock;
  readonly idempotency: Idempotency;
}

/** Whose PDF is asked for, of the revision that the page shows. */
interface AskedPdf {
  readonly formId: string;
  readonly formType: FormType;
  readonly revision?: number | undefined;
}

/** Serves the operations that deliver a saved form: as a download, by e-mail, that e-mail's status, and what it has of the official form. */
export function deliveryHandlers(context: DeliveryContext) {
  const { submissions, documents, turns, lookups, requests, worker, cookies, clock, idempotency } = context;

  /** Read when it is their turn: what was changed or erased while they waited is not in the PDF. */
  async function shownSheet(owner: string, asked: AskedPdf): Promise<AnswerSheet> {
    const form = await submissions.read(owner, asked.formId);
    if (form.formType !== asked.formType) {
      throw new RequestError("wrong-form-type", "The saved form is of the other type.");
    }
    requireShown(form, asked.revision);
    return sheetInTurns(form, lookups);
  }

  return {
    async generatePdf({ body, request, reply }) {
      const owner = await cookies.ownerOf(request);
      const { bytes } = await turns.forDownload(owner, goneOf(reply), async () =>
        documents.answerSheet(await shownSheet(owner, body)),
      );
      // As the specification has it: a relative's name stands in no header. The page names the file it saves.
      const fileName = pdfFileName(
        { id: body.formId, formType: body.formType },
        [],
        clock().toISOString().slice(0, 10),
      );
      void reply.type("application/pdf").header("content-disposition", `attachment; filename="${fileName}"`);
      return bytes;
    },

    async drawPdfPage({ body, request, reply }) {
      const owner = await cookies.ownerOf(request);
      const page = await turns.forDownload(owner, goneOf(reply), async () =>
        documents.page(await shownSheet(owner, body), body.page),
      );
      if (page === undefined) return { page: null };
      const { picture, ...told } = page;
      return { page: { picture: Buffer.from(picture).toString("base64"), ...told } };
    },

    async getPdfTurn({ request }) {
      return { ahead: turns.ahead(await cookies.ownerOf(request)) ?? null };
    },

    async getBoxes({ id, request }) {
      const form = await submissions.read(await cookies.ownerOf(request), id);
      const boxes = await documents.writtenBoxes(await sheetInTurns(form, lookups));
      return { boxes: boxes === undefined ? null : { ...boxes, parts: boxes.parts.map(partOf) } };
    },

    async emailForm({ body, request }) {
      const owner = await cookies.ownerOf(request);
      const form = await submissions.read(owner, body.id);
      const email = readAddress(body.email);
      if (email === undefined) throw new RequestError("bad-body", "The body is not as expected: email, one address.");
      requireShown(form, body.revision);
      const asked = { name: "emailForm", body, secret: cookies.read(request, "capability"), owner };
      return idempotency.once(request, asked, async () => {
        const jobId = await requests.add({ owner, form, email, includePdf: body.includePDF });
        // A slower carrier continues behind them, and the page asks how the letter stands.
        await isDoneSoon(worker.runNow(jobId));
        return answerFor(await requests.status(jobId));
      });
    },

    async getMail({ id, request }) {
      const form = await submissions.read(await cookies.ownerOf(request), id);
      return { mail: (await requests.latest(form.id)) ?? null };
    },
  } satisfies Partial<Handlers<ProductOperations>>;
}

/** Paper says what the page shows: another phone or window may have saved the form again. */
function requireShown({ revision }: Submission, shown: number | undefined): void {
  if (shown === undefined || shown === revision) return;
  throw new RequestError("revision-conflict", `The form is at revision ${revision}, and the page shows another one.`);
}

function partOf({ part: { part, title, titleSpanish, pages, work }, left }: PartLeft) {
  return { part, title, titleSpanish, pages, work, left };
}

/** The person can correct an address that takes no mail; a waiting letter is retried; the rest is our fault. */
function answerFor(status: MailStatus | undefined) {
  switch (status?.state) {
    case "sent":
    case "waiting":
      return { queued: true as const, isSent: status.state === "sent" };
    case "refused":
      throw new RequestError("mail-refused", "The carrier knows no such address.");
    case "mailbox-full":
      throw new RequestError("mailbox-full", "The address takes no more mail.");
    case "failed":
      throw new RequestError("mail-not-sent", "The mail could not be sent.");
    case undefined:
      throw notFound();
  }
}

/** Aborted when the connection of whoever asked is gone. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once("close", () => gone.abort());
  return gone.signal;
}
