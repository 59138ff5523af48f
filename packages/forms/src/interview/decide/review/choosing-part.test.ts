import { describe, expect, test } from "vitest";
import type { FormType } from "../../../forms/form-types.ts";
import { fieldsOfPart } from "../../../forms/parts/parts.ts";
import { partStates } from "../../parts/part-states.ts";
import { idsOf, person } from "../../testing.ts";

/** A person in a call, at the review of the first chapter. */
function atReview(form: FormType = "N-400") {
  const rosa = person(form, idsOf(form));
  rosa.send({ kind: "call-started" });
  return rosa;
}

function arrive(rosa: ReturnType<typeof person>, part: number, form: FormType = "N-400") {
  expect(rosa.effects()).toContain("fetch-extra");
  rosa.send({ kind: "extra-arrived", fields: fieldsOfPart(form, part) });
}

const stateOf = (rosa: ReturnType<typeof person>, part: number) => {
  const interview = rosa.now();
  if (interview.phase !== "asking" && interview.phase !== "reviewing") throw new Error("No form is being answered.");
  return partStates(interview).find((one) => one.part === part);
};

describe("any part of the form", () => {
  test.each([
    ["la parte de los viajes", 8],
    ["quiero seguir con la parte de mis trabajos", 7],
    ["vamos a la parte ocho", 8],
    ["parte 4", 4],
    ["mejor la parte de mis hijos, por favor", 6],
    ["vamos a la parte de los hijos", 6],
    ["lléveme a la parte de mis matrimonios", 5],
    ["me gustaría hacer la parte de los viajes", 8],
    ["enséñeme la parte 3", 3],
    ["¿podemos ir a la parte del trabajo?", 7],
  ])("is chosen by '%s'", (words, part) => {
    const rosa = atReview();
    rosa.says(words);
    arrive(rosa, part);
    expect(rosa.asking().extra.fields?.at(-1)?.extra?.part).toBe(part);
  });

  test.each([
    ["la parte sobre mí", 2],
    ["vamos a la parte de mi familiar", 4],
    ["la parte de cómo soy", 3],
    ["la parte de las otras peticiones", 5],
    ["la parte del parentesco", 1],
    ["la parte de mi celular", 6],
  ])("of the I-130 is chosen by '%s'", (words, part) => {
    const rosa = atReview("I-130");
    rosa.says(words);
    arrive(rosa, part, "I-130");
    expect(rosa.asking().extra.fields?.at(-1)?.extra?.part).toBe(part);
  });

  test.each([
    "¿qué partes faltan?",
    "¿qué partes me faltan?",
    "¿cuáles partes me quedan?",
    "¿qué partes ya están listas?",
    "¿cuántas partes faltan?",
    "¿cuáles partes tiene el formulario?",
    "dígame las partes",
    "quiero ver las partes",
  ])("'%s' tells which are done, begun and left", (words) => {
    const rosa = atReview();
    rosa.says("la parte de los viajes");
    arrive(rosa, 8);
    rosa.says("no");
    rosa.says("parte siete");
    arrive(rosa, 7);
    rosa.says("Taquería La Luna");
    rosa.says("sí");
    rosa.says(words);
    expect(rosa.asked()).toContain("Ya están listas: la Parte 8, sus viajes fuera del país.");
    expect(rosa.asked()).toMatch(/Van por la mitad: la Parte 7, sus trabajos y escuelas, le faltan \w+ preguntas\./);
    expect(rosa.asked()).toMatch(/Puede seguir con: la Parte 1, por qué razón la pide; la Parte 2/);
  });

  test("'otra parte' tells which there are, and their numbers choose", () => {
    const rosa = atReview();
    rosa.says("otra parte");
    expect(rosa.asked()).toContain("la Parte 8, sus viajes fuera del país");
    expect(rosa.asked()).not.toContain("la mitad");
    rosa.says("parte ocho");
    arrive(rosa, 8);
    expect(rosa.at()).toBe("trips");
  });

  test("left in its middle waits, is named in the review, and goes on where it was left", () => {
    const rosa = atReview();
    rosa.says("la parte de los trabajos");
    arrive(rosa, 7);
    rosa.says("Taquería La Luna");
    rosa.says("sí");
    expect(rosa.at()).toBe("jobs_schools.1.city");
    rosa.says("la parte de los viajes");
    arrive(rosa, 8);
    expect(rosa.at()).toBe("trips");
    rosa.says("no");
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.asked()).toContain("Van por la mitad: la Parte 7, sus trabajos y escuelas.");
    expect([stateOf(rosa, 7)?.state, stateOf(rosa, 8)?.state, stateOf(rosa, 4)?.state]).toEqual([
      ...["halfway", "done", "not-begun"],
    ]);
    rosa.says("parte siete");
    expect(rosa.at()).toBe("jobs_schools.1.city");
    rosa.says("la parte de los viajes");
    expect(rosa.asked()).toContain("Esa ya está lista");
  });

  test("tells how many of its questions this person still has", () => {
    const rosa = atReview();
    rosa.says("la parte 10");
    arrive(rosa, 10);
    expect(stateOf(rosa, 10)).toMatchObject({ state: "not-begun", left: 1 });
    rosa.says("¿cuántas faltan?");
    expect(rosa.asked()).toContain("De esta parte falta una pregunta.");
  });

  test("that was told before has nothing left for this person", () => {
    const rosa = atReview();
    rosa.says("más preguntas");
    arrive(rosa, 0);
    while (rosa.at() !== "motivo_solicitud") rosa.taps("skip");
    rosa.says("la A");
    rosa.says("sí");
    for (let steps = 0; rosa.now().phase === "asking" && steps < 9; steps += 1) rosa.taps("skip");
    expect(stateOf(rosa, 1)).toMatchObject({ part: 1, state: "not-for-you", left: 0 });
  });

  test("waits until the first questions are answered", () => {
    const rosa = person("N-400", idsOf("N-400").slice(0, 3));
    rosa.send({ kind: "call-started" });
    const at = rosa.at();
    rosa.says("la parte de los viajes");
    expect(rosa.asked()).toContain("Primero terminamos estas preguntas.");
    expect(rosa.at()).toBe(at);
  });

  test.each([
    "parte de mi nombre es Luna",
    "otra parte de la casa",
    "de parte de mi hermana",
    "¿qué parte de mi nombre?",
    "por todas partes",
  ])("is not chosen by '%s'", (words) => {
    const rosa = atReview();
    rosa.says(words);
    expect(rosa.effects()).not.toContain("fetch-extra");
  });
});
