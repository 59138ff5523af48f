import { expect, test } from "vitest";
import { interpret } from "../interpret.ts";
import { joinNumbers } from "./joined-numbers.ts";
import { plainText, tokensOf } from "./tokens.ts";

test.each([
  ["veinti tres", "veintitres"],
  ["dieci seis", "dieciseis"],
  ["veinti", "veinti"],
  ["veinte tres", "veinte tres"],
])("%s is %s", (heard, joined) => expect(plainText(joinNumbers(tokensOf(heard)))).toBe(joined));

test("no part of a number that was cut in two is lost", () => {
  const heard = "el veinti tres de abril de mil novecientos noventa";
  expect(interpret({ kind: "date", heard, today: "2026-11-20" })).toMatchObject({ value: "1990-04-23" });
});
