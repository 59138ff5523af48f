import { describe, expect, test } from "vitest";
import { labelOf } from "../../../prompts/labels.ts";
import { renderReply } from "../../../prompts/prompt.ts";
import { next } from "../../interview.ts";
import { at, idsOf, person, upTo } from "../../testing.ts";

const ids = idsOf("N-400");

describe("the review", () => {
  const all = () => person("N-400", ids.slice(0, -1));

  test("comes after the last answer, before anything is saved", () => {
    const rosa = all();
    rosa.says("José Luis Paz");
    rosa.says("sí");
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.effects()).not.toContain("save");
    rosa.says("está bien");
    // How the spouse's name splits was agreed to when it was read back.
    rosa.says("sí");
    expect(rosa.now()).toMatchObject({ phase: "complete", saving: "saving" });
    expect(rosa.effects()).toEqual(["keep", "ask", "stop-call", "save"]);
    expect(rosa.asked()).toMatch(/^Listo\. Ya guardé su formulario\./);
  });

  test("'corrige el teléfono' asks that one and comes back to the review", () => {
    const rosa = all();
    rosa.says("José Luis Paz");
    rosa.says("sí");
    rosa.says("corrige el teléfono");
    expect(rosa.asking().position).toBe(ids.indexOf("telefono"));
    rosa.says("tres uno dos cinco cinco cinco cero uno cuatro ocho");
    rosa.says("sí");
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.english("telefono")).toBe("(312) 555-0148");
  });

  test.each(["mi esposo se llama José Luis Paz", "el nombre de mi esposo es José Luis Paz"])(
    "keeps '%s', typed for an answer that was left empty, as it keeps what is typed elsewhere",
    (words) => {
      const rosa = person("N-400", upTo("nombre_conyuge"));
      rosa.writes("la dejo para después");
      expect(rosa.now().phase).toBe("reviewing");
      rosa.writes(words);
      expect(rosa.now().phase).toBe("reviewing");
      expect(rosa.english("nombre_conyuge")).toBe("José Luis Paz");
    },
  );

  test("reads an answer back that was told in it, in writing too: it takes another one's place", () => {
    const rosa = person("N-400", ids);
    rosa.send({ kind: "typed", text: "mi correo es rosa@example.com", at });
    expect(rosa.asking().turn.kind).toBe("confirming");
    rosa.send({ kind: "typed", text: "sí", at });
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.english("email")).toBe("rosa@example.com");
  });

  test("tells in writing which answer was corrected, and what it is now", () => {
    const rosa = person("N-400", ids);
    for (const text of ["corregir el teléfono", "312 555 0148"]) rosa.send({ kind: "typed", text, at });
    const { phase, reply } = rosa.now();
    expect(phase).toBe("reviewing");
    expect(renderReply(reply, "written")).toMatch(/^Anoté: 312 555 0148\. Si está mal, escriba: corrige\./);
    rosa.send({ kind: "typed", text: "corrige", at });
    expect(rosa.asking().position).toBe(ids.indexOf("telefono"));
  });

  test("says so when it did not understand, and again in other words", () => {
    const rosa = person("N-400", ids);
    rosa.says("xyzzy plugh");
    expect(rosa.asked()).toMatch(/^Perdón, no entendí\. /);
    rosa.says("qwerty plugh");
    expect(rosa.asked()).toMatch(/^No le entendí bien\./);
    expect(rosa.now().phase).toBe("reviewing");
  });

  test("which names are given names is confirmed as if it had been said, and stays in the review", () => {
    const rosa = person("N-400", ids);
    const field = "nombre_completo";
    rosa.send({ kind: "name-confirmed", field, given: "Rosa", family: "Elena Prado Luna", at });
    expect(rosa.effects()).toEqual(["keep"]);
    expect(rosa.now()).toMatchObject({
      phase: "reviewing",
      answers: { [field]: { said: "nombres Rosa, apellidos Elena Prado Luna" } },
    });
    expect(rosa.english(field)).toBe("Rosa Elena Prado Luna");
    rosa.send({ kind: "name-confirmed", field, given: "Rosa Elena", family: "Prado Luna", at });
    expect(rosa.now()).toMatchObject({ answers: { [field]: { said: "nombres Rosa Elena, apellidos Prado Luna" } } });
  });

  test("a confirmation changes no other word, no other kind of answer, and nothing outside the review", () => {
    const rosa = person("N-400", ids);
    const before = rosa.now();
    rosa.send({ kind: "name-confirmed", field: "nombre_completo", given: "Rosa", family: "Prado", at });
    rosa.send({ kind: "name-confirmed", field: "telefono", given: "Rosa Elena", family: "Prado Luna", at });
    rosa.send({ kind: "name-confirmed", field: "no_es_un_campo", given: "Rosa", family: "Prado", at });
    expect(rosa.now()).toEqual(before);
    const asking = person("N-400", ids.slice(0, -1));
    asking.send({ kind: "name-confirmed", field: "nombre_completo", given: "Rosa Elena", family: "Prado Luna", at });
    expect(asking.effects()).toEqual([]);
    expect(asking.asking().answers["nombre_completo"]?.said).toBe("Rosa Elena Prado Luna");
  });

  test("a correction after the save is a revision of the same form", () => {
    const rosa = all();
    rosa.writes("José Luis Paz");
    rosa.accepts();
    rosa.send({ kind: "saved", saved: { id: "form-1", revision: 1 } });
    rosa.send({ kind: "correct", field: "telefono" });
    rosa.writes("312 555 0148");
    rosa.accepts();
    const [complete, effects] = next(rosa.now(), { kind: "save-failed" });
    expect(complete).toMatchObject({ phase: "complete", saved: { id: "form-1", revision: 1 } });
    expect(effects).toEqual([]);
  });

  describe("every command does what one expects", () => {
    const reviewing = (formType: "N-400" | "I-130" = "N-400") => person(formType, idsOf(formType));

    test.each([
      ["said", (rosa: ReturnType<typeof reviewing>) => rosa.says("repita")],
      ["tapped", (rosa: ReturnType<typeof reviewing>) => rosa.taps("repeat")],
    ])("'repita' reads every answer aloud, a few at a time (%s)", (_, repeat) => {
      const rosa = reviewing();
      const heard = [1, 2, 3, 4].map(() => {
        repeat(rosa);
        return rosa.asked();
      });
      for (const { field } of rosa.lines()) {
        const label = labelOf(field);
        expect(
          heard.filter((piece) => piece.toLocaleLowerCase("es").includes(`${label.toLocaleLowerCase("es")}: `)),
        ).toHaveLength(1);
      }
      expect(heard[0]).toContain("Nombre completo: Rosa Elena Prado Luna.");
      expect(heard[0]).toMatch(/Para oír las demás, diga: siga\.$/);
      expect(heard.join(" ")).toContain("Correo electrónico: no tiene.");
      expect(heard[3]).toContain("¿Está todo bien?");
      expect(rosa.now().phase).toBe("reviewing");
      repeat(rosa);
      expect(rosa.asked()).toContain("Nombre completo: Rosa Elena Prado Luna.");
    });

    test("answers too long to be read at once come a few at a time, and it says so", () => {
      const said = "la casa verde que está detrás de la iglesia, donde vivía mi comadre antes de irse".repeat(4);
      const ids130 = idsOf("I-130");
      const answers = Object.fromEntries(ids130.map((id) => [id, { said, heardAt: at }]));
      const rosa = person("I-130");
      rosa.send({ kind: "reset" });
      rosa.send({ kind: "restored", formType: "I-130", answers });
      rosa.send({ kind: "call-started" });
      rosa.says("repita");
      expect(rosa.asked().length).toBeLessThan(2000);
      expect(rosa.asked()).toMatch(/Para oír las demás, diga: siga\.$/);
    });

    test("'atrás' goes to the last question, and its answer comes back here", () => {
      const rosa = reviewing();
      rosa.says("atrás");
      expect(rosa.at()).toBe("nombre_conyuge");
      rosa.writes("Jorge Ríos Mena");
      expect(rosa.now().phase).toBe("reviewing");
      expect(rosa.english("nombre_conyuge")).toBe("Jorge Ríos Mena");
    });

    test("'pausa' waits through noise, and goes on with what is said", () => {
      const rosa = reviewing();
      rosa.says("pausa");
      expect(rosa.asked()).toMatch(/^Está bien, espero/);
      rosa.says("Subtítulos realizados por la comunidad de Amara.org");
      expect(rosa.now().phase).toBe("reviewing");
      expect(rosa.now().aside).toEqual({ kind: "paused" });
      rosa.says("seguir");
      expect(rosa.now().aside).toBeUndefined();
      expect(rosa.asked()).toContain("Terminamos las preguntas");
      rosa.says("pausa");
      rosa.says("corrige el teléfono");
      expect(rosa.at()).toBe("telefono");
    });

    test("'ayuda' and '¿por qué?' tell what one can do here", () => {
      const rosa = reviewing();
      for (const words of ["ayuda", "¿por qué?"]) {
        rosa.says(words);
        expect(rosa.asked()).toMatch(/^Estas son sus respuestas/);
      }
    });

    test("'más despacio' slows the voice, 'colgar' asks once, then ends the call and loses nothing", () => {
      const rosa = reviewing();
      rosa.says("más despacio");
      expect(rosa.rate()).toBe(0.85);
      rosa.says("quiero colgar");
      expect(rosa.asked()).toBe("¿Terminamos la llamada? Sus respuestas quedan guardadas.");
      rosa.says("sí");
      expect(rosa.effects()).toEqual(["ask", "stop-call"]);
      expect(rosa.asked()).toMatch(/quedan guardadas.*vuelva a esta página/);
      expect(rosa.now().phase).toBe("reviewing");
      const done = reviewing();
      done.says("terminar");
      expect(done.asked()).toBe("¿Lo guardo ya?");
      done.says("sí");
      expect(done.now()).toMatchObject({ phase: "reviewing", point: { field: "nombre_completo" } });
    });

    test("what has no meaning here says what has one", () => {
      const rosa = reviewing();
      for (const command of ["skip", "spell"] as const) {
        rosa.taps(command);
        expect(rosa.asked()).toMatch(/está bien|¿Está todo bien\?/);
        expect(rosa.now().phase).toBe("reviewing");
      }
    });

    test("'corrige' alone asks which, and then its name is enough", () => {
      const rosa = reviewing();
      rosa.says("corrige");
      expect(rosa.asked()).toBe("¿Cuál respuesta corrijo? Diga, por ejemplo: el teléfono.");
      rosa.says("el estado civil");
      expect(rosa.at()).toBe("estado_civil");
    });

    test("'corrige' right after the last answer was noted means that answer", () => {
      const rosa = person("I-130", idsOf("I-130").slice(0, -1));
      rosa.says("viuda");
      expect(rosa.asked()).toMatch(/^Anoté: .*Si está mal, diga: corrige\. Terminamos las preguntas/);
      rosa.says("corrige");
      expect(rosa.at()).toBe("estado_civil_familiar");
      rosa.says("casada");
      expect(rosa.english("estado_civil_familiar")).toBe("Married");
      rosa.says("repita");
      rosa.says("corrige");
      expect(rosa.asked()).toMatch(/^¿Cuál respuesta corrijo\?/);
    });

    test.each([
      ["corrige la cuatro", "numero_alien"],
      ["corrige la pregunta 6", "telefono"],
      ["el teléfono está mal", "telefono"],
      ["sí, menos el correo", "email"],
      ["está bien, pero cambie la dirección", "direccion_actual"],
    ])("'%s' goes to that answer", (words, field) => {
      const rosa = reviewing();
      rosa.says(words);
      expect(rosa.at()).toBe(field);
    });

    test("a name that two answers share is asked about, and one may tap", () => {
      const rosa = reviewing("I-130");
      rosa.says("corrige el nombre");
      expect(rosa.asked()).toBe("¿Cuál corrijo: su nombre, o el nombre de su familiar?");
      expect(rosa.now()).toMatchObject({
        aside: { kind: "choosing-field", fields: ["nombre_peticionario", "nombre_familiar"] },
      });
      rosa.says("el de mi familiar");
      expect(rosa.at()).toBe("nombre_familiar");
    });

    test("only a command counts over the voice: a yes in the middle of the reading accepts nothing", () => {
      const rosa = reviewing();
      rosa.says("repita");
      rosa.send({ kind: "spoken", text: rosa.asked() });
      rosa.saysOver("sí");
      expect(rosa.now().phase).toBe("reviewing");
      rosa.saysOver("corrige la dirección, por favor");
      expect(rosa.at()).toBe("direccion_actual");
    });
  });
});

test.each(["el teléfono está bien", "está bien la fecha de nacimiento", "mi nombre está correcto", "bien el correo"])(
  "'%s', said of all answers, agrees to no other: they are asked about",
  (words) => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.says(words);
    expect(rosa.asked()).toBe("¿Está todo bien?");
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.now()).not.toHaveProperty("point");
  },
);

describe("what asks or listens in the review saves nothing", () => {
  test.each([
    ["ok, ¿y el correo está vacío?", "Correo electrónico: no tiene."],
    ["sí, ¿y mi teléfono sí quedó?", "Teléfono: tres cero cinco"],
    ["sí, ¿y a quién se lo mandan?", "gobierno|nadie|firma|manda"],
    ["ajá, ¿y esto cuánto cuesta?", "nueve dólares"],
  ])("'%s' is answered", (words, told) => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.says(words);
    expect(rosa.asked()).toMatch(new RegExp(told));
    expect(rosa.now().aside).toBeUndefined();
    expect(rosa.now().phase).toBe("reviewing");
  });

  test.each(["ajá, dígame", "sí, dígame", "a ver, la escucho", "dígame pues"])("'%s' brings the answers", (words) => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.says(words);
    expect(rosa.asked()).toMatch(/^Nombre completo: /);
    expect(rosa.now().aside).toBeUndefined();
  });

  test("who asks to change an answer is not read it", () => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.says("¿puedo cambiar el teléfono?");
    expect(rosa.asked()).not.toContain("tres cero cinco");
  });
});
