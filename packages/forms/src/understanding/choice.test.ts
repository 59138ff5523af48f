import { expect, test } from "vitest";
import { choiceIn } from "./choice.ts";

const cities = ["Dorchester Center", "Dorchester"].map((city) => {
  const text = `16 Bowdoin Street, ${city}, Massachusetts 02124`;
  const value = { line: "16 Bowdoin Street", unit: "", city, state: "MA", zip: "02124" };
  return { value, english: text, spanish: text };
});

test.each([
  ["Dorchester", 1],
  ["es Dorchester", 1],
  ["Dorchester Center", 0],
  ["Center", 0],
  ["Massachusetts", undefined],
  ["Bowdoin Street", undefined],
])("of two cities, one with the other's name in it, '%s' is the one called so", (said, index) => {
  expect(choiceIn(said, cities, { kind: "address", isYesNo: false })).toBe(index);
});
