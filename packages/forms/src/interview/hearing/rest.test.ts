import { describe, expect, test } from "vitest";
import { at, idsOf, person, upTo } from "../testing.ts";

type Person = ReturnType<typeof person>;

/** Says one more final of a turn of speech. */
function part(rosa: Person, turnId: string, text: string, beganOverAssistant = false) {
  rosa.send({ kind: "heard", heard: { text, isFinal: true, beganOverAssistant, at, turnId } });
}

describe("what follows a yes in the same turn", () => {
  /** Someone whose answer was read back, and who said yes to it. */
  function agreed(field: string, answer: string, over = false) {
    const rosa = person("N-400", upTo(field));
    rosa.says(answer);
    rosa.send({ kind: "spoken", text: rosa.asked() });
    part(rosa, "yes", "sí", over);
    return rosa;
  }
  const alien = "cero ocho nueve tres cuatro cinco seis siete ocho";

  test.each([false, true])("corrects what was agreed to (over the read-back: %s)", (over) => {
    const rosa = agreed("numero_alien", alien, over);
    expect(rosa.at()).toBe("direccion_actual");
    part(rosa, "yes", "no, espere, la última es nueve", over);
    expect(rosa.at()).toBe("numero_alien");
    expect(rosa.asking().turn).toMatchObject({ kind: "confirming", reading: { value: "089345679" } });
    rosa.says("sí");
    expect(rosa.english("numero_alien")).toBe("A089345679");
    expect(rosa.at()).toBe("direccion_actual");
  });

  test("mends the letter it names", () => {
    const rosa = agreed("nombre_completo", "Rosa Gómes");
    part(rosa, "yes", "pero Gómez es con zeta");
    expect(rosa.asked()).toBe(
      "Oí el nombre completo: Rosa Gómez. Se escribe: ge, o con acento, eme, e, zeta. ¿Está bien?",
    );
    rosa.says("sí");
    expect(rosa.english("nombre_completo")).toBe("Rosa Gómez");
  });

  test("that is not understood reads the answer back again, and keeps it", () => {
    const rosa = agreed("nombre_completo", "Rosa Gómes");
    part(rosa, "yes", "pero falta una cosita");
    expect(rosa.at()).toBe("nombre_completo");
    expect(rosa.asking().turn.kind).toBe("confirming");
    expect(rosa.asked()).toContain("¿Está bien?");
    rosa.says("sí");
    expect(rosa.at()).toBe("fecha_nacimiento");
  });

  test.each(["está bien", "sí", "gracias señorita", "así es"])("'%s' changes nothing", (words) => {
    const rosa = agreed("nombre_completo", "Rosa Gómes");
    part(rosa, "yes", words);
    expect(rosa.at()).toBe("fecha_nacimiento");
    expect(rosa.kept()).toEqual([]);
  });

  test("a command is obeyed", () => {
    const rosa = agreed("nombre_completo", "Rosa Gómes");
    part(rosa, "yes", "más despacio");
    expect(rosa.at()).toBe("fecha_nacimiento");
    expect(rosa.rate()).toBeLessThan(1);
  });

  test("reopens the last answer from the review", () => {
    const rosa = agreed("nombre_conyuge", "José Luis Paz");
    expect(rosa.now().phase).toBe("reviewing");
    part(rosa, "yes", "no, José Luis Ruiz");
    expect(rosa.at()).toBe("nombre_conyuge");
    expect(rosa.asking().turn).toMatchObject({ kind: "confirming", reading: { value: "José Luis Ruiz" } });
    rosa.says("sí");
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.english("nombre_conyuge")).toBe("José Luis Ruiz");
  });
});

describe("the rest of the last answer, when the review has begun", () => {
  function widowed(rest: string) {
    const rosa = person("I-130", idsOf("I-130").slice(0, -1));
    part(rosa, "last", "casada");
    part(rosa, "last", rest);
    return rosa;
  }

  test("is asked about, and one is back in the review", () => {
    const rosa = widowed("digo viuda");
    expect(rosa.at()).toBe("estado_civil_familiar");
    rosa.says("sí");
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.english("estado_civil_familiar")).toBe("Widowed");
  });

  test.each(["gracias", "repita"])("'%s' loses nothing", (rest) => {
    const rosa = widowed(rest);
    expect(rosa.asking().answers["estado_civil_familiar"]?.said).toBe("casada");
  });
});
