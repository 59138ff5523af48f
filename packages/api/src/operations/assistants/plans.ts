import { z } from "zod";
import { between, flag, later, record, records, references, type Shape, server, text, upTo } from "../shared/common.ts";
import { jsonSchema } from "../shared/json-schema.ts";
import { summaryPlan } from "../tools/transfers.ts";
import { regexOptions, voice } from "./voices.ts";

const untilBeep = {
  beepMaxAwaitSeconds: between(0, 60),
  backoffPlan: z
    .strictObject({
      startAtSeconds: z.number().min(0).optional(),
      frequencySeconds: z.number().min(2.5).optional(),
      maxRetries: between(1, 10),
    })
    .optional(),
  type: z.enum(["audio", "transcript"]).optional(),
};
const machineAnswer = z.enum([
  "machine_start",
  "human",
  "fax",
  "unknown",
  "machine_end_beep",
  "machine_end_silence",
  "machine_end_other",
]);

/** How an answering machine is told from a person. */
const voicemailPlan = z.discriminatedUnion("provider", [
  z.strictObject({ provider: z.literal("google"), ...untilBeep }),
  z.strictObject({ provider: z.literal("openai"), ...untilBeep }),
  z.strictObject({ provider: z.literal("vapi"), ...untilBeep }),
  z.strictObject({
    provider: z.literal("twilio"),
    voicemailDetectionTypes: z.union([machineAnswer, z.array(machineAnswer)]).optional(),
    enabled: flag,
    /** Seconds; default 30. */
    machineDetectionTimeout: between(3, 59),
    /** Milliseconds, like the two after it; defaults 2400, 1200 and 5000. */
    machineDetectionSpeechThreshold: between(1000, 6000),
    machineDetectionSpeechEndThreshold: between(500, 5000),
    machineDetectionSilenceTimeout: between(2000, 10_000),
  }),
]);

/** The same, or that no machine is looked for. */
export const voicemailDetection = z.union([z.literal("off"), voicemailPlan]);

const consent = { message: z.string().max(1000), voice: voice.optional(), ...later("firstMessageMode") };

/** What the law or the developer asks for: health and card rules, filters, consent to recording. */
const complianceShape = z.strictObject({
  hipaaEnabled: flag,
  pciEnabled: flag,
  securityFilterPlan: z
    .strictObject({
      enabled: flag,
      filters: records,
      mode: z.enum(["sanitize", "reject", "replace"]).optional(),
      replacementText: text,
    })
    .optional(),
  recordingConsentPlan: z
    .discriminatedUnion("type", [
      z.strictObject({ type: z.literal("stay-on-line"), ...consent, waitSeconds: between(1, 6) }),
      z.strictObject({ type: z.literal("verbal"), ...consent, declineTool: record.optional(), declineToolId: text }),
    ])
    .optional(),
});
export interface CompliancePlan extends z.infer<typeof complianceShape> {}
export const compliancePlan: Shape<CompliancePlan> = complianceShape;

const structuredDataPlan = z.strictObject({
  messages: records,
  enabled: flag,
  schema: jsonSchema.optional(),
  timeoutSeconds: between(1, 60),
});

/** What is worked out from a call after it has ended. */
const analysisShape = z.strictObject({
  minMessagesThreshold: z.number().min(0).optional(),
  summaryPlan: summaryPlan.optional(),
  structuredDataPlan: structuredDataPlan.optional(),
  structuredDataMultiPlan: z.array(z.strictObject({ key: z.string(), plan: structuredDataPlan })).optional(),
  successEvaluationPlan: z
    .strictObject({
      rubric: z
        .enum([
          "NumericScale",
          "DescriptiveScale",
          "Checklist",
          "Matrix",
          "PercentageScale",
          "LikertScale",
          "AutomaticRubric",
          "PassFail",
        ])
        .optional(),
      messages: records,
      enabled: flag,
      timeoutSeconds: between(1, 60),
    })
    .optional(),
  outcomeIds: references,
});
export interface AnalysisPlan extends z.infer<typeof analysisShape> {}
export const analysisPlan: Shape<AnalysisPlan> = analysisShape;

/** What is kept of a call: sound, pictures, words, logs. */
const artifactShape = z.strictObject({
  recordingEnabled: flag,
  recordingFormat: z.enum(["wav;l16", "mp3"]).optional(),
  recordingUseCustomStorageEnabled: flag,
  videoRecordingEnabled: flag,
  fullMessageHistoryEnabled: flag,
  pcapEnabled: flag,
  pcapS3PathPrefix: text,
  pcapUseCustomStorageEnabled: flag,
  loggingEnabled: flag,
  loggingUseCustomStorageEnabled: flag,
  transcriptPlan: z.strictObject({ enabled: flag, assistantName: text, userName: text }).optional(),
  recordingPath: text,
  structuredOutputIds: references,
  loggingPath: text,
  ...later("structuredOutputs", "scorecards", "scorecardIds"),
});
export interface ArtifactPlan extends z.infer<typeof artifactShape> {}
export const artifactPlan: Shape<ArtifactPlan> = artifactShape;

const ruleSeconds = { timeoutSeconds: z.number().min(0).max(15) };
const oneSide = { regex: z.string(), regexOptions, ...ruleSeconds };

/** When the assistant begins to speak. Seconds. */
const startSpeakingShape = z.strictObject({
  waitSeconds: between(0, 5),
  smartEndpointingEnabled: z.union([z.boolean(), z.literal("livekit")]).optional(),
  smartEndpointingPlan: z
    .strictObject({
      provider: z.enum(["vapi", "livekit", "custom-endpointing-model"]),
      waitFunction: text,
      server: server.optional(),
    })
    .optional(),
  customEndpointingRules: z
    .array(
      z.discriminatedUnion("type", [
        z.strictObject({ type: z.literal("assistant"), ...oneSide }),
        z.strictObject({ type: z.literal("customer"), ...oneSide }),
        z.strictObject({
          type: z.literal("both"),
          assistantRegex: z.string(),
          assistantRegexOptions: regexOptions,
          customerRegex: z.string(),
          customerRegexOptions: regexOptions,
          ...ruleSeconds,
        }),
      ]),
    )
    .optional(),
  transcriptionEndpointingPlan: z
    .strictObject({
      onPunctuationSeconds: between(0, 3),
      onNoPunctuationSeconds: between(0, 3),
      onNumberSeconds: between(0, 3),
    })
    .optional(),
});
export interface StartSpeakingPlan extends z.infer<typeof startSpeakingShape> {}
export const startSpeakingPlan: Shape<StartSpeakingPlan> = startSpeakingShape;

/** When the assistant stops because the person speaks. */
export const stopSpeakingPlan = z.strictObject({
  numWords: between(0, 10),
  voiceSeconds: between(0, 0.5),
  backoffSeconds: between(0, 10),
  acknowledgementPhrases: z.array(z.string()).optional(),
  interruptionPhrases: z.array(z.string()).optional(),
});

/** Who may listen in on a call or steer it. */
export const monitorPlan = z.strictObject({
  listenEnabled: flag,
  listenAuthenticationEnabled: flag,
  controlEnabled: flag,
  controlAuthenticationEnabled: flag,
  ...later("monitorIds"),
});

export const backgroundSpeechDenoisingPlan = z.strictObject({
  smartDenoisingPlan: z.strictObject({ enabled: flag }).optional(),
  fourierDenoisingPlan: z
    .strictObject({
      enabled: flag,
      mediaDetectionEnabled: flag,
      /** Decibels, like the next. */
      staticThreshold: between(-80, 0),
      baselineOffsetDb: between(-30, -5),
      windowSizeMs: between(1000, 30_000),
      baselinePercentile: between(1, 99),
    })
    .optional(),
});

const delimiter = z.enum(["#", "*", ""]);

/** Whether and how pressed keys are taken as an answer. */
export const keypadInputPlan = z.strictObject({
  enabled: flag,
  timeoutSeconds: between(0, 10),
  delimiters: z.union([delimiter, z.array(delimiter)]).optional(),
});

/** Where conversations are traced. */
export const observabilityPlan = z.strictObject({
  provider: z.literal("langfuse"),
  tags: z.array(z.string()),
  metadata: record.optional(),
  ...later("traceName", "promptName", "promptVersion"),
});

export const backgroundSound = upTo(2000);
