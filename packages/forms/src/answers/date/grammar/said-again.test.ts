import { describe, expect, test } from "vitest";
import { interpret } from "../../interpret.ts";

const read = (heard: string) => interpret({ kind: "date", heard, today: "2026-11-20" });

describe("a date with more than itself told", () => {
  test.each([
    ["murió el catorce, eh, catorce era, del mes cuatro del dos mil veinte con la pandemia", "2020-04-14"],
    ["el doce de junio, el doce, june twelfth, del dos mil catorce", "2014-06-12"],
    ["salimos el tres y llegamos el cinco, entonces ponga cinco de febrero del dos mil diecinueve", "2019-02-05"],
    ["firmamos el primero y la boda fue el ocho, así que anote ocho de junio del noventa y nueve", "1999-06-08"],
    ["siete de julio, no del sesenta y cinco, del sesenta y seis", "1966-07-07"],
    ["once de noviembre, pero no del ochenta, yo soy del ochenta y uno", "1981-11-11"],
    ["ella nació 11 de junio 82 yo soy del 79", "1982-06-11"],
    ["yo soy modelo cincuenta y uno oiga, del veintidós de abril, ya llovió", "1951-04-22"],
    ["cosecha del sesenta y dos, nací el cuatro de octubre", "1962-10-04"],
    ["entre el 3 de septienbre del 1998 casi dos meses antes del mitch", "1998-09-03"],
    ["el treinta y uno, no, el treinta de abril del dos mil cuatro, treinta y uno no tiene abril", "2004-04-30"],
    ["mil novecientos cincuenta, cincuenta y uno perdone, el mes es julio y el día treinta", "1951-07-30"],
    ["el catorce, quince perdón, de marzo del noventa", "1990-03-15"],
    [
      "june twenty first two thousand fourteen, no wait that was the party, el civil fue el diecinueve, june nineteenth same year",
      "2014-06-19",
    ],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "entre el 14 y el 16 de julio del 91",
    "el diecinueve, june nineteenth",
    "yo pensaba que el dieciocho, entonces no sé, de mayo",
  ])("%s is asked", (heard) => expect(read(heard).status).not.toBe("value"));

  test("one's own year is asked of nobody else", () => {
    const about = "applicant" as const;
    const asked = { kind: "date" as const, about };
    const heard = "ella nació 11 de junio 82 yo soy del 79";
    expect(interpret({ kind: "date", asked, heard, today: "2026-11-20" }).status).not.toBe("value");
  });
});
