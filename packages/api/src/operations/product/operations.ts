import { formTypes, type Place } from "@dilo/forms";
import { type ZodType, z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { productRoutes } from "./routes.ts";

const formType = z.enum(formTypes, { error: "Unknown form type" });
/** Longer answers are asked again before they are kept (interview.ts). Characters. */
const said = z.string().trim().min(1).max(400);
const heardAt = z.iso.datetime();
/** What the table of ZIP codes says of one: `alike` are the names of the state's places that end like its city's. The compiler holds it to the type. */
const placeFields = {
  zip: z.string().regex(/^\d{5}$/),
  city: z.string().max(60),
  state: z.string().regex(/^[A-Z]{2}$/),
  alike: z.array(z.string().max(60)).max(60).readonly(),
  elsewhere: z.array(z.string().max(60)).max(200).readonly().optional(),
} satisfies { readonly [Field in keyof Place]: ZodType<Place[Field]> };
const place = z.strictObject(placeFields);
/** What was known of an answer's ZIP codes when it was confirmed: it is read with these wherever it is read. */
const places = z.array(place).max(16).readonly();
const heardAnswer = z.strictObject({ said, heardAt, places: places.optional() });
const heardAnswers = {
  data: z.record(z.string().max(60), said),
  /** When each answer was heard; an answer without one counts as heard now. */
  heardAt: z.record(z.string().max(60), heardAt).optional(),
  places: z.record(z.string().max(60), places).optional(),
};
/** The epoch the request belongs to: 409 `stale-epoch` once everything was erased or restarted. Default: the current one. */
const epoch = z.int().nonnegative().optional();
/** A saved form: its id, and how often it was saved with other answers. */
const savedAs = z.object({ id: z.string(), revision: z.int().positive() });

/**
 * What a page needs to store answers. `epoch` is sent with each of them; `deviceKey` (32 bytes, base64url) encrypts unsent
 * answers on the device, and differs in every epoch.
 */
const answerEpoch = z.object({ epoch: z.int().nonnegative(), deviceKey: z.string() });

/** Which text of the consent a person saw, and when. It says nothing about the person. */
const consent = z.strictObject({
  textVersion: z.string().regex(/^[\w.-]{1,40}$/),
  /** By the browser's clock, as `agreedAt`. */
  shownAt: heardAt,
  /** When the person agreed to it. */
  agreedAt: heardAt,
  /** The language of the text. */
  language: z.enum(["es", "en"]),
  /** What was agreed to: talking, with whoever hears and speaks. */
  mode: z.literal("voice"),
});

/** A resume code: five groups of three digits, "481 205 937 164 028", the same one until the data ends. */
const resumeCode = z.object({ code: z.string(), expiresAt: heardAt });

/** A payment as a browser that lost its cookies may know it. */
const foundPayment = z.object({
  /** What support finds it by. */
  sessionId: z.string(),
  /** Whether this browser's cookies prove that it is theirs: verifying it opens the form. */
  isYours: z.boolean(),
  /** Cents. */
  amount: z.number(),
  currency: z.literal("usd"),
  paidAt: heardAt,
  /** Null where the form was opened before and no cookie proves that it is theirs: whoever has the code has it already. */
  resumeCode: resumeCode.nullable(),
  /** Whether the code also went to the address given with the payment. */
  isMailed: z.boolean(),
});

const savedForm = savedAs.extend({
  formType,
  data: z.record(z.string(), z.string()),
  heardAt: z.record(z.string(), heardAt),
  /** Of those answers that were confirmed with them; absent where none was. */
  places: z.record(z.string(), places).optional(),
  /** When its latest revision was saved. */
  savedAt: heardAt,
  expiresAt: heardAt,
  /** The consent given before its latest revision; absent when it was typed. `givenAt`, by the server's clock, is when it arrived. */
  consent: z.object({ ...consent.shape, givenAt: heardAt }).optional(),
});

/** Who hears the voice and who speaks: what the consent sentence names. */
const voiceService = z.object({
  /** "browser": the page's own recognition or voice; "none": there is none, and typing or reading carries on. */
  kind: z.enum(["server", "browser", "none"]),
  /** The service's name as people know it, "" when it is this server itself. */
  name: z.string(),
});

/** What the page may know of the settings: one build serves every mode. */
export const publicConfig = z.object({
  assistantName: z.string(),
  /** How the interview confirms answers. */
  confirm: z.enum(["smart", "off"]),
  pricing: z.object({
    publishableKey: z.string(),
    priceId: z.string(),
    /** Cents. */
    amount: z.number(),
    price: z.number(),
  }),
  payments: z.enum(["embedded", "stripe"]),
  voice: z.object({
    platform: z.enum(["embedded", "hosted"]),
    /** Base URL of the platform's operations: "/platform", or the hosted platform's address. */
    baseUrl: z.string(),
    /** The hosted platform's public key; "" with the embedded platform. */
    publicKey: z.string(),
    transcriber: voiceService,
    /** `isTest`: espeak-ng, which works on every machine and sounds robotic; the page says so. */
    speaker: voiceService.extend({ isTest: z.boolean() }),
  }),
  /** Who reads spoken answers again, without their numbers, when our own readers do not understand them. */
  model: z.object({
    kind: z.enum(["server", "none"]),
    /** The service's name as people know it, "" when it is this server itself. */
    name: z.string(),
  }),
  operator: z.object({ name: z.string(), contact: z.string() }),
  retentionHours: z.number(),
});

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
    answer: z.object({ token: z.string(), expiresAt: heardAt }),
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
        })
        .nullable(),
      answerEpoch,
    }),
  },
  keepAnswer: {
    ...productRoutes.keepAnswer,
    body: z.strictObject({ formType, ...heardAnswer.shape, epoch }),
    answer: "empty",
  },
  secondOpinion: {
    ...productRoutes.secondOpinion,
    body: z.strictObject({ formType, field: z.string().max(60), said, heardAt }),
    /** Those of the words that answer the question, as they were said; null when nobody found any. */
    answer: z.object({ words: z.string().nullable() }),
  },
  findPlaces: {
    ...productRoutes.findPlaces,
    /** Five digits each, from the answer under way. */
    body: z.strictObject({ zips: z.array(place.shape.zip).min(1).max(8) }),
    /** Those that there are. */
    answer: z.object({ places }),
  },
  deleteDraft: { ...productRoutes.deleteDraft, answer: z.object({ answerEpoch }) },
  submitForm: {
    ...productRoutes.submitForm,
    /**
     * `ofDraft`: the form is what the payment's draft has become. A draft becomes one form, so another phone that saved
     * it first is not passed over: 409 `revision-conflict`. Without it, other answers are a new form.
     */
    body: z.strictObject({ formType, ...heardAnswers, epoch, ofDraft: z.literal(true).optional() }),
    answer: savedAs,
  },
  listForms: {
    ...productRoutes.listForms,
    /** The payment's saved forms that are not deleted yet, the newest first, without their answers. */
    answer: z.object({
      forms: z.array(savedAs.extend({ formType, savedAt: heardAt, expiresAt: heardAt })),
    }),
  },
  getForm: { ...productRoutes.getForm, answer: savedForm },
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
    body: z.strictObject({ formId: z.string().min(1).max(100), formType }),
    answer: "bytes",
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
export type PublicConfig = z.output<typeof publicConfig>;
export type SavedForm = z.output<typeof savedForm>;
export type FoundPayment = z.output<typeof foundPayment>;
export type AnswerEpoch = z.output<typeof answerEpoch>;
/** The consent a person gave: which text was shown, when, and when that was written down. */
export type Consent = NonNullable<SavedForm["consent"]>;
