import { describe, expect, test } from "vitest";
import { tokensOf } from "../../words/tokens.ts";
import { readAs, today } from "../read-as.fixture.ts";
import { workplaceThen } from "./reading.ts";

describe("employer or school now", () => {
  test.each([
    ["trabajo en Taquería La Luna", "Taquería La Luna?"],
    ["Taquería La Luna", "Taquería La Luna?"],
    ["estudio en el colegio Roosevelt", "El Colegio Roosevelt?"],
    ["en el Ejército de Estados Unidos", "U.S. Army"],
    ["trabajo en el ejército", "U.S. Army"],
    ["Marina de los Estados Unidos", "U.S. Navy"],
    ["el correo", "U.S. Postal Service"],
    ["la guardia nacional", "National Guard"],
    ["Ejército de Salvación", "Ejército de Salvación?"],
    ["Restaurante La Marina", "Restaurante La Marina?"],
    ["no trabajo", "unemployed"],
    ["I do not work", "unemployed"],
    ["I don't work right now", "unemployed"],
    ["I am not working", "unemployed"],
    ["I'm not working, I stay at home", "unemployed?"],
    ["I don't have a job", "unemployed?"],
    ["I have no job", "unemployed"],
    ["I am out of work", "unemployed"],
    ["I work for myself", "self-employed"],
    ["I work at Taquería La Luna", "Taquería La Luna?"],
    ["I'm working for the Post Office", "U.S. Postal Service"],
    ["I clean houses", "ask"],
    ["I have my own business", "self-employed"],
    ["I don't work at the store, I work at the school", "ask"],
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
    ["no trabajo, estoy en mi casa con los niños", "unemployed"],
    ["no trabajo, cuido a mis nietos", "unemployed"],
    ["no trabajo, me dedico al hogar", "unemployed"],
    ["no trabajo, trabajo en mi casa con los niños", "ask"],
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

describe("employer or school of an earlier time", () => {
  const read = (heard: string) => {
    const { status, value } = workplaceThen.read(tokensOf(heard), { kind: "workplace", today });
    return status === "value" ? value : status;
  };

  test.each([
    ["trabajaba en la panadería del sol", "La Panadería del Sol"],
    ["Taquería La Luna", "Taquería La Luna"],
    ["estudiaba en el colegio Roosevelt", "El Colegio Roosevelt"],
    ["no trabajaba", "unemployed"],
    ["entonces no tenía trabajo", "unemployed"],
    ["estaba desempleada", "unemployed"],
    ["sin empleo", "unemployed"],
    ["trabajaba por mi cuenta", "self-employed"],
    ["estaba jubilado", "retired"],
    ["mi esposo trabajaba en la panadería", "ask"],
    ["limpiaba casas", "ask"],
    ["no", "ask"],
  ])("%s → %s", (heard, value) => expect(read(heard)).toBe(value));
});
