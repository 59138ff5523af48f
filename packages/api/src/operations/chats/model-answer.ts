import { z } from "zod";
import { type Shape, warnings } from "../shared/common.ts";

const outputText = z.object({ type: z.literal("output_text"), text: z.string(), annotations: z.array(z.unknown()) });

const response = z.object({
  id: z.string(),
  object: z.literal("response"),
  /** Seconds since 1970. */
  created_at: z.number(),
  status: z.enum(["completed", "failed", "in_progress", "incomplete"]),
  error: z.string().nullable().optional(),
  output: z.array(
    z.object({
      id: z.string(),
      type: z.literal("message"),
      role: z.literal("assistant"),
      status: z.enum(["in_progress", "completed", "incomplete"]),
      content: z.array(outputText),
    }),
  ),
  ...warnings,
});

const place = { item_id: z.string(), output_index: z.number(), content_index: z.number() };

const anyAnswer = z.union([
  response,
  z.object({ type: z.literal("response.output_text.delta"), ...place, delta: z.string() }),
  z.object({ type: z.literal("response.output_text.done"), ...place, text: z.string() }),
  z.object({ type: z.literal("response.completed"), response }),
  z.object({
    type: z.literal("error"),
    code: z.string(),
    message: z.string(),
    param: z.string().nullable().optional(),
    sequence_number: z.number(),
  }),
]);

/** An answer in the shape of the OpenAI responses API: whole, or one event of its stream. */
export type ModelAnswer = z.infer<typeof anyAnswer>;
export interface ModelAnswerShape extends Shape<ModelAnswer> {}
export const modelAnswer: ModelAnswerShape = anyAnswer;
