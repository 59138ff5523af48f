import { describe, expect, test } from "vitest";
import { repairEmail } from "./email.ts";
import { repairLetter } from "./name-letters.ts";
import { repairNumber } from "./number.ts";

describe("the end of an e-mail address said again", () => {
  test.each([
    ["es punto mx", "ana@yahoo.com", ["ana@yahoo.com.mx", "ana@yahoo.mx"]],
    ["no, es punto mx", "ana@yahoo.com", ["ana@yahoo.com.mx", "ana@yahoo.mx"]],
    ["es punto com punto mx", "ana@yahoo.com", ["ana@yahoo.com.mx"]],
    ["termina en punto net", "ana@prado.com", ["ana@prado.net"]],
    ["punto org", "ana@prado.com", ["ana@prado.org"]],
    ["no, punto com", "ana@yahoo.com.mx", ["ana@yahoo.com"]],
    ["es punto es", "ana@hotmail.com", ["ana@hotmail.com.es", "ana@hotmail.es"]],
    ["no, guion bajo", "ana-prado@hotmail.com", ["ana_prado@hotmail.com"]],
    ["lleva un sesenta al final", "ana@hotmail.com", ["ana60@hotmail.com"]],
  ])("%s", (said, value, texts) => expect(repairEmail(said, value)?.texts).toEqual(texts));
});

describe("the country's code told of a telephone", () => {
  test.each([
    "sí pero con el uno adelante",
    "lleva el uno antes",
    "va con un uno al principio",
    "con más uno adelante",
  ])("%s changes no digit of the ten", (said) =>
    expect(repairNumber(said, "2135550123", false)?.texts).toEqual(["12135550123"]),
  );

  test("a digit told by its place still does", () => {
    expect(repairNumber("el último es uno", "2135550123", false)?.texts).toEqual(["2135550121"]);
  });
});

describe("a letter told of a name, without the word it is of", () => {
  test.each([
    ["con ve de vaca", "Fidencio Robles Bega", ["Fidencio Robles Vega"]],
    ["con ve chica", "Ana Cobos Balle", ["Ana Cobos Valle"]],
    ["con dos eses", "Rosa Tesier Luna", ["Rosa Tessier Luna"]],
    ["con zeta", "Rosa Gonsales", ["Rosa Gonzales", "Rosa Gonsalez"]],
    ["con ve chica", "Ana Bargas Balle", ["Ana Vargas Balle", "Ana Bargas Valle"]],
  ])("%s: %s", (said, value, texts) => expect(repairLetter(said, value)?.texts).toEqual(texts));
});
