import { describe, expect, test } from "vitest";
import type { FieldKind } from "../../answer.ts";
import { interpret } from "../../interpret.ts";
import type { Reader } from "../../reading.ts";
import { today } from "../read-as.fixture.ts";
import { countries } from "../several/countries.ts";
import { careOf } from "./care-of.ts";
import { occupation } from "./occupation.ts";
import { postalCode } from "./postal-code.ts";
import { spanBegins, spanEnds } from "./span.ts";
import { endToldIn } from "./span-halves.ts";
import { stateOrProvince } from "./state.ts";
import { street } from "./street.ts";

const read = (reader: Reader, kind: FieldKind, heard: string) => {
  const { status, value } = interpret({ asked: { kind, extra: { reader } }, heard, today });
  return status === "value" ? value : status;
};

describe("where a time begins and ends", () => {
  test.each([
    ["3 de mayo de 2020", "2020-05-03", "2020-05-03"],
    ["marzo de 2021", "2021-03", "2021-03"],
    ["desde marzo de 2021", "2021-03", "2021-03"],
    ["de marzo de 2019 a julio de 2021", "2019-03", "2021-07"],
    ["del 3 de mayo de 2020 al 4 de junio de 2021", "2020-05-03", "2021-06-04"],
    ["entre marzo y julio de 2023", "2023-03", "2023-07"],
    ["desde marzo de 2020 hasta ahora", "2020-03", "present"],
    ["solo el año 2019", "2019", "2019"],
    ["hasta ahora", "ask", "present"],
    ["todavía vivo ahí", "ask", "present"],
    ["sigo trabajando", "ask", "present"],
    ["desde marzo", "ask", "ask"],
    ["2019", "ask", "ask"],
    ["de 2019 a 2021", "ask", "ask"],
    ["hace mucho", "ask", "ask"],
    ["no me acuerdo", "unknown", "unknown"],
    ["marzo de 2030", "ask", "ask"],
  ])("%s: from %s, to %s", (heard, from, to) => {
    expect(read(spanBegins, "date", heard)).toBe(from);
    expect(read(spanEnds, "date", heard)).toBe(to);
  });

  test.each([
    ["2019", "¿En qué mes de 2019? Si no sabe, diga: solo el año 2019."],
    ["desde marzo", "¿Marzo de qué año?"],
  ])("'%s' is asked for what is missing", (heard, question) => {
    const { question: asked } = interpret({ asked: { kind: "date", extra: { reader: spanBegins } }, heard, today });
    expect(asked).toBe(question);
  });

  test.each([
    ["de 2019 a 2021", "2021"],
    ["de marzo de 2019 a julio de 2021", "julio de 2021"],
    ["desde marzo de 2020 hasta ahora", "hasta ahora"],
    ["salí el 3 de marzo de 2023 y regresé el 20 de marzo", "regresé el 20 de marzo de 2023"],
    ["salí el 15 de diciembre de 2024 y volví el 8 de enero", "volví el 8 de enero de 2025"],
    ["salí el 3 de marzo de 2023 y regresé el 20", "regresé el 20 de marzo de 2023"],
    ["del 3 de marzo de 2023 al 20", "20 de marzo de 2023"],
    ["salí el 23 de marzo de 2023 y regresé el 2", undefined],
    ["3 de mayo de 2020", undefined],
    ["el 3 de mayo a las dos", undefined],
    ["el 3 de mayo y fui con el mayor de mis 20 primos", undefined],
  ])("'%s' tells of its end: %s", (heard, end) => expect(endToldIn(heard)).toBe(end));
});

describe("where one lived or worked", () => {
  test.each([
    ["1208 west maple street apartamento 4", "1208 West Maple Street Apt 4"],
    ["vivía en 1208 west maple street", "1208 West Maple Street"],
    ["1208 Oak Street, Houston, Texas 77002", "1208 Oak Street"],
    ["calle 5 de Mayo 32", "Calle 5 de Mayo 32"],
    ["en la calle Morelos número 12", "Calle Morelos número 12"],
    ["sí", "ask"],
    ["no sé", "unknown"],
    // A time is no street.
    ["de 2018 a 2017", "ask"],
    ["desde marzo de 2019 hasta julio de 2021", "ask"],
    ["del 2018", "ask"],
    ["3 de mayo de 2019", "ask"],
    ["calle 20 de noviembre 2010", "Calle 20 de Noviembre 2010"],
    ["5 de mayo 24", "5 Mayo 24"],
  ])("the street: %s → %s", (heard, value) => expect(read(street, "choice", heard)).toBe(value));

  test.each([
    ["en Texas", "TX"],
    ["Nueva York", "NY"],
    ["TX", "TX"],
    ["te equis", "TX"],
    ["Jalisco", "Jalisco"],
    ["en el estado de Jalisco", "Jalisco"],
    ["Baja California", "Baja California"],
    ["en mi pueblo", "ask"],
    ["no era Texas", "ask"],
    ["donde vive mi mamá", "ask"],
    ["en Amarillo Texas 79101", "TX"],
    ["Amarillo, Texas", "TX"],
    ["en Baja California", "Baja California"],
    ["Baja California 22000", "Baja California 22000"],
  ])("the state: %s → %s", (heard, value) => expect(read(stateOrProvince, "choice", heard)).toBe(value));

  test.each([
    ["77002", "77002"],
    ["siete siete cero cero dos", "77002"],
    ["77002-1234", "770021234"],
    ["H3Z 2Y7", "H3Z 2Y7"],
    ["1010", "1010"],
    ["no sé", "unknown"],
    ["el de Houston", "ask"],
  ])("the postal code: %s → %s", (heard, value) => expect(read(postalCode, "choice", heard)).toBe(value));

  test.each([
    ["no", "none"],
    ["nadie", "none"],
    ["no, gracias", "none"],
    ["mi hermana Rosa Prado", "Rosa Prado"],
    ["Rosa Prado", "Rosa Prado"],
    ["sí", "ask"],
  ])("who takes the letters: %s → %s", (heard, value) => expect(read(careOf, "name", heard)).toBe(value));
});

describe("the countries of a trip", () => {
  test.each([
    ["México", "Mexico"],
    ["fui a México y Guatemala", "Mexico, Guatemala"],
    ["México, Guatemala y El Salvador", "Mexico, Guatemala, El Salvador"],
    ["a España y luego a Francia", "Spain, France"],
    ["Mexico, Guatemala", "Mexico, Guatemala"],
    ["Trinidad y Tobago", "Trinidad and Tobago"],
    ["en un crucero por el Caribe", "ask"],
  ])("%s → %s", (heard, value) => expect(read(countries, "choice", heard)).toBe(value));
});

describe("what one does or studies", () => {
  test.each([
    ["soy cocinera", "Cook"],
    ["cocinero en un restaurante", "Cook"],
    ["ayudante de cocinero", "Kitchen helper"],
    ["limpiaba casas", "Cleaner"],
    ["trabajo en construcción", "Construction worker"],
    ["de mesera", "Waitress"],
    ["estudiaba inglés", "English"],
    ["ama de casa", "Homemaker"],
    ["mecánico de carros", "Mechanic"],
    ["Teacher's aide", "Teacher's aide"],
    ["manejaba un camión de basura", "Manejaba un camión de basura"],
    ["afinador de pianos", "Afinador de pianos"],
    ["sí", "ask"],
    ["no", "ask"],
  ])("%s → %s", (heard, value) => expect(read(occupation, "choice", heard)).toBe(value));

  test("what our list does not know is read back", () => {
    const reading = interpret({
      asked: { kind: "choice", extra: { reader: occupation } },
      heard: "afinador de pianos",
      today,
    });
    expect(reading.needsConfirmation).toBe(true);
  });
});
