import { describe, expect, test } from "vitest";
import { person, upTo } from "../../testing.ts";

/** Ways to take one's leave, as people say them beside an answer. */
const wishes = ["ya me tengo que ir", "con eso lo dejo por hoy", "mañana le sigo", "hasta luego", "ya quiero colgar"];

describe("who answers and takes their leave in one breath", () => {
  describe.each([
    ["pais_nacimiento", "Guatemala", "Guatemala"],
    ["estado_civil", "soltera", "Single"],
  ])("%s: '%s'", (field, answer, english) => {
    test.each(wishes.flatMap((wish) => [`${answer}, y ${wish}`, `${answer} ${wish}`, `${wish}. ${answer}`]))(
      "'%s': the answer is kept, and it is asked whether to end",
      (words) => {
        const rosa = person("N-400", upTo(field));
        rosa.says(words);
        expect(rosa.english(field)).toBe(english);
        expect(rosa.asked()).toMatch(/¿Terminamos la llamada\? Sus respuestas quedan guardadas\.$/);
        expect(rosa.now().aside?.kind).toBe("ending");
        rosa.says("sí");
        expect(rosa.effects()).toContain("stop-call");
      },
    );

    test.each(wishes)("in writing too: '%s'", (wish) => {
      const rosa = person("N-400", upTo(field));
      rosa.send({ kind: "call-ended" });
      rosa.writes(`${answer}, ${wish}`);
      expect(rosa.english(field)).toBe(english);
      expect(JSON.stringify(rosa.now().reply.prompts)).toContain("goodbye-written");
      rosa.writes("ya volví");
      expect(rosa.now().aside).toBeUndefined();
      expect(rosa.now().phase).not.toBe("complete");
    });
  });

  test("a value that is read back first has its yes, and then it is asked whether to end", () => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.says("305 555 0123 y con eso lo dejo por hoy");
    expect(rosa.asked()).toMatch(/^Oí: tres cero cinco/);
    expect(rosa.now().aside).toBeUndefined();
    rosa.says("sí");
    expect(rosa.english("telefono")).toBe("(305) 555-0123");
    expect(rosa.asked()).toMatch(/¿Terminamos la llamada\?/);
    rosa.says("no, sigamos");
    expect(rosa.asked()).toContain("correo");
    rosa.says("no tengo");
    expect(rosa.now().aside).toBeUndefined();
  });

  test.each(["sí, y ya me tengo que ir", "sí, eso es, mañana le sigo"])(
    "'%s' agrees to what was read back",
    (words) => {
      const rosa = person("N-400", upTo("telefono"));
      rosa.says("305 555 0123");
      rosa.says(words);
      expect(rosa.english("telefono")).toBe("(305) 555-0123");
      expect(rosa.now().aside?.kind).toBe("ending");
    },
  );

  test.each(["no, ya no quiero seguir", "ya no quiero seguir", "no, ya me voy"])(
    "'%s' wants to leave, and refuses nothing",
    (words) => {
      const rosa = person("N-400", upTo("telefono"));
      rosa.says("305 555 0123");
      rosa.says(words);
      expect(rosa.now().aside?.kind).toBe("ending");
      expect(rosa.asking().turn.kind).toBe("confirming");
    },
  );

  test.each(["ay dios, mejor otro día", "ya llegó mi hijo, ya me voy"])("'%s' is a wish to leave", (words) => {
    const rosa = person("N-400", upTo("nombre_completo"));
    rosa.says(words);
    expect(rosa.now().aside?.kind).toBe("ending");
  });
});

describe("a wish for another pace beside an answer", () => {
  test.each([
    "Cuba, y dele más rápido",
    "Cuba, dele más rápido, joven, que se me quema el arroz",
    "Cuba, pero vamos más rápido porque ya llegó mi nieta",
    "más rápido por favor, Cuba",
  ])("'%s': the answer is kept, and less is read back from now on", (words) => {
    const rosa = person("N-400", upTo("pais_nacimiento"));
    rosa.says(words);
    expect(rosa.english("pais_nacimiento")).toBe("Cuba");
    expect(rosa.now().isBrief).toBe(true);
  });
});
