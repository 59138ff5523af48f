import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";

const read = (heard: string) => interpret({ kind: "form-type", heard, today: "2026-11-20" });

describe("form-type", () => {
  test.each([
    ["quiero ser ciudadano", "N-400"],
    ["la naturalización", "N-400"],
    ["hacerme ciudadana americana", "N-400"],
    ["la ene cuatrocientos", "N-400"],
    ["N-400", "N-400"],
    ["N400", "N-400"],
    ["la N cuatro cero cero", "N-400"],
    ["la i ciento treinta", "I-130"],
    ["I-130", "I-130"],
    ["quiero traer a mi esposa", "I-130"],
    ["quiero arreglar los papeles de mi esposo", "I-130"],
    ["pedir a mi hijo", "I-130"],
    ["pedir a un familiar", "I-130"],
    ["ayudar a un familiar", "I-130"],
    ["ayudar a mi hermano", "I-130"],
    ["quiero sacar la ciudadanía", "N-400"],
    ["no quiero la ciudadanía, quiero pedir a mi mamá", "I-130"],
    ["una petición para mi esposa", "I-130"],
    ["soy ciudadano y quiero pedir a mi mamá", "I-130"],
    ["ya soy ciudadana, quiero traer a mi hijo", "I-130"],
    ["hacerme ciudadano", "N-400"],
    ["naturalizarme", "N-400"],
    ["el pasaporte americano", "N-400"],
    ["el de la familia", "I-130"],
    ["familia", "I-130"],
    ["para mi esposa", "I-130"],
    ["meter papeles por mi hermano", "I-130"],
    ["mi mamá", "I-130"],
    ["la 400", "N-400"],
    ["la 130", "I-130"],
    ["la uno treinta", "I-130"],
    ["ciudadano", "N-400"],
    ["mi esposo quiere hacerse ciudadano", "N-400"],
    ["jurar la bandera", "N-400"],
    ["quiero mi ciudadanía para poder votar", "N-400"],
    ["solicitar a mi padre", "I-130"],
    ["reclamar a mi hija", "I-130"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "el primero",
    "los dos",
    "las dos cosas, ciudadanía y pedir a mi mamá",
    "ayuda con la green card",
    "no sé",
    "ajuste de estatus",
    "hola",
  ])("%s is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));
});
