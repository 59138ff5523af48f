import { describe, expect, test } from "vitest";
import { fieldsOf } from "../questions.ts";
import { person, upTo } from "../testing.ts";

/** Someone who is being asked for a field, and hears the question. */
function listening(field: string) {
  const rosa = person("N-400", upTo(field));
  rosa.send({ kind: "spoken", text: rosa.asked() });
  return rosa;
}

describe("talking over a question", () => {
  test("a wish for a slower voice, for the question again or for help is heard", () => {
    const rosa = listening("email");
    const question = fieldsOf(rosa.asking())[rosa.asking().position]?.question ?? "";
    rosa.saysOver("más despacio");
    expect(rosa.rate()).toBeLessThan(1);
    rosa.saysOver("repita");
    expect(rosa.asked()).toBe(question);
    rosa.saysOver("ayuda");
    expect(rosa.asked().length).toBeGreaterThan(question.length);
  });

  test.each(["atrás", "corrige"])("'%s' goes back", (words) => {
    const rosa = listening("email");
    rosa.saysOver(words);
    expect(rosa.at()).toBe("telefono");
  });

  test("an answer is heard and read back, a name that holds a command's word too", () => {
    for (const words of ["Rosa Elena Prado", "Esperanza López"]) {
      const rosa = listening("nombre_completo");
      rosa.saysOver(words);
      expect(rosa.asking()).toMatchObject({ position: 0, answers: {}, turn: { kind: "confirming" } });
      expect(rosa.asked()).toContain(words);
    }
  });

  test("the question's own words are not", () => {
    const rosa = listening("nombre_completo");
    rosa.saysOver("Diga sus nombres y sus apellidos");
    expect(rosa.asking()).toMatchObject({ position: 0, failures: 0, turn: { kind: "waiting" } });
    const taught = listening("email");
    taught.send({ kind: "spoken", text: "Anoté: casada. Si está mal, diga: corrige." });
    taught.saysOver("corrige");
    expect(taught.at()).toBe("email");
  });
});
