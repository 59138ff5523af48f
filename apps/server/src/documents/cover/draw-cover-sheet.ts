import { easternDay, spanishDay } from "../filing/dated.ts";
import type { Sheets } from "../official-forms/fill/cover-pages.ts";
import { finish, nextSheet, openPaper, pageCount, write } from "../paper/paper.ts";
import { partsLeft } from "../review/parts-left.ts";
import { writeAttached } from "./attached-sheet.ts";
import type { Cover } from "./cover.ts";
import { writeFiling, writeLeft } from "./filing-sheet.ts";
import {
  writeAnswers,
  writeEnglishLeft,
  writeEnglishNotice,
  writeEnglishRemarks,
  writeSources,
} from "./lawyer-sheet.ts";
import { writeNotice, writeNoticeWhereRoom, writeRemarks, writeReview } from "./person-sheet.ts";
import { lawyer, person, usDate, writeHeading, writeText } from "./sheet-text.ts";

/**
 * Draws the sheets that go before a filled form: for the person, in Spanish, what to check, how it is sent, what is left
 * and what to talk about; for their lawyer, in English and on sheets of its own, every answer with what was said. Behind
 * the form goes what it has no room for.
 */
export async function drawCoverSheet(cover: Cover): Promise<Sheets> {
  const { sheet, form, filling, toCheck, boxCount } = cover;
  const { formType, savedAt, lines } = sheet;
  const paper = openPaper({ title: titleOf(cover), bookmark: "Hojas de Dilo", madeAt: savedAt });
  const savedOn = easternDay(savedAt);
  const left = partsLeft(form, lines, filling);
  write(paper, { tag: "H1", text: "Borrador: no está completo ni enviado", style: { size: 20, bold: true } });
  writeText(
    paper,
    person,
    `Formulario ${formType}, con sus respuestas del ${spanishDay(savedOn)} (hora del Este). Escribimos ${filling.count} de las ` +
      `${boxCount} casillas para quien lo pide. No todas le tocan a usted. El formulario viene después de estas hojas.`,
  );
  writeReview(paper, toCheck);
  // It takes no sheet of its own: it stands at the first end that has room for it.
  let isNoticeOpen = !writeNoticeWhereRoom(paper);
  nextSheet(paper);
  writeFiling(paper, cover);
  writeLeft(paper, left, sheet);
  if (isNoticeOpen) isNoticeOpen = !writeNoticeWhereRoom(paper);
  writeRemarks(paper, form);
  if (isNoticeOpen) writeNotice(paper);
  const spanishPages = pageCount(paper);
  nextSheet(paper);
  writeHeading(paper, lawyer, "For a lawyer or accredited representative");
  writeText(
    paper,
    lawyer,
    `Form ${formType}, ${form.name}, edition ${form.edition}: draft, not complete, not filed. Answers saved on ` +
      `${usDate(savedOn)} (Eastern time). ${filling.count} of the ${boxCount} boxes for whoever files are written; not all of them apply to everybody.`,
  );
  writeAnswers(paper, { lines, items: toCheck, filled: { form, ...filling } });
  writeEnglishLeft(paper, left);
  writeSources(paper, cover);
  writeEnglishRemarks(paper, form);
  writeEnglishNotice(paper);
  const own = pageCount(paper);
  writeAttached(paper, cover);
  const attached = pageCount(paper) - own;
  const bytes = await finish(paper, (page) => {
    if (page <= spanishPages)
      return { text: `Hoja de Dilo ${page} de ${own}. Quítela antes de mandar.`, size: person.size };
    return page <= own
      ? { text: `Dilo sheet ${page} of ${own}. Take it out before filing.`, size: lawyer.size }
      : { text: `Form ${formType}, attached sheet ${page - own} of ${attached}`, size: lawyer.size };
  });
  return { cover: bytes, attached };
}

/** The title of the cover sheet, and of the file that it makes with the form. */
export function titleOf({ form }: Pick<Cover, "form">): string {
  return `Form ${form.formType}, ${form.name}: borrador / draft`;
}
