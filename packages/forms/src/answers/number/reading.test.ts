import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";
import { number } from "./reading.ts";

const read = (heard: string) => interpret({ kind: "number", heard, today: "2026-11-20" });

describe("number", () => {
  test.each([
    ["tres", "3"],
    ["tengo tres hijos", "3"],
    ["cero", "0"],
    ["ciento un", "101"],
    ["veintiún", "21"],
    ["como tres", "3"],
    ["mil doscientos", "1200"],
    ["1,200", "1200"],
    ["15", "15"],
    ["cuarenta y cinco mil trescientos", "45300"],
    ["tres mil ciento uno", "3101"],
    ["dosientos", "200"],
    ["nobesientos beinte", "920"],
    ["dosmil quinientos", "2500"],
    ["a hundred and forty", "140"],
    ["one hundred and twenty five", "125"],
    ["a hundred", "100"],
    ["two thousand and six", "2006"],
    ["a thousand", "1000"],
    ["seventeen, one seven", "17"],
    ["diecisiete, uno siete", "17"],
    ["one seven, seventeen", "17"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "una docena",
    "diecisiete, uno ocho",
    "two and three",
    "dos o tres",
    "un millón y medio",
    "2.5",
    "tres punto cinco",
    "un par",
    "más de diez",
    "un montón",
    "tres o más",
    "ni uno",
    "a lo mucho cinco",
    "por lo menos tres",
    "máximo tres",
    "sesenta y",
  ])("%s is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));
});

describe("a count that is put right", () => {
  const asChoice = (heard: string) =>
    interpret({ asked: { kind: "choice", extra: { reader: number } }, heard, today: "2026-11-20" });

  test.each([
    ["cuatro, no, perdón, cinco", "5"],
    ["no son tres, son cuatro", "4"],
    ["no tres sino cuatro", "4"],
    ["tres, no cuatro, cinco", "5"],
    ["cámbiele el tres por cuatro", "4"],
    ["dos, tres perdón", "3"],
    ["siete, uy no, ocho", "8"],
    ["mil doscientos, fíjese que no, mil trescientos", "1300"],
    ["quince, digo, seis", "6"],
    ["ninguno, ay no, uno", "1"],
  ])("%s is %s, to be confirmed", (heard, value) => {
    expect(read(heard)).toMatchObject({ status: "value", value, needsConfirmation: true });
    expect(asChoice(heard)).toMatchObject({ status: "value", value, needsConfirmation: true });
  });

  test.each([
    ["setenta y ocho no setenta y nueve", ["79", "78"]],
    ["treinta y dos, digo, tres", ["33", "3"]],
    ["dos mil quinientos, digo, seiscientos", ["2600", "600"]],
  ])("of %s it is asked which", (heard, values) =>
    expect(new Set(asChoice(heard).candidates.map(({ value }) => value))).toEqual(new Set(values)),
  );

  test.each(["tres, no de tres", "tres, no, más de diez"])("%s is asked", (heard) =>
    expect(asChoice(heard)).toMatchObject({ status: "ask", candidates: [] }),
  );
});
