import { z } from "zod";
import { amount, flag, later, longestList, record, type Shape, text, upTo } from "./common.ts";

const named = { name: upTo(40), metadata: record.optional() };

const toolCall = z.strictObject({
  id: z.string(),
  type: z.string(),
  function: z.strictObject({ arguments: z.string(), name: z.string().max(80) }),
});

/** Characters of a message that is sent. */
const longestSent = 10_000;

/** @param content what a message says */
function messageOf(content: z.ZodString) {
  return z.discriminatedUnion("role", [
    z.strictObject({ role: z.literal("developer"), content, ...named }),
    z.strictObject({
      role: z.literal("assistant"),
      content: content.optional(),
      refusal: content.optional(),
      tool_calls: z.array(toolCall).optional(),
      ...named,
    }),
    z.strictObject({ role: z.literal("tool"), content, tool_call_id: z.string(), ...named }),
    z.strictObject({
      role: z.enum(["system", "user"]),
      content: content.optional(),
      message: text,
      time: amount,
      endTime: amount,
      secondsFromStart: amount,
      duration: amount,
      isFiltered: flag,
      detectedThreats: z.array(z.string()).optional(),
      originalMessage: text,
      ...later("speakerLabel"),
      ...named,
    }),
  ]);
}

/** A message of a chat, by its role. System and user messages take `content`, or a transcript's `message`. */
const anyChatMessage = messageOf(z.string().max(longestSent));
export type ChatMessage = z.infer<typeof anyChatMessage>;
export interface ChatMessageShape extends Shape<ChatMessage> {}
export const chatMessage: ChatMessageShape = anyChatMessage;

/** One that is kept and answered: an input that is a text, a model and a tool may say more than a message that is sent. */
export const keptMessage: ChatMessageShape = messageOf(z.string());

/** A chat's input: plain text, or whole messages. */
export type ChatInput = string | ChatMessage[];
export interface ChatInputShape extends Shape<ChatInput> {}
export const chatInput: ChatInputShape = z.union([z.string(), z.array(chatMessage).max(longestList)]);

/** Milliseconds since 1970 for `time` and `endTime`, milliseconds for `duration`. */
const spoken = { role: z.string(), message: z.string(), time: z.number(), secondsFromStart: z.number() };

const heardFromUser = z.object({
  ...spoken,
  endTime: z.number(),
  duration: amount,
  isFiltered: flag,
  detectedThreats: z.array(z.string()).optional(),
  originalMessage: text,
  metadata: record.optional(),
});
const saidByBot = z.object({ ...spoken, endTime: z.number(), source: text, duration: amount });
const toolCalls = z.object({ ...spoken, toolCalls: z.array(record) });
const toolResult = z.object({
  role: z.string(),
  toolCallId: z.string(),
  name: z.string(),
  result: z.string(),
  time: z.number(),
  secondsFromStart: z.number(),
  metadata: record.optional(),
});

const anyCallMessage = z.union([toolCalls, toolResult, heardFromUser, saidByBot, z.object(spoken)]);

/** What was said or done in a call. */
export type CallMessage = z.infer<typeof anyCallMessage>;
export interface CallMessageShape extends Shape<CallMessage> {}
export const callMessage: CallMessageShape = anyCallMessage;
