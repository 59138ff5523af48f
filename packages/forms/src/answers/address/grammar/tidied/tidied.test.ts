import { describe, expect, test } from "vitest";
import { interpret } from "../../../interpret.ts";

const read = (heard: string) => interpret({ kind: "address", heard, today: "2026-11-20" });

describe("an address", () => {
  test.each([
    ["22 Oak Street, Newark, NJ 07102, la casa de mi hermana, con ella vivo", "22 Oak Street, Newark, NJ 07102"],
    ["1200 s cicero avenue, la ese de sur, Cicero, Illinois 60804", "1200 South Cicero Avenue, Cicero, IL 60804"],
    [
      "1500 Lakeside Drive lote doce es un trailer, Orlando, Florida 32808",
      "1500 Lakeside Drive, Lot 12, Orlando, FL 32808",
    ],
    [
      "740 Pine Street en el sótano pues en 740 pine street basement, Paterson, New Jersey 07501",
      "740 Pine Street, Bsmt, Paterson, NJ 07501",
    ],
    [
      "22 Flagler Street apartamento 406 no 460 siempre me equivoco 460, Miami, Florida 33135",
      "22 Flagler Street, Apt 460, Miami, FL 33135",
    ],
    [
      "22 Flagler Street, Miami, Florida, 33145, no mentira, 33135, tres cinco termina",
      "22 Flagler Street, Miami, FL 33135",
    ],
    ["2450 ene doble ve siete street, Miami, Florida 33125", "2450 Northwest 7th Street, Miami, FL 33125"],
    ["5300 ene o siete avenida, Miami, Florida 33125", "5300 Northwest 7th Avenue, Miami, FL 33125"],
    ["610 Main Street la casa amarilla Paterson, New Jersey 07514", "610 Main Street, Paterson, NJ 07514"],
    [
      "2110 North 35th Avenue Phoenix Arizona 85009 espacio catorce",
      "2110 North 35th Avenue, Spc 14, Phoenix, AZ 85009",
    ],
    ["vivo en Paterson, New Jersey 07514 en la 610 Broadway", "610 Broadway, Paterson, NJ 07514"],
    ["8100 n w 7th avenue, Miami, Florida 33150", "8100 Northwest 7th Avenue, Miami, FL 33150"],
    [
      "viví diez años en Hialeah pero hace dos meses nos mudamos para acá a 1200 Flagler Street, Miami, Florida 33135",
      "1200 Flagler Street, Miami, FL 33135",
    ],
    [
      "ya no estoy en la 340 Broadway, ahora es 610 Main Street, Paterson, NJ 07501",
      "610 Main Street, Paterson, NJ 07501",
    ],
    [
      "1425 Brickell Avenue edificio dos apartamento ciento uno Miami, Florida 33131",
      "1425 Brickell Avenue, Bldg 2 Apt 101, Miami, FL 33131",
    ],
    [
      "doscientos este la dieciocho o sea east eighteenth street, Paterson, New Jersey 07524",
      "200 East 18th Street, Paterson, NJ 07524",
    ],
    ["28 Elm Street en el segundo piso, Newark, NJ 07102", "28 Elm Street, Fl 2, Newark, NJ 07102"],
  ])("said as %s is %s", (heard, english) => expect(read(heard)).toMatchObject({ status: "value", english }));

  test.each([
    "trescientos sesenta y ocho este la dieciocho, Newark, New Jersey 07102",
    "22 Oak Street, Newark, NJ 07102, ahí vivía antes",
    "ya no vivo en 22 Oak Street, Newark, NJ 07102",
    "antes vivía en 12 Oak Street, Newark NJ 07102 y nos mudamos en mayo",
    "22 Oak Street, Newark, NJ 07102, pero nos mudamos",
  ])("%s is asked: the rest may change it", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));

  test("another's home beside it is told to be so, and the rest is read back", () =>
    expect(read("22 Oak Street, Newark, NJ 07102, y mi hermana en la 24 Oak Street")).toMatchObject({
      status: "value",
      english: "22 Oak Street, Newark, NJ 07102",
      needsConfirmation: true,
    }));
});
