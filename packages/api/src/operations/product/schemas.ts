import { formTypes, type NameHeard, type Place } from "@dilo/forms";
import { type ZodType, z } from "zod";

export const formType = z.enum(formTypes, { error: "Unknown form type" });
/** Longer answers are asked again before they are kept (interview.ts). Characters. */
export const longestSaid = 400;
export const said = z.string().trim().min(1).max(longestSaid);
export const heardAt = z.iso.datetime();
const folded = z.string().max(60);
/** A name of an address as it was heard or typed. */
const heardNameFields = {
  heard: folded,
  as: z.enum(["street", "street-by-ear", "city"]),
} satisfies { readonly [Field in keyof NameHeard]: ZodType<NameHeard[Field]> };
export const heardName = z.strictObject(heardNameFields);
/** What the table of ZIP codes says of one: `alike` are the names of the state's places that end like its city's. The compiler holds it to the type. */
const placeFields = {
  zip: z.string().regex(/^\d{5}$/),
  city: z.string().max(60),
  state: z.string().regex(/^[A-Z]{2}$/),
  alike: z.array(z.string().max(60)).max(60).readonly(),
  elsewhere: z.array(z.string().max(60)).max(200).readonly().optional(),
  accepted: z.array(z.string().max(60)).max(60).readonly().optional(),
  meant: z
    .array(z.strictObject({ ...heardNameFields, name: folded.nullable(), isUnsure: z.literal(true).optional() }))
    .max(40)
    .readonly()
    .optional(),
} satisfies { readonly [Field in keyof Place]: ZodType<Place[Field]> };
export const place = z.strictObject(placeFields);
/** What was known of an answer's ZIP codes when it was confirmed: it is read with these wherever it is read. */
export const places = z.array(place).max(16).readonly();
export const heardAnswer = z.strictObject({ said, heardAt, places: places.optional() });
export const heardAnswers = {
  data: z.record(z.string().max(60), said),
  /** When each answer was heard; an answer without one counts as heard now. */
  heardAt: z.record(z.string().max(60), heardAt).optional(),
  places: z.record(z.string().max(60), places).optional(),
};
/** The epoch the request belongs to: 409 `stale-epoch` once everything was erased or restarted. Default: the current one. */
export const epoch = z.int().nonnegative().optional();
/** A saved form: its id, and how often it was saved with other answers. */
export const savedAs = z.object({ id: z.string(), revision: z.int().positive() });

/**
 * What a page needs to store answers. `epoch` is sent with each of them; `deviceKey` (32 bytes, base64url) encrypts unsent
 * answers on the device, and differs in every epoch.
 */
export const answerEpoch = z.object({ epoch: z.int().nonnegative(), deviceKey: z.string() });

/** Which text of the consent a person saw, and when. It says nothing about the person. */
export const consent = z.strictObject({
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

/** A resume code: five groups of three digits, "481 205 937 164 028". */
export const resumeCode = z.object({ code: z.string(), expiresAt: heardAt });

/** A payment as a browser that lost its cookies may know it. */
export const foundPayment = z.object({
  /** What support finds it by. */
  sessionId: z.string(),
  /** Whether this browser's cookies prove that it is theirs: verifying it opens the form. */
  isYours: z.boolean(),
  /** Cents. */
  amount: z.number(),
  currency: z.literal("usd"),
  paidAt: heardAt,
  /**
   * To a browser that has opened the form as its payer: the payment's own code. As long as nobody has: a code for this hour,
   * which ends when the form is opened. Else null: whoever opened it has a code.
   */
  resumeCode: resumeCode.nullable(),
  /** Whether the payment's own code went to the address given with the payment. */
  isMailed: z.boolean(),
});

export const savedForm = savedAs.extend({
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
  /** Where the interview is taken by telephone; absent where nobody answers. */
  phoneNumber: z.string().optional(),
  /** `notice`: what else everybody is to read before they pay, in the operator's own words. */
  operator: z.object({
    name: z.string(),
    contact: z.string(),
    notice: z.object({ es: z.string(), en: z.string() }).optional(),
  }),
  retentionHours: z.number(),
  /** What one payment is good for. */
  limits: z.object({ calls: z.number(), forms: z.number(), mails: z.number(), days: z.number() }),
});

export type PublicConfig = z.output<typeof publicConfig>;
export type SavedForm = z.output<typeof savedForm>;
export type FoundPayment = z.output<typeof foundPayment>;
export type AnswerEpoch = z.output<typeof answerEpoch>;
/** The consent a person gave: which text was shown, when, and when that was written down. */
export type Consent = NonNullable<SavedForm["consent"]>;
