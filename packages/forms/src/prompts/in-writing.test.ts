import { expect, test } from "vitest";
import { extraFields } from "../forms/extra.ts";
import { formTypes } from "../forms/form-types.ts";
import { forms } from "../forms/registry.ts";
import { inWriting } from "./in-writing.ts";
import { render } from "./prompt.ts";
import { questionPrompt } from "./question.ts";

const speech = /(?<!\p{L})(diga|dígal[oa]s?|oí|oír|me l[oa]s? dice)(?!\p{L})/iu;

const fields = formTypes.flatMap((formType) => [...forms[formType].fields, ...extraFields[formType]]);

test.each(fields.map((field) => [field.id, field] as const))(
  "the written question of %s speaks of no saying",
  (_, field) => {
    for (const level of [0, 1, 2]) expect(render(questionPrompt(field, level), "written", level)).not.toMatch(speech);
  },
);

test("digits and addresses are written as one writes them", () => {
  expect(inWriting("Llevo siete uno tres, cinco cinco cinco, cero uno. ¿Qué números siguen?")).toBe(
    "Llevo 713 555 01. ¿Qué números siguen?",
  );
  expect(inWriting("¿Qué va después de la arroba? Por ejemplo: gmail punto com.")).toContain("gmail.com");
  expect(inWriting("Los dice uno por uno.")).toContain("uno por uno");
});
