import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { nodeModel } from "../assistants/models.ts";
import { structuredOutputRoutes as routes } from "../routes.ts";
import { flag, id, later, reference, references, type Shape, stored, text } from "../shared/common.ts";
import { jsonSchema } from "../shared/json-schema.ts";
import { pagedQuery, pageOf } from "../shared/lists.ts";

const settings = z.strictObject({
  name: z.string().min(1).max(40),
  schema: jsonSchema,
  description: text,
  model: nodeModel.optional(),
  assistantIds: references,
  workflowIds: references,
  ...later("type", "regex", "conditions", "compliancePlan"),
});

const row = z.object({ ...settings.shape, ...stored });

/** Facts a model picks out of a call, in the shape of a schema. */
export interface StructuredOutput extends z.infer<typeof row> {}
export const structuredOutput: Shape<StructuredOutput> = row;

/** A structured output worked out of calls that are over: a stored one, or one for this time alone. */
const run = z.strictObject({
  structuredOutputId: reference,
  structuredOutput: settings.optional(),
  callIds: z.array(id).min(1).max(100),
  /** What is found is answered, and no call keeps it. */
  previewEnabled: flag,
});

export const structuredOutputOperations = {
  listStructuredOutputs: {
    ...routes.listStructuredOutputs,
    query: z.strictObject({ ...pagedQuery, id: reference, name: text }),
    answer: pageOf(structuredOutput),
  },
  createStructuredOutput: { ...routes.createStructuredOutput, body: settings, answer: structuredOutput },
  getStructuredOutput: { ...routes.getStructuredOutput, answer: structuredOutput },
  /** `schemaOverride` "true" takes a schema that is not compatible with the kept one. */
  updateStructuredOutput: {
    ...routes.updateStructuredOutput,
    query: z.strictObject({ schemaOverride: z.string().max(1000) }),
    body: settings.partial(),
    answer: structuredOutput,
  },
  /** Beside the contract, as its server SDK calls it; the answer has what was found in each call. */
  runStructuredOutput: {
    ...routes.runStructuredOutput,
    body: run,
    answer: z.object({ message: z.string(), id, name: text, results: z.record(z.string(), z.unknown()) }),
    failures: [422],
  },
  deleteStructuredOutput: { ...routes.deleteStructuredOutput, answer: structuredOutput },
} as const satisfies Record<string, OperationSpec>;
