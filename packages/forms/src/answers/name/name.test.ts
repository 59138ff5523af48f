import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";

const read = (heard: string) => interpret({ kind: "name", heard, today: "2026-11-20" });

describe("name", () => {
  test.each([
    ["Juan Carlos Pérez López", "Juan Carlos Pérez López"],
    ["juan carlos perez lopez", "Juan Carlos Perez Lopez"],
    ["JUAN CARLOS PÉREZ", "Juan Carlos Pérez"],
    ["me llamo María de los Ángeles Hernández", "María de los Ángeles Hernández"],
    ["mi nombre completo es José Luis de la Torre y Vega", "José Luis de la Torre y Vega"],
    ["soy la señora Carmen Ruiz", "Carmen Ruiz"],
    ["mi esposo se llama Pedro Gómez", "Pedro Gómez"],
    ["se llama Ana Lucía", "Ana Lucía"],
    ["es Roberto, Roberto Díaz", "Roberto Díaz"],
    ["me llamo Juan y me apellido Pérez", "Juan Pérez"],
    ["mi nombre es Juan y mi apellido es Pérez", "Juan Pérez"],
    ["nombre Juan apellidos Pérez García", "Juan Pérez García"],
    ["apellido Pérez, nombre Juan", "Juan Pérez"],
    ["Juan Pérez, para servirle", "Juan Pérez"],
    ["Juan Pérez, con zeta", "Juan Pérez"],
    ["Yesica con ye", "Yesica"],
    ["Juan O'Connor", "Juan O'Connor"],
    ["Ana María García-López", "Ana María García-López"],
    ["jota u a ene", "Juan"],
    ["mi apellido se deletrea pe e erre e zeta", "Perez"],
    ["María López, no, perdón, María Gómez", "María Gómez"],
    ["San Juana Martínez", "San Juana Martínez"],
    ["José María de Jesús", "José María de Jesús"],
    ["Doña Petra Solís", "Petra Solís"],
    ["eh… Luis, Luis Miranda", "Luis Miranda"],
    ["mi mamá se llama Rosa Pérez", "Rosa Pérez"],
    ["el nombre es Kevin Alexander Mejía", "Kevin Alexander Mejía"],
    ["pues Francisco Javier", "Francisco Javier"],
    ["Guadalupe Victoria Mc Donald", "Guadalupe Victoria Mc Donald"],
    ["hola, buenas tardes, me llamo Ernesto Guevara", "Ernesto Guevara"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each(["soy soltera", "no sé", "sí", "12 de mayo"])("%s is asked", (heard) =>
    expect(read(heard).status).toMatch(/^(ask|unknown)$/),
  );

  test.each(["no tengo", "no aplica"])("%s is none", (heard) => expect(read(heard).status).toBe("none"));

  test.each([
    ["repita la pregunta", "repeat"],
    ["espere tantito", "pause"],
    ["no le escuché bien", "repeat"],
  ])("%s commands %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "command", value }));
});
