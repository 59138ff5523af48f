import { expect, test } from "vitest";
import { hintOf, nameHints } from "./by-ear.ts";

test.each([
  ["Villalobos", "Billalobos"],
  ["Gómez", "Gómes"],
  ["Hernández", "Ernández"],
  ["Jiménez", "Giménez"],
  ["Yáñez", "Lláñez"],
])("who hears it can tell %s from %s", (one, other) => {
  expect(hintOf(one)).not.toBe("");
  expect(hintOf(one)).not.toBe(hintOf(other));
});

test("a name whose sound leaves no choice is not spelled", () => {
  expect(nameHints("Prado Luna")).toBe("");
});

test("a silent letter inside a word is not told as none and one at once", () => {
  expect(hintOf("Ahumada")).toBe("se escribe a, hache, u, eme, a, de, a");
});

test("letters that stand apart are not told as one that is doubled", () => {
  expect(hintOf("Casas")).toBe("con ese y ese");
  expect(hintOf("Tessier")).toBe("se escribe te, e, ese, ese, i, e, erre");
});
