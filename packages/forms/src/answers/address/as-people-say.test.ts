import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";

const today = "2026-11-20";
const read = (heard: string) => interpret({ kind: "address", heard, today });
const abroad = (heard: string) =>
  interpret({ kind: "address", heard, today, form: "I-130", field: "direccion_familiar" });

describe("a street in the United States", () => {
  test.each([
    ["airline drive cuatro mil doscientos houston texas siete siete cero dos dos", "4200 Airline Drive"],
    ["pues la kedzie avenue tres mil trescientos diez chicago illinois seis cero seis uno ocho", "3310 Kedzie Avenue"],
    ["harrisburg boulevard ochocientos uno, houston, texas 77011", "801 Harrisburg Boulevard"],
  ])("has its number behind its name: %s", (heard, line) => {
    const { status, value, needsConfirmation } = read(heard);
    expect({ status, value, needsConfirmation }).toMatchObject({
      status: "value",
      value: { line },
      needsConfirmation: true,
    });
  });

  test("that is called by a number has no house behind it", () =>
    expect(read("county road novecientos quince houston texas 77023").status).toBe("ask"));

  test.each([
    ["doscientos diez este de la ciento dieciséis apartamento tres nueva york", "East 116th Street"],
    ["quinientos veinte oeste de la ciento sesenta y tres apartamento uno nueva york", "West 163rd Street"],
  ])("is told by its direction and its number: %s", (heard, street) => {
    const { parts, missing } = read(heard);
    expect(parts).toMatchObject({ street, city: "New York" });
    expect(missing).toEqual(["zip"]);
  });

  test("or an avenue, where both may be so called: it is asked which", () => {
    const { question, candidates } = read(
      "mil doscientos de la ocho northwest en miami florida tres tres uno dos cinco",
    );
    expect(question).toBe("¿La calle es Northwest 8th Street o Northwest 8th Avenue?");
    expect(candidates).toHaveLength(2);
  });

  test.each([
    ["calle oeste Fulton 1210, Grand Rapids, Michigan 49504", "1210 West Fulton Street"],
    ["avenida Norte Kedzie 3310, Chicago, Illinois 60618", "3310 North Kedzie Avenue"],
  ])("has its direction behind its type: %s", (heard, line) => expect(read(heard).value).toMatchObject({ line }));
});

describe("what is told beside an address in the United States", () => {
  test.each([
    "1210 Lamar Avenue, Austin TX 78703 pero no sé si cabe",
    "1210 Lamar Avenue, Austin TX 78703 pero las cartas van a un PO Box",
    "1210 Lamar Avenue, Austin TX 78703, pero me voy a mudar el otro mes qué pongo",
  ])("goes, and the rest is read back: %s", (heard) => {
    const { value, needsConfirmation } = read(heard);
    expect(value).toMatchObject({ line: "1210 Lamar Avenue", city: "Austin", zip: "78703" });
    expect(needsConfirmation).toBe(true);
  });

  test.each(["pero nos mudamos", "pero ahí vivía antes", "pero ahora es el 44 Pine Street"])(
    "does not go where it may tell of another address: %s",
    (beside) => expect(read(`22 Oak Street, Newark, NJ 07102, ${beside}`).status).toBe("ask"),
  );

  test("leaves what was understood, and only the rest is asked", () => {
    const { question } = read(
      "vivo en la airline drive cuatro mil doscientos en houston pero me voy a mudar qué pongo",
    );
    expect(question).toBe("¿Cuál es el estado y el código postal?");
  });
});

describe("an address abroad", () => {
  test.each([
    [
      "pues no repítalo otra vez es quinta calle doce guion cuarenta, zona tres, Cobán, Guatemala",
      "5a calle 12-40, zona 3, Cobán",
    ],
    ["sí claro, barrio Suyapa casa ocho, San Pedro Sula, Honduras, por fin", "Barrio Suyapa casa 8, San Pedro Sula"],
    [
      "calle Bolívar número mil veinte, Riobamba, Ecuador, no tengo código postal",
      "Calle Bolívar número 1020, Riobamba",
    ],
    ["la casa de mi suegro barrio El Calvario, Juticalpa, Honduras", "Barrio El Calvario, Juticalpa"],
    [
      "la dirección de Teresa Ortiz es colonia Roma casa cuatro, Santa Ana, El Salvador",
      "Colonia Roma casa 4, Santa Ana",
    ],
  ])("has no yes, no wish and nobody's name in it: %s", (heard, text) =>
    expect(abroad(heard).value).toMatchObject({ text }),
  );

  test.each([
    ["carrera veintiuno número cincuenta y ocho treinta y dos, Bucaramanga, Colombia", "Carrera 21 número 58-32"],
    ["segunda avenida nueve guion catorce, zona uno, Huehuetenango, Guatemala", "2a avenida 9-14, Zona 1"],
    // 10-58, or 105-8: nobody knows.
    ["calle ocho número diez cinco ocho, Pereira, Colombia", "Calle 8 número diez cinco ocho"],
  ])("has its house in figures: %s", (heard, line) => expect(abroad(heard).value).toMatchObject({ line }));

  test.each(["Manizales", "Barranquilla"])("lacks its country alone, and that is asked of %s", (town) => {
    const { question, missing } = abroad(`calle treinta número doce quince ${town.toLowerCase()}`);
    expect({ question, missing }).toEqual({ question: `¿En qué país está ${town}?`, missing: ["country"] });
  });
});
