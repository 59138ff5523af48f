import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";
import { places } from "./places.fixture.ts";

const read = (heard: string) => interpret({ kind: "address", heard, today: "2026-11-20", lookups: places });

describe("address", () => {
  test.each([
    [
      "1234 calle Main, apartamento 3B, Los Ángeles, California 90012",
      { line: "1234 Main Street", unit: "Apt 3B", city: "Los Angeles", state: "CA", zip: "90012" },
    ],
    [
      "mil doscientos treinta y cuatro calle Main apartamento tres be Los Ángeles California nueve cero cero uno dos",
      { line: "1234 Main Street", unit: "Apt 3B", city: "Los Angeles", state: "CA", zip: "90012" },
    ],
    [
      "vivo en la calle Main número 1234, Los Ángeles, California, 90012",
      { line: "1234 Main Street", unit: "", city: "Los Angeles", state: "CA", zip: "90012" },
    ],
    [
      "123 Camino Real, San Clemente, California 92672",
      { line: "123 Camino Real", unit: "", city: "San Clemente", state: "CA", zip: "92672" },
    ],
    [
      "quinientos veinte de la calle quinta, Dallas, Texas, 75201",
      { line: "520 5th Street", unit: "", city: "Dallas", state: "TX", zip: "75201" },
    ],
    [
      "mil quinientos Calle Ocho, Miami, Florida, 33135",
      { line: "1500 Calle Ocho", unit: "", city: "Miami", state: "FL", zip: "33135" },
    ],
    [
      "2020 oeste avenida Washington, apartamento número cinco, Phoenix Arizona 85009",
      { line: "2020 West Washington Avenue", unit: "Apt 5", city: "Phoenix", state: "AZ", zip: "85009" },
    ],
    [
      "2020 avenida Washington oeste departamento B Phoenix Arizona 85009",
      { line: "2020 West Washington Avenue", unit: "Apt B", city: "Phoenix", state: "AZ", zip: "85009" },
    ],
    [
      "Colonia Centro, calle Juárez 45, Puebla, México",
      { foreign: true, country: "MX", text: "Colonia Centro, calle Juárez 45, Puebla" },
    ],
    [
      "Barrio El Centro, Tegucigalpa, Honduras",
      { foreign: true, country: "HN", text: "Barrio El Centro, Tegucigalpa" },
    ],
    [
      "5610 Bellaire Boulevard número 112 Houston Texas 77081",
      { line: "5610 Bellaire Boulevard", unit: "# 112", city: "Houston", state: "TX", zip: "77081" },
    ],
    [
      "treinta y dos veinte de la calle treinta y cuatro, Astoria, Nueva York, once ciento tres",
      { line: "3220 34th Street", unit: "", city: "Astoria", state: "NY", zip: "11103" },
    ],
    [
      "100 Broadway, New York, NY 10005",
      { line: "100 Broadway", unit: "", city: "New York", state: "NY", zip: "10005" },
    ],
    [
      "100 Broadway Nueva York Nueva York 10005",
      { line: "100 Broadway", unit: "", city: "New York", state: "NY", zip: "10005" },
    ],
    [
      "mi casa está en el 77 de Harbor Drive en San Diego, California, código postal 92101",
      { line: "77 Harbor Drive", unit: "", city: "San Diego", state: "CA", zip: "92101" },
    ],
    [
      "77 Harbor Drive San Diego California código postal nueve dos uno cero uno",
      { line: "77 Harbor Drive", unit: "", city: "San Diego", state: "CA", zip: "92101" },
    ],
    [
      "PO Box 123, Fresno, California 93701",
      { line: "PO Box 123", unit: "", city: "Fresno", state: "CA", zip: "93701" },
    ],
    [
      "es el 900 de la calle Spring en Los Ángeles California zona postal 90015",
      { line: "900 Spring Street", unit: "", city: "Los Angeles", state: "CA", zip: "90015" },
    ],
    [
      "1600 Pennsylvania Ave NW, Washington, DC 20500",
      { line: "1600 Pennsylvania Avenue Northwest", unit: "", city: "Washington", state: "DC", zip: "20500" },
    ],
    [
      "8400 Edgewater Dr Oakland CA 94621",
      { line: "8400 Edgewater Drive", unit: "", city: "Oakland", state: "CA", zip: "94621" },
    ],
    [
      "ocho cuatro cero cero Edgewater Drive unidad doce Oakland California nueve cuatro seis dos uno",
      { line: "8400 Edgewater Drive", unit: "Unit 12", city: "Oakland", state: "CA", zip: "94621" },
    ],
    [
      "1234 Main St piso 2 Los Angeles CA 90012",
      { line: "1234 Main Street", unit: "Fl 2", city: "Los Angeles", state: "CA", zip: "90012" },
    ],
    [
      "1234 Main St segundo piso Los Angeles CA 90012",
      { line: "1234 Main Street", unit: "Fl 2", city: "Los Angeles", state: "CA", zip: "90012" },
    ],
    [
      "trescientos diez norte calle Soto, Los Ángeles, California, noventa cero treinta y tres",
      { line: "310 North Soto Street", unit: "", city: "Los Angeles", state: "CA", zip: "90033" },
    ],
    [
      "trescientos diez calle Soto norte, Los Ángeles, California, noventa cero treinta y tres",
      { line: "310 North Soto Street", unit: "", city: "Los Angeles", state: "CA", zip: "90033" },
    ],
    [
      "4500 carretera 35, Laredo, Texas 78045",
      { line: "4500 Highway 35", unit: "", city: "Laredo", state: "TX", zip: "78045" },
    ],
    [
      "1234 calle Main, Los Ángeles, California, noventa mil doce, Estados Unidos",
      { line: "1234 Main Street", unit: "", city: "Los Angeles", state: "CA", zip: "90012" },
    ],
    [
      "1010 avenida San Julián departamento cuatro cero dos Los Ángeles California 90015",
      { line: "1010 San Julian Avenue", unit: "Apt 402", city: "Los Angeles", state: "CA", zip: "90015" },
    ],
    [
      "el 45 de la avenida B, Nueva York, Nueva York, 10009",
      { line: "45 B Avenue", unit: "", city: "New York", state: "NY", zip: "10009" },
    ],
    [
      "1234 Main Street, no, perdón, 1235 Main Street, Los Angeles, California 90012",
      { line: "1235 Main Street", unit: "", city: "Los Angeles", state: "CA", zip: "90012" },
    ],
    [
      "1234 Main Street Los Angeles California 90012, perdón, 90013",
      { line: "1234 Main Street", unit: "", city: "Los Angeles", state: "CA", zip: "90013" },
    ],
  ] as const)("%s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "450 avenida Roosevelt, Chicago, Illinois",
    "450 avenida Roosevelt, 60601",
    "avenida Roosevelt, Chicago, Illinois 60601",
    "450 Roosevelt Road, Chicago, IL 77081",
    "no sé mi dirección",
  ])("%s is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));

  test.each([["un momento", "pause"]])("%s commands %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "command", value }),
  );
});
