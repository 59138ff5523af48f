import { describe, expect, test } from "vitest";
import { copies, laterPapers, payment, photographs, places, translation, wholeList } from "./filing/facts.table.ts";
import { openPapers } from "./filing/later-papers.ts";
import { type BilingualText, nextSteps, notice, scopeNote, threeSteps, whyNoForm } from "./notice.ts";
import { knownForms } from "./official-forms/boxes/known-forms.ts";
import { n400Boxes } from "./official-forms/boxes/n400.ts";
import type { NoteCode } from "./official-forms/boxes/note-code.ts";
import { noteText } from "./review/note-words.ts";
import { doubtWords, missingWords, readingSentences, warningWords } from "./review/reading-words.ts";

const codes: Readonly<Record<NoteCode, true>> = {
  "name-split": true,
  "given-together": true,
  "unit-kind": true,
  "rest-moved": true,
  "rest-left": true,
  continued: true,
  moved: true,
  attached: true,
  letters: true,
  "spouse-not-asked": true,
  "not-married-now": true,
  "marital-status-unread": true,
  "zip-shortened": true,
  "no-box": true,
  "adopted-kind": true,
  "half-sibling": true,
  "own-words": true,
  "own-words-boxed": true,
  "own-words-attached": true,
  "row-moved": true,
  partial: true,
};
const notes = (Object.keys(codes) as NoteCode[]).map((code) => noteText({ code, answer: "any", left: "Ł" }, n400Boxes));

const facts = [
  ...[payment, translation, openPapers(Object.values(laterPapers))],
  ...[places, photographs, wholeList, laterPapers, copies].flatMap((each) => Object.values(each)),
];

const everything: readonly BilingualText[] = [
  ...facts.map(({ spanish, english }) => ({ es: spanish, en: english })),
  ...notice,
  ...notes,
  ...[warningWords, missingWords, doubtWords, readingSentences].flatMap((words) => Object.values(words)),
  ...Object.values(knownForms).flatMap((form) => [
    scopeNote(form.formType, { asked: 10, answered: 0 }),
    scopeNote(form.formType, { asked: 100, answered: 100 }),
    ...nextSteps(form.formType),
    ...threeSteps(form.formType, true),
    whyNoForm(form.formType),
    whyNoForm(form.formType, form.edition),
    ...threeSteps(form.formType, false),
    ...[...form.redFlags, ...form.remarks].map(({ spanish, words }) => ({ es: spanish, en: words })),
  ]),
];

describe("what the documents say", () => {
  test.each(everything.map(({ es }) => es))("is plain Spanish: %s", (es) => {
    for (const sentence of es.split(/(?<=[.:])\s+(?=[A-ZÁÉÍÓÚÑ¿¡])/u)) {
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(20);
    }
    expect(es).toMatch(/[.)?]$/);
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

  test("counts as completed only what was understood", () => {
    const note = (answered: number) => scopeNote("N-400", { asked: 10, answered }).es;
    expect(note(10)).toContain("Aquí completamos 10 datos básicos");
    expect(note(8)).toContain("Aquí completamos 8 de 10 datos básicos");
  });
});
