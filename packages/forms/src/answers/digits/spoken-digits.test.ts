import { expect, test } from "vitest";
import { spokenDigits } from "./spoken-digits.ts";

test.each([
  ["481 205 937 164 028", "481205937164028"],
  ["cuatro ocho uno, dos cero cinco", "481205"],
  ["cuatrocientos ochenta y uno, doscientos cinco", "481205"],
  ["cero veintiocho", "028"],
  ["mi código es cuatro ocho uno dos cero cinco", "481205"],
  ["no lo tengo a la mano", ""],
  ["", ""],
])("of a code of fifteen, '%s' says %s", (heard, digits) => expect(spokenDigits(heard, 15)).toBe(digits));
