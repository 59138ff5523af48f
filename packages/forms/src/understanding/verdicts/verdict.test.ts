import { expect, test } from "vitest";
import { familyNames } from "../../names/family-names.table.ts";
import { givenNames } from "../../names/given-names.table.ts";
import { peel } from "./verdict.ts";

test("no name is taken for a sigh, a courtesy or a wish to wait", () => {
  const names = `${givenNames} ${familyNames}`.split(/\s+/).filter((name) => name !== "");
  const whole = names.map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)} López`);
  expect(whole.filter((name) => peel(name).rest !== name)).toEqual([]);
});

test.each([
  ["espere, es Prado", "es Prado"],
  ["esperanza no, es Prado", "esperanza no, es Prado"],
  ["linda, es Prado", "es Prado"],
  ["bueno es Prado", "es Prado"],
])("of '%s' stays '%s'", (text, rest) => expect(peel(text).rest).toBe(rest));
