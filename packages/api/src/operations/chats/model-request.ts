import { z } from "zod";
import { id, longestList, record, type Shape, text } from "../shared/common.ts";
import { type ChatMessage, chatMessage } from "../shared/messages.ts";

const part = z.strictObject({
  type: z.enum(["input_text", "output_text", "text"]),
  text: z.string().max(10_000),
  annotations: z.array(z.unknown()).optional(),
  logprobs: z.array(z.unknown()).nullish(),
});

const item = z.strictObject({
  type: z.literal("message").optional(),
  id: text,
  status: text,
  role: z.enum(["system", "developer", "user", "assistant"]),
  content: z.union([z.string().max(10_000), z.array(part).max(longestList)]),
});

const anyInput = z.union([z.string(), z.array(z.union([chatMessage, item])).max(longestList)]);

/** What is said, as clients of the OpenAI responses API write it, or as a chat's messages. */
export type ModelInput = z.infer<typeof anyInput>;
export interface ModelInputShape extends Shape<ModelInput> {}
export const modelInput: ModelInputShape = anyInput;

/** The fields that clients of the OpenAI responses API send besides those of a chat. They send null for what they leave out. */
export const modelRequest = {
  model: z.string().max(100).nullish(),
  instructions: z.string().max(10_000).nullish(),
  previous_response_id: id.nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  max_output_tokens: z.number().int().min(1).max(10_000).nullish(),
  store: z.boolean().nullish(),
  metadata: record.nullish(),
  user: z.string().max(1000).nullish(),
  safety_identifier: z.string().max(1000).nullish(),
  prompt_cache_key: z.string().max(1000).nullish(),
  tools: z.array(record).nullish(),
  tool_choice: z.union([z.string(), record]).nullish(),
  parallel_tool_calls: z.boolean().nullish(),
  text: record.nullish(),
  reasoning: record.nullish(),
  top_p: z.number().nullish(),
  truncation: z.string().nullish(),
  service_tier: z.string().nullish(),
  include: z.array(z.string()).nullish(),
  background: z.boolean().nullish(),
  stream_options: record.nullish(),
} as const;

/** An input as a chat's messages: the parts of one message are one text. */
export function chatInputOf(input: ModelInput): string | ChatMessage[] {
  if (typeof input === "string") return input;
  return input.map((message): ChatMessage => {
    if (!("content" in message) || !Array.isArray(message.content)) {
      const { type: _, id: __, status: ___, ...said } = message as z.infer<typeof item>;
      return said as ChatMessage;
    }
    return { role: message.role, content: message.content.map((one) => one.text).join("\n") } as ChatMessage;
  });
}
