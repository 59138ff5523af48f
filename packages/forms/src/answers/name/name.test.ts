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
    ["Me llamo Óscar Iván Peña Zúñiga", "Óscar Iván Peña Zúñiga"],
    ["mi nombre es María Guadalupe, apellidos Hernández Cruz", "María Guadalupe Hernández Cruz"],
    ["Licenciado Roberto Salas", "Roberto Salas"],
    ["ana karen del rosario lópez de garcía", "Ana Karen del Rosario López de García"],
    ["Mi nombre completo es, Ana, Karen, López", "Ana Karen López"],
    ["Juan Pérez Hernández. Gracias.", "Juan Pérez Hernández"],
    ["Es José con acento, José Ramírez", "José Ramírez"],
    ["Walter, con doble u, Walter Aguilar", "Walter Aguilar"],
    ["Wilian Ernesto doble u i ele i a ene", "Wilian Ernesto"],
    ["Jhon, jota hache o ene, Jhon Mejía", "Jhon Mejía"],
    ["mi papá es don Pedro Infante", "Pedro Infante"],
    ["yo me llamo Teresa", "Teresa"],
    ["Soy Petra", "Petra"],
    ["el nombre de mi mamá es Juana Inés de la Cruz", "Juana Inés de la Cruz"],
    ["él se llama Brayan Steven Quispe", "Brayan Steven Quispe"],
    ["mi esposa, Rosa Elena Castillo", "Rosa Elena Castillo"],
    ["Rosa Elena Castillo es mi esposa", "Rosa Elena Castillo"],
    ["Rosa Elena Castillo, mi esposa", "Rosa Elena Castillo"],
    ["my name is John Smith", "John Smith"],
    ["Ma. Elena Ruiz", "Ma Elena Ruiz"],
    ["J. Jesús Robles", "J Jesús Robles"],
    ["MARIA DEL CARMEN LOPEZ", "Maria del Carmen Lopez"],
    ["De La Cruz José", "De la Cruz José"],
    ["nombres Juan Carlos, apellido paterno Pérez, apellido materno López", "Juan Carlos Pérez López"],
    ["primer nombre Juan, segundo nombre Carlos, apellido Pérez", "Juan Carlos Pérez"],
    ["creo que se llama Ana Torres", "Ana Torres"],
    ["Santiago Ramón y Cajal", "Santiago Ramón y Cajal"],
    ["Abril Domínguez", "Abril Domínguez"],
    ["Segundo Quispe", "Segundo Quispe"],
    ["señora Carmen Salinas", "Carmen Salinas"],
    ["Juan... Juan Carlos... Soto", "Juan Carlos Soto"],
    ["mi nombre de soltera Ana Soto", "Ana Soto"],
    ["Ana Soto y ya", "Ana Soto"],
    ["es Juan creo", "Juan"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "soy soltera",
    "Juan Pérez el mismo de siempre",
    "Ana y Luis",
    "Ana y Luis Pérez",
    "Ana Pérez y Luis Pérez",
    "Juan o Pedro Pérez",
    "primero de mayo",
    "marzo abril",
    "enero",
    "lunes",
    "no sé",
    "sí",
    "12 de mayo",
    "se llama Luz Marina Restrepo, como la periodista",
    "no me acuerdo",
    "no sé cómo se llama",
    "ya murió",
    "es difunto",
    "México",
    "gmail punto com",
    "Anna con doble ene",
  ])("%s is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));

  test.each(["no tengo", "no aplica"])("%s is none", (heard) => expect(read(heard).status).toBe("none"));

  test.each([
    ["repita la pregunta", "repeat"],
    ["espere tantito", "pause"],
    ["no le escuché bien", "repeat"],
  ])("%s commands %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "command", value }));

  test.each(["Carla Gómez con ka", "Rosa Gómes con zeta", "Cristian con hache", "Valdivia con be grande"])(
    "%s lacks the letter, and is asked",
    (heard) => expect(read(heard)).toMatchObject({ status: "ask", missing: ["name"] }),
  );

  test("Karla Gómez con ka is read back by letters", () =>
    expect(read("Karla Gómez con ka")).toMatchObject({ value: "Karla Gómez", warnings: ["spelled"] }));
});
