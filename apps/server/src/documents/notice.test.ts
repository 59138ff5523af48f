import { forms } from "@dilo/forms";
import { describe, expect, test } from "vitest";
import { finishingSteps } from "./cover/finish-words.ts";
import { noteText } from "./cover/note-words.ts";
import { type BilingualText, nextSteps, nextStepsOnForm, notice, scopeNote } from "./notice.ts";
import { knownForms } from "./official-forms/boxes/known-forms.ts";
import { n400Boxes } from "./official-forms/boxes/n400.ts";
import type { NoteCode } from "./official-forms/boxes/note-code.ts";

const codes: Readonly<Record<NoteCode, true>> = {
  "name-split": true,
  doubtful: true,
  disputed: true,
  "unit-kind": true,
  "foreign-address": true,
  moved: true,
  "no-room": true,
  letters: true,
  "spouse-not-asked": true,
  "not-married-now": true,
  "marital-status-unread": true,
  "zip-shortened": true,
  "other-reason": true,
  "no-box": true,
};
const [field] = forms["N-400"].fields;
if (field === undefined) throw new Error("The form has no field.");
const box = n400Boxes.overflow.entries[0]?.page;
const notes = (Object.keys(codes) as NoteCode[]).map((code) =>
  noteText({ code, answer: field.id, ...(box && { box }) }, field, n400Boxes),
);

const everything: readonly BilingualText[] = [
  ...notice,
  ...notes,
  ...Object.values(knownForms).flatMap((form) => [
    scopeNote(form.formType, form.parts.length),
    ...nextSteps(form.formType),
    ...nextStepsOnForm(form.formType),
    ...finishingSteps(form),
  ]),
];

describe("what the documents say", () => {
  test.each(everything.map(({ es }) => es))("is plain Spanish: %s", (es) => {
    for (const sentence of es.split(/(?<=[.:])\s+(?=[A-ZÁÉÍÓÚÑ¿¡])/u)) {
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(20);
    }
    expect(es).toMatch(/[.)]$/);
    expect(es).not.toMatch(/sin errores|\btú\b|\btus?\b|garantiza/i);
  });

  test("never promises what nobody can keep", () => {
    for (const { en } of everything)
      expect(en).not.toMatch(/no errors|error-free|guarantee|completed (form|N-400|I-130)/i);
  });

  test("says everything that must be said", () => {
    const said = notice.map(({ en }) => en).join(" ");
    for (const part of [
      "private company",
      "not part of USCIS",
      "not lawyers or notaries",
      "no legal advice",
      "free at uscis.gov",
      "$9.99",
      "We send nothing to USCIS",
      "A machine",
      "Check every answer",
      "delete",
      "money back",
      "accredited",
    ]) {
      expect(said).toContain(part);
    }
  });
});
