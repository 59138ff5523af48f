import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";

const today = "2026-11-20";
const ofSelf = (heard: string) => interpret({ kind: "marital", form: "N-400", field: "estado_civil", heard, today });
const ofRelative = (heard: string) =>
  interpret({ kind: "marital", form: "I-130", field: "estado_civil_familiar", heard, today });

describe("the last event counts, and not the marriage that it ended", () => {
  test.each([
    ["mi viejo falleció en marzo cumplimos treinta y dos años de casados y tuvimos seis hijos", "widowed"],
    ["se me murió mi esposo fueron veinte años de matrimonio", "widowed"],
    ["mi marido se me murió el año pasado duramos quince años casados", "widowed"],
    ["perdí a mi esposa hace poquito, cincuenta años de casados llevábamos", "widowed"],
    ["me divorcié en el dos mil diez tuvimos nueve años de casados", "divorced"],
    ["mi señora murió en enero treinta años de casados que se dicen fácil", "widowed"],
    ["enviudé hace un mes alcanzamos a cumplir cuarenta de casados", "widowed"],
    ["me salió el divorcio en abril después de siete años de casada", "divorced"],
    ["mi esposo murió yo tenía apenas dos años de casada", "widowed"],
    ["falleció mi marido estando casados", "widowed"],
  ])("%s is %s", (heard, value) => expect(ofSelf(heard)).toMatchObject({ status: "value", value }));

  test.each([
    ["llevamos cuarenta años de casados y cinco hijos", "married"],
    ["tenemos veinte años de casados", "married"],
    ["mi primer esposo murió y ahora estoy casada con otro", "married"],
  ])("%s is %s still", (heard, value) => expect(ofSelf(heard)).toMatchObject({ value }));
});

describe("what lies ahead is no status", () => {
  test.each([
    ["divorciada mi hija pero se piensa volver a casar en enero", "divorced"],
    ["es viuda mi mamá aunque se quiere casar otra vez", "widowed"],
    ["está divorciado y se vuelve a casar en mayo", "divorced"],
    ["viudo mi papá, ya mero se va a casar de nuevo", "widowed"],
    ["divorciada pero va a volver a casarse con el mismo", "divorced"],
  ])("%s is %s", (heard, value) => expect(ofRelative(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "me voy a volver a casar el mes que entra",
    "ya mero me divorcio",
    "nos vamos a separar",
    "me voy a casar en diciembre",
    "ando por divorciarme",
    "vamos a casarnos otra vez",
  ])("%s is asked", (heard) => expect(ofSelf(heard).status).toBe("ask"));
});

describe("one that is denied on both sides", () => {
  test.each([
    ["no señito casada no soy viuda", "widowed"],
    ["no soltera no estoy divorciada", "divorced"],
    ["no viuda no soy separada", "separated"],
    ["casada no soy divorciada me divorcié en el noventa", "divorced"],
    ["no casado no soy viudo se me murió mi mujer", "widowed"],
  ])("%s is %s, and read back", (heard, value) =>
    expect(ofSelf(heard)).toMatchObject({ status: "value", value, needsConfirmation: true }),
  );

  test("where nothing else tells which of the two is denied it is asked", () =>
    expect(ofSelf("soltera no divorciada").status).toBe("ask"));
});

describe("who lives with somebody after a marriage is asked about that one, and never becomes single", () => {
  test.each([
    "soy viuda pero me junté con un señor",
    "me junté después de enviudar",
    "me divorcié y ahora vivo con mi novio",
    "enviudé y me acompañé de nuevo",
  ])("%s", (heard) => {
    const reading = ofSelf(heard);
    expect([reading.value, ...reading.candidates.map(({ value }) => value)]).not.toContain("single");
    expect(reading.needsConfirmation || reading.status === "ask").toBe(true);
  });
});
