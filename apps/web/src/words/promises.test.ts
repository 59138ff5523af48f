import { extentOf, formTypes } from "@dilo/forms";
import { expect, test } from "vitest";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { textsOf } from "./texts-of.ts";

/** A text that says how much a form asks, or how long that takes. */
const promise = /datos básicos|basic facts|unos \d+|about \d+|\d+ (?:u|or) \d+ (?:preguntas|questions)/;
const extents = formTypes.map(extentOf);
const questions = extents.flatMap(({ first, whole }) => [first.questions, whole.questions]);
/** Of both forms the time of the longer one is told. */
const minutes = (["first", "whole"] as const).map((of) => Math.max(...extents.map((one) => one[of].minutes)));

test.each([
  ["Spanish", es],
  ["English", en],
])("how much a form asks and how long it takes is what the registry counts, in every text in %s", (_, words) => {
  const promises = textsOf(words).filter((text) => promise.test(text));
  const numbers = promises.flatMap((text) => text.match(/(?<![-\w])\d+(?![-\w])/g) ?? []).map(Number);
  expect(new Set(numbers)).toEqual(new Set([...questions, ...minutes]));
});

test.each([
  ["landing", es.landing.price.scope],
  ["terms", es.terms.whatYouGet],
  ["choice of form", es.form.choose.basicFacts],
  ["help", es.help.questions.extent.answer],
])("the %s tells the beginning from the whole, and offers both", (_, text) => {
  for (const { first } of extents) expect(text).toMatch(new RegExp(`\\b${first.questions} `));
  expect(text).toMatch(/formulario entero|en todo el N-400/);
});

/** A number of calls or letters, as a text would promise it. */
const limitCount = /\b\d+ (?:llamadas?|correos?|veces|calls?|e-?mails?|times)\b/;

test.each([
  ["Spanish", es],
  ["English", en],
])("how many calls and letters a payment is good for is never written by hand in %s: it is a setting", (_, words) => {
  expect(textsOf(words).filter((text) => limitCount.test(text))).toEqual([]);
});
