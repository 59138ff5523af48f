import { unexplained } from "@dilo/testing/hard-words";
import { perspicuity, sentencesOf, syllablesOf, wordsOf } from "@dilo/testing/readability";
import { describe, expect, test } from "vitest";
import { microphoneEs } from "./es/microphone.ts";
import { es } from "./es.ts";
import { textsOf } from "./texts-of.ts";

/** The least a page's text may score: "quite easy" of the INFLESZ scale. */
const least = 65;
const mostWordsInSentence = 20;

describe("the measure", () => {
  test.each([
    ["casa", 2],
    ["día", 2],
    ["tiene", 2],
    ["aéreo", 4],
    ["pequeño", 3],
    ["hay", 1],
    ["leer", 2],
    ["ciudadano", 4],
    ["sí", 1],
  ])("%s has %i syllables", (word, syllables) => expect(syllablesOf(word)).toBe(syllables));

  test("tells plain words from officialese", () => {
    const plain = "No somos abogados. No somos del gobierno.";
    const official =
      "El presente servicio no constituye asesoramiento jurídico ni representación administrativa alguna.";
    expect(perspicuity(plain)).toBeGreaterThan(least);
    expect(perspicuity(official)).toBeLessThan(least);
  });
});

const pages = Object.entries({ ...es, microphone: microphoneEs });

/** What stands on one screen, by its name: a page, or a part of the form's; and each text that is long enough to be rated. */
const screens = pages.flatMap(([page, words]) => [
  [page, textsOf(words)] as const,
  ...Object.entries(words).map(([part, texts]) => [`${page}: ${part}`, textsOf(texts)] as const),
]);
/** A title, or a button, has too few words to be rated: "Ayuda" would be hard to read. */
const fewestWords = 20;
const rated = screens
  .map(([screen, texts]) => [screen, texts.join("\n")] as const)
  .filter(([, text]) => wordsOf(text).length >= fewestWords);

test.each(rated)("%s reads easily", (_, text) => {
  expect(perspicuity(text)).toBeGreaterThanOrEqual(least);
});

test.each(pages)("%s has no sentence over twenty words", (_, words) => {
  const long = textsOf(words)
    .flatMap(sentencesOf)
    .filter((sentence) => wordsOf(sentence).length > mostWordsInSentence);
  expect(long).toEqual([]);
});

test.each(pages)("%s pairs its question and exclamation marks", (_, words) => {
  // The error page's heading is English in both languages.
  const texts = textsOf(words).filter((text) => text !== es.notFound.heading);
  const count = (text: string, mark: string) => text.split(mark).length;
  expect(
    texts.filter((text) => count(text, "¿") !== count(text, "?") || count(text, "¡") !== count(text, "!")),
  ).toEqual([]);
});

test.each(pages)("%s has no word that has to be explained", (_, words) => {
  expect(unexplained(textsOf(words))).toEqual([]);
});

test.each(pages)("%s promises nothing it must not", (_, words) => {
  const forbidden = /sin errores|garantizad|libre de errores|asesor[ií]a legal|\bt[uú] (?:formulario|respuesta)/i;
  expect(textsOf(words).filter((text) => forbidden.test(text))).toEqual([]);
});
