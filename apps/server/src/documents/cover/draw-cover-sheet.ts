import type { AnswerSheet } from "../answer-sheet.ts";
import { notice, scopeNote } from "../notice.ts";
import type { FormBoxes } from "../official-forms/boxes/form-boxes.ts";
import type { Filling } from "../official-forms/values/filling.ts";
import { writeList } from "../paper/list.ts";
import { finish, openPaper, type Paper, write } from "../paper/paper.ts";
import { writeTable } from "../paper/table.ts";
import { answerRows, answerTable } from "./answer-rows.ts";
import { usDate, writeBoth } from "./draw-answer-sheet.ts";
import { finishingSteps } from "./finish-words.ts";
import { noteText } from "./note-words.ts";
import { partRows, partsTable, writtenRows, writtenTable } from "./part-rows.ts";

/** What a cover sheet is about. */
export interface Cover {
  readonly sheet: AnswerSheet;
  readonly form: FormBoxes;
  readonly filling: Filling;
  /** How many boxes of the form are for the person to fill. */
  readonly boxCount: number;
}

/** Draws the pages that go before a filled form: what was said, what was written where, and all that is left to do. */
export function drawCoverSheet({ sheet, form, filling, boxCount }: Cover): Promise<Uint8Array> {
  const { formType, lines, savedAt } = sheet;
  const title = "Draft - not filed, not complete";
  const paper = openPaper({ title: `${title}: Form ${formType}`, madeAt: savedAt });
  write(paper, { tag: "H1", text: title, style: { size: 20, bold: true } });
  const what = `Form ${formType}, ${form.name}, edition ${form.edition}. Answers saved on ${usDate(savedAt)} (UTC).`;
  write(paper, { tag: "P", text: what, style: { size: 11 } });
  writeBoth(paper, {
    en: `We wrote ${filling.count} of the ${boxCount} boxes that the form has for you. The form follows these pages.`,
    es: `Escribimos ${filling.count} de las ${boxCount} casillas que el formulario tiene para usted. El formulario va después.`,
  });
  writeBoth(paper, scopeNote(formType, lines.length));
  heading(paper, "Your answers / Sus respuestas");
  writeTable(paper, answerTable, answerRows(lines));
  writeNotes(paper, { sheet, form, filling, boxCount });
  heading(paper, "Written on the form / Lo que escribimos en el formulario");
  writeTable(paper, writtenTable, writtenRows(filling.placed));
  heading(paper, "Left to do, part by part / Lo que falta, parte por parte");
  writeTable(paper, partsTable, partRows(form, filling.placed));
  heading(paper, "How to finish / Cómo terminar");
  writeList(paper, finishingSteps(form));
  heading(paper, "Notice / Aviso");
  writeList(paper, notice);
  return finish(paper, `${title} · Form ${formType} · cover sheet`);
}

function heading(paper: Paper, text: string): void {
  write(paper, { tag: "H2", text, style: { size: 13, bold: true } });
}

function writeNotes(paper: Paper, { sheet, form, filling }: Cover): void {
  const fields = new Map(sheet.lines.map(({ field }) => [field.id, field]));
  const notes = filling.notes.flatMap((note) => {
    const field = fields.get(note.answer);
    return field ? [noteText(note, field, form)] : [];
  });
  if (notes.length === 0) return;
  heading(paper, "Please check / Por favor revise");
  writeList(paper, notes);
}
