import { z } from "zod";
import { amount, record, type Shape } from "./common.ts";

// Costs are in US dollars, times in minutes.
const cost = z.number();
const tokens = {
  model: record,
  promptTokens: z.number(),
  cachedPromptTokens: amount,
  completionTokens: z.number(),
  cost,
};

export const modelCost = z.object({ type: z.literal("model"), ...tokens });
export const chatCost = z.object({ type: z.literal("chat"), cost });

const anyCost = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("transport"),
    provider: z.enum(["daily", "vapi.websocket", "twilio", "vonage", "telnyx", "vapi.sip"]).optional(),
    minutes: z.number(),
    cost,
  }),
  z.object({ type: z.literal("transcriber"), transcriber: record, minutes: z.number(), cost }),
  modelCost,
  z.object({ type: z.literal("voice"), voice: record, characters: z.number(), cost }),
  z.object({ type: z.literal("vapi"), subType: z.enum(["normal", "overage"]), minutes: z.number(), cost }),
  z.object({
    type: z.literal("voicemail-detection"),
    model: record,
    provider: z.enum(["twilio", "google", "openai", "vapi"]),
    promptTextTokens: z.number(),
    promptAudioTokens: z.number(),
    completionTextTokens: z.number(),
    completionAudioTokens: z.number(),
    cost,
  }),
  z.object({
    type: z.literal("analysis"),
    analysisType: z.enum(["summary", "structuredData", "successEvaluation", "structuredOutput"]),
    ...tokens,
  }),
  z.object({ type: z.literal("knowledge-base"), ...tokens }),
]);

/** What one part of a call cost. */
export type Cost = z.infer<typeof anyCost>;
export interface CostShape extends Shape<Cost> {}
export const callCost: CostShape = anyCost;

/** What a call cost, by part. */
export const costBreakdown = z.object({
  transport: amount,
  stt: amount,
  llm: amount,
  tts: amount,
  vapi: amount,
  chat: amount,
  total: amount,
  llmPromptTokens: amount,
  /** Of these, what the model's service had read before. */
  llmCachedPromptTokens: amount,
  llmCompletionTokens: amount,
  ttsCharacters: amount,
  analysisCostBreakdown: z
    .object({
      summary: amount,
      summaryPromptTokens: amount,
      summaryCompletionTokens: amount,
      structuredData: amount,
      structuredDataPromptTokens: amount,
      structuredDataCompletionTokens: amount,
      successEvaluation: amount,
      successEvaluationPromptTokens: amount,
      successEvaluationCompletionTokens: amount,
      structuredOutput: amount,
      structuredOutputPromptTokens: amount,
      structuredOutputCompletionTokens: amount,
    })
    .optional(),
});
