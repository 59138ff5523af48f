import fc from "fast-check";
import { expect, test } from "vitest";
import { sentencesOf } from "./speech-player.ts";

test("gives one sentence at a time", () => {
  expect(sentencesOf("Son $9.99. ¿Cuál es su nombre? ¡Gracias!")).toEqual([
    "Son $9.99.",
    "¿Cuál es su nombre?",
    "¡Gracias!",
  ]);
});

test("cuts what is too long, and loses no letter of any text", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), (text) => {
      const sentences = sentencesOf(text);
      expect(sentences.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
      expect(sentences.every(({ length }) => length > 0 && length <= 141)).toBe(true);
    }),
  );
});
