import fc from "fast-check";
import { expect, test } from "vitest";
import type { FormType } from "../../answers/answer.ts";
import { choicesOf } from "../choices.ts";
import { formTypes } from "../form-types.ts";
import { type Told, walk } from "../walk.ts";
import { allFields } from "./canonical.ts";

/** The questions that come to somebody who answers each with one thing or another, or with nothing; tables to their ends. */
function askedOf(form: FormType, generate: fc.GeneratorValue): readonly string[] {
  const values = new Map<string, string | null>();
  const told: Told = { has: (id) => values.has(id), value: (id) => values.get(id.replace(/:detail$/, "")) };
  const asked: string[] = [];
  for (const { id, question, state } of walk(allFields(form), told)) {
    if (state !== "open") continue;
    asked.push(id);
    const choices = choicesOf(question).map(({ value }) => String(value));
    const others = question.kind === "number" ? ["0", "12", null] : ["something", "domestic", "abroad", null];
    const chosen = question.kind === "yesno" ? choices : [...choices, ...others];
    values.set(id, id.endsWith(".another") ? "yes" : generate(fc.constantFrom, ...chosen));
  }
  return asked;
}

test.each(formTypes)("every question of the %s comes to somebody", (form) => {
  const lives = fc.sample(
    fc.gen().map((generate) => askedOf(form, generate)),
    { numRuns: 300, seed: 1 },
  );
  const reached = new Set(lives.flat());
  expect(allFields(form).flatMap(({ id }) => (reached.has(id) ? [] : [id]))).toEqual([]);
});
