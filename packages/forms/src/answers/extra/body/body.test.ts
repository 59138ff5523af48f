import { describe, expect, test } from "vitest";
import type { Reader } from "../../reading.ts";
import { tokensOf } from "../../words/tokens.ts";
import { ethnicity, race } from "../origin/reading.ts";
import { eyeColor, hairColor } from "./colors.ts";
import { height } from "./height.ts";
import { weight } from "./weight.ts";

const read = (reader: Reader, heard: string) => {
  const { status, value } = reader.read(tokensOf(heard), { kind: "choice", today: "2026-11-20" });
  return status === "value" ? value : status;
};

describe("height", () => {
  test.each([
    ["cinco pies siete pulgadas", "5-7"],
    ["cinco pies con siete", "5-7"],
    ["cinco siete", "5-7"],
    ["5'7\"", "5-7"],
    ["5 7", "5-7"],
    ["seis pies", "6-0"],
    ["cinco pies y medio", "5-6"],
    ["cinco once", "5-11"],
    ["un metro setenta", "5-7"],
    ["mido uno setenta", "5-7"],
    ["1.70", "5-7"],
    ["uno sesenta y cinco", "5-5"],
    ["ciento setenta centímetros", "5-7"],
    ["170", "5-7"],
    ["un metro con cincuenta y dos", "5-0"],
    ["1 metro 52 centímetros", "5-0"],
    ["cinco", "ask"],
    ["uno ocho", "ask"],
    ["doce pies", "ask"],
    ["cinco pies trece pulgadas", "ask"],
    ["soy bajita", "ask"],
    ["como mi hermano", "ask"],
  ])("%s is %s", (heard, value) => expect(read(height, heard)).toBe(value));
});

describe("weight", () => {
  test.each([
    ["ciento sesenta libras", "160"],
    ["160 libras", "160"],
    ["setenta kilos", "154"],
    ["70 kg", "154"],
    ["peso ciento ochenta y cinco libras", "185"],
    ["ciento sesenta", "ask"],
    ["setenta", "ask"],
    ["setenta kilos o ciento sesenta libras", "ask"],
    ["mucho", "ask"],
    ["mil libras", "ask"],
  ])("%s is %s", (heard, value) => expect(read(weight, heard)).toBe(value));
});

describe("colors", () => {
  test.each([
    ["café", "brown"],
    ["los tengo cafés", "brown"],
    ["verdes", "green"],
    ["color avellana", "hazel"],
    ["cafés y verdes", "ask"],
    ["miel", "ask"],
    ["mi esposo los tiene azules", "ask"],
  ])("eyes: %s is %s", (heard, value) => expect(read(eyeColor, heard)).toBe(value));

  test.each([
    ["negro", "black"],
    ["soy güera", "blond"],
    ["canoso", "gray"],
    ["estoy calvo", "bald"],
    ["pelirroja", "red"],
    ["teñido", "ask"],
  ])("hair: %s is %s", (heard, value) => expect(read(hairColor, heard)).toBe(value));
});

describe("origin", () => {
  test.each([
    ["hispano", "hispanic"],
    ["soy latina", "hispanic"],
    ["sí", "hispanic"],
    ["no soy hispano", "not_hispanic"],
    ["no hispano ni latino", "not_hispanic"],
    ["mi esposo es latino", "ask"],
    ["mexicana", "ask"],
  ])("ethnicity: %s is %s", (heard, value) => expect(read(ethnicity, heard)).toBe(value));

  test.each([
    ["blanco", "white"],
    ["blanca e indígena", "american_indian,white"],
    ["soy negra", "black"],
    ["asiático", "asian"],
    ["no soy blanco", "ask"],
    ["mestizo", "ask"],
    ["latina", "ask"],
  ])("race: %s is %s", (heard, value) => expect(read(race, heard)).toBe(value));
});
