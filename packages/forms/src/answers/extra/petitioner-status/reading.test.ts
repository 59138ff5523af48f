import { describe, expect, test } from "vitest";
import { readAs } from "../read-as.fixture.ts";

describe("the petitioner's status", () => {
  test.each([
    ["ciudadano", "citizen"],
    ["soy ciudadana americana", "citizen"],
    ["ciudadano de Estados Unidos", "citizen"],
    ["residente permanente", "resident"],
    ["tengo tarjeta verde", "resident"],
    ["no soy ciudadano, soy residente", "resident?"],
    ["soy residente, no ciudadana", "resident?"],
    ["soy ciudadano mexicano", "ask"],
    ["ciudadana de Honduras", "ask"],
    ["estoy tramitando la ciudadanía", "ask"],
    ["era residente y ya soy ciudadano", "ask"],
    ["no soy ciudadano", "ask"],
    ["sí", "ask"],
    ["residente permanente de los Estados Unidos", "resident"],
    ["residente de aquí", "resident"],
    ["mi esposo es ciudadano", "ask"],
    ["mi mamá es residente", "ask"],
    ["residente temporal", "ask"],
    ["residente de Florida", "ask"],
    ["somos residentes en México", "ask"],
    ["ella es ciudadana", "ask"],
    ["se me venció la tarjeta verde", "resident?"],
    ["perdí la residencia", "ask"],
  ])("%s → %s", (heard, read) => expect(readAs("I-130", "estatus_peticionario", heard)).toBe(read));
});
