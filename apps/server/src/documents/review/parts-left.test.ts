import type { FormType } from "@dilo/forms";
import { describe, expect, test } from "vitest";
import { knownForms } from "../official-forms/boxes/known-forms.ts";
import { templateOf, type Understood, understoodLines } from "../official-forms/testing/official-files.ts";
import { fillIn } from "../official-forms/values/fill-in.ts";
import { partsLeft } from "./parts-left.ts";

/** What is left in one part for an invented person who told this and nothing else. */
async function leftIn(formType: FormType, part: number, answers: Readonly<Record<string, Understood>>) {
  const form = knownForms[formType];
  const asked = understoodLines(formType, answers);
  const lines = asked.map((line) =>
    answers[line.field.id] ? line : { ...line, said: "", english: "", status: "missing" as const },
  );
  const filling = fillIn({ form, boxes: (await templateOf(formType)).boxes, lines });
  const found = partsLeft(form, lines, filling).find((one) => one.part.part === part);
  if (found === undefined) throw new Error(`The form has no part ${part}.`);
  const decided = (ones: typeof found.depends) =>
    ones.map(({ items, by }) => `${items} by ${by.map((item) => `${item.part}:${item.item}`).join(" ")}`);
  return { ...found, depends: decided(found.depends), notAsked: decided(found.notAsked) };
}

const married: Understood = ["Married", "married"];

describe("what is left of the marital history", () => {
  test("is nothing for a single person, who goes to Part 6", async () => {
    const { left, notAsked } = await leftIn("N-400", 5, { estado_civil: ["Single", "single"] });
    expect([left, notAsked]).toEqual(["", ["2-8 by 5:1"]]);
  });

  test("is item 3 for a widow, who has no spouse now", async () => {
    const { left, notAsked } = await leftIn("N-400", 5, { estado_civil: ["Widowed", "widowed"] });
    expect([left, notAsked]).toEqual(["3", ["2, 4-8 by 5:1"]]);
  });

  test("waits for Part 1 where somebody married did not tell why they file", async () => {
    const { left, depends } = await leftIn("N-400", 5, { estado_civil: married });
    expect([left, depends]).toEqual(["2-3", ["4-8 by 1:1"]]);
  });

  test("is all of the spouse under item 1.b but the employer, and nothing under item 1.a", async () => {
    const spouse = { estado_civil: married, nombre_conyuge: "Rosa Elena Prado" } as const;
    const under = (letter: string): Understood => [letter.toUpperCase(), letter];
    const b = await leftIn("N-400", 5, { ...spouse, motivo_solicitud: under("b") });
    expect([b.left, b.notAsked]).toEqual(["2-3, 4.b-7", ["8 by 1:1"]]);
    const a = await leftIn("N-400", 5, { ...spouse, motivo_solicitud: under("a") });
    expect([a.left, a.notAsked]).toEqual(["2-3", ["4-8 by 1:1"]]);
  });
});

describe("what is left of other parts", () => {
  test("names the page of each run", async () => {
    const { left, runs } = await leftIn("N-400", 9, {});
    expect(left).toBe("1-37");
    expect(runs.map(({ items, page }) => `${items} on ${page}`)).toEqual([
      ...["1-5 on 6", "6-14 on 7", "15-16 on 8", "17-25 on 9", "26-37 on 10"],
    ]);
  });

  test("names both pages where the boxes of one number go on to the next", async () => {
    const { runs } = await leftIn("I-130", 4, {});
    expect(runs.find(({ page }) => page === 6)).toMatchObject({ items: "17-44", lastPage: 7 });
    expect(runs.find(({ page }) => page === 5)?.lastPage).toBeUndefined();
  });

  test("names the A-Number apart, which has no item number", async () => {
    expect((await leftIn("N-400", 1, {})).left).toBe("A-Number, 1");
  });

  test("tells apart what the form takes an empty box for", async () => {
    const { left, optional, runs } = await leftIn("N-400", 11, {});
    expect([left, optional]).toEqual(["1, 4", "2-3"]);
    expect(runs.map(({ items }) => items)).toEqual(["1", "4"]);
    const begun = await leftIn("N-400", 11, { email: ["ana@example.com", "ana@example.com"] });
    expect([begun.left, begun.optional]).toEqual(["1, 4", "2"]);
  });

  test("leaves out the mailing address of who gets letters at home", async () => {
    const home = await leftIn("N-400", 4, { direccion_postal: ["Same as the physical address", "same"] });
    expect([home.left, home.notAsked]).toEqual(["1", ["3 by 4:2"]]);
  });

  test("takes “no tengo” for an answer where the question asks for it", async () => {
    const form = knownForms["N-400"];
    const { boxes } = await templateOf("N-400");
    const lines = understoodLines("N-400", {});
    const leftWith = (english: string, status: "none" | "missing") => {
      const told = lines.map((line) => (line.field.id === "email" ? { ...line, english, status } : line));
      return partsLeft(form, told, fillIn({ form, boxes, lines: told })).find(({ part }) => part.part === 11)?.optional;
    };
    expect([leftWith("None", "none"), leftWith("", "missing")]).toEqual(["2", "2-3"]);
  });

  test("takes “no aplica” for an answer where the question of yes or no asks for it, and being unsure for none", async () => {
    const arrested: Understood = ["Yes", "yes"];
    const form = knownForms["N-400"];
    const { boxes } = await templateOf("N-400");
    const leftWith = (said: string) => {
      const lines = understoodLines("N-400", { arrested, sentence_completed: said }).map((line) =>
        line.field.id === "sentence_completed"
          ? { ...line, said, english: "Left blank", status: "none" as const }
          : line,
      );
      return partsLeft(form, lines, fillIn({ form, boxes, lines })).find(({ part }) => part.part === 9)?.left;
    };
    expect([leftWith("no aplica"), leftWith("")]).toEqual(["1-15.a, 15, 17-37", "1-15.a, 15-37"]);
  });

  test("is nothing of a name of one word that was told as all there is, and what is not told of another", async () => {
    const one = await leftIn("I-130", 4, { nombre_familiar: "Suyapa" });
    expect([one.begun, one.left]).toEqual([[], expect.stringMatching(/^6-/)]);
    const street = { line: "12 Oak Street", unit: "", city: "Reno", state: "NV", zip: "" };
    const { left, begun, runs } = await leftIn("N-400", 4, { direccion_actual: ["12 Oak Street, Reno, NV", street] });
    expect([left, begun.map(({ item }) => item), runs.map(({ items }) => items)]).toEqual(["1-3", ["1"], ["2", "3"]]);
    expect(begun[0]?.missing.map(({ es }) => es)[0]).toBe(
      "Falta esto: ¿Desde qué fecha vive en su dirección de ahora?",
    );
  });

  test("does not send a brother or sister to where a couple lived", async () => {
    const { left, notAsked } = await leftIn("I-130", 4, { relacion_familiar: ["Brother or sister", "sibling"] });
    expect([left.endsWith("-58, 61-62"), notAsked]).toEqual([true, ["59-60 by 1:1"]]);
  });
});
