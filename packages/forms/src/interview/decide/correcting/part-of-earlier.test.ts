import { describe, expect, test } from "vitest";
import { person, upTo } from "../../testing.ts";

describe("a part of an answer given before, which the words name", () => {
  test.each([
    ["email", "uy el telefono termina en 78", "telefono", "cero uno siete ocho"],
    ["email", "espere, el último número del teléfono es seis", "telefono", "cero uno dos seis"],
    ["email", "mi tel empieza con 323", "telefono", "tres dos tres, cinco cinco cinco"],
    ["telefono", "el apto es 4B", "direccion_actual", "Apt 4B"],
    ["telefono", "el código postal es nueve cero cero cinco ocho", "direccion_actual", "nueve cero cero cinco ocho"],
    ["pais_nacimiento", "ah, el año de mi nacimiento es sesenta y cuatro", "fecha_nacimiento", "1964"],
    ["numero_alien", "el mes era mayo", "fecha_nacimiento", "15 de mayo de 1985"],
    ["telefono", "en la fecha de nacimiento puse quince y es dieciséis", "fecha_nacimiento", "16 de marzo de 1985"],
    ["fecha_nacimiento", "mi nombre va sin el Elena", "nombre_completo", "Oí el nombre completo: Rosa Prado Luna"],
    ["fecha_nacimiento", "mi segundo apellido es Alvarado", "nombre_completo", "Rosa Elena Prado Alvarado"],
  ])("asked for %s, '%s' is proposed for %s", (asked, words, field, value) => {
    const rosa = person("N-400", upTo(asked));
    rosa.says(words);
    expect(rosa.at()).toBe(field);
    expect(rosa.asked()).toContain(value);
    rosa.says("sí");
    expect(rosa.at()).toBe(asked);
  });

  test.each([
    ["telefono", "el apartamento es chiquito"],
    ["telefono", "la ciudad es bonita"],
    ["email", "el teléfono suena"],
    ["fecha_residencia", "el año que viene"],
    ["fecha_nacimiento", "mi apellido es largo"],
  ])("asked for %s, '%s' changes nothing", (asked, words) => {
    const rosa = person("N-400", upTo(asked));
    rosa.says(words);
    expect(rosa.at()).toBe(asked);
  });
});

describe("a part too many is taken away", () => {
  const address = "2310 West 8th Street apartamento 14 Los Angeles California 90057";
  test.each([
    ["email", "rosaprado53@gmail.com", "no, sin el cincuenta y tres", "rosaprado@gmail.com"],
    ["email", "rosaprado53@gmail.com", "borre el tres del final", "rosaprado5@gmail.com"],
    ["email", "rosa.prado@gmail.com", "sobra el punto", "rosaprado@gmail.com"],
    ["email", "rosaprado53@gmail.com", "no lleva números", "rosaprado@gmail.com"],
    ["nombre_completo", "Rosa Elena Prado Luna", "no, el Elena no va", "Rosa Prado Luna"],
    ["nombre_completo", "Rosa Elena Prado Luna", "quítele el segundo apellido", "Rosa Elena Prado"],
    ["direccion_actual", address, "quítele el West", "2310 8th Street, Apt 14, Los Angeles, CA 90057"],
    ["direccion_actual", address, "no lleva apartamento, es casa", "2310 West 8th Street, Los Angeles, CA 90057"],
    ["telefono", "213 555 01877", "le sobra un siete", "(213) 555-0187"],
  ])("%s: '%s', '%s'", (field, answer, words, english) => {
    const rosa = person("N-400", upTo(field));
    rosa.says(answer);
    rosa.says(words);
    expect(rosa.asking().turn.kind).toBe("confirming");
    rosa.says("sí");
    expect(rosa.english(field)).toBe(english);
  });
});
