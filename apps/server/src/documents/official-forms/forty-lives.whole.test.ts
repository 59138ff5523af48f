import type { FormType } from "@dilo/forms";
import { beforeAll, describe, expect, test } from "vitest";
import { openLookups } from "../../answers/language/lookups.ts";
import { sheetOf } from "../../delivery/derive-sheet.ts";
import { reviewItems } from "../review/review-items.ts";
import { readBoxes } from "../testing-pdf.ts";
import { boxesOfAnswer } from "./boxes/form-boxes.ts";
import { knownForms } from "./boxes/known-forms.ts";
import { filledForm } from "./fill/filled-form.ts";
import type { Template } from "./template/template.ts";
import { boxesFor, fortyLives, type Life } from "./testing/forty-lives.ts";
import { allTemplates, fieldNameOf } from "./testing/official-files.ts";
import { fillIn } from "./values/fill-in.ts";

const heardAt = "2026-11-28T15:00:00.000Z";
const lookups = openLookups();
const lives = fortyLives();

let templates: Readonly<Record<FormType, Template>>;
/** What the empty forms hold: bar codes. */
let before: Readonly<Record<FormType, ReadonlyMap<string, string>>>;
beforeAll(async () => {
  templates = await allTemplates();
  before = {
    "N-400": await heldIn(templates["N-400"].bytes),
    "I-130": await heldIn(templates["I-130"].bytes),
  };
}, 120_000);

/** The boxes of a file that hold something, by their names; a tick is "X". */
async function heldIn(bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const { boxes } = await readBoxes(bytes);
  const held = [...boxes].map(
    ([field, { value, on }]) => [field, on === undefined ? value.trim() : ticked(value)] as const,
  );
  return new Map(held.filter(([, value]) => value !== ""));
}

function ticked(value: string): string {
  return value === "" || value === "Off" ? "" : "X";
}

/** Fills the form of one life and reads it back: what stands there unsaid or otherwise, what is lacking, what the cover asks to be looked at. */
async function printed({ formType, told }: Life) {
  const template = templates[formType];
  const form = knownForms[formType];
  const answers = Object.fromEntries(told.map(({ question, said }) => [question, { said, heardAt }]));
  const { lines } = sheetOf({ formType, answers, savedAt: heardAt }, lookups);
  const filling = fillIn({ form, boxes: template.boxes, lines });
  const values = filling.placed.map(({ box, value }) => ({ field: box.field, value }));
  const held = await heldIn(await filledForm(template, values));
  const named = new Set(reviewItems(lines, { form, ...filling }).map(({ field }) => field.id));
  const expected = new Map(
    told.flatMap(({ question, written }) =>
      [...boxesFor(form, question, written)].map(([field, value]) => [fieldNameOf(template, field), value]),
    ),
  );
  // What follows from an answer is written elsewhere too, in the same words.
  const following = new Set(
    (form.following ?? []).flatMap(({ target }) => boxesOfAnswer(target).map(({ field }) => field)),
  );
  const copies = new Set(filling.placed.flatMap(({ box, isCopy }) => (isCopy ? box.field : [])));
  const isTold = (field: string, value: string) =>
    before[formType].get(field) === value ||
    ((following.has(field) || copies.has(field)) && [...expected.values()].includes(value));
  const unsaid = [...held].filter(([field, value]) => expected.get(field) !== value && !isTold(field, value));
  const lacking = told.flatMap(({ question, written }) =>
    [...boxesFor(form, question, written).keys()].some((field) => !held.has(fieldNameOf(template, field)))
      ? question
      : [],
  );
  return { unsaid, lacking, named };
}

test("there are ten authors, four lives each, twenty for each form", () => {
  const count = (of: (life: Life) => string) =>
    [...new Set(lives.map(of))].map((one) => lives.filter((life) => of(life) === one).length);
  expect(count(({ author }) => author)).toEqual(Array(10).fill(4));
  expect(count(({ formType }) => formType)).toEqual([20, 20]);
});

describe.each(lives.map((life, at) => ({ who: `life ${at + 1}, ${life.formType}, ${life.author}`, life })))(
  "$who",
  ({ life }) => {
    test("has no box that holds what was not said, and none that lacks what was", async () => {
      const { unsaid, lacking, named } = await printed(life);
      expect(unsaid).toEqual([]);
      expect(lacking).toEqual([]);
      const asked = life.told.filter(({ written }) => written === "?").map(({ question }) => question);
      expect(asked.filter((question) => !named.has(question))).toEqual([]);
    });
  },
);
