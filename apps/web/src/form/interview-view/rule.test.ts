import { type Interpretation, interpret } from "@dilo/forms";
import { expect, test } from "vitest";
import { ruleOf } from "./rule.ts";

const today = "2026-11-20";

test("only what is known to be written so in English is said to be: a name nobody looked up is not", () => {
  const name = interpret({ kind: "name", heard: "Rosa Prado", today });
  expect(ruleOf("name", "Rosa Prado", name)).toBe("name");
  const said = "Ejército de Salvación";
  const kept: Interpretation = { ...name, value: said, english: said, warnings: ["as-said"] };
  expect(ruleOf("workplace", said, kept)).toBeUndefined();
  expect(ruleOf("workplace", "no trabajo", { ...kept, value: "unemployed", english: "Unemployed" })).toBeUndefined();
});
