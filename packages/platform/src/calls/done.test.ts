import { expect, test } from "vitest";
import { isSaidToBeDone, withoutDone } from "./done.ts";

test.each([
  ["Calle Ocho 1200, listo.", "Calle Ocho 1200"],
  ["Juan Pérez Listo", "Juan Pérez"],
  ["uno dos tres, ya está listo", "uno dos tres"],
])("%s ends the answer", (said, answer) => {
  expect(isSaidToBeDone(said)).toBe(true);
  expect(withoutDone(said)).toBe(answer);
});

test.each(["listo", "Calixto", "Evangelisto", "estoy listo para empezar"])("%s ends nothing", (said) => {
  expect(isSaidToBeDone(said)).toBe(false);
  expect(withoutDone(said)).toBe(said);
});
