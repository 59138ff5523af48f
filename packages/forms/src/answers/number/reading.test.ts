import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";

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
    ["setenta y ocho no setenta y nueve", "79"],
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
