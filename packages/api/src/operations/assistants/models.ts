import { z } from "zod";
import { address, between, flag, record, references, type Shape, server } from "../shared/common.ts";
import { inlineTool } from "../tools/tool-types.ts";

const message = z.strictObject({
  role: z.enum(["assistant", "function", "user", "system", "tool"]),
  content: z.string().max(100_000_000).nullable(),
});

/** A message in the shape of the OpenAI API. */
export interface ModelMessage extends z.infer<typeof message> {}
export const modelMessage: Shape<ModelMessage> = message;

// Names of models are the vendors' own and change weekly: any text is taken.
const sampling = { model: z.string(), temperature: between(0, 2), maxTokens: between(50, 10_000) };

const talking = {
  ...sampling,
  messages: z.array(modelMessage).optional(),
  tools: z.array(inlineTool).optional(),
  toolIds: references,
  knowledgeBase: z.strictObject({ provider: z.literal("custom-knowledge-base"), server }).optional(),
  emotionRecognitionEnabled: flag,
  numFastTurns: z.number().min(0).optional(),
};

const thinking = z
  .strictObject({ type: z.literal("enabled"), budgetTokens: z.number().min(1024).max(100_000) })
  .optional();
const metadataSendMode = z.enum(["off", "variable", "destructured"]).optional();

const realtimeConfig = z
  .strictObject({
    topP: z.number().optional(),
    topK: z.number().optional(),
    presencePenalty: z.number().optional(),
    frequencyPenalty: z.number().optional(),
    speechConfig: z
      .strictObject({
        voiceConfig: z.strictObject({ prebuiltVoiceConfig: z.strictObject({ voiceName: z.string() }) }),
      })
      .optional(),
  })
  .optional();

const talkingModel = <Provider extends string>(provider: Provider) =>
  z.strictObject({ provider: z.literal(provider), ...talking });

const anyModel = z.discriminatedUnion("provider", [
  talkingModel("anthropic").extend({ thinking }),
  talkingModel("anyscale"),
  talkingModel("cerebras"),
  talkingModel("custom-llm").extend({
    url: address,
    headers: z.record(z.string(), z.string()).optional(),
    metadataSendMode,
    wordLevelConfidenceEnabled: flag,
    timeoutSeconds: between(0, 300),
  }),
  talkingModel("deepinfra"),
  talkingModel("deep-seek"),
  talkingModel("google").extend({ realtimeConfig }),
  talkingModel("groq"),
  talkingModel("inflection-ai"),
  talkingModel("openai").extend({
    fallbackModels: z.union([z.string(), z.array(z.string())]).optional(),
    toolStrictCompatibilityMode: z
      .enum(["strip-parameters-with-unsupported-validation", "strip-unsupported-validation"])
      .optional(),
  }),
  talkingModel("openrouter"),
  talkingModel("perplexity-ai"),
  talkingModel("together-ai"),
  talkingModel("xai"),
]);

/** Who thinks for an assistant, by `provider`, with its instructions and tools. */
export type Model = z.infer<typeof anyModel>;
export interface ModelShape extends Shape<Model> {}
export const model: ModelShape = anyModel;

const custom = {
  provider: z.literal("custom-llm"),
  ...sampling,
  url: address,
  headers: record.optional(),
  timeoutSeconds: between(20, 600),
};
const plainModels = [
  z.strictObject({ provider: z.literal("openai"), ...sampling }),
  z.strictObject({ provider: z.literal("anthropic"), ...sampling, thinking }),
  z.strictObject({ provider: z.literal("google"), ...sampling }),
] as const;

const anyNodeModel = z.discriminatedUnion("provider", [
  ...plainModels,
  z.strictObject({ ...custom, metadataSendMode }),
]);
const anyJudge = z.discriminatedUnion("provider", [...plainModels, z.strictObject(custom)]);

/** A model without tools: for a workflow's nodes and for structured outputs. */
export type NodeModel = z.infer<typeof anyNodeModel>;
export interface NodeModelShape extends Shape<NodeModel> {}
export const nodeModel: NodeModelShape = anyNodeModel;

/** A model that judges an eval's answers. */
export type JudgeModel = z.infer<typeof anyJudge>;
export interface JudgeModelShape extends Shape<JudgeModel> {}
export const judgeModel: JudgeModelShape = anyJudge;
