import { forms, greeting } from "@dilo/forms";
import { extraFields } from "@dilo/forms/extra";
import { expect, test } from "vitest";
import { fixedTexts } from "./fixed-texts.ts";

test("the greeting comes first, then every question, those few people ask for at the end", () => {
  const texts = fixedTexts("Luz");
  expect(texts[0]).toBe(greeting("Luz"));
  const places = (questions: readonly { readonly question: string }[]) =>
    questions.map(({ question }) => texts.indexOf(question));
  const own = places(Object.values(forms).flatMap(({ fields }) => fields));
  const ownTexts = new Set(Object.values(forms).flatMap(({ fields }) => fields.map(({ question }) => question)));
  const extra = places(
    Object.values(extraFields)
      .flat()
      .filter(({ question }) => !ownTexts.has(question)),
  );
  expect(Math.min(...own)).toBeGreaterThan(0);
  expect(Math.min(...extra)).toBeGreaterThan(Math.max(...own));
});

test("no text is spoken twice", () => {
  const texts = fixedTexts("Luz");
  expect(new Set(texts).size).toBe(texts.length);
});
