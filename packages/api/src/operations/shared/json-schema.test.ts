import { expect, test } from "vitest";
import { z } from "zod";
import { argumentsSchema, jsonSchema } from "./json-schema.ts";

const written = z.object({
  city: z.string().min(1).default("León"),
  days: z.int().min(1).max(7).optional(),
  kind: z.enum(["sun", "rain"]).nullable(),
  places: z.array(z.object({ name: z.string().regex(/^\w+$/), at: z.union([z.number(), z.literal("noon")]) })).max(3),
  more: z.record(z.string(), z.boolean()),
});

test.each(["draft-7", "draft-2020-12", "openapi-3.0"] as const)(
  "what a schema library writes is a function's arguments: %s",
  (target) => {
    const schema = z.toJSONSchema(written, { target, reused: "ref" });
    expect(argumentsSchema.safeParse(schema).error?.issues).toBeUndefined();
    expect(jsonSchema.safeParse(schema).success).toBe(true);
  },
);

test.each([
  [{ type: "object", propertys: {} }],
  [{ type: "text" }],
  [{ $ref: "https://dilo.example/schema.json" }],
  [{ type: "array", items: { $ref: "other.json#/a" } }],
])("what nothing reads, or what would have to be fetched, is refused: %j", (schema) => {
  expect(jsonSchema.safeParse(schema).success).toBe(false);
});

test("a function has 400 arguments at most, each of them whole", () => {
  const properties = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, {}]));
  const accepts = (all: object) => argumentsSchema.safeParse({ type: "object", properties: all }).success;
  expect(accepts(properties(400))).toBe(true);
  expect(accepts(properties(401))).toBe(false);
  expect(accepts({ other: { items: { $ref: "https://dilo.example/schema" } } })).toBe(false);
});
