import { expect, test } from "vitest";
import { readUnit } from "./unit.ts";

test.each([
  ["Apt 3B", "apartment", "3B"],
  ["Apt. #4", "apartment", "4"],
  ["Apartment 12", "apartment", "12"],
  ["apartamento 7", "apartment", "7"],
  ["Ste 200", "suite", "200"],
  ["Suite 900", "suite", "900"],
  ["Fl 2", "floor", "2"],
  ["Flr. 2", "floor", "2"],
  ["Piso 3", "floor", "3"],
  ["# 4 rear", undefined, "4 rear"],
  ["Unit 3B", undefined, "Unit 3B"],
  ["Lot 9", undefined, "Lot 9"],
  ["", undefined, ""],
])("%s", (unit, box, number) => expect(readUnit(unit)).toEqual({ box, number }));
