import { z } from "zod";
import type { CallSpec } from "../call-spec.ts";
import { productRoutes } from "./routes.ts";

const formType = z.enum(["N-400", "I-130"], { error: "Unknown form type" });
/** Longer answers are asked again before they are kept (interview.ts). Characters. */
const said = z.string().trim().min(1).max(400);
const heardAt = z.iso.datetime();
const heardAnswer = z.strictObject({ said, heardAt });
const savedForm = z.object({
  id: z.string(),
  formType,
  data: z.record(z.string(), z.string()),
  heardAt: z.record(z.string(), heardAt),
  savedAt: heardAt,
  expiresAt: heardAt,
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
    /** Base of the platform's calls: "/platform", or the hosted platform's address. */
    baseUrl: z.string(),
    /** The hosted platform's public key; "" with the embedded platform. */
    publicKey: z.string(),
    transcriber: voiceService,
    speaker: voiceService,
  }),
  operator: z.object({ name: z.string(), contact: z.string() }),
  retentionHours: z.number(),
});

/** Every call of the product, written once: the client, the server's routes and the checks come from it. */
export const productCalls = {
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
  createVoiceToken: {
    ...productRoutes.createVoiceToken,
    answer: z.object({ token: z.string(), expiresAt: heardAt }),
  },
  getDraft: {
    ...productRoutes.getDraft,
    answer: z.object({
      /** Null when nothing was answered yet. */
      draft: z
        .object({ formType, answers: z.record(z.string(), heardAnswer), savedId: z.string().optional() })
        .nullable(),
    }),
  },
  keepAnswer: {
    ...productRoutes.keepAnswer,
    body: z.strictObject({ formType, said, heardAt }),
    answer: "empty",
  },
  deleteDraft: { ...productRoutes.deleteDraft, answer: "empty" },
  submitForm: {
    ...productRoutes.submitForm,
    body: z.strictObject({
      formType,
      data: z.record(z.string().max(60), said),
      /** When each answer was heard; an answer without one counts as heard now. */
      heardAt: z.record(z.string().max(60), heardAt).optional(),
    }),
    answer: z.object({ id: z.string() }),
  },
  getForm: { ...productRoutes.getForm, answer: savedForm },
  emailForm: {
    ...productRoutes.emailForm,
    body: z.strictObject({
      id: z.string().min(1).max(100),
      email: z.email().max(254),
      includePDF: z.boolean().default(true),
    }),
    answer: z.object({ queued: z.literal(true) }),
  },
  generatePdf: {
    ...productRoutes.generatePdf,
    body: z.strictObject({ formId: z.string().min(1).max(100), formType }),
    answer: "bytes",
  },
} as const satisfies Record<string, CallSpec>;

export type ProductCalls = typeof productCalls;
export type PublicConfig = z.output<typeof publicConfig>;
export type SavedForm = z.output<typeof savedForm>;
