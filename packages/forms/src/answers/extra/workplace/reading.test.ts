import { describe, expect, test } from "vitest";
import { readAs } from "../read-as.fixture.ts";

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
