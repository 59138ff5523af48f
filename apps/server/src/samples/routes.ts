import { createHash } from "node:crypto";
import { type Lookups, sampleForm } from "@dilo/forms";
import type { Voice } from "@dilo/platform";
import type { FastifyInstance } from "fastify";
import { sheetOf } from "../delivery/derive-sheet.ts";
import type { Documents } from "../documents/documents.ts";
import { notFound } from "../http/request-error.ts";
import { type SentFile, sendFile } from "../http/send-file.ts";
import type { Clock } from "../store/store.ts";
import { makeSampleCall, type SampleCall } from "./sample-call.ts";

/** A voice that is a service has so long to speak the sample. Milliseconds. */
const longestWaitMs = 20_000;
const caching = "public, max-age=3600";

export interface SampleContext {
  readonly documents: Documents;
  readonly lookups: Lookups;
  readonly clock: Clock;
  /** Who speaks in calls; undefined where only the browser can. */
  readonly voice: Voice | undefined;
}

/**
 * Mounts what people see and hear before they pay: `/ejemplo.pdf`, a PDF as they will get it, and `/ejemplo.wav` with
 * its captions `/ejemplo.vtt`, a piece of an interview. Each is made once, when it is first wanted; without a voice the
 * last two are 404, and the page says so.
 */
export function mountSamples(app: FastifyInstance, { documents, lookups, clock, voice }: SampleContext): void {
  const call = madeOnce(() => speakSample(voice));
  const pdfs = { alone: madeOnce(() => makePdf()), filled: madeOnce(() => makePdf()) };

  async function makePdf(): Promise<SentFile> {
    const savedAt = clock().toISOString();
    const answers = Object.fromEntries(
      Object.entries(sampleForm.said).map(([field, said]) => [field, { said, heardAt: savedAt }]),
    );
    const { bytes } = await documents.answerSheet(
      sheetOf({ formType: sampleForm.formType, answers, savedAt }, lookups),
    );
    return fileOf(bytes, "application/pdf");
  }

  app.get("/ejemplo.pdf", async (request, reply) => {
    // The official form may arrive after the server has started: the sample then has it too.
    const hasForm = (await documents.officialForms.current(sampleForm.formType)) !== undefined;
    const pdf = await pdfs[hasForm ? "filled" : "alone"]();
    reply.header("cache-control", caching).header("content-disposition", 'inline; filename="Ejemplo_N400.pdf"');
    return sendFile(pdf, request, reply);
  });
  app.get("/ejemplo.wav", async (request, reply) => {
    const { wav } = await call();
    return sendFile(fileOf(wav, "audio/wav"), request, reply.header("cache-control", caching));
  });
  app.get("/ejemplo.vtt", async (request, reply) => {
    const captions = Buffer.from((await call()).captions);
    const file = fileOf(captions, "text/vtt; charset=utf-8");
    return sendFile(file, request, reply.header("cache-control", caching));
  });
}

/** @throws RequestError `not-found` where nobody here can speak */
async function speakSample(voice: Voice | undefined): Promise<SampleCall> {
  if (voice === undefined) throw notFound();
  return makeSampleCall(voice, AbortSignal.timeout(longestWaitMs));
}

/** Makes something when it is first wanted, for everybody who wants it; what failed is made again. */
function madeOnce<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make().catch((failure: unknown) => {
      made = undefined;
      throw failure;
    });
    return made;
  };
}

function fileOf(bytes: Uint8Array, type: string): SentFile {
  return { bytes, type, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
}
