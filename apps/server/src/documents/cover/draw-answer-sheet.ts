import type { AnswerSheet } from "../answer-sheet.ts";
import { nextSteps, notice, scopeNote } from "../notice.ts";
import { writeList } from "../paper/list.ts";
import { finish, ink, openPaper, write } from "../paper/paper.ts";
import { writeTable } from "../paper/table.ts";
import { reviewItems } from "../review/review-items.ts";
import { answerRows, answerTable } from "./answer-rows.ts";
import { reviewRows, reviewTable } from "./review-rows.ts";
import { usDate, writeBoth, writeHeading } from "./sheet-text.ts";

/** Draws the answer sheet, Spanish first: what people get where we have no official form. */
export function drawAnswerSheet({ formType, lines, savedAt }: AnswerSheet): Promise<Uint8Array> {
  const heading = `Respuestas para el Formulario ${formType}: no es el formulario oficial`;
  const title = `Answers for Form ${formType} - not the official form`;
  const paper = openPaper({ title, bookmark: "Sus respuestas", madeAt: savedAt });
  const items = reviewItems(lines);
  write(paper, { tag: "H1", text: heading, style: { size: 16, bold: true }, after: 0 });
  write(paper, { tag: "P", lang: "en", text: title, style: { size: 10, bold: true, color: ink.muted } });
  writeBoth(paper, scopeNote(formType, lines.length));
  const day = usDate(savedAt);
  writeBoth(paper, { es: `Guardadas el ${day} (mes/día/año, hora UTC).`, en: `Saved on ${day} (UTC).` });
  if (items.length > 0) {
    writeHeading(paper, { es: "Por favor revise", en: "Please check" });
    writeTable(paper, reviewTable(false), reviewRows(items, false));
  }
  writeHeading(paper, { es: "Sus respuestas", en: "Your answers" });
  writeTable(paper, answerTable(false), answerRows({ lines, items }));
  writeHeading(paper, { es: "Lo que falta", en: "What remains to do" });
  writeList(paper, nextSteps(formType));
  writeHeading(paper, { es: "Aviso", en: "Notice" });
  writeList(paper, notice);
  return finish(paper, title);
}
