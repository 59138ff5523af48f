import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";

const read = (heard: string) => interpret({ kind: "alien-number", heard, today: "2026-11-20" });

describe("alien-number", () => {
  test.each([
    ["A cero ocho nueve tres cuatro cinco seis siete ocho", "089345678"],
    ["mi número de residente es A 123 456 789", "123456789"],
    ["es el ciento veintitrés cuatrocientos cincuenta y seis setecientos ochenta y nueve", "123456789"],
    ["a veintiuno treinta y cuatro cincuenta y seis setenta y ocho nueve", "213456789"],
    ["A12345678", "012345678"],
    ["A # 089 345 678", "089345678"],
    ["a0893456", "000893456"],
    ["tengo 3 hijos y mi número es a 089345678", "089345678"],
    ["la a cero setenta y ocho, doscientos tres, cuatrocientos cinco", "078203405"],
    ["cero setenta y ocho doscientos tres cuatrocientos cinco", "078203405"],
    ["A 078 203 405", "078203405"],
    ["es alien number cero siete ocho dos cero tres cuatro cero cinco", "078203405"],
    ["a de avión, cero siete ocho dos cero tres cuatro cero cinco", "078203405"],
    ["letra a, setenta y ocho, doscientos tres, cuatrocientos cinco", "078203405"],
    ["dos uno cinco, cuatro tres dos, seis seis siete", "215432667"],
    ["doscientos quince millones cuatrocientos treinta y dos mil seiscientos sesenta y siete", "215432667"],
    ["ha doscientos quince cuatrocientos treinta y dos seiscientos sesenta y siete", "215432667"],
    ["A-215-432-667, perdón, 668", "215432668"],
    ["dos cientos quince, cuatro treinta y dos, seis sesenta y siete", "215432667"],
    ["a, dos, uno, cinco, cuatro, tres, dos, seis, seis, siete", "215432667"],
    ["215 432 667", "215432667"],
    ["A215432667", "215432667"],
    ["el número es a como de amor dos uno cinco cuatro tres dos seis seis siete", "215432667"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "quince de marzo de mil novecientos ochenta y cinco",
    "mi seguro es 123 45 6789",
    "mi seguro social es ciento veintitrés cuarenta y cinco sesenta y siete ochenta y nueve",
    "123-45-6789",
    "mi pasaporte es 123456789",
    "la licencia es 12345678",
    "mi código postal es 90012 1234",
    "mi código postal es 90012",
    "mi teléfono es 305 555 012",
    "mi cédula es 12345678",
    "IOE 0912345678",
    "vivo en el 1234567 de la calle main",
    "205 345 678 o 205 345 679",
    "mi visa es 20123456",
    "matrícula consular 1234567",
    "mi número de caso es 123456789",
    "a noventa y ocho millones",
    "no lo encuentro",
    "a uno dos tres cuatro cinco seis siete ocho nueve cero",
    "no me lo sé de memoria",
    "todavía no me lo dan",
    "no soy residente",
    "no tengo mi tarjeta aquí",
    "A000000000",
    "0000000",
  ])("%s is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));

  test.each(["no tengo número A", "no lo tengo"])("%s is none", (heard) => expect(read(heard).status).toBe("none"));
});
