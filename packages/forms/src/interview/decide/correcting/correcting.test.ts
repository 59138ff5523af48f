import { describe, expect, test } from "vitest";
import { idsOf, person, sample, upTo } from "../../testing.ts";

describe("'corrige' without a name", () => {
  test("after a note means the answer that was noted, said once or twice", () => {
    const rosa = person("N-400", upTo("pais_nacimiento"));
    rosa.says("nací en México");
    rosa.says("corrige");
    expect(rosa.at()).toBe("pais_nacimiento");
    rosa.says("corrige");
    expect(rosa.at()).toBe("pais_nacimiento");
    expect(rosa.asked()).toContain("¿En qué país nació usted?");
    rosa.says("nací en Colombia");
    expect(rosa.at()).toBe("numero_alien");
  });

  test("after a correction means the answer just corrected, wherever it is", () => {
    const rosa = person("N-400", upTo("fecha_residencia"));
    rosa.send({ kind: "correct", field: "pais_nacimiento" });
    rosa.says("nací en Colombia");
    expect(rosa.at()).toBe("fecha_residencia");
    rosa.says("corrige");
    expect(rosa.at()).toBe("pais_nacimiento");
    rosa.says("nací en Perú");
    expect(rosa.at()).toBe("fecha_residencia");
    expect(rosa.english("pais_nacimiento")).toBe("Peru");
  });

  test("after a reload goes to the question before", () => {
    const rosa = person("N-400", upTo("numero_alien"));
    rosa.says("corrige");
    expect(rosa.at()).toBe("pais_nacimiento");
  });
});

describe("another whole name behind 'corrige'", () => {
  test.each([0, 1, 2])("takes the old one's place, after %i answers that were none", (failures) => {
    const rosa = person("N-400");
    rosa.writes("Esperanza López");
    rosa.writes("corrige");
    for (let failed = 0; failed < failures; failed += 1) rosa.writes("1234 Main Street, Los Angeles, California 90012");
    rosa.writes("Rosa Elena Prado");
    expect([rosa.at(), rosa.english("nombre_completo")]).toEqual(["fecha_nacimiento", "Rosa Elena Prado"]);
  });
});

describe("'corrige' with a name", () => {
  test("goes to that answer from the middle of another question, and comes back", () => {
    const rosa = person("N-400", upTo("fecha_residencia"));
    rosa.says("corrige el teléfono");
    expect(rosa.at()).toBe("telefono");
    rosa.says("tres uno dos cinco cinco cinco cero uno cuatro ocho");
    rosa.says("sí");
    expect(rosa.at()).toBe("fecha_residencia");
    expect(rosa.english("telefono")).toBe("(312) 555-0148");
  });

  test("means the answer being read back, where that is what it names", () => {
    const rosa = person("I-130", upTo("nombre_familiar", "I-130"));
    rosa.says("Inés Paz Soto");
    rosa.says("corrige el nombre");
    expect(rosa.at()).toBe("nombre_familiar");
    expect(rosa.asking().turn.kind).toBe("waiting");
  });

  test.each([
    ["el mío", "nombre_peticionario"],
    ["el de mi familiar", "nombre_familiar"],
    ["el de mi mamá", "nombre_familiar"],
    ["el primero", "nombre_peticionario"],
    ["el segundo", "nombre_familiar"],
    ["nombre de quien pide", "nombre_peticionario"],
    ["el nombre de usted", "nombre_peticionario"],
  ])("asks which of two is meant, and hears '%s'", (words, field) => {
    const rosa = person("I-130", upTo("direccion_familiar", "I-130"));
    rosa.says("corrige el nombre");
    expect(rosa.asked()).toBe("¿Cuál corrijo: su nombre, o el nombre de su familiar?");
    expect(rosa.at()).toBe("direccion_familiar");
    rosa.says(words);
    expect(rosa.at()).toBe(field);
    rosa.says("Lucía Vega Ríos");
    rosa.says("sí");
    expect(rosa.at()).toBe("direccion_familiar");
    expect(rosa.english(field)).toBe("Lucía Vega Ríos");
  });

  test("needs no question where the words say whose it is", () => {
    const rosa = person("I-130", upTo("direccion_familiar", "I-130"));
    rosa.says("corrige mi nombre");
    expect(rosa.at()).toBe("nombre_peticionario");
    const juan = person("I-130", upTo("direccion_familiar", "I-130"));
    juan.says("corrige la fecha de nacimiento de mi familiar");
    expect(juan.at()).toBe("fecha_nacimiento_familiar");
  });

  test("'no' to the question which goes on where one was; an answer is an answer", () => {
    const rosa = person("I-130", upTo("pais_nacimiento_familiar", "I-130"));
    rosa.says("corrige el nombre");
    rosa.says("no");
    expect(rosa.asked()).toBe("¿En qué país nació su familiar?");
    rosa.says("corrige el nombre");
    rosa.says("México");
    expect(rosa.at()).toBe("direccion_familiar");
    expect(rosa.english("pais_nacimiento_familiar")).toBe("Mexico");
  });

  test("a button chooses as well as words", () => {
    const rosa = person("I-130", upTo("direccion_familiar", "I-130"));
    rosa.says("corrige el nombre");
    expect(rosa.asking().aside).toEqual({
      kind: "choosing-field",
      fields: ["nombre_peticionario", "nombre_familiar"],
    });
    rosa.send({ kind: "correct", field: "nombre_familiar" });
    expect(rosa.asking().aside).toBeUndefined();
    expect(rosa.at()).toBe("nombre_familiar");
  });
});

describe("a line that was cut", () => {
  test("in the middle of a read-back comes back with the read-back", () => {
    const rosa = person();
    rosa.says("Rosa Elena Prado Luna");
    rosa.send({ kind: "call-ended" });
    rosa.send({ kind: "call-started" });
    expect(rosa.asked()).toMatch(/^Oí: Rosa Elena Prado Luna\..*Apellidos: Prado Luna\. ¿Está bien\?$/);
    rosa.says("sí");
    expect(rosa.english("nombre_completo")).toBe("Rosa Elena Prado Luna");
  });

  test("in a doubt comes back with the closed question", () => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("quince de marzo");
    const question = rosa.asked();
    rosa.send({ kind: "call-ended" });
    rosa.send({ kind: "call-started" });
    expect(rosa.asked()).toBe(question);
  });

  test("an answer that comes before the first question was spoken counts", () => {
    const rosa = person();
    rosa.send({ kind: "spoken", text: "Hola. Soy Dilo. Vamos a llenar su formulario N-400." });
    rosa.says(sample["nombre_completo"] ?? "");
    expect(rosa.asked()).toMatch(/^Oí: Rosa Elena Prado Luna\..*Apellidos: Prado Luna\. ¿Está bien\?$/);
  });
});

describe("an answer opened by mistake", () => {
  const opened = (field: string) => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.send({ kind: "correct", field });
    return rosa;
  };
  const ways = [
    "así está bien",
    "está bien así",
    "sí, así está bien",
    "no quiero cambiarlo",
    "no, no lo cambie",
    "déjelo",
    "déjela como estaba",
    "mejor déjelo así, gracias",
    "no le cambie nada",
    "leave it as it is",
  ];

  test.each(ways)("stays as it was at '%s', said or typed", (words) => {
    for (const field of ["numero_alien", "nombre_completo", "email", "direccion_actual"]) {
      for (const way of ["says", "writes"] as const) {
        const rosa = opened(field);
        const before = rosa.english(field);
        rosa[way](words);
        expect(rosa.now().phase, field).toBe("reviewing");
        expect(rosa.english(field)).toBe(before);
        expect(rosa.kept()).toEqual([]);
      }
    }
  });

  test("says how to leave it, and a tap leaves it too", () => {
    const rosa = opened("numero_alien");
    expect(rosa.asked()).toMatch(/Si ya está bien, diga: déjelo así\.$/);
    rosa.taps("skip");
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.english("numero_alien")).toBe("A089345678");
  });

  test("is never replaced by words that nobody could read; what stays is said", () => {
    const rosa = opened("numero_alien");
    for (const words of ["pues quién lo diría", "un zarandeo de zurumbos", "mi compadre con sus cosas de ayer"])
      rosa.says(words);
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.english("numero_alien")).toBe("A089345678");
    expect(rosa.asked()).toContain("Queda como estaba");
    rosa.says("corrige");
    expect(rosa.at()).toBe("numero_alien");
  });

  test("is left only where there is one: a first answer is asked for again", () => {
    const rosa = person("N-400", upTo("numero_alien"));
    rosa.says("déjelo así");
    expect(rosa.at()).toBe("numero_alien");
    expect(rosa.kept()).toEqual([]);
  });

  test("while a new value is read back, 'así está bien' takes that one", () => {
    const rosa = opened("numero_alien");
    rosa.says("cero uno dos tres cuatro cinco seis siete ocho");
    rosa.says("así está bien");
    expect(rosa.english("numero_alien")).toBe("A012345678");
  });
});

describe("an answer given before is corrected with what is right", () => {
  test.each([
    ["oiga, mi fecha de nacimiento está mal, es el veintitrés de agosto", "fecha_nacimiento", "23 de agosto"],
    ["ay, me equivoqué, mi nombre es Teodora Balbuena Rojas", "nombre_completo", "Teodora Balbuena Rojas"],
    ["la fecha de nacimiento la dije mal, fue el cuatro de julio de 1960", "fecha_nacimiento", "4 de julio de 1960"],
  ])("'%s' is read back in its place", (words, field, value) => {
    const rosa = person("N-400", upTo("numero_alien"));
    rosa.says(words);
    expect(rosa.at()).toBe(field);
    expect(rosa.asked()).toContain(value);
    expect(rosa.kept()).toEqual([]);
  });

  test("without what is right, its question is asked again", () => {
    const rosa = person("N-400", upTo("numero_alien"));
    rosa.says("mi fecha de nacimiento está mal");
    expect(rosa.at()).toBe("fecha_nacimiento");
    expect(rosa.asked()).toContain("¿Cuál es su fecha de nacimiento?");
  });
});
