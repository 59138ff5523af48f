import { describe, expect, test } from "vitest";
import { idsOf, person, sample, upTo } from "../testing.ts";

describe("a person in a hurry", () => {
  test.each(["no me repita lo que le digo", "más rápido", "ya no me lo repita todo por favor", "tengo prisa"])(
    "'%s' is said back once, and what is in no doubt is taken as it was understood",
    (words) => {
      const rosa = person("N-400", upTo("telefono"));
      rosa.says(words);
      expect(rosa.asked()).toMatch(/^Bien, vamos más rápido\./);
      rosa.says("305 555 0123");
      expect(rosa.asked()).toMatch(/^¿Cuál es su correo electrónico/);
      expect(rosa.kept()).toHaveLength(1);
    },
  );

  test("what is doubtful is asked all the same", () => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("no me repita");
    rosa.says("03/05/1990");
    expect(rosa.at()).toBe("fecha_nacimiento");
    expect(rosa.kept()).toEqual([]);
  });

  test("all answers are read at the end", () => {
    const rosa = person("N-400", upTo("estado_civil"));
    rosa.says("más rápido");
    rosa.says("soltera");
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.asked()).toContain("Nombre completo: Rosa Elena Prado Luna.");
    rosa.says("siga");
    expect(rosa.asked()).toContain("Teléfono:");
  });

  test.each(["repítame lo que le digo", "mejor repita lo que digo", "confírmeme cada respuesta"])(
    "'%s' undoes it",
    (words) => {
      const rosa = person("N-400", upTo("telefono"));
      rosa.says("no me repita");
      rosa.says(words);
      expect(rosa.asked()).toMatch(/^Está bien, le repito cada respuesta\. ¿Cuál es su número/);
      rosa.says(sample["telefono"] ?? "");
      expect(rosa.asked()).toMatch(/^Oí: tres cero cinco/);
    },
  );

  test.each(["sí, y apúrele", "sí, está bien, pero hable más despacito que no oigo bien", "sí, más rápido"])(
    "the yes in '%s' holds",
    (words) => {
      const rosa = person("N-400", upTo("telefono"));
      rosa.says("305 555 0123");
      rosa.says(words);
      expect(rosa.at()).toBe("email");
    },
  );
});

describe("the form by its purpose", () => {
  test.each([
    ["lo que quiero es poder votar", /N-400/],
    ["quiero sacarle la green card a mi hermano", /I-130/],
    ["quiero traer a mi mujer", /I-130/],
    ["se me vence la mica y la quiero renovar", /la I-90, y aquí no lo llenamos/],
    ["¿aquí puedo sacar el permiso de trabajo?", /la I-765, y aquí no/],
    ["necesito una visa de turista para mi hermana", /una visa aquí no le podemos ayudar/],
    ["quiero sacar mi residencia", /la I-485/],
    ["no entiendo qué tengo que hacer", /^Con el primero se hace ciudadano/],
  ])("'%s' is answered", (words, answer) => {
    const rosa = person();
    rosa.send({ kind: "reset" });
    rosa.send({ kind: "call-started" });
    rosa.says(words);
    expect(rosa.asked()).toMatch(answer);
    expect(rosa.now().phase).toBe("choosing");
  });

  test("what is not done here takes a form that was asked about back", () => {
    const rosa = person();
    rosa.send({ kind: "reset" });
    rosa.send({ kind: "call-started" });
    rosa.says("quiero poder votar");
    rosa.says("ah no, es para renovar la mica");
    rosa.says("sí");
    expect(rosa.now().phase).toBe("choosing");
  });
});

test("in a hurry as well an answer that takes another one's place is read back", () => {
  const rosa = person("N-400", idsOf("N-400"));
  rosa.says("más rápido");
  rosa.says("mi teléfono es 305 555 0199");
  expect(rosa.kept()).toEqual([]);
  expect(rosa.asked()).toMatch(/^Oí: tres cero cinco/);
});

test("nobody in a hurry loses the review", () => {
  const rosa = person("N-400", idsOf("N-400"));
  rosa.says("más rápido");
  expect(rosa.now().phase).toBe("reviewing");
});
