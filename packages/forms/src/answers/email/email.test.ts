import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";

const read = (heard: string) => interpret({ kind: "email", heard, today: "2026-11-20" });

describe("email", () => {
  test.each([
    ["juan.perez@gmail.com", "juan.perez@gmail.com"],
    ["JUAN.PEREZ@GMAIL.COM", "juan.perez@gmail.com"],
    ["juan punto pérez arroba gmail punto com", "juan.perez@gmail.com"],
    ["es juanito ochenta y cinco arroba hotmail punto com", "juanito85@hotmail.com"],
    ["mi correo electrónico es rosa guion bajo martinez arroba yahoo punto com", "rosa_martinez@yahoo.com"],
    ["rosa martinez todo junto arroba gmail punto com", "rosamartinez@gmail.com"],
    ["rosa martinez arroba gmail punto com todo en minúsculas", "rosamartinez@gmail.com"],
    ["erre o ese a arroba gmail punto com", "rosa@gmail.com"],
    ["pepe arroba ge mail punto com", "pepe@gmail.com"],
    ["pepe arroba jotmail punto com", "pepe@hotmail.com"],
    ["pepe arroba yahoo punto com punto mx", "pepe@yahoo.com.mx"],
    ["pepe arroba prodigy punto net punto mx", "pepe@prodigy.net.mx"],
    ["pepe arroba aol punto com", "pepe@aol.com"],
    ["pepe arroba icloud punto com", "pepe@icloud.com"],
    ["maria uno nueve ocho cinco arroba gmail punto com", "maria1985@gmail.com"],
    ["maria diecinueve ochenta y cinco arroba gmail punto com", "maria1985@gmail.com"],
    ["maria dos mil diez arroba gmail punto com", "maria2010@gmail.com"],
    ["maria cero cero siete arroba gmail punto com", "maria007@gmail.com"],
    ["maria doble cero siete arroba gmail punto com", "maria007@gmail.com"],
    ["el gato negro veintidós arroba gmail punto com", "elgatonegro22@gmail.com"],
    ["jose underscore luis arroba gmail punto com", "jose_luis@gmail.com"],
    ["jose raya abajo luis arroba gmail punto com", "jose_luis@gmail.com"],
    ["jose menos luis arroba gmail punto com", "jose-luis@gmail.com"],
    ["a b c uno dos tres arroba gmail punto com", "abc123@gmail.com"],
    ["ele ese doble u arroba gmail punto com", "lsw@gmail.com"],
    ["carlos punto hernandez punto 77 arroba gmail punto com", "carlos.hernandez.77@gmail.com"],
    ["carlos hernandez @ gmail . com", "carloshernandez@gmail.com"],
    ["carloshernandez77 arroba gmail.com", "carloshernandez77@gmail.com"],
    ["carloshernandez77@gmail punto com", "carloshernandez77@gmail.com"],
    ["sería carlos arroba gmail punto com", "carlos@gmail.com"],
    ["eh... carlos arroba gmail punto com, gracias", "carlos@gmail.com"],
    ["ce a erre ele o ese arroba outlook punto com", "carlos@outlook.com"],
    ["maria, punto, lopez, arroba, gmail, punto, com", "maria.lopez@gmail.com"],
    ["lupita85 arroba gmail punto com, perdón, lupita86 arroba gmail punto com", "lupita86@gmail.com"],
    ["ese ele arroba gmail punto com", "sl@gmail.com"],
    ["de la o arroba gmail punto com", "delao@gmail.com"],
    ["j perez arroba gmail punto com", "jperez@gmail.com"],
    ["jota perez arroba gmail punto com", "jperez@gmail.com"],
    ["le doy mi correo marisol arroba gmail punto com", "marisol@gmail.com"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "pepe lopez con zeta arroba gmail punto com",
    "no sé",
    "maria gmail punto com",
    "maria arroba",
    "lupita arroba gmail punto com, no, perdón, arroba yahoo punto com",
    "es mi nombre, juan lopez, arroba gmail punto com",
    "ana sofia noventa nueve arroba gmail punto com",
    "yahoo punto com",
  ])("%s is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));

  test.each(["no uso correo", "no tengo", "no tengo correo electrónico"])("%s is none", (heard) =>
    expect(read(heard).status).toBe("none"),
  );

  test.each([["ayuda", "help"]])("%s commands %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "command", value }),
  );
});
