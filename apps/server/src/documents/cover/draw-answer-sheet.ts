import type { AnswerSheet } from "../answer-sheet.ts";
import { type BilingualText, nextSteps, notice, scopeNote } from "../notice.ts";
import { writeList } from "../paper/list.ts";
import { finish, ink, openPaper, type Paper, write } from "../paper/paper.ts";
import { writeTable } from "../paper/table.ts";
import { answerRows, answerTable } from "./answer-rows.ts";

/** Draws the English answer sheet: what people get where we have no official form. */
export function drawAnswerSheet({ formType, lines, savedAt }: AnswerSheet): Promise<Uint8Array> {
  const title = `Answers for Form ${formType} - not the official form`;
  const paper = openPaper({ title, madeAt: savedAt });
  write(paper, { tag: "H1", text: title, style: { size: 18, bold: true } });
  writeBoth(paper, scopeNote(formType, lines.length));
  write(paper, { tag: "P", text: `Saved on ${usDate(savedAt)} (UTC).`, style: { size: 10 }, after: 10 });
  writeTable(paper, answerTable, answerRows(lines));
  write(paper, { tag: "H2", text: "What remains to do / Lo que falta", style: { size: 13, bold: true } });
  writeList(paper, nextSteps(formType));
  write(paper, { tag: "H2", text: "Notice / Aviso", style: { size: 13, bold: true } });
  writeList(paper, notice);
  return finish(paper, title);
}

/** Writes a sentence in English and, below it, in Spanish. */
export function writeBoth(paper: Paper, { en, es }: BilingualText): void {
  write(paper, { tag: "P", text: en, style: { size: 10 }, after: 2 });
  write(paper, { tag: "P", text: es, lang: "es", style: { size: 10, color: ink.muted } });
}

/** The calendar day of an instant as US forms write it. */
export function usDate(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split("-");
  return `${month}/${day}/${year}`;
}
