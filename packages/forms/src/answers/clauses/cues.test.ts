import { describe, expect, test } from "vitest";
import { places } from "../address/places.fixture.ts";
import { interpret } from "../interpret.ts";
import type { AnswerKind } from "../interpretation.ts";

const read = (kind: AnswerKind, heard: string) => interpret({ kind, heard, today: "2026-11-20", lookups: places });

describe("numbers put right are never joined", () => {
  const marks = ["digo", "perdón", "no", "mejor dicho", "I mean", "wait", "espérese", "ay no", "que diga"];

  test.each(marks)("of a door, a house and a ZIP code: %s", (mark) => {
    const value = (heard: string) => read("address", heard).value;
    const place = { city: "Los Angeles", state: "CA", zip: "90012" };
    const [street, end] = ["3550 commonwealth avenue", ", los angeles, california"];
    for (const [old, anew] of [
      ["tres cero dos", "dos cero tres"],
      ["302", "203"],
    ])
      expect(value(`${street} apartamento ${old} ${mark} ${anew}${end} 90012`)).toMatchObject({
        unit: "Apt 203",
        ...place,
      });
    expect(value(`tres cinco cinco cero ${mark} tres cinco cero cinco commonwealth avenue${end} 90012`)).toMatchObject({
      line: "3505 Commonwealth Avenue",
      ...place,
    });
    expect(value(`${street}${end} nueve cero cero dos uno ${mark} nueve cero cero uno dos`)).toMatchObject(place);
  });

  test.each(marks)("of a phone, an A-Number and an e-mail: %s", (mark) => {
    expect(read("phone", `602 555 cero uno cuatro dos ${mark} cero uno dos cuatro`).value).toBe("+16025550124");
    expect(read("alien-number", `A 214 365 ${mark} 356 789`).value).toBe("214356789");
    expect(read("email", `maria tres cero dos ${mark} dos cero tres arroba gmail punto com`).status).toBe("ask");
  });

  test.each([
    "3550 commonwealth avenue apartamento tres cero dos digo cero tres, alexandria virginia 22305",
    "3550 commonwealth avenue alexandria virginia dos dos tres cinco cero digo cero cinco",
    "tres cinco cinco cero digo cero cinco commonwealth avenue alexandria virginia 22305",
    "cuatro tres dos seis, no, perdón, seis commonwealth avenue alexandria virginia 22305",
  ])("fewer digits are asked about: %s", (heard) => expect(read("address", heard).status).toBe("ask"));
});

describe("a correction takes the place of what it takes back", () => {
  test.each([
    ["date", "el cuatro de mayo, ay no, perdón, qué pena, de junio de mil novecientos ochenta", "1980-06-04"],
    ["date", "nací el nueve, nueve no, el diez de enero de 1975", "1975-01-10"],
    ["date", "march third, wait, I mean march fifth nineteen seventy", "1970-03-05"],
    ["date", "dos de abril de mil novecientos, espérate, de abril de dos mil uno", "2001-04-02"],
    ["date", "6 de julio de 1999, mentira, de 1998", "1998-07-06"],
    ["date", "el 15 no, el 16 de abril de 1975", "1975-04-16"],
    ["phone", "305 555 01, perdón, empiezo de nuevo, 305 555 0177", "+13055550177"],
    ["phone", "siete ocho seis, cinco cinco cinco, cero uno dos, no, cero uno tres dos", "+17865550132"],
    ["phone", "305 555 0123, sorry, I mean 0124", "+13055550124"],
    ["alien-number", "a cero sesenta y uno, dos dos, dos dos no, dos tres cuatro, cinco seis siete", "061234567"],
    ["alien-number", "es 98 76 12 40, wait, 41 al final", "098761241"],
    ["phone", "305 555 01 23, no, perdón, 32 al final", "+13055550132"],
    ["name", "Rosa Vega Ruiz, digo, Ruano al final", "Rosa Vega Ruano"],
    ["country", "nicaragua, no, qué pena, honduras", "HN"],
    ["country", "costa, digo, costa rica", "CR"],
    ["country", "islas turcas, no, perdón, turcas y caicos", "TC"],
    ["country", "guinea, perdón, ecuatorial", "GQ"],
    ["country", "no nací en Honduras sino en Belice", "BZ"],
    ["marital", "soltera, disculpe, viuda", "widowed"],
    ["marital", "viuda, él murió en el 2010, digo, en el 2011", "widowed"],
    ["marital", "casada, digo, soltera, ay no, perdón, divorciada", "divorced"],
    ["yesno", "sí, digo, no, perdón, sí", "yes"],
    ["yesno", "sí, perdón, no señor", "no"],
    ["yesno", "sí, ay no, mentira, no es cierto", "no"],
    ["country", "Perú, perdón, no soy de aquí, soy de México", "MX"],
    ["relation", "es mi prima, ay no, mi hermana", "sibling"],
    ["name", "Rosa Elvia, no, disculpe, Rosa Elvira Vega Ruiz", "Rosa Elvira Vega Ruiz"],
    ["name", "Ramiro Sosa, no, Ramiro Sosa no, Ramón Sosa Vera", "Ramón Sosa Vera"],
    ["name", "Elmer Paz, wait, I mean Elmer Páez Luna", "Elmer Páez Luna"],
    ["name", "Lucía Vera Paz, ay no, perdón, Paz no va, Lucía Vera Luna", "Lucía Vera Luna"],
    ["email", "rosa punto vega, wait no, rosa guion vega arroba gmail punto com", "rosa-vega@gmail.com"],
    ["email", "luis77 arroba gmail, no, perdón, gmail no, arroba yahoo punto com", "luis77@yahoo.com"],
    ["email", "ana 66, no, ana 67 arroba gmail punto com", "ana67@gmail.com"],
  ] as const)("%s: %s", (kind, heard, value) =>
    expect(read(kind, heard)).toMatchObject({ status: "value", value, needsConfirmation: true }),
  );

  test.each([
    ["420 main street, suite, no, apartamento 5, los angeles california 90012", "420 Main Street, Apt 5"],
    ["1211 75th street, wait, 76th street, los angeles california 90012", "1211 76th Street"],
    ["420 main street, no, perdón, oak street, los angeles california 90012", "420 Oak Street"],
    ["418 no, 418 no, 420 main street, los angeles california 90012", "420 Main Street"],
    ["el 45 west, miento, el 54 west elm street, los angeles california 90012", "54 West Elm Street"],
  ])("of an address: %s", (heard, line) =>
    expect(read("address", heard)).toMatchObject({
      status: "value",
      english: `${line}, Los Angeles, CA 90012`,
    }),
  );

  test.each([
    ["name", "Yesenia Yamileth, no, perdón, Yamileth Flores"],
    ["number", "tres mil, no, perdón, mil tres"],
    ["address", "ciento quince, no, perdón, quince Main Street, Los Angeles, California 90012"],
    ["email", "a ese de tres, no, perdón, tres arroba gmail punto com"],
  ] as const)("whether a part of a %s was said anew, or all of it, is asked: %s", (kind, heard) => {
    const reading = read(kind, heard);
    expect(reading.status).toBe("ask");
    expect(reading.candidates).toHaveLength(2);
  });

  test.each([
    ["yesno", "nunca, digo, una vez sí"],
    ["yesno", "sí, mentira"],
    ["yesno", "sí, no señor"],
    ["marital", "no soy casada, soy una mujer que trabaja"],
    ["relation", "es mi hermana, digo, mi prima"],
  ] as const)("what puts a %s right and is none itself is asked: %s", (kind, heard) =>
    expect(read(kind, heard).status).toBe("ask"),
  );

  test("nobody takes back a yes seven times", () => {
    expect(read("yesno", `no${", digo, sí".repeat(7)}`).status).toBe("ask");
  });

  test("a no behind it is of the answer", () => {
    expect(read("yesno", "sí, no, perdón, no, gracias")).toMatchObject({ status: "value", value: "no" });
    expect(read("marital", "soy divorciada, perdón, no me he vuelto a casar").value).not.toBe("married");
  });
});
