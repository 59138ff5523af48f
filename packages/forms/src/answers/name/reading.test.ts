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
    ["Blanca Estela Núñez viuda de Ortega", "Blanca Estela Núñez viuda de Ortega"],
    ["Rosa Prado Vda. de Solís", "Rosa Prado Vda de Solís"],
    ["Licenciado Roberto Salas", "Roberto Salas"],
    ["ana karen del rosario lópez de garcía", "Ana Karen del Rosario López de García"],
    ["Mi nombre completo es, Ana, Karen, López", "Ana Karen López"],
    ["Juan Pérez Hernández. Gracias.", "Juan Pérez Hernández"],
    ["Es José con acento, José Ramírez", "José Ramírez"],
    ["Walter, con doble u, Walter Aguilar", "Walter Aguilar"],
    ["Wilian Ernesto doble u i ele i a ene", "Wilian Ernesto"],
    ["Jhon, jota hache o ene, Jhon Mejía", "Jhon Mejía"],
    ["mi papá es don Pedro Infante", "Pedro Infante"],
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
    ["Guadalupe Rivas ok", "Guadalupe Rivas"],
    ["mi nombre va así Rosa Quintanilla", "Rosa Quintanilla"],
    ["nomás Rosa", "Rosa"],
    ["de soltera Rosa Quintanilla", "Rosa Quintanilla"],
    ["para servirle a usted Pedro Gómez", "Pedro Gómez"],
    ["Rosa Gómes con zeta", "Rosa Gómez"],
    ["Ana Llánez con y griega", "Ana Yánez"],
    ["Ana Llánez con elle", "Ana Llánez"],
    ["Ana Ibáñez con b grande", "Ana Ibáñez"],
    ["Anna con doble ene", "Anna"],
    ["Ana con doble ene", "Anna"],
    ["Ortega sin hache, Ortega", "Ortega"],
    ["Ana Calle", "Ana Calle"],
    ["Ana Calle Pérez", "Ana Calle Pérez"],
    ["me llamo Yorleny Calle Rincón", "Yorleny Calle Rincón"],
    ["María de la Calle Soto", "María de la Calle Soto"],
    ["mi nombre es Ana y mi apellido es Calle", "Ana Calle"],
    ["Ana Plaza Avenida", "Ana Plaza Avenida"],
    ["Luis Barrio Camino", "Luis Barrio Camino"],
    ["Rosa del Campo Prado", "Rosa del Campo Prado"],
    ["Pablo Casado", "Pablo Casado"],
    ["Ana Casado Soltero", "Ana Casado Soltero"],
    ["Elena Cariño", "Elena Cariño"],
    ["Ana Bueno", "Ana Bueno"],
    ["soy Juan Carlos Bueno", "Juan Carlos Bueno"],
    ["Yorleny Bueno", "Yorleny Bueno"],
    ["Ana Soto bueno", "Ana Soto"],
    ["José Luis Paz, le dicen Pepe", "José Luis Paz"],
    ["José Paz (finado)", "José Paz"],
    ["José Paz, ya muerto", "José Paz"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "soy soltera",
    "soy viuda de Ortega",
    "Rosa Prado, soy viuda de Juan",
    "soy la viuda de Juan Ortega",
    "Juan Pérez el mismo de siempre",
    "casado",
    "soy casado",
    "ya casado",
    "estoy casado",
    "bueno",
    "claro",
    "calle Roble",
    "en la calle Roble",
    "vivo en la calle Roble",
    "Ana Soto, calle Roble cinco",
    "Ana, de cariño Anita",
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
    "no sé cómo se escribe",
    "soy Guadalupe Rivas la mamá de José",
    "Guadalupe Rivas la segunda",
    "me dicen Pepe",
  ])("%s is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));

  test.each([
    ["yo me llamo Teresa", { given: "Teresa" }, "family-name"],
    ["Soy Petra", { given: "Petra" }, "family-name"],
    ["es Juan creo", { given: "Juan" }, "family-name"],
    ["Guadalupe", { given: "Guadalupe" }, "family-name"],
    ["me llamo Francia", { given: "Francia" }, "family-name"],
    ["mi segundo nombre es Elena", { given: "Elena" }, "family-name"],
    ["Ana, bueno", { given: "Ana" }, "family-name"],
    ["quispe", { family: "Quispe" }, "given-name"],
    ["mi apellido es Calle", { family: "Calle" }, "given-name"],
    ["mi apellido es Bueno", { family: "Bueno" }, "given-name"],
    ["mi apellido es Claro", { family: "Claro" }, "given-name"],
    ["mis apellidos son Ortega y Vega", { family: "Ortega Vega" }, "given-name"],
  ])("%s is one part, and the rest is asked", (heard, parts, missing) =>
    expect(read(heard)).toMatchObject({ status: "ask", parts, missing: [missing] }),
  );

  test.each(["no tengo", "no aplica"])("%s is none", (heard) => expect(read(heard).status).toBe("none"));

  test.each([
    ["repita la pregunta", "repeat"],
    ["espere tantito", "pause"],
    ["no le escuché bien", "repeat"],
  ])("%s commands %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "command", value }));

  test.each(["Carla Gómez con ka", "Cristian con hache", "Valdivia con be grande"])(
    "%s lacks the letter, and is asked",
    (heard) => expect(read(heard)).toMatchObject({ status: "ask", missing: ["name"] }),
  );

  test("Karla Gómez con ka is read back by letters", () =>
    expect(read("Karla Gómez con ka")).toMatchObject({ value: "Karla Gómez", warnings: ["spelled"] }));

  test.each([
    ["Prado Luna, Rosa Elena", "Rosa Elena Prado Luna", { given: "Rosa Elena", family: "Prado Luna" }],
    ["PRADO, ROSA", "Rosa Prado", { given: "Rosa", family: "Prado" }],
    [
      "de la Cruz, María del Carmen",
      "María del Carmen de la Cruz",
      { given: "María del Carmen", family: "de la Cruz" },
    ],
  ])("%s, as cards have it, is confirmed with the given names first: %s", (heard, value, parts) =>
    expect(read(heard)).toMatchObject({ status: "value", value, parts, needsConfirmation: true }),
  );

  test.each([
    ["Rosa Elena, Prado Luna", "Rosa Elena Prado Luna"],
    ["Juan, Carlos Pérez", "Juan Carlos Pérez"],
    ["Rosa, Elena, Prado", "Rosa Elena Prado"],
  ])("%s keeps its order: %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value, needsConfirmation: false }),
  );

  test("of two parts that are both given names the order is asked", () => {
    const { status, candidates } = read("Santos, Rosa");
    expect(status).toBe("ask");
    expect(candidates.map(({ value }) => value)).toEqual(["Rosa Santos", "Santos Rosa"]);
  });

  test.each(["estamos separados, José Paz", "José Paz, divorciados", "está bien así"])(
    "%s tells more than a name, and is asked",
    (heard) => expect(read(heard).status).toBe("ask"),
  );

  test.each(["NA", "na", "N/A"])("%s is none", (heard) => expect(read(heard).status).toBe("none"));
});
