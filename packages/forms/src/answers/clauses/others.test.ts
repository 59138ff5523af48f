import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";

const today = "2026-11-20";
const ownBirth = (heard: string) => interpret({ asked: { kind: "date", isBirth: true }, heard, today });
const relativeBirth = (heard: string) =>
  interpret({ asked: { kind: "date", isBirth: true, about: "relative" }, heard, today });
const ownAddress = (heard: string) => interpret({ kind: "address", heard, today });
const readBack = (value: unknown) => ({ status: "value", value, needsConfirmation: true });

describe("a date of birth with what is told of somebody else, or of another time", () => {
  test.each([
    ["nací el tres de marzo del sesenta y dos mi hermana gemela no ella nació el cuatro", "1962-03-03"],
    ["el quince de agosto de mil novecientos setenta mi esposo es del sesenta y ocho", "1970-08-15"],
    ["mi papá es del treinta y nueve yo nací el doce de abril del sesenta y cinco", "1965-04-12"],
    ["12 de abril de 1965 y mi hija la mayor es del 86", "1965-04-12"],
    ["veintidós de noviembre del cincuenta y seis me vine a los treinta", "1956-11-22"],
    ["el nueve de enero del ochenta y tres y nos casamos en el dos mil cinco", "1983-01-09"],
    ["primero de mayo del noventa mi mamá tenía veinte cuando me tuvo", "1990-05-01"],
    ["5 julio 1977 pero mi hermano el de en medio nacio en el 79", "1977-07-05"],
    ["del sesenta y uno es mi marido yo soy del dos de febrero del sesenta y tres", "1963-02-02"],
    ["yo dos de octubre del setenta y uno y mi viejo del sesenta y nueve", "1971-10-02"],
    ["el treinta de junio del cuarenta y ocho mi comadre cumple el mismo día pero ella es del cincuenta", "1948-06-30"],
    ["catorce de febrero del ochenta y uno mis hijos nacieron en el dos mil y en el dos mil cuatro", "1981-02-14"],
  ])("'%s' is read back as %s", (heard, value) => expect(ownBirth(heard)).toMatchObject(readBack(value)));

  test.each([
    ["la de él es el seis de junio del cuarenta y nueve la mía es del setenta y cuatro", "1949-06-06"],
    ["nació el tres de mayo de mil novecientos cincuenta y dos yo nací en el ochenta", "1952-05-03"],
    ["ella tiene dieciocho y mi otro hijo doce ella nació el once de marzo del dos mil ocho", "2008-03-11"],
    ["yo soy del ochenta y él nació el cinco de enero del cincuenta y cinco", "1955-01-05"],
    ["21/04/1950 la mia es 1980", "1950-04-21"],
    ["mi mamá nació el tres de mayo de mil novecientos cincuenta yo nací en el ochenta", "1950-05-03"],
  ])("of a relative '%s' is read back as %s", (heard, value) =>
    expect(relativeBirth(heard)).toMatchObject(readBack(value)),
  );

  test.each([
    ["mi mamá dice que nací el cuatro de mayo del ochenta", "1980-05-04"],
    ["nací el cuatro de mayo del ochenta", "1980-05-04"],
    ["yo soy del cuatro de mayo del ochenta", "1980-05-04"],
  ])("'%s' is one's own, %s", (heard, value) => expect(ownBirth(heard).value).toBe(value));

  test("'mi mamá nació el tres de mayo del cincuenta' is hers, where hers is asked", () =>
    expect(relativeBirth("mi mamá nació el tres de mayo de mil novecientos cincuenta").value).toBe("1950-05-03"));

  test.each(["mi hermano es del sesenta", "mi mamá nació el cuatro de mayo"])(
    "'%s' alone is no date of one's own",
    (heard) => expect(ownBirth(heard).status).not.toBe("value"),
  );
});

describe("an address with another home beside it", () => {
  const home = { line: "350 Cedar Street", city: "Fresno", state: "CA", zip: "93706" };
  test.each([
    "trescientos cincuenta cedar street fresno california nueve tres siete cero seis mi hermano vive en el trescientos sesenta",
    "350 Cedar Street Fresno CA 93706 en el 352 vive mi suegra",
    "antes vivía en el novecientos de la oak ahora vivo en el trescientos cincuenta de cedar street fresno california 93706",
    "350 cedar street mi hija vive en el 410 fresno california 93706",
    "mi mamá vive en el doscientos yo vivo en el 350 cedar street fresno california 93706",
    "350 Cedar Street, Fresno, CA 93706, primero vivíamos en el 1200",
    "vivo en el 350 de cedar street antes estaba en el 12 pero me cambié es aquí en fresno california 93706",
    "350 cedar street fresno california 93706 mi otra hija renta en el 18",
    "350 cedar street fresno california 93706 y mis papás están en el 77 de la misma calle",
  ])("'%s' is read back as that of today", (heard) =>
    expect(ownAddress(heard)).toMatchObject(readBack(expect.objectContaining(home))),
  );

  test("with whom one lives is no other home", () =>
    expect(ownAddress("vivo con mi hija en el 350 cedar street fresno california 93706").value).toMatchObject(home));
});

describe("a number with somebody else's beside it", () => {
  test.each([
    ["tres y mi hermana tiene cinco", "3"],
    ["mi hija tiene dos yo tengo cuatro", "4"],
  ])("'%s' is read back as %s", (heard, value) =>
    expect(interpret({ kind: "number", heard, today })).toMatchObject(readBack(value)),
  );
});

/** Right answers of every kind that has numbers, each with its value as the form prints it. */
const answers = [
  ["date", "el diecinueve de enero de mil novecientos setenta y nueve", "01/19/1979"],
  ["date", "7 de octubre de 1983", "10/07/1983"],
  ["date", "nací el tres de agosto del cincuenta y ocho", "08/03/1958"],
  ["address", "350 Cedar Street, Fresno, CA 93706", "350 Cedar Street, Fresno, CA 93706"],
  [
    "address",
    "vivo en el dos once de elm street fresno california nueve tres siete cero seis",
    "211 Elm Street, Fresno, CA 93706",
  ],
  ["phone", "559 555 0142", "(559) 555-0142"],
  ["alien-number", "cero ocho nueve tres cuatro cinco seis siete ocho", "A089345678"],
  ["zip", "93706", "93706"],
] as const;
const people = [
  "mi hermana",
  "mi otro hijo",
  "mi mamá",
  "mis papás",
  "mi hija la menor",
  "mi cuñado Beto",
  "mi comadre",
];
const numbers = ["veintidós", "doce", "42", "cincuenta y uno", "siete", "sesenta", "30"];
const verbs = [
  "es del",
  "nació en el",
  "tiene",
  "vive en el",
  "cumplió",
  "se casó en el",
  "llegó en el",
  "paga",
  "anda por los",
];
const clause = fc.oneof(
  fc
    .tuple(fc.constantFrom(...people), fc.constantFrom(...verbs), fc.constantFrom(...numbers))
    .map((words) => words.join(" ")),
  fc.tuple(fc.constantFrom(...numbers), fc.constantFrom(...people)).map(([number, who]) => `en ${number} vive ${who}`),
);
const place = fc.constantFrom("before", "behind");
const joint = fc.constantFrom(" ", ", ", " y ", " pero ");

test("a clause about another person beside an answer gives the answer or a question, and never another value in silence", () => {
  fc.assert(
    fc.property(fc.constantFrom(...answers), clause, place, joint, ([kind, answer, value], other, where, between) => {
      const heard = where === "behind" ? `${answer}${between}${other}` : `${other}${between}${answer}`;
      const reading = interpret({ kind, heard, today });
      if (reading.status !== "value") return;
      expect(reading.english).toBe(value);
    }),
    { numRuns: 600 },
  );
});
