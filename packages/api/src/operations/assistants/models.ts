import { z } from "zod";
import {
  address,
  between,
  flag,
  later,
  longestList,
  record,
  references,
  type Shape,
  server,
  text,
} from "../shared/common.ts";
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
  toolRefs: z.array(z.strictObject({ toolId: z.string(), version: text })).optional(),
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
  talkingModel("anthropic-bedrock").extend({ thinking }),
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
  talkingModel("minimax"),
  talkingModel("openai").extend({
    fallbackModels: z.union([z.string(), z.array(z.string())]).optional(),
    toolStrictCompatibilityMode: z
      .enum(["strip-parameters-with-unsupported-validation", "strip-unsupported-validation"])
      .optional(),
    ...later("reasoningEffort", "promptCacheKey", "promptCacheRetention"),
  }),
  talkingModel("openrouter"),
  talkingModel("perplexity-ai"),
  talkingModel("together-ai"),
  talkingModel("xai"),
  talkingModel("vapi").extend({ model: text, ...later("version", "workflow", "workflowId") }),
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

const instructed = { messages: z.array(modelMessage).max(longestList).optional() };
const [openAi, anthropic, google] = plainModels;
const instructedModels = [openAi.extend(instructed), anthropic.extend(instructed), google.extend(instructed)] as const;

const anyNodeModel = z.discriminatedUnion("provider", [
  ...instructedModels,
  z.strictObject({ provider: z.literal("anthropic-bedrock"), ...sampling, ...instructed, thinking }),
  z.strictObject({ ...custom, ...instructed, metadataSendMode }),
]);
/** In a judge's messages `{{messages}}` is the conversation, `{{messages[-1]}}` the answer that is judged. */
const anyJudge = z.discriminatedUnion("provider", [...instructedModels, z.strictObject({ ...custom, ...instructed })]);

/** A model without tools: for a workflow's nodes and for structured outputs. */
export type NodeModel = z.infer<typeof anyNodeModel>;
export interface NodeModelShape extends Shape<NodeModel> {}
export const nodeModel: NodeModelShape = anyNodeModel;

/** A model that judges an eval's answers. */
export type JudgeModel = z.infer<typeof anyJudge>;
export interface JudgeModelShape extends Shape<JudgeModel> {}
export const judgeModel: JudgeModelShape = anyJudge;
