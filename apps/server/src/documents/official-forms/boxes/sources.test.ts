import { readFile } from "node:fs/promises";
import { forms } from "@dilo/forms";
import { extraFields } from "@dilo/forms/extra";
import { describe, expect, test } from "vitest";
import { type AnswerBoxes, type Box, boxesOf } from "./form-boxes.ts";
import { knownForms } from "./known-forms.ts";

const page = await readFile(new URL("../../../../../../docs/sources.md", import.meta.url), "utf8");

describe.each(Object.values(knownForms))("the boxes of the $formType", (form) => {
  test("have a place for every question, and docs/sources.md names it", () => {
    for (const { id } of [...forms[form.formType].fields, ...extraFields[form.formType]]) {
      const answer = form.answers[id];
      expect(answer).toBeDefined();
      const { part, item, page: number } = firstBox(answer as AnswerBoxes);
      const place = `Part ${part}, ${/^\d/.test(item) ? "item " : ""}${item}`;
      expect(page).toContain(`| ${id} | ${place} | ${number} |`);
    }
  });

  test("are each written once", () => {
    const names = boxesOf(form).map(({ field }) => field);
    expect(new Set(names).size).toBe(names.length);
  });

  test("lie on the form's pages, in its parts", () => {
    for (const { page: number, part } of boxesOf(form)) {
      expect(number).toBeLessThanOrEqual(form.pages);
      expect(form.parts.map((known) => known.part)).toContain(part);
    }
  });
});

function firstBox(answer: AnswerBoxes): Box {
  switch (answer.kind) {
    case "name":
      return answer.boxes.family;
    case "address": {
      const { street } = answer.boxes;
      if (street === undefined) throw new Error("An address of the first questions has a street.");
      return street;
    }
    case "text":
      return answer.box;
    case "additional":
    case "pieces":
    case "row":
      throw new Error("No question of these is of the first ones.");
    case "mailing":
      return answer.same;
    case "place":
      return answer.state;
    case "choice": {
      const [box] = Object.values(answer.boxes);
      if (box === undefined) throw new Error("A choice has no box.");
      return box;
    }
  }
}
