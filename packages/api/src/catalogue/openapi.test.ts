import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { writeOpenApi } from "./openapi.ts";
import { platformOperations } from "./platform-operations.ts";

const document = writeOpenApi("/platform");
const text = JSON.stringify(document);

test("an independent validator takes it for OpenAPI 3.1", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(text));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe("3.1");
});

test("the validator would see a mistake", async () => {
  const broken = { ...JSON.parse(text), paths: { "/call": { get: { responses: { ok: {} } } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test("every reference leads somewhere", () => {
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = ""]) => reference);
  expect(references.length).toBeGreaterThan(300);
  for (const reference of new Set(references)) {
    const place = reference.slice(2).split("/");
    const found = place.reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], document);
    expect(found, reference).toBeDefined();
  }
});

test("every operation is there, each with its own name", () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path)) as { operationId: string }[];
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(Object.keys(platformOperations).length);
});

test("the contract is what was last agreed on", async () => {
  await expect(`${inLines(document)}\n`).toMatchFileSnapshot("./openapi.snapshot.txt");
});

/** JSON for people who compare: what fits into a line stays in one. */
function inLines(value: unknown, indent = ""): string {
  const flat = JSON.stringify(value);
  if (flat.length + indent.length <= 110 || typeof value !== "object" || value === null) return flat;
  const deeper = `${indent}  `;
  const parts = Object.entries(value).map(([key, one]) => {
    const name = Array.isArray(value) ? "" : `${key}: `;
    return deeper + name + inLines(one, deeper);
  });
  return ["{", ...parts, `${indent}}`].join("\n");
}
