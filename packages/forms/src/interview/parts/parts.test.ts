import { describe, expect, test } from "vitest";
import { fieldsAnswered, fieldsOfPart } from "../../forms/parts/parts.ts";
import { next } from "../interview.ts";
import { currentField } from "../questions.ts";
import { startOf } from "../start.ts";
import { idsOf, person } from "../testing.ts";

/** A person at the review of the first chapter who takes Part 9. */
function inPart9() {
  const rosa = person("N-400", idsOf("N-400"));
  rosa.send({ kind: "extra-wanted", part: 9 });
  rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", 9) });
  return rosa;
}

/** Answers no until a question comes, and yes to whether a group was heard right. */
function noUntil(rosa: ReturnType<typeof inPart9>, id: string): void {
  for (let steps = 0; (rosa.at() !== id || rosa.now().check) && steps < 150; steps += 1)
    rosa.says(rosa.now().check ? "sí" : "no");
}

describe("a part of the form", () => {
  test("is offered by its title and its count, once the extra questions are taken", () => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.send({ kind: "extra-wanted" });
    expect(rosa.effects()).toContain("fetch-extra");
    rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", 0) });
    for (let steps = 0; rosa.now().phase === "asking" && steps < 9; steps += 1) rosa.taps("skip");
    // The one question of Part 1 was passed over among them: nothing of it is left.
    expect(rosa.asked()).toContain("la Parte 2, más sobre usted. Son 10 preguntas.");
    expect(rosa.now()).toMatchObject({ phase: "reviewing", extra: { kind: "offered" } });
  });

  test.each([
    ["la be", "la Parte 2"],
    ["la ge", "la Parte 1"],
  ])("is offered where something of it is left: after '%s' %s", (reason, offered) => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.send({ kind: "extra-wanted" });
    rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", 0) });
    while (rosa.at() !== "motivo_solicitud") rosa.taps("skip");
    rosa.writes(reason);
    for (let steps = 0; rosa.now().phase === "asking" && steps < 9; steps += 1) rosa.taps("skip");
    expect(rosa.asked()).toContain(offered);
  });

  test("asks nothing that the extra questions asked", () => {
    const rosa = person("N-400", idsOf("N-400"));
    for (const part of [0, 1, 2]) {
      rosa.send({ kind: "extra-wanted", part });
      rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", part) });
      const asked: (string | undefined)[] = [];
      for (let steps = 0; rosa.now().phase === "asking" && steps < 20; steps += 1) {
        asked.push(rosa.at());
        rosa.says("no aplica");
      }
      expect([part, asked.includes("sexo"), asked.includes("motivo_solicitud")]).toEqual([
        part,
        part === 0,
        part === 0,
      ]);
    }
  });

  test.each([
    [2, "nationality", "soy mexicana", "Mexico"],
    [2, "nationality", "soy de Guatemala", "Guatemala"],
    [11, "mobile_phone", "mi celular es 305 555 0199", "(305) 555-0199"],
    [2, "new_name", "me llamo María Soto Luna", "María Soto Luna"],
  ])("part %i: at %s '%s' answers that question, not the first one like it", (part, id, words, english) => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.send({ kind: "extra-wanted", part });
    rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", part) });
    for (let steps = 0; rosa.at() !== id && steps < 20; steps += 1) {
      if (rosa.at() === "name_change") rosa.picks(0);
      else rosa.taps("skip");
    }
    const before = rosa.asking().answers;
    rosa.says(words);
    rosa.says("sí");
    expect(rosa.english(id)).toBe(english);
    expect(rosa.now()).toMatchObject({ answers: before });
  });

  test.each(["no se sabe dónde está", "no sé dónde está", "está desaparecido", "vive conmigo"])(
    "takes '%s' for where a child lives, and for no wish",
    (words) => {
      const rosa = person("N-400", idsOf("N-400"));
      rosa.send({ kind: "extra-wanted", part: 6 });
      rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", 6) });
      rosa.writes("una");
      while (rosa.at() !== "children.1.residence") rosa.taps("skip");
      rosa.says(words);
      rosa.says("sí");
      const lives = words === "vive conmigo" ? "resides with me" : "unknown/missing";
      expect(rosa.english("children.1.residence")).toBe(lives);
    },
  );

  test("takes 'no tengo hijos' for none of them, and asks for none", () => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.send({ kind: "extra-wanted", part: 6 });
    rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", 6) });
    rosa.writes("no tengo hijos");
    expect(rosa.english("children_count")).toBe("0");
    expect(rosa.now().phase).toBe("reviewing");
  });

  test("tells how many questions are left, of a table those of the rows that were counted", () => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.send({ kind: "extra-wanted", part: 6 });
    rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", 6) });
    rosa.writes("dos");
    rosa.says("¿cuántas faltan?");
    expect(rosa.asked()).toContain("De esta parte faltan diez preguntas.");
  });

  test("comes to as many children as were told, and asks nobody for another one", () => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.send({ kind: "extra-wanted", part: 6 });
    rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", 6) });
    rosa.writes("dos");
    const asked: (string | undefined)[] = [];
    for (let steps = 0; rosa.now().phase === "asking" && steps < 40; steps += 1) {
      asked.push(rosa.at());
      rosa.taps("skip");
    }
    // The address is asked of a child who lives elsewhere.
    const columns = ["name", "birth_date", "residence", "relationship", "support"];
    expect(asked).toEqual([1, 2].flatMap((row) => columns.map((column) => `children.${row}.${column}`)));
  });

  test("begins with its lead-in, which is not said again", () => {
    const rosa = inPart9();
    expect(rosa.at()).toBe("claimed_citizen");
    expect(rosa.asked()).toContain("alguna vez");
    rosa.says("no");
    expect(rosa.at()).toBe("voted");
    expect(rosa.asked()).toContain("¿Alguna vez se registró para votar");
    expect(rosa.asked()).toContain("puede decir que no");
  });

  test("reads a yes back as what it means, and asks for the explanation behind it", () => {
    const rosa = inPart9();
    rosa.says("sí");
    expect(rosa.asked()).toContain("Usted dice que sí: alguna vez dijo que era ciudadano");
    expect(rosa.kept()).toEqual([]);
    rosa.says("sí");
    expect(rosa.kept()).toEqual([["claimed_citizen", "sí"]]);
    expect(rosa.at()).toBe("claimed_citizen_explained");
    rosa.says("fue en el trabajo en Houston en marzo de 1999, llené mal un papel");
    rosa.says("sí");
    expect(rosa.kept()).toEqual([
      ["claimed_citizen_explained", "fue en el trabajo en Houston en marzo de 1999, llené mal un papel"],
    ]);
    expect(rosa.at()).toBe("voted");
  });

  test("a yes that is refused is asked again, and not kept", () => {
    const rosa = inPart9();
    rosa.says("sí");
    rosa.says("no");
    expect(rosa.kept()).toEqual([]);
    rosa.says("no");
    expect(rosa.kept()).toEqual([["claimed_citizen", "no"]]);
  });

  test.each(["no sé", "no estoy segura", "no me acuerdo"])("takes '%s' for an answer: its box stays empty", (words) => {
    const rosa = inPart9();
    rosa.says(words);
    if (rosa.at() === "claimed_citizen") rosa.says("sí");
    expect(rosa.english("claimed_citizen")).toBe("Not sure");
    expect(rosa.at()).toBe("voted");
  });

  test("asks only what the answers before call for, and keeps nothing of what it passes over", () => {
    const rosa = inPart9();
    noUntil(rosa, "weapons_sold");
    expect(Object.keys(rosa.asking().answers)).not.toContain("weapon_used");
    noUntil(rosa, "supports_constitution");
    expect(Object.keys(rosa.asking().answers)).not.toContain("selective_service");
    rosa.says("no");
    expect(rosa.asked()).toContain("Usted dice que no: apoya la Constitución");
  });

  test("asks the rows of its table one behind the other", () => {
    const rosa = inPart9();
    noUntil(rosa, "arrested");
    rosa.says("sí");
    rosa.says("sí");
    expect(rosa.asked()).toContain("A la otra dijo que no");
    rosa.says("sí");
    expect(rosa.at()).toBe("offenses.1.crime");
    rosa.says("manejar tomado");
    rosa.says("sí");
    expect(rosa.at()).toBe("offenses.1.date");
    rosa.says("3 de mayo de 1999");
    rosa.says("sí");
    expect(rosa.at()).toBe("offenses.1.conviction_date");
    rosa.says("no aplica");
    rosa.says("Houston, Texas, Estados Unidos");
    rosa.says("sí");
    rosa.says("cargos retirados");
    rosa.says("sí");
    rosa.says("no aplica");
    expect(rosa.at()).toBe("offenses.1.another");
    rosa.says("no");
    expect(rosa.at()).toBe("sentence_completed");
  });

  test("is taken up again at every question", () => {
    const rosa = inPart9();
    for (let steps = 0; rosa.now().phase === "asking" && steps < 150; steps += 1) {
      const { answers } = rosa.asking();
      const [again] = next(startOf("smart"), {
        kind: "restored",
        formType: "N-400",
        answers,
        extra: fieldsAnswered("N-400", answers),
      });
      if (steps > 0) expect(currentField(again)?.id).toBe(rosa.at());
      rosa.says(rosa.now().check || steps % 7 === 3 ? "sí" : "no");
    }
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.lines().filter(({ status }) => status === "missing")).toEqual([]);
  });

  test("comes behind the review where the whole form is wanted", () => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.send({ kind: "whole-wanted" });
    for (let presses = 0; presses < 9 && !rosa.effects().includes("fetch-extra"); presses += 1)
      rosa.send({ kind: "review-accepted" });
    rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", 0) });
    expect(rosa.at()).toBe("sexo");
  });
});
