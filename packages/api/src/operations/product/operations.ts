import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { productRoutes } from "./routes.ts";
import {
  answerEpoch,
  consent,
  epoch,
  formType,
  foundPayment,
  heardAnswer,
  heardAnswers,
  heardAt,
  heardName,
  place,
  places,
  publicConfig,
  resumeCode,
  said,
  savedAs,
  savedForm,
} from "./schemas.ts";

/** Six megabytes as base64: a filled form has one. Characters. */
export const longestPdf = 8 * 1024 * 1024;

/** The revision that the page shows: paper of another one is refused with 409 `revision-conflict`. */
const shownRevision = z.int().positive().optional();

/** A question of Part 9 with its help, and an answer beside its label, are shorter. Characters. */
const longestHeard = 1200;

/** Every operation of the product, written once: the client, the server's routes and the validation derive from it. */
export const productOperations = {
  config: { ...productRoutes.config, answer: publicConfig },
  createCheckoutSession: {
    ...productRoutes.createCheckoutSession,
    body: z.strictObject({ priceId: z.string().max(200), successUrl: z.url().max(2000), cancelUrl: z.url().max(2000) }),
    answer: z.object({ url: z.url() }),
  },
  verifyPayment: {
    ...productRoutes.verifyPayment,
    body: z.strictObject({ sessionId: z.string().min(1).max(300) }),
    answer: z.object({ verified: z.boolean() }),
  },
  checkCookies: {
    ...productRoutes.checkCookies,
    /**
     * Whether this browser sent a cookie we gave it before. Where it did not, it is given one now: asked twice, a browser
     * that keeps cookies has it the second time.
     */
    answer: z.object({ hasCookie: z.boolean() }),
  },
  findPayment: {
    ...productRoutes.findPayment,
    /** Without an id: the payment this browser's cookies belong to. */
    body: z.strictObject({ sessionId: z.string().min(1).max(300).optional() }),
    /** Null when nothing was paid under this id. */
    answer: z.object({ payment: foundPayment.nullable() }),
  },
  createVoiceToken: {
    ...productRoutes.createVoiceToken,
    /** `callsLeft`: so many calls the payment may still begin. */
    answer: z.object({ token: z.string(), expiresAt: heardAt, callsLeft: z.number() }),
  },
  speak: {
    ...productRoutes.speak,
    /** Sentences of the page, or what the person said, and their language: Spanish when left out. */
    body: z.strictObject({
      text: z.string().trim().min(1).max(longestHeard),
      language: z.enum(["es", "en"]).optional(),
    }),
    /** A WAV file; 404 where only the browser can speak. */
    answer: "bytes",
  },
  getDraft: {
    ...productRoutes.getDraft,
    answer: z.object({
      /** Null when nothing was answered yet. */
      draft: z
        .object({
          formType,
          answers: z.record(z.string(), heardAnswer),
          /** The saved form made of it, at its current revision. */
          saved: savedAs.optional(),
          /** Whether its answers are others than those of the saved form: the next save is a revision. */
          isChanged: z.boolean(),
          /** When it is deleted. */
          expiresAt: heardAt,
        })
        .nullable(),
      answerEpoch,
    }),
  },
  keepAnswer: {
    ...productRoutes.keepAnswer,
    /** An empty `said` takes the answer out. */
    body: z.strictObject({ formType, ...heardAnswer.shape, said: said.or(z.literal("")), epoch }),
    answer: "empty",
  },
  takeUpPdf: {
    ...productRoutes.takeUpPdf,
    /**
     * A filled form in base64, to be gone on with. It is read and not kept; what it answers becomes the draft, in place of
     * any other. What is no base64 is no PDF either: looking at each letter of it first would keep everybody waiting.
     */
    body: z.strictObject({ pdf: z.string().max(longestPdf) }),
    answer: z.object({
      taken: z.discriminatedUnion("kind", [
        z.object({
          kind: z.literal("refused"),
          reason: z.enum(["not-a-pdf", "broken", "locked", "other-form", "other-edition", "empty"]),
        }),
        z.object({
          kind: z.literal("taken-up"),
          formType,
          /** What was changed in another program: words by question, to be read back before they count. */
          changed: z.record(z.string(), said),
          /** How many boxes were changed to what nobody could read: their questions are asked again. */
          unread: z.int().nonnegative(),
        }),
      ]),
    }),
  },
  secondOpinion: {
    ...productRoutes.secondOpinion,
    body: z.strictObject({ formType, field: z.string().max(60), said, heardAt }),
    /** Those of the words that answer the question, as they were said; null when nobody found any. */
    answer: z.object({ words: z.string().nullable() }),
  },
  findPlaces: {
    ...productRoutes.findPlaces,
    /** The ZIP codes of the answer under way, five digits each, and the names in it that may be written otherwise. */
    body: z.strictObject({
      places: z
        .array(z.strictObject({ zip: place.shape.zip, names: z.array(heardName).max(12).readonly() }))
        .min(1)
        .max(8),
    }),
    /** Those that there are. */
    answer: z.object({ places }),
  },
  deleteDraft: { ...productRoutes.deleteDraft, answer: z.object({ answerEpoch }) },
  submitForm: {
    ...productRoutes.submitForm,
    /**
     * `ofDraft`: the form is what the payment's draft has become. A draft becomes one form, so another phone that saved
     * it first, or answered in it what is not among these, is not passed over: 409 `revision-conflict`. Without it, other
     * answers are a new form.
     */
    body: z.strictObject({ formType, ...heardAnswers, epoch, ofDraft: z.literal(true).optional() }),
    answer: savedAs,
  },
  listForms: {
    ...productRoutes.listForms,
    /** The payment's saved forms that are not deleted yet, the newest first; of their answers only whom a petition is for. */
    answer: z.object({
      forms: z.array(
        savedAs.extend({ formType, savedAt: heardAt, expiresAt: heardAt, relative: z.string().optional() }),
      ),
      /** What is left of the payment: forms to be saved, letters to be sent, and until when it opens the form. */
      left: z.object({ forms: z.number(), mails: z.number(), until: heardAt }),
    }),
  },
  getForm: { ...productRoutes.getForm, answer: savedForm },
  openForm: {
    ...productRoutes.openForm,
    /** The form is the payment's draft from now on, in place of any other: it can be corrected and saved again. */
    answer: z.object({ answerEpoch }),
  },
  reviseForm: {
    ...productRoutes.reviseForm,
    /** All answers, and the revision they were changed from: another one is refused with 409 `revision-conflict`. */
    body: z.strictObject({ ...heardAnswers, revision: z.int().positive(), epoch }),
    answer: savedAs,
  },
  emailForm: {
    ...productRoutes.emailForm,
    body: z.strictObject({
      id: z.string().min(1).max(100),
      email: z.email().max(254),
      includePDF: z.boolean().default(true),
      revision: shownRevision,
    }),
    /** Written down, and tried again until it goes or its form is deleted. */
    answer: z.object({ queued: z.literal(true), isSent: z.boolean() }),
  },
  getMail: {
    ...productRoutes.getMail,
    /** The mail of this form that was last tried, or is still to be; null when none was asked for. */
    answer: z.object({
      mail: z
        .object({
          /** `refused`, `mailbox-full`: final, for this address; `failed`: given up by our fault; `waiting`: tried again. */
          state: z.enum(["waiting", "sent", "refused", "mailbox-full", "failed"]),
          /** Where it was to go; forgotten once it is sent. */
          email: z.string().optional(),
        })
        .nullable(),
    }),
  },
  getBoxes: {
    ...productRoutes.getBoxes,
    /** What its PDF has of the official form; null where the PDF is the answers alone. */
    answer: z.object({
      boxes: z
        .object({
          /** Boxes with an answer in them, of all that are for the person. */
          written: z.int().nonnegative(),
          all: z.int().positive(),
          /** The printed parts, in order. `left`: item numbers that are still empty, "2-5, 9"; "" for none. */
          parts: z.array(
            z.object({
              ...{ part: z.int().positive(), title: z.string(), titleSpanish: z.string(), pages: z.string() },
              /** `yours`: only for some; `spare`: only for what does not fit; `not-now`: to be left empty. */
              work: z.enum(["begun", "open", "yours", "spare", "not-now"]),
              left: z.string(),
            }),
          ),
        })
        .nullable(),
    }),
  },
  generatePdf: {
    ...productRoutes.generatePdf,
    body: z.strictObject({ formId: z.string().min(1).max(100), formType, revision: shownRevision }),
    answer: "bytes",
  },
  drawPdfPage: {
    ...productRoutes.drawPdfPage,
    /** `page` counts from 1. */
    body: z.strictObject({
      ...{ formId: z.string().min(1).max(100), formType, revision: shownRevision },
      page: z.int().positive().max(100),
    }),
    /** One page of the same PDF, to look at; null where it cannot be drawn. */
    answer: z.object({
      page: z
        .object({
          /** WebP, in base64. */
          picture: z.string(),
          /** Pages of the PDF, and how many of them are our own sheets, the first ones, and sheets behind the form, the last. */
          ...{ pages: z.int().positive(), sheets: z.int().nonnegative(), attached: z.int().nonnegative() },
          /** Boxes of this page that are still empty, marked on it. */
          marked: z.int().nonnegative(),
        })
        .nullable(),
    }),
  },
  getPdfTurn: {
    ...productRoutes.getPdfTurn,
    /**
     * How many people's PDFs are made before this payment's; null where none waits at the server that is asked.
     */
    answer: z.object({ ahead: z.int().nonnegative().nullable() }),
  },
  createResumeCode: {
    ...productRoutes.createResumeCode,
    answer: resumeCode,
  },
  resume: {
    ...productRoutes.resume,
    /** Fifteen digits; spaces and signs between them do not matter. */
    body: z.strictObject({
      code: z
        .string()
        .max(60)
        .regex(/^\D*(?:\d\D*){15}$/),
    }),
    answer: z.object({ verified: z.literal(true) }),
  },
  recordConsent: { ...productRoutes.recordConsent, body: consent, answer: "empty" },
  eraseData: {
    ...productRoutes.eraseData,
    /** How much was deleted: `letters` counts those kept and those not yet sent, `jobs` the work planned or done. */
    answer: z.object({
      erasedAt: heardAt,
      forms: z.int(),
      drafts: z.int(),
      letters: z.int(),
      jobs: z.int(),
      answerEpoch,
    }),
  },
} as const satisfies Record<string, OperationSpec>;

export type ProductOperations = typeof productOperations;
