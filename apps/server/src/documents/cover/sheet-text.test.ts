import { expect, test } from "vitest";
import { numbersText, runsText } from "./sheet-text.ts";

test.each([
  ["4", "4"],
  ["1-2", "1 y 2"],
  ["9-10", "9 y 10"],
  ["1-3", "1 al 3"],
  ["1, 4", "1 y 4"],
  ["1-2, 5", "1, 2 y 5"],
  ["2, 4-8", "2, 4 al 8"],
  ["3-5, 9", "3 al 5 y 9"],
  ["9, 15-16", "9, 15 y 16"],
  ["9-10.a", "9 y 10.a"],
  ["9-10.b", "9 al 10.b"],
  ["5.a-14", "5.a al 14"],
  ["4.a-4.b", "4.a y 4.b"],
  ["17.a-17.h", "17.a al 17.h"],
  ["1.b-2.c", "1.b al 2.c"],
  ["15.a-16", "15.a al 16"],
  ["A-Number, 1", "A-Number y 1"],
])("%s is read aloud as “%s”", (items, said) => {
  expect(runsText(items)).toBe(said);
});

test("one number is told from several", () => {
  expect([numbersText("4.a"), numbersText("1-2")]).toEqual(["número 4.a", "números 1 y 2"]);
});
