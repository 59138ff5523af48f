import { describe, expect, test } from "vitest";
import { interpret } from "../../../interpret.ts";

const read = (heard: string) =>
  interpret({ kind: "address", heard, today: "2026-11-20", form: "I-130", field: "direccion_familiar" }).value;

describe("numbers of an address abroad, said in words", () => {
  test.each([
    ["colonia Kennedy, bloque tres casa doce, Tegucigalpa, Honduras", "Colonia Kennedy, Bloque 3 casa 12"],
    ["carrera cuarenta y tres número setenta y dos guion quince, Barranquilla, Colombia", "Carrera 43 número 72-15"],
    [
      "calle treinta y ocho número ciento veinte por quince y diecisiete, Mérida, Yucatán, México",
      "Calle 38 número 120 por 15 y 17",
    ],
    ["calle Reforma veintitrés A, Tepatitlán, Jalisco, México", "Calle Reforma 23 A"],
    ["avenida Bolívar mil doscientos treinta y cuatro, Huancayo, Junín, Perú", "Avenida Bolívar 1234"],
    ["manzana ocho lote catorce, Villa El Salvador, Lima, Perú", "Manzana 8 lote 14"],
    ["calle veinte sin número, Tekax, Yucatán, México", "Calle 20 sin número"],
    ["carrera 15 número 80 guion 20, Bogotá, Colombia", "Carrera 15 número 80-20"],
    [
      "en Guayaquil, ciudadela La Alborada etapa diez manzana cuarenta villa seis, Ecuador",
      "Ciudadela La Alborada etapa 10 manzana 40 villa 6",
    ],
    ["eso es en Baní, provincia Peravia, República Dominicana, calle Mella número veintidós", "Calle Mella número 22"],
    ["carretera al mar kilómetro ciento cuatro, Jutiapa, Guatemala", "Carretera al mar kilómetro 104"],
    [
      "carrera cuarenta y tres, número setenta y dos quince, Barranquilla, Atlántico, Colombia",
      "Carrera 43, Número 72-15",
    ],
  ])("are written in figures: %s", (heard, line) => expect(read(heard)).toMatchObject({ line }));

  test.each([
    [
      "calle Cinco de Mayo número doce, barrio Las Tres Cruces, Oaxaca, Oaxaca, México",
      "Calle Cinco de Mayo número 12, Barrio Las Tres Cruces",
    ],
    ["avenida dieciséis de septiembre veinte, Puebla, Puebla, México", "Avenida dieciséis de septiembre 20"],
    ["calle Hidalgo sin número, colonia Centro, Ixtlán, Oaxaca, México", "Calle Hidalgo sin número, Colonia Centro"],
  ])("stay in words where they are a name, or more than one number: %s", (heard, line) =>
    expect(read(heard)).toMatchObject({ line }),
  );

  test("are none of a house that has none, and that is no doubt", () => {
    const heard = "aldea Chuacorral sin número, Joyabaj, Quiché, Guatemala";
    const { value, needsConfirmation, warnings } = interpret({ kind: "address", heard, today: "2026-11-20" });
    expect(value).toMatchObject({ line: "Aldea Chuacorral sin número", city: "Joyabaj", province: "Quiché" });
    expect([needsConfirmation, warnings]).toEqual([false, []]);
  });

  test("are a postal code where they stand alone and are as many as it has", () => {
    expect(
      read("avenida Juárez ochenta, colonia Del Valle, Ciudad de México, cero tres uno cero cero, México"),
    ).toMatchObject({ line: "Avenida Juárez 80, Colonia Del Valle", postalCode: "03100" });
  });

  test("stand the same way in the whole address: nothing of it is left over for another part of the form", () => {
    expect(read("barrio San José, casa dos, Tela, Atlántida, Honduras")).toMatchObject({
      text: "Barrio San José, casa 2, Tela, Atlántida",
    });
  });
});
