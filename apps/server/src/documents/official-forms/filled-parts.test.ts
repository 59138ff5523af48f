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
    const isOnlyAsked = (id: string) => id.endsWith(".another");
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
    const asked = ofParts(form).filter(({ kind, id }) => kind === "yesno" && !id.endsWith(".another"));
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
