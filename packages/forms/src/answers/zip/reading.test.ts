import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";

const read = (heard: string) => interpret({ kind: "zip", heard, today: "2026-11-20" });

describe("zip", () => {
  test.each([
    ["33125", "33125"],
    ["treinta y tres ciento veinticinco", "33125"],
    ["tres tres uno veinticinco", "33125"],
    ["33125-1234", "331251234"],
    ["nueve cero cero doce", "90012"],
    ["noventa cero doce", "90012"],
    ["noventa mil doce", "90012"],
    ["siete siete cero ocho uno", "77081"],
    ["setenta y siete cero ochenta y uno", "77081"],
    ["setenta y siete mil ochenta y uno", "77081"],
    ["siete siete mil ochenta y uno", "77081"],
    ["setecientos setenta ochenta y uno", "77081"],
    ["mi zip es 77081", "77081"],
    ["zip code 77081", "77081"],
    ["es el 77081 en Houston", "77081"],
    ["00901", "00901"],
    ["cero cero nueve cero uno", "00901"],
    ["doble cero nueve cero uno", "00901"],
    ["setenta y ocho cero cuarenta", "78040"],
    ["no es 85031 es 85035", "85035"],
    ["O7105", "07105"],
    ["9oo11", "90011"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each(["tres tres uno dos", "no me lo sé", "nueve mil doce", "78040 o 78041", "305 555 0123"])(
    "%s is asked",
    (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/),
  );
});
