import { describe, expect, test } from "vitest";
import { nameQuestions } from "../questions.texts.ts";
import type { Reader } from "../reading.ts";
import { tokensOf } from "../words/tokens.ts";
import { fieldOffice } from "./field-office/reading.ts";
import { namePiece } from "./name-piece/reading.ts";
import { orNone } from "./or-none.ts";
import { countries } from "./several/countries.ts";
import { dates } from "./several/dates.ts";

const read = (reader: Reader, heard: string) => {
  const { status, value } = reader.read(tokensOf(heard), { kind: "choice", today: "2026-11-20" });
  return status === "value" ? value : status;
};

describe("a piece of a name", () => {
  const middle = orNone(namePiece, nameQuestions.whole);
  test.each([
    ["Soto Luna", "Soto Luna"],
    ["los apellidos eran Soto Luna", "Soto Luna"],
    ["María", "María"],
    ["sí, María Elena", "María Elena"],
    ["de la Cruz", "De la Cruz"],
    ["no", "none"],
    ["no tiene", "none"],
    ["sí", "ask"],
  ])("%s is %s", (heard, value) => expect(read(middle, heard)).toBe(value));
});

describe("one country or several", () => {
  const others = orNone(countries, "¿De qué país?");
  test.each([
    ["México", "Mexico"],
    ["México y Guatemala", "Mexico, Guatemala"],
    ["sí, de España", "Spain"],
    ["soy también salvadoreña", "El Salvador"],
    ["Italia, Francia y Alemania", "Italy, France, Germany"],
    ["no", "none"],
    ["no, ninguna", "none"],
    ["sí", "ask"],
    ["no tengo la de México", "ask"],
    ["mi esposo es de Cuba", "ask"],
    ["otra", "ask"],
  ])("%s is %s", (heard, value) => expect(read(others, heard)).toBe(value));
});

describe("one date or several", () => {
  const others = orNone(dates, "¿Qué otra fecha?");
  test.each([
    ["3 de mayo de 1970", "1970-05-03"],
    ["sí, el 3 de mayo de 1970", "1970-05-03"],
    ["3 de mayo de 1970 y 4 de junio de 1971", "1970-05-03, 1971-06-04"],
    ["treinta y uno de mayo de mil novecientos setenta", "1970-05-31"],
    ["nunca", "none"],
    ["sí", "ask"],
    ["en mayo", "ask"],
  ])("%s is %s", (heard, value) => expect(read(others, heard)).toBe(value));
});

describe("a field office", () => {
  test.each([
    ["Miami", " Florida - USCIS Miami Field Office"],
    ["la de Houston, Texas", " Texas - USCIS Houston Field Office"],
    ["Texas - USCIS Houston Field Office", " Texas - USCIS Houston Field Office"],
    ["Tucson", " Arizona - USCIS Tuscon Field Office"],
    ["Filadelfia", " Pennsylvania - USCIS Philadelphia Field Office"],
    ["Los Ángeles", " California - USCIS Los Angeles Field Office"],
    ["el condado Los Angeles County", " California - USCIS Los Angeles County Field Offi"],
    ["Portland, Oregon", " Oregon - USCIS Portland Field Office"],
    ["Portland", "ask"],
    ["Alaska", " Alaska - USCIS Anchorage Field Office"],
    ["Texas", "ask"],
    ["Guadalajara", "ask"],
    ["no sé", "ask"],
  ])("%s is %s", (heard, value) => expect(read(fieldOffice, heard)).toBe(value));
});
