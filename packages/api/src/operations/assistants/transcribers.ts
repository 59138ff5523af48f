import { z } from "zod";
import { amount, between, flag, later, type Shape, server, text, upTo } from "../shared/common.ts";

// Names of models and languages are the vendors' own and change weekly: any text is taken.
const confidence = { confidenceThreshold: between(0, 1) };
const spoken = { model: text, language: text };

const assemblyAi = z.strictObject({
  provider: z.literal("assembly-ai"),
  language: text,
  ...confidence,
  formatTurns: flag,
  endOfTurnConfidenceThreshold: between(0, 1),
  /** Milliseconds, like the two after it; defaults 160, 160 and 400. */
  minEndOfTurnSilenceWhenConfident: z.number().min(0).optional(),
  wordFinalizationMaxWaitTime: z.number().min(0).optional(),
  maxTurnSilence: z.number().min(0).optional(),
  realtimeUrl: text,
  wordBoost: z.array(z.string()).optional(),
  endUtteranceSilenceThreshold: amount,
  disablePartialTranscripts: flag,
  ...later(
    "vadAssistedEndpointingEnabled",
    "speechModel",
    "prompt",
    "mode",
    "languageCodes",
    "keytermsPrompt",
    "agentContext",
  ),
});

const azure = z.strictObject({
  provider: z.literal("azure"),
  language: text,
  segmentationStrategy: z.enum(["Default", "Time", "Semantic"]).optional(),
  segmentationSilenceTimeoutMs: between(100, 5000),
  segmentationMaximumTimeMs: between(20_000, 70_000),
});

const cartesia = z.strictObject({ provider: z.literal("cartesia"), ...spoken });
const custom = z.strictObject({ provider: z.literal("custom-transcriber"), server });

const deepgram = z.strictObject({
  provider: z.literal("deepgram"),
  ...spoken,
  ...confidence,
  smartFormat: flag,
  mipOptOut: flag,
  numerals: flag,
  preflightThreshold: amount,
  eotThreshold: amount,
  eotTimeoutMs: amount,
  keywords: z.array(z.string()).optional(),
  keyterm: z.array(z.string()).optional(),
  /** Milliseconds of silence that end an utterance; default 10. */
  endpointing: between(10, 500),
  ...later("redaction", "profanityFilter", "languages"),
});

const elevenLabs = z.strictObject({
  provider: z.literal("11labs"),
  ...spoken,
  ...confidence,
  ...later("silenceThresholdSeconds", "minSpeechDurationMs", "minSilenceDurationMs"),
});

const vocabularyItem = z.strictObject({
  value: z.string(),
  pronunciations: z.array(z.string()).optional(),
  intensity: between(0, 1),
  language: text,
});

const gladia = z.strictObject({
  provider: z.literal("gladia"),
  ...spoken,
  ...confidence,
  languageBehaviour: z.enum(["manual", "automatic single language", "automatic multiple languages"]).optional(),
  languages: z.union([z.string(), z.array(z.string())]).optional(),
  transcriptionHint: upTo(600),
  prosody: flag,
  audioEnhancer: flag,
  /** Seconds. */
  endpointing: between(0.01, 10),
  speechThreshold: between(0, 1),
  customVocabularyEnabled: flag,
  customVocabularyConfig: z
    .strictObject({ vocabulary: z.array(z.union([z.string(), vocabularyItem])), defaultIntensity: between(0, 1) })
    .optional(),
  region: z.enum(["us-west", "eu-west"]).optional(),
  receivePartialTranscripts: flag,
});

const google = z.strictObject({ provider: z.literal("google"), ...spoken });
const speechmatics = z.strictObject({
  provider: z.literal("speechmatics"),
  ...spoken,
  ...later(
    "removeDisfluencies",
    "region",
    "operatingPoint",
    "numeralStyle",
    "minimumSpeechDuration",
    "maxDelay",
    "endOfTurnSensitivity",
    "enableDiarization",
    "customVocabulary",
  ),
});
const soniox = z.strictObject({
  provider: z.literal("soniox"),
  ...spoken,
  ...later(
    "languages",
    "languageHintsStrict",
    "maxEndpointDelayMs",
    "endpointSensitivity",
    "endpointLatencyAdjustmentLevel",
    "customVocabulary",
    "contextGeneral",
  ),
});
const xai = z.strictObject({ provider: z.literal("xai"), ...spoken });
const vapi = z.strictObject({
  provider: z.literal("vapi"),
  language: text,
  ...later("version", "languages", "keywords", "turnTaking"),
});
const talkscriber = z.strictObject({ provider: z.literal("talkscriber"), ...spoken });
const openAi = z.strictObject({ provider: z.literal("openai"), model: z.string(), language: text });

const fallback = z.discriminatedUnion("provider", [
  assemblyAi,
  azure,
  cartesia,
  custom,
  deepgram,
  elevenLabs,
  gladia,
  google,
  openAi,
  soniox,
  speechmatics,
  talkscriber,
  xai,
]);
const fallbackShape = z.strictObject({ transcribers: z.array(fallback) });

/** Who listens when the first transcriber fails, in this order. */
export interface TranscriberFallback extends z.infer<typeof fallbackShape> {}
export const transcriberFallback: Shape<TranscriberFallback> = fallbackShape;
const withFallback = { fallbackPlan: transcriberFallback.optional() };

const anyTranscriber = z.discriminatedUnion("provider", [
  assemblyAi.extend(withFallback),
  azure.extend(withFallback),
  cartesia.extend(withFallback),
  custom.extend(withFallback),
  deepgram.extend(withFallback),
  elevenLabs.extend(withFallback),
  gladia.extend(withFallback),
  google.extend(withFallback),
  openAi.extend(withFallback),
  speechmatics.extend(withFallback),
  talkscriber.extend(withFallback),
  soniox.extend(withFallback),
  xai.extend(withFallback),
  vapi.extend(withFallback),
]);

/** Who turns speech into text, by `provider`; `fallbackPlan` names who takes over when it fails. */
export type Transcriber = z.infer<typeof anyTranscriber>;
export interface TranscriberShape extends Shape<Transcriber> {}
export const transcriber: TranscriberShape = anyTranscriber;
