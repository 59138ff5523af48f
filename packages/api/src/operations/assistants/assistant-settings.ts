import { z } from "zod";
import { newCredential } from "../credentials/new-credential.ts";
import { flag, oneOrMore, record, references, type Shape, server, upTo } from "../shared/common.ts";
import { callHook } from "./hooks.ts";
import { model } from "./models.ts";
import {
  analysisPlan,
  artifactPlan,
  backgroundSound,
  backgroundSpeechDenoisingPlan,
  compliancePlan,
  keypadInputPlan,
  monitorPlan,
  observabilityPlan,
  startSpeakingPlan,
  stopSpeakingPlan,
  voicemailDetection,
} from "./plans.ts";
import { transcriber } from "./transcribers.ts";
import { voice } from "./voices.ts";

/** How a conversation runs: shared by assistants and workflows. */
export const conversation = {
  transcriber: transcriber.optional(),
  voice: voice.optional(),
  voicemailDetection: voicemailDetection.optional(),
  backgroundSound,
  observabilityPlan: observabilityPlan.optional(),
  credentials: z.array(newCredential).optional(),
  hooks: z.array(callHook).optional(),
  voicemailMessage: upTo(1000),
  compliancePlan: compliancePlan.optional(),
  backgroundSpeechDenoisingPlan: backgroundSpeechDenoisingPlan.optional(),
  analysisPlan: analysisPlan.optional(),
  artifactPlan: artifactPlan.optional(),
  startSpeakingPlan: startSpeakingPlan.optional(),
  stopSpeakingPlan: stopSpeakingPlan.optional(),
  monitorPlan: monitorPlan.optional(),
  credentialIds: references,
  server: server.optional(),
  keypadInputPlan: keypadInputPlan.optional(),
};

/** A first message is said whole: its transcript fits into one app message. Characters. */
export const longestFirstMessage = 4000;

const settings = z.strictObject({
  ...conversation,
  model: model.optional(),
  name: upTo(40),
  firstMessage: upTo(longestFirstMessage),
  firstMessageInterruptionsEnabled: flag,
  firstMessageMode: z
    .enum(["assistant-speaks-first", "assistant-speaks-first-with-model-generated-message", "assistant-waits-for-user"])
    .optional(),
  /** Kinds of messages sent to the client, and to the developer's server. */
  clientMessages: oneOrMore(z.string()),
  serverMessages: oneOrMore(z.string()),
  /** Seconds; default 1800. */
  maxDurationSeconds: z.number().min(10).max(43_200).optional(),
  /** Seconds without a word after which the call ends; default 90. */
  silenceTimeoutSeconds: z.number().min(10).max(3600).optional(),
  modelOutputInMessagesEnabled: flag,
  transportConfigurations: z
    .array(
      z.strictObject({
        provider: z.literal("twilio"),
        timeout: z.number().min(1).max(600).optional(),
        record: flag,
        recordingChannels: z.enum(["mono", "dual"]).optional(),
      }),
    )
    .optional(),
  endCallMessage: upTo(1000),
  endCallPhrases: z.array(z.string()).optional(),
  metadata: record.optional(),
});

/** Everything a developer can say about an assistant. */
export interface AssistantSettings extends z.infer<typeof settings> {}
export const assistantSettings: Shape<AssistantSettings> = settings;
export const assistantFields = settings.shape;

const overrides = settings.extend({ variableValues: record.optional() });

/** Settings put over an assistant's own for one call, and the values of its template variables. */
export interface AssistantOverrides extends z.infer<typeof overrides> {}
export const assistantOverrides: Shape<AssistantOverrides> = overrides;
