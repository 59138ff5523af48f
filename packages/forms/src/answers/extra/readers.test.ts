import { describe, expect, test } from "vitest";
import type { Field } from "../../forms/definition.ts";
import { extraFields } from "../../forms/extra.ts";
import type { FormType } from "../answer.ts";
import { interpret } from "../interpret.ts";

const today = "2026-11-20";

function fieldNamed(form: FormType, id: string): Field {
  const field = extraFields[form].find((each) => each.id === id);
  if (field === undefined) throw new Error(`No extra question is called ${id}.`);
  return field;
}

/** What is read: the value, or the status where there is none; a "?" where it must be confirmed. */
function readAs(form: FormType, id: string, heard: string): string {
  const { status, value, needsConfirmation } = interpret({
    form,
    asked: fieldNamed(form, id),
    field: id,
    heard,
    today,
  });
  if (status !== "value") return status;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return needsConfirmation ? `${text}?` : text;
}

describe("sex", () => {
  test.each([
    ["mujer", "female"],
    ["soy hombre", "male"],
    ["femenino", "female"],
    ["masculino por favor", "male"],
    ["no, mujer", "female"],
    ["no soy hombre, soy mujer", "female?"],
    ["soy mujer, no hombre", "female?"],
    ["hombre, digo, mujer", "female?"],
    ["no soy hombre", "ask"],
    ["mujer no", "ask"],
    ["hombre o mujer", "ask"],
    ["eme", "ask"],
    ["M", "ask"],
    ["sí", "ask"],
    ["mi hija", "ask"],
    ["no aplica", "none"],
    ["prefiero no decirlo", "none"],
    ["saltar", "command"],
    ["mi esposo es hombre", "ask"],
    ["mi mujer", "ask"],
    ["hombre casado con mujer", "ask"],
    ["antes era hombre", "male?"],
  ])("%s → %s", (heard, read) => expect(readAs("N-400", "sexo", heard)).toBe(read));
});

describe("the basis of eligibility", () => {
  test.each([
    ["A", "a"],
    ["la a", "a"],
    ["la letra be", "b"],
    ["b de burro", "b"],
    ["la ce", "c"],
    ["de", "d"],
    ["e", "e"],
    ["efe", "f"],
    ["la G", "g"],
    ["disposición general", "a"],
    ["General Provision", "a"],
    ["cónyuge de un ciudadano", "b"],
    ["por VAWA", "c"],
    ["cónyuge de ciudadano con empleo calificado", "d"],
    ["otra razón", "g"],
    ["no la a, la be", "ask"],
    ["la a o la be", "ask"],
    ["por mi esposo", "ask"],
    ["estoy casada con un ciudadano", "ask"],
    ["estuve en el ejército", "ask"],
    ["ya tengo cinco años de residente", "ask"],
    ["la que usted diga", "ask"],
    ["no sé", "unknown"],
    ["no aplica", "none"],
    ["mi hermana fue por VAWA", "ask"],
    ["no por VAWA", "ask"],
  ])("%s → %s", (heard, read) => expect(readAs("N-400", "motivo_solicitud", heard)).toBe(read));

  test("offers only what the words point to, and never one alone", () => {
    const asked = fieldNamed("N-400", "motivo_solicitud");
    const offered = (heard: string) =>
      interpret({ form: "N-400", asked, heard, today }).candidates.map(({ value }) => value);
    expect(offered("por mi esposo")).toEqual(["b", "c", "d"]);
    expect(offered("fui soldado")).toEqual(["e", "f"]);
    expect(offered("llevo cinco años")).toHaveLength(7);
  });
});

describe("the mailing address", () => {
  const main = { line: "12 Oak Street", unit: "", city: "Miami", state: "FL", zip: "33125" };
  test.each([
    ["sí", "same"],
    ["sí, a la misma", "same"],
    ["es la misma dirección", "same"],
    ["no tengo otra", "same?"],
    ["no", "ask"],
    ["no es la misma", "ask"],
    ["no, a otra", "ask"],
    ["12 Oak Street, Miami, Florida 33125", JSON.stringify(main)],
    ["no, a 12 Oak Street, Miami, Florida 33125", JSON.stringify(main)],
    ["a la misma calle 12", "ask"],
    ["no aplica", "none"],
    ["donde mismo", "same"],
    ["me llegan donde vivo, la misma", "same"],
    ["no, no tengo otra", "ask"],
    ["a la misma no", "ask"],
    ["no, a la misma no", "ask"],
    ["a mi misma dirección no me llegan", "ask"],
    ["donde mismo no", "ask"],
    ["a la misma pero otro apartamento", "ask"],
    ["a la misma menos el apartamento", "ask"],
    ["sí, pero otro número", "ask"],
    ["me da igual", "ask"],
    ["a la misma de mi mamá", "ask"],
    ["a la misma calle", "same?"],
    ["no me llegan a 12 Oak Street, Miami, Florida 33125", `${JSON.stringify(main)}?`],
  ])("%s → %s", (heard, read) => expect(readAs("N-400", "direccion_postal", heard)).toBe(read));
});

describe("another name", () => {
  test.each([
    ["no", "none"],
    ["no tengo", "none"],
    ["nunca", "none"],
    ["siempre el mismo", "none"],
    ["sí", "ask"],
    ["sí, María Soto Luna", "María Soto Luna"],
    ["de soltera era María Soto Luna", "María Soto Luna"],
    ["María Soto", "María Soto"],
    ["no siempre el mismo", "ask"],
    ["mi mamá se llamaba María Soto", "ask"],
    ["nunca usé María Soto", "ask"],
    ["me dicen Pepe", "ask"],
    ["sí, todos me conocen como Pepe Soto", "ask"],
  ])("%s → %s", (heard, read) => expect(readAs("N-400", "otro_nombre", heard)).toBe(read));
});

describe("employer or school now", () => {
  test.each([
    ["trabajo en Taquería La Luna", "Taquería La Luna?"],
    ["Taquería La Luna", "Taquería La Luna?"],
    ["estudio en el colegio Roosevelt", "El colegio Roosevelt?"],
    ["no trabajo", "unemployed"],
    ["estoy jubilada", "retired"],
    ["trabajo por mi cuenta", "self-employed"],
    ["no", "ask"],
    ["sí", "ask"],
    ["limpio casas", "ask"],
    ["trabajo de cocinera", "ask"],
    ["ama de casa", "ask"],
    ["no trabajo en la tienda, trabajo en la escuela", "ask"],
    ["no aplica", "none"],
    ["ahora no trabajo", "unemployed"],
    ["mi esposo está desempleado", "ask"],
    ["mi esposo trabaja en Taquería La Luna", "ask"],
    ["todavía no estoy jubilada", "ask"],
    ["hoy no trabajo", "unemployed?"],
    ["antes trabajaba por mi cuenta", "ask"],
    ["me retiré", "retired"],
    ["ya me jubilé", "retired"],
    ["vivo de mi pensión", "retired?"],
    ["nunca he trabajado", "unemployed"],
    ["no tengo trabajo", "unemployed?"],
    ["ya no trabajo", "unemployed"],
    ["me despidieron", "unemployed"],
    ["nunca he trabajado en la tienda", "ask"],
    ["soy ama de casa", "ask"],
    ["me dedico al hogar", "ask"],
    ["hace años que estoy en la casa", "ask"],
    ["cuando puedo vendo tamales", "ask"],
  ])("%s → %s", (heard, read) => expect(readAs("N-400", "empleo_actual", heard)).toBe(read));
});

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

describe("the relative's sex", () => {
  test.each([
    ["hombre", "male"],
    ["mi esposo es hombre", "male"],
    ["mi hija es mujer", "female"],
    ["yo soy hombre", "ask"],
    ["soy mujer", "ask"],
    ["mi hijo", "ask"],
  ])("%s → %s", (heard, read) => expect(readAs("I-130", "sexo_familiar", heard)).toBe(read));
});

describe("the marriage", () => {
  test.each([
    ["doce de mayo de dos mil quince", "2015-05-12"],
    ["no estoy casado", "none"],
    ["soy soltera", "none"],
    ["en mayo", "ask"],
    ["no me casé", "none"],
    ["nunca nos casamos", "none"],
    ["vivimos en unión libre", "none"],
    ["no me casé el doce de mayo de dos mil quince", "ask"],
    ["mi hermana se casó el doce de mayo de dos mil quince", "ask"],
    ["el doce de mayo de dos mil quince no", "ask"],
    ["divorciada, me volví a casar el 3 de abril de 2010", "2010-04-03"],
  ])("%s → %s", (heard, read) => expect(readAs("I-130", "fecha_matrimonio", heard)).toBe(read));

  test("cannot be before birth", () => {
    const asked = fieldNamed("I-130", "fecha_matrimonio");
    const answers = { fecha_nacimiento_peticionario: { said: "3 de mayo de 1990", heardAt: `${today}T15:00:00.000Z` } };
    const heard = "doce de mayo de mil novecientos ochenta";
    expect(interpret({ form: "I-130", asked, heard, today, answers }).status).not.toBe("value");
  });

  test.each([
    ["Guadalajara", "Guadalajara"],
    ["en Guadalajara", "Guadalajara"],
    ["nos casamos en San Pedro Sula", "San Pedro Sula"],
    ["en la ciudad de Puebla", "Puebla"],
    ["Ciudad de México", "Ciudad de México"],
    ["en la ciudad de México", "Ciudad de México"],
    ["Guadalajara, Jalisco", "Guadalajara?"],
    ["Miami Florida Estados Unidos", "Miami?"],
    ["en México", "ask"],
    ["no estoy casada", "none"],
    ["no me casé", "none"],
    ["unión libre", "none"],
    ["en la iglesia", "ask"],
    ["por el civil", "ask"],
    ["en el juzgado", "ask"],
    ["en el pueblo de mi mamá", "ask"],
    ["en mi pueblo", "ask"],
    ["no nos casamos en Puebla", "ask"],
    ["no fue en Puebla", "ask"],
    ["donde nací", "ask"],
    ["Playa del Carmen", "Playa del Carmen?"],
    ["nos divorciamos", "none"],
    ["no, en Puebla", "Puebla"],
    ["ya no, divorciada", "none"],
  ])("the town: %s → %s", (heard, read) => expect(readAs("I-130", "ciudad_matrimonio", heard)).toBe(read));

  test.each([
    ["en México", "MX"],
    ["Jalisco, México", "MX Jalisco"],
    ["Nuevo León, México", "MX Nuevo León"],
    ["Florida", "US-FL"],
    ["en Texas, Estados Unidos", "US-TX"],
    ["en Estados Unidos, en Texas", "US-TX"],
    ["Nuevo México", "US-NM"],
    ["Estados Unidos", "ask"],
    ["aquí", "ask"],
    ["Georgia", "ask"],
    ["Georgia, Estados Unidos", "US-GA"],
    ["Georgia, el país", "GE"],
    ["no sé", "unknown"],
    ["soy divorciado", "none"],
    ["no nos casamos", "none"],
    ["unión libre", "none"],
    ["no, en México", "MX"],
    ["no nos casamos en México", "ask"],
    ["no fue en Florida", "ask"],
    ["mi esposo es de México", "ask"],
    ["donde nací, México", "ask"],
    ["en la capilla del pueblo de arriba, México", "MX Capilla del pueblo de arriba?"],
  ])("the state or country: %s → %s", (heard, read) => expect(readAs("I-130", "pais_matrimonio", heard)).toBe(read));
});
