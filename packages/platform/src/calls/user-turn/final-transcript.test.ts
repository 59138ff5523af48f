import { expect, test } from "vitest";
import { endsWithDoneWord, withoutDoneWord } from "./final-transcript.ts";

test.each([
  ["Calle Ocho 1200, listo.", "Calle Ocho 1200"],
  ["Juan Pérez Listo", "Juan Pérez"],
  ["uno dos tres, ya está listo", "uno dos tres"],
])("%s ends the answer", (said, answer) => {
  expect(endsWithDoneWord(said)).toBe(true);
  expect(withoutDoneWord(said)).toBe(answer);
});

test.each(["listo", "Calixto", "Evangelisto", "estoy listo para empezar"])("%s ends nothing", (said) => {
  expect(endsWithDoneWord(said)).toBe(false);
  expect(withoutDoneWord(said)).toBe(said);
});
