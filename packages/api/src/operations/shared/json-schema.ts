import { z } from "zod";
import { flag, record, text } from "./common.ts";

const kind = z.enum(["string", "number", "integer", "boolean", "array", "object", "null"]);
const inner = z.union([record, z.boolean()]).optional();
const several = z.array(record).optional();
const byName = record.optional();
const bound = z.number().optional();
const count = z.number().int().min(0).optional();
const names = z.array(z.string()).optional();

/** What a schema may say, as the tools of others write it (drafts 7 to 2020-12). */
const keywords = {
  type: z.union([kind, z.array(kind).max(7)]).optional(),
  ...{ title: text, description: text, default: z.unknown().optional(), examples: z.array(z.unknown()).optional() },
  ...{ const: z.unknown().optional(), enum: z.array(z.unknown()).optional() },
  ...{ pattern: text, format: z.string().max(100).optional(), minLength: count, maxLength: count },
  ...{ minimum: bound, maximum: bound, exclusiveMinimum: bound, exclusiveMaximum: bound, multipleOf: bound },
  ...{ items: z.union([record, z.array(record), z.boolean()]).optional(), prefixItems: several, contains: inner },
  ...{ minItems: count, maxItems: count, uniqueItems: flag },
  ...{ properties: byName, required: names, additionalProperties: inner, patternProperties: byName },
  ...{ propertyNames: inner, minProperties: count, maxProperties: count, dependentRequired: byName },
  ...{ anyOf: several, oneOf: several, allOf: several, not: inner },
  ...{
    $ref: z.string().startsWith("#", "must be a place within the schema, such as #/$defs/name").optional(),
    $defs: byName,
    definitions: byName,
  },
  ...{ $schema: z.string().max(200).optional(), $comment: text },
  ...{ nullable: flag, readOnly: flag, writeOnly: flag, deprecated: flag },
};

/** Nothing is fetched to read a schema. */
const isWhole = (schema: object): boolean => referencesIn(schema).every((reference) => reference.startsWith("#"));

function referencesIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(referencesIn);
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === "$ref" && typeof value === "string" ? [value] : referencesIn(value),
  );
}

const whole = "must be whole: each $ref leads to a place within the schema, such as #/$defs/name";

/** A JSON schema. */
export const jsonSchema = z.strictObject(keywords).refine(isWhole, whole);

/** A function has no more arguments. */
const mostArguments = 400;

/** The JSON schema of a function's arguments. Each argument's own was looked at already. */
export const argumentsSchema = z
  .strictObject({
    ...keywords,
    type: z.literal("object"),
    properties: z
      .record(z.string(), jsonSchema)
      .refine((all) => Object.keys(all).length <= mostArguments, `must have at most ${mostArguments} properties`),
  })
  .refine(({ properties: _, ...rest }) => isWhole(rest), whole);
