import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { nodeModel } from "../assistants/models.ts";
import { structuredOutputRoutes as routes } from "../routes.ts";
import { later, reference, references, type Shape, stored, text } from "../shared/common.ts";
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
  deleteStructuredOutput: { ...routes.deleteStructuredOutput, answer: structuredOutput },
} as const satisfies Record<string, OperationSpec>;
