import { describe, expect, test } from "vitest";
import { repairEmail } from "./email.ts";
import { repairLetter } from "./letter-edits.ts";
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

describe("letters told of a name, in any words", () => {
  test.each([
    [
      "sí así suena pero quítele la i del final de yeimi y póngale doble e",
      "Yeimi Rosibel Tzoc",
      ["Yeimee Rosibel Tzoc"],
    ],
    ["no yeimi va con doble e al final", "Yeimi Rosibel Tzoc", ["Yeimee Rosibel Tzoc"]],
    ["no es yeimy con i griega al final", "Yeimi Rosibel Tzoc", ["Yeimy Rosibel Tzoc"]],
    ["rosibel lleva dos eles al final", "Yeimi Rosibel Tzoc", ["Yeimi Rosibell Tzoc"]],
    ["la última letra de yeimi es y griega", "Yeimi Rosibel Tzoc", ["Yeimy Rosibel Tzoc"]],
    ["cámbiele la i por una y griega a noemi", "Noemi Tzoc Ixcoy", ["Noemy Tzoc Ixcoy"]],
    ["no ernández sin hache se lo estoy diciendo en mi acta va con e", "José Hernández", ["José ernández"]],
    ["le quita la hache al hernández", "José Hernández Luna", ["José Ernández Luna"]],
    ["sí pero hernández lleva ese al final no zeta", "José Hernández Luna", ["José Hernándes Luna"]],
    ["nada más que refujio es con jota", "José Refugio Luna", ["José Refujio Luna"]],
    ["vaca con be grande", "Nelly Vaca Flor", ["Nelly Baca Flor"]],
    ["no con ve de vaca sino con be de burro el apellido", "Nelly Vaca", ["Nelly Baca"]],
    ["nely con una sola ele", "Nelly Vaca Flor", ["Nely Vaca Flor"]],
    ["le sobra una ele a nelly", "Nelly Vaca Flor", ["Nely Vaca Flor"]],
    ["es con zeta en vez de ese", "Rosa Gómes", ["Rosa Gómez"]],
    ["sin hache el primer nombre", "Hilda Hernández", ["Ilda Hernández"]],
    ["el segundo apellido va con ka", "Ana Luna Cuc", ["Ana Luna Kuc", "Ana Luna Cuk"]],
    ["empieza con ge y termina con zeta", "Jimenes", ["Gimenez"]],
    ["no yaneth es con jota y con una te nada más sin hache", "Yaneth Sosa", ["Janet Sosa"]],
    ["con jota y con zeta el apellido", "Ana Gimenes", ["Ana Jimenez"]],
  ])("%s: %s", (said, value, texts) => {
    const found = repairLetter(said, value)?.texts;
    expect(found?.map((one) => one.toLowerCase())).toEqual(texts.map((one) => one.toLowerCase()));
  });

  test.each([
    ["así me dice mi mamá", "Rosa Prado"],
    ["no señorita ese no es", "Rosa Prado"],
    ["a mí me gusta más Rosita", "Rosa Prado"],
    ["en el acta de nacimiento dice otra cosa", "Rosa Prado"],
    ["de Prado no sé", "Rosa Prado"],
  ])("'%s' tells of none", (said, value) => expect(repairLetter(said, value)).toBeUndefined());
});
