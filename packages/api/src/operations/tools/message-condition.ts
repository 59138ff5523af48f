import { z } from "zod";
import { amount, flag, type Shape } from "../shared/common.ts";

const regexCondition = z.strictObject({
  type: z.literal("regex"),
  regex: z.string(),
  /** Whose message is looked at; position -1, the default, is the last one. */
  target: z.strictObject({ role: z.enum(["user", "assistant"]).optional(), position: amount }).optional(),
  negate: flag,
});

const liquidCondition = z.strictObject({ type: z.literal("liquid"), liquid: z.string() });

export interface ConditionGroup {
  type: "group";
  operator: "AND" | "OR";
  conditions: MessageCondition[];
}

/** A test on the conversation so far: a pattern, a Liquid template, or a group of such tests. */
export type MessageCondition = z.infer<typeof regexCondition> | z.infer<typeof liquidCondition> | ConditionGroup;

export interface MessageConditionShape extends Shape<MessageCondition> {}
export const messageCondition: MessageConditionShape = z.union([
  regexCondition,
  liquidCondition,
  z.strictObject({
    type: z.literal("group"),
    operator: z.enum(["AND", "OR"]),
    get conditions() {
      return z.array(messageCondition);
    },
  }),
]);
