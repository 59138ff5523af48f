import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";

const read = (heard: string) => interpret({ kind: "date", heard, today: "2026-11-20" });
const choices = (heard: string) => read(heard).candidates.map(({ value }) => value);

describe("a date that is put right", () => {
  test.each([
    // What puts right takes the place of the part of its kind.
    ["nueve de enero de 1971, no, de febrero", "1971-02-09"],
    ["nueve de enero, digo, de febrero, del setenta y uno", "1971-02-09"],
    ["el nueve, no, el diez, de enero de 1971", "1971-01-10"],
    ["enero 9, perdón, 10, de 1971", "1971-01-10"],
    ["nueve de enero del setenta y uno, miento, del sesenta y nueve", "1969-01-09"],
    ["nueve de enero del dos mil dos, perdón, del noventa y nueve", "1999-01-09"],
    ["nueve de enero de mil novecientos setenta y uno, corrijo, dos", "1972-01-09"],
    // A day and a month, or all of it.
    ["nueve de enero de 1971, no, diez de febrero", "1971-02-10"],
    ["nueve de enero de 1971, no, diez de febrero de 1972", "1972-02-10"],
    ["veintidós del once del setenta y uno, no, perdón, del diez", "1971-10-22"],
    // The name of the part, before what takes back or behind it.
    ["nueve de enero de 1971, el mes es febrero", "1971-02-09"],
    ["nueve de enero del setenta y uno, el año es setenta y dos", "1972-01-09"],
    ["9 de enero de 1971 el dia esta mal es 10", "1971-01-10"],
    ["9 de enero de 1971, me equivoqué en el año, 1972", "1972-01-09"],
    ["9 de enero de 1971, cámbiele el mes a febrero", "1971-02-09"],
    // What is denied goes, and what it is stands already or follows.
    ["nueve de enero de 1971, no de febrero", "1971-01-09"],
    ["el nueve de enero, no de febrero, de 1971", "1971-01-09"],
    ["nueve de enero del 71, no nueve, diez", "1971-01-10"],
    ["no en enero, en febrero, el nueve de febrero de 1971", "1971-02-09"],
    ["nueve de febrero, no del setenta, del setenta y uno", "1971-02-09"],
    // What puts right stands before the word that says so.
    ["nueve de enero, febrero perdón, del setenta y uno", "1971-02-09"],
    ["nueve de enero del setenta, setenta y uno digo", "1971-01-09"],
    // A sigh, and whom one speaks to.
    ["nueve de enero del setenta, no señora, del setenta y uno", "1971-01-09"],
    ["nueve de enero del setenta, uy no, setenta y uno", "1971-01-09"],
    ["nueve de enero de 1970, no, uno más, 1971", "1971-01-09"],
    // Two things put right.
    ["ocho, digo, nueve de enero del setenta, digo, setenta y uno", "1971-01-09"],
  ])("%s is %s, to be confirmed", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value, needsConfirmation: true }),
  );

  test.each([
    ["cinco de mayo de 1985, no, seis", ["1986-05-05", "1985-05-06"]],
    ["diez de marzo de 2010, no, quince", ["2015-03-10", "2010-03-15"]],
    ["el doce no el trece de junio de 1958", ["1958-06-13", "1958-06-12"]],
    ["el doce no el trece, de junio de 1958", ["1958-06-12", "1958-06-13"]],
    ["quince de marzo de 1970, no 1971", ["1971-03-15", "1970-03-15"]],
    ["cinco de mayo, no, ocho del ochenta", ["1980-05-08", "1980-08-05"]],
    ["3/4/1980, no, 1981", ["1981-04-03", "1981-03-04"]],
  ])("of %s it is asked which", (heard, values) => expect(new Set(choices(heard))).toEqual(new Set(values)));

  test.each([
    ["el cinco, no, el seis de mayo", "6 de mayo, ¿de qué año?"],
    ["cinco de mayo, no, seis", "6 de mayo, ¿de qué año?"],
    ["el 29 de febrero de 1980, no, de 1981", "Ese mes no tiene día 29. ¿Qué día de febrero fue?"],
    ["nueve de enero de 1971, no de enero", "El día 9, ¿de qué mes de 1971?"],
  ])("of %s it is asked: %s", (heard, question) =>
    expect(read(heard)).toMatchObject({ status: "ask", question, candidates: [] }),
  );

  test("who takes back without an end is asked", () => {
    const heard = `nueve de enero de 1971${", no, diez".repeat(30)}`;
    expect(read(heard).status).toBe("ask");
  });
});
