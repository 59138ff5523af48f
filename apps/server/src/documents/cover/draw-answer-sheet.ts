import type { AnswerSheet } from "../answer-sheet.ts";
import { easternDay, spanishDay } from "../filing/dated.ts";
import { nextSteps, scopeNote, whyNoForm } from "../notice.ts";
import { writeList } from "../paper/list.ts";
import { finish, nextSheet, openPaper, type Paper, pageCount, write } from "../paper/paper.ts";
import { type Row, writeTable } from "../paper/table.ts";
import { countOf, printedEnglish } from "../review/is-answered.ts";
import { reviewItems } from "../review/review-items.ts";
import { writeAnswers, writeEnglishNotice } from "./lawyer-sheet.ts";
import { writeNotice, writeReview } from "./person-sheet.ts";
import { lawyer, person, usDate, writeHeading, writeText } from "./sheet-text.ts";

/** Draws the answer sheets, the person's and their lawyer's: what people get where we have no official form. */
export function drawAnswerSheet({ formType, lines, savedAt, unknownEdition }: AnswerSheet): Promise<Uint8Array> {
  const title = `Answers for Form ${formType} - not the official form`;
  const paper = openPaper({ title, bookmark: "Sus respuestas", madeAt: savedAt });
  const items = reviewItems(lines);
  const heading = `Respuestas para el Formulario ${formType}: no es el formulario oficial`;
  write(paper, { tag: "H1", text: heading, style: { size: 18, bold: true } });
  writeText(paper, person, scopeNote(formType, countOf(lines)).es);
  writeText(paper, person, whyNoForm(formType, unknownEdition).es);
  writeText(paper, person, `Guardadas el ${spanishDay(easternDay(savedAt))} (hora del Este).`);
  writeReview(paper, items);
  writeOwnAnswers(paper, lines);
  writeHeading(paper, person, "Lo que falta");
  const { size } = person;
  writeList(
    paper,
    nextSteps(formType).map(({ es }) => [{ size, text: es }]),
    { size, hasBoxes: true },
  );
  writeNotice(paper);
  const spanishPages = pageCount(paper);
  nextSheet(paper);
  writeHeading(paper, lawyer, "For a lawyer or accredited representative");
  writeText(
    paper,
    lawyer,
    `${scopeNote(formType, countOf(lines)).en} Saved on ${usDate(easternDay(savedAt))} (Eastern time).`,
  );
  writeText(paper, lawyer, whyNoForm(formType, unknownEdition).en);
  writeAnswers(paper, { lines, items });
  writeHeading(paper, lawyer, "What remains to do");
  const english = { size: lawyer.size };
  writeList(
    paper,
    nextSteps(formType).map(({ en }) => [{ ...english, text: en }]),
    { ...english, lang: "en" },
  );
  writeEnglishNotice(paper);
  return finish(paper, (page, count) =>
    page <= spanishPages
      ? { text: `Respuestas para el ${formType} · hoja ${page} de ${count}`, size: person.size }
      : { text: `${title} · sheet ${page} of ${count}`, size: lawyer.size },
  );
}

/** Every answer as it is to be copied onto the form. */
function writeOwnAnswers(paper: Paper, lines: AnswerSheet["lines"]): void {
  const { size } = person;
  writeHeading(paper, person, "Sus respuestas");
  const rows = lines.map((line): Row => {
    const english = printedEnglish(line);
    return [
      [{ size, bold: true, text: line.field.labelSpanish }],
      english === "" ? [{ size, bold: true, text: "Por revisar" }] : [{ size, lang: "en", text: english }],
      [{ size, text: line.said === "" ? "(sin respuesta)" : line.said }],
    ];
  });
  writeTable(paper, { heads: ["Pregunta", "En inglés", "Lo que usted dijo"], size, shares: [0.3, 0.37, 0.33] }, rows);
}
