import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";
import type { AnswerKind, Interpretation } from "../interpretation.ts";
import { ask, type Context } from "../reading.ts";
import { tokensOf } from "../words/tokens.ts";
import { foldOf } from "./read-put-right.ts";

const read = (kind: AnswerKind, heard: string) => interpret({ kind, heard, today: "2026-11-20" });

describe("what was put right in one breath is confirmed", () => {
  test.each([
    ["alien-number", "046 117 no 118 230", "046118230"],
    ["alien-number", "dos uno cuatro, siete siete cinco, cero nueve, espéreme, cero nueve cero", "214775090"],
    [
      "alien-number",
      "dos cero seis, uno cinco siete, no, uno siete cinco, tres nueve ocho, no, tres nueve nueve",
      "206175399",
    ],
    ["alien-number", "093 616 207, el de en medio es 661", "093661207"],
    ["alien-number", "210559634 no, empieza con 201", "201559634"],
    ["alien-number", "A 097 664 201, cámbiele los últimos dos a uno cero", "097664210"],
    ["alien-number", "217 093 585, dije ochenta y cinco y es cincuenta y ocho", "217093558"],
    ["alien-number", "211 906 4, 211 906 483", "211906483"],
    ["phone", "305 555 0142, perdón, 43", "+13055550143"],
    ["phone", "213 555 0108, no 08, 18", "+12135550118"],
    ["phone", "602 555 0150, no es cincuenta, es cero cinco", "+16025550105"],
    ["phone", "512 555 0178, cámbiele el 78 por 87", "+15125550187"],
    ["phone", "213 555 011, me faltó el ocho al final", "+12135550118"],
    ["phone", "seis uno nueve... seis uno nueve, cinco cinco cinco, cero uno dos uno", "+16195550121"],
    ["zip", "setenta y ocho quinientos doce, no, quinientos veintiuno", "78521"],
    ["zip", "33152 no, los últimos dos son 25", "33125"],
    ["zip", "30314 no el 14, el 41", "30341"],
  ] as const)("%s: %s", (kind, heard, value) =>
    expect(read(kind, heard)).toMatchObject({ status: "value", value, needsConfirmation: true }),
  );
});

describe("where two may be meant it is asked", () => {
  test.each([
    ["phone", "713 555 0107, no, es de mi hija el 713 555 0108"],
    ["phone", "323 555 0144, o era 45 al final"],
    ["alien-number", "112 407 300, no, 405"],
    ["zip", "60608, no 60680"],
  ] as const)("%s: %s", (kind, heard) => {
    const reading = read(kind, heard);
    expect(reading.status).toBe("ask");
    expect(reading.candidates).toHaveLength(2);
  });

  test.each([
    ["alien-number", "089 345 678, perdón, 772211"],
    ["phone", "no es 305 555 0123"],
    ["phone", "305 555 0142, perdón, el gato"],
  ] as const)("and where nothing speaks for one, all of it: %s %s", (kind, heard) =>
    expect(read(kind, heard)).toMatchObject({ status: "ask", candidates: [] }),
  );
});

test("a place that was told and that changes nothing is no doubt", () =>
  expect(read("alien-number", "a 218 305 471, fíjate que termina en 1")).toMatchObject({
    value: "218305471",
    needsConfirmation: false,
  }));

test.each(["phone", "alien-number", "zip"] as const)(
  "however often a %s is taken back, it is read few times",
  (kind) => {
    const context: Context = { kind, today: "2026-11-20" };
    for (const often of ["76 76 perdón ", "12 ", "12, ", "no 12 sino 13 ", "los últimos son 42, digo 43 "]) {
      let count = 0;
      const counted = (): Interpretation => {
        count++;
        return ask("¿Cuál es?");
      };
      foldOf(kind)(tokensOf(often.repeat(400).slice(0, 400)), counted, context);
      expect(count, often).toBeLessThan(150);
    }
  },
);
