import { z } from "zod";
import { between, later, reference, type Shape, text, upTo } from "../shared/common.ts";
import { chatMessage } from "../shared/messages.ts";
import { inlineTool } from "../tools/tool-types.ts";
import { phoneTransfer } from "../tools/transfers.ts";

const useTool = z.strictObject({ type: z.literal("tool"), tool: inlineTool.optional(), toolId: reference });
const say = z.strictObject({
  type: z.literal("say"),
  prompt: z.union([z.string(), z.array(chatMessage)]).optional(),
  /** The very words, or several to choose from. */
  exact: z.union([z.string(), z.array(z.string())]).optional(),
});
const addMessage = z.strictObject({ type: z.literal("message.add"), ...later("message", "triggerResponseEnabled") });
const actions = z.array(z.discriminatedUnion("type", [say, useTool, addMessage]));

const anyHook = z.union([
  z.strictObject({
    on: z.literal("call.ending"),
    do: z.array(useTool),
    filters: z
      .array(
        z.strictObject({ type: z.literal("oneOf"), key: z.string().max(1000), oneOf: z.array(z.string().max(1000)) }),
      )
      .optional(),
  }),
  z.strictObject({ on: z.literal("assistant.speech.interrupted"), do: actions }),
  z.strictObject({ on: z.literal("customer.speech.interrupted"), do: actions }),
  z.strictObject({
    /** `customer.speech.timeout`, with conditions in brackets where wanted. */
    on: z.string().max(1000),
    do: actions,
    options: z
      .strictObject({
        timeoutSeconds: z.number().min(1).max(1000),
        triggerMaxCount: between(1, 10),
        triggerResetMode: text,
      })
      .optional(),
    name: upTo(1000),
  }),
]);

/** What happens when something happens in a call. */
export type CallHook = z.infer<typeof anyHook>;
export interface CallHookShape extends Shape<CallHook> {}
export const callHook: CallHookShape = anyHook;

const answerRinging = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("transfer"), destination: phoneTransfer.optional() }),
  z.strictObject({ type: z.literal("say"), exact: z.string().max(4000) }),
]);

const anyNumberHook = z.discriminatedUnion("on", [
  z.strictObject({ on: z.literal("call.ringing"), do: z.array(answerRinging), ...later("filters") }),
  z.strictObject({
    on: z.literal("call.ending"),
    do: z.union([answerRinging, z.array(answerRinging)]).optional(),
    filters: z
      .array(
        z.strictObject({
          type: z.literal("oneOf"),
          key: z.literal("call.endedReason"),
          oneOf: z.union([z.string(), z.array(z.string())]),
        }),
      )
      .optional(),
  }),
]);

/** What a phone number does before an assistant is there, or when it could not be reached. */
export type PhoneNumberHook = z.infer<typeof anyNumberHook>;
export interface PhoneNumberHookShape extends Shape<PhoneNumberHook> {}
export const phoneNumberHook: PhoneNumberHookShape = anyNumberHook;
