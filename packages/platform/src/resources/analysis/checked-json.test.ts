import { expect, test } from "vitest";
import { checkedJson } from "./checked-json.ts";

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
