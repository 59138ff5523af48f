import { z } from "zod";
import { record, type Shape, text, warnings } from "../shared/common.ts";

const outputText = z.object({ type: z.literal("output_text"), text: z.string(), annotations: z.array(z.unknown()) });

const message = z.object({
  id: z.string(),
  type: z.literal("message"),
  role: z.literal("assistant"),
  status: z.enum(["in_progress", "completed", "incomplete"]),
  content: z.array(outputText),
});

const response = z.looseObject({
  id: z.string(),
  object: z.literal("response"),
  /** Seconds since 1970. */
  created_at: z.number(),
  status: z.enum(["completed", "failed", "in_progress", "incomplete"]),
  error: z.string().nullable().optional(),
  output: z.array(message),
  /** What the request said, for clients that read it in the answer. */
  model: text,
  instructions: z.string().nullable().optional(),
  previous_response_id: z.string().nullable().optional(),
  metadata: record.optional(),
  temperature: z.number().nullable().optional(),
  ...warnings,
});

/** A whole answer in the shape of the OpenAI responses API. */
export interface ModelResponse extends z.infer<typeof response> {}
export const modelResponse: Shape<ModelResponse> = response;

const deleted = z.object({ id: z.string(), object: z.literal("response"), deleted: z.literal(true) });

/** What a client of that API is told of one that is gone. */
export interface DeletedResponse extends z.infer<typeof deleted> {}
export const deletedResponse: Shape<DeletedResponse> = deleted;

const numbered = { sequence_number: z.number().optional() };
const item = { item_id: z.string(), output_index: z.number(), ...numbered };
const place = { ...item, content_index: z.number() };

const anyAnswer = z.union([
  response,
  z.object({ type: z.enum(["response.created", "response.in_progress", "response.completed"]), response, ...numbered }),
  z.object({
    type: z.enum(["response.output_item.added", "response.output_item.done"]),
    output_index: z.number(),
    item: message,
    ...numbered,
  }),
  z.object({ type: z.enum(["response.content_part.added", "response.content_part.done"]), ...place, part: outputText }),
  z.object({ type: z.literal("response.output_text.delta"), ...place, delta: z.string() }),
  z.object({ type: z.literal("response.output_text.done"), ...place, text: z.string() }),
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
