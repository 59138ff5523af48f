import { z } from "zod";
import { amount, between, flag, later, oneOrMore, type Shape, server, text, upTo } from "../shared/common.ts";

const regexOption = z.strictObject({ type: z.enum(["ignore-case", "whole-word", "multi-line"]), enabled: z.boolean() });
export const regexOptions = z.array(regexOption).optional();

const replacement = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("exact"),
    replaceAllEnabled: flag,
    key: z.string(),
    value: z.string().max(1000),
  }),
  z.strictObject({ type: z.literal("regex"), regex: z.string(), options: regexOptions, value: z.string().max(1000) }),
]);

const chunkPlanShape = z.strictObject({
  enabled: flag,
  /** Characters; default 30. */
  minCharacters: between(1, 80),
  punctuationBoundaries: oneOrMore(z.string()),
  formatPlan: z
    .strictObject({
      enabled: flag,
      numberToDigitsCutoff: z.number().min(0).optional(),
      replacements: z.array(replacement).optional(),
      formattersEnabled: oneOrMore(z.string()),
    })
    .optional(),
});

/** How the model's text is cut into pieces and made speakable before it is spoken. */
export interface ChunkPlan extends z.infer<typeof chunkPlanShape> {}
export const chunkPlan: Shape<ChunkPlan> = chunkPlanShape;

// Names of voices, models and languages are the vendors' own and change weekly: any text is taken.
const spoken = { cachingEnabled: flag, voiceId: z.string(), chunkPlan: chunkPlan.optional() };

const azure = z.strictObject({ provider: z.literal("azure"), ...spoken, speed: between(0.5, 2), ...later("oneOf") });

const cartesia = z.strictObject({
  provider: z.literal("cartesia"),
  ...spoken,
  model: text,
  language: text,
  experimentalControls: z
    .strictObject({
      speed: z.union([z.enum(["slowest", "slow", "normal", "fast", "fastest"]), z.number()]).optional(),
      emotion: oneOrMore(z.string()),
    })
    .optional(),
  ...later("generationConfig", "pronunciationDictId"),
});

const custom = z.strictObject({
  provider: z.literal("custom-voice"),
  cachingEnabled: flag,
  chunkPlan: chunkPlan.optional(),
  voiceId: text,
  server,
});

const deepgram = z.strictObject({ provider: z.literal("deepgram"), ...spoken, model: text, mipOptOut: flag });

const elevenLabs = z.strictObject({
  provider: z.literal("11labs"),
  ...spoken,
  stability: between(0, 1),
  similarityBoost: between(0, 1),
  style: between(0, 1),
  useSpeakerBoost: flag,
  speed: between(0.7, 1.2),
  optimizeStreamingLatency: between(0, 4),
  enableSsmlParsing: flag,
  autoMode: flag,
  model: text,
  language: text,
  pronunciationDictionaryLocators: z
    .array(z.strictObject({ pronunciationDictionaryId: z.string(), versionId: text }))
    .optional(),
});

const hume = z.strictObject({
  provider: z.literal("hume"),
  ...spoken,
  model: text,
  isCustomHumeVoice: flag,
  description: text,
});

const inworld = z.strictObject({
  provider: z.literal("inworld"),
  ...spoken,
  model: text,
  languageCode: text,
  ...later("temperature", "speakingRate"),
});
const lmnt = z.strictObject({ provider: z.literal("lmnt"), ...spoken, speed: between(0.25, 2), language: text });

const minimax = z.strictObject({
  provider: z.literal("minimax"),
  ...spoken,
  model: text,
  emotion: text,
  pitch: between(-12, 12),
  speed: between(0.5, 2),
  volume: between(0.5, 2),
  region: z.enum(["worldwide", "china"]).optional(),
  languageBoost: text,
  textNormalizationEnabled: flag,
  ...later("subtitleType"),
});

const neuphonic = z.strictObject({
  provider: z.literal("neuphonic"),
  ...spoken,
  model: text,
  language: z.string(),
  speed: between(0.25, 2),
});

const openAi = z.strictObject({
  provider: z.literal("openai"),
  ...spoken,
  model: text,
  instructions: upTo(10_000),
  speed: between(0.25, 4),
});

const playHt = z.strictObject({
  provider: z.literal("playht"),
  ...spoken,
  speed: between(0.1, 5),
  temperature: between(0.1, 2),
  emotion: text,
  voiceGuidance: between(1, 6),
  styleGuidance: between(1, 30),
  textGuidance: between(1, 2),
  model: text,
  language: text,
});

const rimeAi = z.strictObject({
  provider: z.literal("rime-ai"),
  ...spoken,
  model: text,
  speed: z.number().min(0.1).optional(),
  pauseBetweenBrackets: flag,
  phonemizeBetweenBrackets: flag,
  reduceLatency: flag,
  inlineSpeedAlpha: text,
  language: text,
});

const sesame = z.strictObject({ provider: z.literal("sesame"), ...spoken, model: z.string() });
const smallestAi = z.strictObject({ provider: z.literal("smallest-ai"), ...spoken, model: text, speed: amount });

const tavus = z.strictObject({
  provider: z.literal("tavus"),
  ...spoken,
  personaId: text,
  callbackUrl: text,
  conversationName: text,
  conversationalContext: text,
  customGreeting: text,
  properties: z
    .strictObject({
      /** Seconds, like the two after it. */
      maxCallDuration: amount,
      participantLeftTimeout: amount,
      participantAbsentTimeout: amount,
      enableRecording: flag,
      enableTranscription: flag,
      applyGreenscreen: flag,
      language: text,
      recordingS3BucketName: text,
      recordingS3BucketRegion: text,
      awsAssumeRoleArn: text,
    })
    .optional(),
});

const vapi = z.strictObject({
  provider: z.literal("vapi"),
  ...spoken,
  speed: between(0.25, 2),
  language: text,
  ...later("version", "pronunciationDictionary"),
});

const microsoft = z.strictObject({
  provider: z.literal("microsoft"),
  ...spoken,
  speed: amount,
  ...later("style", "styleDegree", "role"),
});
const wellSaid = z.strictObject({
  provider: z.literal("wellsaid"),
  ...spoken,
  model: text,
  ...later("enableSsml", "libraryIds"),
});
const xai = z.strictObject({ provider: z.literal("xai"), ...spoken, speed: amount, language: text, model: text });

const fallback = z.discriminatedUnion("provider", [
  azure,
  cartesia,
  custom,
  deepgram,
  elevenLabs,
  hume,
  inworld,
  lmnt,
  neuphonic,
  openAi,
  playHt,
  rimeAi,
  sesame,
  smallestAi,
  tavus,
  vapi,
  microsoft,
  wellSaid,
  xai,
]);
const fallbackShape = z.strictObject({ voices: z.array(fallback) });

/** Who speaks when the first voice fails, in this order. */
export interface VoiceFallback extends z.infer<typeof fallbackShape> {}
export const voiceFallback: Shape<VoiceFallback> = fallbackShape;
const withFallback = { fallbackPlan: voiceFallback.optional() };

const anyVoice = z.discriminatedUnion("provider", [
  azure.extend(withFallback),
  cartesia.extend(withFallback),
  custom.extend(withFallback),
  deepgram.extend(withFallback),
  elevenLabs.extend(withFallback),
  hume.extend(withFallback),
  inworld.extend(withFallback),
  lmnt.extend(withFallback),
  minimax.extend(withFallback),
  neuphonic.extend(withFallback),
  openAi.extend(withFallback),
  playHt.extend(withFallback),
  rimeAi.extend(withFallback),
  sesame.extend(withFallback),
  smallestAi.extend(withFallback),
  tavus.extend(withFallback),
  vapi.extend(withFallback),
  microsoft.extend(withFallback),
  wellSaid.extend(withFallback),
  xai.extend(withFallback),
]);

/** Who turns text into speech, by `provider`; `fallbackPlan` names who takes over when it fails. */
export type Voice = z.infer<typeof anyVoice>;
export interface VoiceShape extends Shape<Voice> {}
export const voice: VoiceShape = anyVoice;

/** The voice libraries a developer can browse. */
export const voiceProvider = z.enum([
  "vapi",
  "11labs",
  "azure",
  "cartesia",
  "custom-voice",
  "deepgram",
  "hume",
  "lmnt",
  "neuphonic",
  "openai",
  "playht",
  "rime-ai",
  "smallest-ai",
  "tavus",
  "sesame",
  "inworld",
  "minimax",
]);
