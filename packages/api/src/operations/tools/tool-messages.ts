import { z } from "zod";
import { between, flag, type Shape, upTo } from "../shared/common.ts";

/** The same words in another language. */
export const textContent = z.strictObject({ type: z.literal("text"), text: z.string(), language: z.string() });

const condition = z.strictObject({
  operator: z.enum(["eq", "neq", "gt", "gte", "lt", "lte"]),
  param: z.string().max(1000),
  value: z.string().max(1000),
});

const spoken = {
  contents: z.array(textContent).optional(),
  content: upTo(1000),
  conditions: z.array(condition).optional(),
};

const anyToolMessage = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("request-start"), ...spoken, blocking: flag }),
  z.strictObject({
    type: z.literal("request-complete"),
    ...spoken,
    role: z.enum(["assistant", "system"]).optional(),
    endCallAfterSpokenEnabled: flag,
  }),
  z.strictObject({
    type: z.literal("request-failed"),
    ...spoken,
    role: z.enum(["assistant", "system"]).optional(),
    endCallAfterSpokenEnabled: flag,
  }),
  z.strictObject({
    type: z.literal("request-response-delayed"),
    ...spoken,
    timingMilliseconds: between(100, 120_000),
  }),
]);

/** What the assistant says while a tool starts, is late, succeeds or fails. */
export type ToolMessage = z.infer<typeof anyToolMessage>;
export interface ToolMessageShape extends Shape<ToolMessage> {}
export const toolMessage: ToolMessageShape = anyToolMessage;
