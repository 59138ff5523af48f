import { expect, test } from "vitest";
import { checkedJson } from "./checked-json.ts";

test("a schema of a newer draft, with references within it, is read", () => {
  const checked = checkedJson({
    ...{ $schema: "https://json-schema.org/draft/2020-12/schema", type: "object", additionalProperties: false },
    ...{ properties: { day: { $ref: "#/$defs/day" } }, $defs: { day: { type: "string", format: "date" } } },
  });
  expect(checked?.read('{"day":"2026-03-09"}')).toEqual({ value: { day: "2026-03-09" } });
  expect(checked?.read('{"day":"mañana"}')).toHaveProperty("wrong");
  expect(checked?.read('{"hour":9}')).toHaveProperty("wrong");
});

test("each field of a schema is held to its own pattern", () => {
  const properties = {
    name: { type: "string", pattern: "^[A-Z][a-z]+$" },
    year: { type: "string", pattern: "^[0-9]{4}$" },
  };
  const check = checkedJson({ type: "object", properties, required: ["name", "year"] });
  const value = { name: "Ana", year: "1961" };
  expect(check?.read(JSON.stringify(value))).toEqual({ value });
  expect(check?.read(JSON.stringify({ name: "Ana", year: "Ana" }))).toHaveProperty("wrong");
  expect(check?.read(JSON.stringify({ name: "1961", year: "1961" }))).toHaveProperty("wrong");
});

const doubling = Object.fromEntries(
  Array.from({ length: 40 }, (_, at) => [
    `d${at}`,
    { anyOf: [{ $ref: `#/$defs/d${at + 1}` }, { $ref: `#/$defs/d${at + 1}` }] },
  ]),
);
const properties = (count: number, one: object) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, one]));

test.each<readonly [string, object, unknown]>([
  ["choices of choices", { $defs: { ...doubling, d40: { const: 1 } }, $ref: "#/$defs/d0" }, 2],
  ["a pattern that tries everything", { pattern: "^(a+)+$" }, `${"a".repeat(60)}!`],
  [
    "many patterns that try everything",
    { properties: properties(50, { pattern: "^(a+)+$" }) },
    properties(50, `${"a".repeat(40)}!` as unknown as object),
  ],
  ["a list whose items all differ", { uniqueItems: true }, Array.from({ length: 20_000 }, (_, at) => ({ at }))],
  ["more fields than can be compiled", { properties: properties(50_000, { type: "string", minLength: 3 }) }, {}],
])("%s do not hold the server up", (_, schema, value) => {
  const check = checkedJson(schema);
  if (check !== undefined)
    expect(check.read(JSON.stringify(value))).toMatchObject({ wrong: expect.stringMatching(/too long/) });
});

test("a schema that takes its time once still reads the next answer", () => {
  const check = checkedJson({ type: "string", pattern: "^(a+)+$" });
  expect(check?.read(JSON.stringify(`${"a".repeat(60)}!`))).toMatchObject({ wrong: expect.any(String) });
  expect(check?.read('"aaa"')).toEqual({ value: "aaa" });
});
