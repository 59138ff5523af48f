import { expect, test } from "vitest";
import { fieldOf, resolved, type Schema, withField } from "./schema.ts";

const schemas = {
  Voice: {
    oneOf: [
      { type: "object", properties: { provider: { const: "vapi" }, speed: { type: "number" } } },
      { type: "object", properties: { provider: { enum: ["11labs", "azure"] }, voiceId: { type: "string" } } },
    ],
  },
} satisfies Record<string, Schema>;

test.each<[string, Schema, object]>([
  ["a short text", { type: "string", maxLength: 40 }, { kind: "text", isLong: false, maxLength: 40 }],
  ["a long text", { type: "string", maxLength: 4000 }, { kind: "text", isLong: true }],
  ["one of some words", { type: "string", enum: ["a", "b"] }, { kind: "choice", options: ["a", "b"] }],
  ["a number", { type: "number", minimum: 10, maximum: 20 }, { kind: "number", minimum: 10, maximum: 20 }],
  ["yes or no", { type: "boolean" }, { kind: "flag" }],
  ["a list of texts", { type: "array", items: { type: "string" } }, { kind: "lines" }],
  ["a list of anything else", { type: "array", items: { type: "object" } }, { kind: "json" }],
  ["a record", { type: "object" }, { kind: "json" }],
  ["a text or a list", { anyOf: [{ type: "string" }, { type: "array" }] }, { kind: "json" }],
])("%s is filled in as what it is", (_name, schema, field) => expect(fieldOf(schema, schemas)).toMatchObject(field));

test("kinds of one thing are told apart by their constant, and each has its own fields", () => {
  const field = fieldOf({ $ref: "#/components/schemas/Voice" }, schemas);
  if (field.kind !== "variants") throw new Error("There are no variants.");
  expect([field.by, ...field.variants.keys()]).toEqual(["provider", "vapi", "11labs", "azure"]);
  expect(Object.keys(field.variants.get("azure") ?? {})).toEqual(["voiceId"]);
});

test("what stands beside a reference stays", () => {
  const schema: Schema = { $ref: "#/components/schemas/Voice", "x-behaviour": "acts", description: "Speaks." };
  expect(resolved(schema, schemas)).toMatchObject({ "x-behaviour": "acts", description: "Speaks.", oneOf: [{}, {}] });
});

test("a field that is emptied goes, and so does a group without fields", () => {
  expect(withField({ a: 1 }, "b", 2)).toEqual({ a: 1, b: 2 });
  expect(withField({ a: 1, b: 2 }, "b", undefined)).toEqual({ a: 1 });
  expect(withField({ a: 1 }, "a", undefined)).toBeUndefined();
  expect(withField(undefined, "a", false)).toEqual({ a: false });
});
