import { z } from "zod";
import { jsonSchema } from "./json-schema.ts";

/** What is kept of an answer for later: fields by a schema, and names for values in it. */
export const variableExtractionPlan = z.strictObject({
  schema: jsonSchema.optional(),
  aliases: z
    .array(
      z.strictObject({
        key: z
          .string()
          .max(40)
          .regex(/^[a-zA-Z][a-zA-Z0-9_]*$/),
        value: z.string().max(10_000),
      }),
    )
    .optional(),
});
