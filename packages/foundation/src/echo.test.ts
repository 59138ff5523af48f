import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isEcho } from "./echo.ts";
import { plainWords, wordOverlap } from "./plain-words.ts";

const spoken = "Gracias. ¿Cuál es su nombre completo? Diga sus nombres y sus apellidos.";

describe("the assistant's own speech", () => {
  test.each([
    ["cuál es su nombre completo diga sus nombres y sus apellidos", "all of it but a word"],
    ["su nombre completo diga", "a run across sentences"],
    ["CUAL ES SU NOMBRE COMPLETO", "without accents"],
    ["diga su nombres y sus apellidos", "a sentence with one word misheard"],
  ])("is found in %j: %s", (transcript) => {
    expect(isEcho(transcript, spoken)).toBe(true);
  });

  test.each([
    ["su nombre completo", "too short to tell"],
    ["me llamo Rosa Delgado Fuentes", "an answer"],
    ["mi nombre completo es Rosa Delgado Fuentes", "an answer that repeats some of the question"],
    ["", "nothing"],
  ])("is not found in %j: %s", (transcript) => {
    expect(isEcho(transcript, spoken)).toBe(false);
  });
});

test("plain words have no accents, capitals, punctuation or soft hyphens", () => {
  expect(plainWords("¿Cuál, PEÑA?  na\u00adci\u00f3 el 3-4")).toEqual(["cual", "pena", "nacio", "el", "3", "4"]);
});

test("words overlap fully with themselves in any order, and not with others", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("uno", "dos", "tres"), { minLength: 1 }), (words) => {
      expect(wordOverlap(words, [...words].reverse())).toBe(1);
      expect(wordOverlap(words, ["cuatro"])).toBe(0);
    }),
  );
});
