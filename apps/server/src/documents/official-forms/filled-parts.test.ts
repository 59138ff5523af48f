import { type FormType, formTypes } from "@dilo/forms";
import { fieldsOfPart, furtherFields } from "@dilo/forms/parts";
import { describe, expect, test } from "vitest";
import { openLookups } from "../../answers/language/lookups.ts";
import { sheetOf } from "../../delivery/printing.ts";
import { readFilled } from "../testing-pdf.ts";
import { boxesOfAnswer } from "./boxes/form-boxes.ts";
import { knownForms } from "./boxes/known-forms.ts";
import { filledForm } from "./fill/filled-form.ts";
import { fieldNameOf, templateOf } from "./testing/official-files.ts";
import { fillIn } from "./values/fill-in.ts";

const heardAt = "2026-11-20T15:00:00.000Z";
const lookups = openLookups();
const ofParts = (form: FormType) => furtherFields[form].filter(({ extra }) => extra?.part !== undefined);

/** Fills a form with what was said, and reads its boxes back with a program that did not write them. */
async function printed(formType: FormType, said: Readonly<Record<string, string>>) {
  const answers = Object.fromEntries(Object.entries(said).map(([id, words]) => [id, { said: words, heardAt }]));
  const sheet = sheetOf({ formType, answers, savedAt: heardAt }, lookups);
  const template = await templateOf(formType);
  const form = knownForms[formType];
  const filling = fillIn({ form, boxes: template.boxes, lines: sheet.lines });
  const bytes = await filledForm(
    template,
    filling.placed.map(({ box, value }) => ({ field: box.field, value })),
  );
  const { boxes } = await readFilled(bytes, form.pages);
  const inBox = (field: string) => boxes.get(fieldNameOf(template, field))?.value.trim() ?? "";
  return { inBox, filling, form, lines: sheet.lines };
}

const withParts = formTypes.filter((form) => ofParts(form).length > 0);

describe.each(withParts)("the parts of the %s", (form) => {
  test("have a place for every question", () => {
    const { answers } = knownForms[form];
    const ids = ofParts(form).map(({ id }) => id);
    const isOnlyAsked = (id: string) => id.endsWith(".another") || ids.some((other) => other.startsWith(`${id}.1.`));
    expect(
      ofParts(form)
        .map(({ id }) => id)
        .filter((id) => answers[id] === undefined && !isOnlyAsked(id)),
    ).toEqual([]);
  });

  test("write no box twice", () => {
    const { answers } = knownForms[form];
    const fields = ofParts(form).flatMap(({ id }) => (answers[id] ? boxesOfAnswer(answers[id]) : []));
    expect(new Set(fields.map(({ field }) => field)).size).toBe(fields.length);
  });

  test.each(["sí", "no"])("tick for '%s' the box of that answer, and none beside it", async (said) => {
    const asked = ofParts(form).filter(({ kind, id }) => kind === "yesno" && knownForms[form].answers[id]);
    const { inBox, lines } = await printed(form, Object.fromEntries(asked.map(({ id }) => [id, said])));
    const told = lines.map(({ field }) => field.id).filter((id) => asked.some((field) => field.id === id));
    expect(told.length).toBeGreaterThan(asked.length * 0.75);
    for (const id of told) {
      const target = knownForms[form].answers[id];
      if (target?.kind !== "choice") throw new Error("A yes or no has two boxes.");
      const ticked = Object.entries(target.boxes).filter(([, { field, on }]) => inBox(field) === on?.trim());
      expect([id, ticked.map(([value]) => value)]).toEqual([id, [said === "sí" ? "yes" : "no"]]);
    }
  });
});

/** An answer of each kind, and what stands in its box. */
const sayings: Readonly<Partial<Record<string, readonly [said: string, printed: string]>>> = {
  date: ["3 de mayo de 2021", "05/03/2021"],
  words: ["México", "México"],
  name: ["Rosa Elena Prado", "Rosa Elena Prado"],
};

describe("every question of text of the N-400's parts", () => {
  const form = "N-400";
  const texts = ofParts(form).filter(({ id, kind }) => sayings[kind] && knownForms[form].answers[id]?.kind === "text");
  const openers = Object.fromEntries(
    ofParts(form)
      .filter(({ kind }) => kind === "yesno")
      .map(({ id }) => [id, /^(understands|supports|oath|head)/.test(id) ? "no" : "sí"]),
  );

  test("stands in its box", async () => {
    const said = Object.fromEntries(texts.map(({ id, kind }) => [id, sayings[kind]?.[0] ?? ""]));
    const { inBox, lines } = await printed(form, { ...openers, ...said });
    const asked = texts.filter(({ id }) => lines.some(({ field }) => field.id === id));
    expect(texts.filter((field) => !asked.includes(field))).toEqual([]);
    for (const { id, kind } of asked) {
      const [box] = boxesOfAnswer(knownForms[form].answers[id] as never);
      expect([id, inBox(box?.field ?? "")]).toEqual([id, sayings[kind]?.[1]]);
    }
  });

  test.each([
    ["height", "un metro setenta", ["5", "7"]],
    ["weight", "noventa y cinco libras", ["0", "9", "5"]],
    ["eye_color", "verdes", ["Off", "Off", "Off", "Off", "GRN"]],
    ["hair_color", "canoso", ["Off", "Off", "Off", "Off", "GRY"]],
    ["ethnicity", "latina", ["Y", "Off"]],
    ["race", "blanca e indígena", ["I", "Off", "Off", "Off", "W"]],
    ["race", "de Hawái", ["Off", "Off", "Off", "A", "Off"]],
    ["household_size", "cinco", ["5"]],
  ])("%s: %s", async (id, said, boxes) => {
    const { inBox } = await printed(form, { income_400: "sí", [id]: said });
    const read = boxesOfAnswer(knownForms[form].answers[id] as never).map(({ field }) => inBox(field));
    expect(read.slice(0, boxes.length)).toEqual(boxes);
  });
});

describe("Part 9 of the N-400", () => {
  const form = "N-400";

  test("leaves both boxes of a question empty for who is not sure", async () => {
    const { inBox, form: known } = await printed(form, { voted: "no estoy seguro" });
    for (const { field } of boxesOfAnswer(known.answers["voted"] as never)) expect(inBox(field)).toBe("Off");
  });

  test("has an explanation in the additional-information part, under its page, part and item", async () => {
    const {
      inBox,
      filling,
      form: known,
    } = await printed(form, {
      voted: "sí",
      voted_explained: "voté una vez en Houston, no sabía",
    });
    const [entry] = known.overflow.entries;
    expect([entry?.page, entry?.part, entry?.item].map((box) => inBox(box?.field ?? ""))).toEqual(["6", "9", "2"]);
    expect(inBox(entry?.text.field ?? "")).toContain("Voté una vez en Houston, no sabía");
    expect(filling.notes).toContainEqual(expect.objectContaining({ code: "own-words", answer: "voted_explained" }));
  });

  test("says which explanations found no room", async () => {
    const asked = fieldsOfPart(form, 9).filter(({ id }) => id.endsWith("_explained"));
    const { filling } = await printed(form, Object.fromEntries(asked.map(({ id }) => [id, "lo explico con calma"])));
    const codes = filling.notes.map(({ code }) => code);
    expect(codes.filter((code) => code === "own-words").length).toBe(4);
    expect(codes.filter((code) => code === "own-words-left").length).toBe(asked.length - 4);
  });

  test("writes the rows of its table", async () => {
    const { inBox, form: known } = await printed(form, {
      "offenses.2.crime": "manejar tomado",
      "offenses.2.date": "3 de mayo de 1999",
      "offenses.2.place": "Houston",
    });
    const read = (id: string) => boxesOfAnswer(known.answers[id] as never).map(({ field }) => inBox(field));
    expect(["crime", "date", "place"].flatMap((column) => read(`offenses.2.${column}`))).toEqual([
      "Manejar tomado",
      "05/03/1999",
      "Houston",
    ]);
    expect(read("offenses.1.crime")).toEqual([""]);
  });
});
