import { describe, expect, test } from "vitest";
import { interpret } from "../../../interpret.ts";

const read = (heard: string) => interpret({ kind: "address", heard, today: "2026-11-20" });

describe("an address abroad among talk", () => {
  test.each([
    ["Bo. Suyapa, Choloma, Cortés, Honduras C.A.", "HN", "Choloma", "Cortés"],
    ["col. escalon, san salvador, el salvador, c.a.", "SV", "San Salvador", ""],
    ["aldea el rosario, comayagua honduras ahi vive mi abuela", "HN", "Comayagua", ""],
    ["mi tía Chela, la mayor, vive en huancayo perú, en el jirón junín cuatrocientos dos", "PE", "Huancayo", ""],
    ["en masaya nicaragua de la iglesia 2 c al norte, casa esquinera", "NI", "Masaya", ""],
    ["de donde fue el cine rosa 1 c al lago 75 varas arriba, managua nic", "NI", "Managua", ""],
    [
      "somos de un pueblito que se llama santa maría tlahuitoltepec, oaxaca, méxico, domicilio conocido",
      "MX",
      "Santa María Tlahuitoltepec",
      "Oaxaca",
    ],
    ["el pueblo se llama yalálag, oaxaca, méxico, no tiene calles, así nomás conocido", "MX", "Yalálag", "Oaxaca"],
    ["vive en la ceiba, atlántida, honduras, colonia el sauce, la casa celeste", "HN", "La Ceiba", "Atlántida"],
    ["en quetzaltenango mero, zona tres, guatemala, sexta avenida cuatro dieciocho", "GT", "Quetzaltenango", ""],
    ["belgrano mil doscientos diez cuarto ce, rosario, santa fe, argentina", "AR", "Rosario", "Santa Fe"],
    [
      "a mi esposo le llega en calle morelos 12 san juan del río querétaro méxico",
      "MX",
      "San Juan del Río",
      "Querétaro",
    ],
    ["col. ciudad jardin santa ana el salvador alla esta mi mama", "SV", "Santa Ana", ""],
    ["calle martí 56 entre maceo y céspedes en placetas villa clara allá en cuba", "CU", "Placetas", "Villa Clara"],
    ["calle duarte 12 en moca allá en república dominicana", "DO", "Moca", ""],
    ["calle 16 de septiembre 45 col. reforma tehuacan puebla mexico c.p. 75700", "MX", "Tehuacan", "Puebla"],
    [
      "mi suegra vive en el municipio de juayúa, jota u a ye u a, departamento de sonsonate, el salvador, calle principal número 9",
      "SV",
      "Juayúa",
      "Sonsonate",
    ],
    ["calle del comercio 12 en santiago de los caballeros", "DO", "Santiago de los Caballeros", ""],
    ["en guatemala es paraje chonima municipio de momostenango totonicapan", "GT", "Momostenango", "Totonicapán"],
    ["en nicaragua mi abuela vive en barrio san luis, estelí", "NI", "Estelí", ""],
    ["calle milanés 214 entre jovellanos y ayuntamiento matanzas cuba", "CU", "Matanzas", ""],
    ["de la basílica doscientos metros al sur cartago costa rica", "CR", "Cartago", ""],
  ])("%s", (heard, country, city, province) => {
    expect(read(heard)).toMatchObject({ status: "value", value: { foreign: true, country, city, province } });
  });

  test("a house without a street is written as such houses are", () => {
    expect(read("el pueblo se llama yalálag, oaxaca, méxico, no tiene calles, así nomás conocido").value).toMatchObject(
      {
        line: "Domicilio conocido",
      },
    );
  });
});
