import type { AnswerSheet } from "../answer-sheet.ts";
import { type BilingualText, notice } from "../notice.ts";
import type { FormBoxes } from "../official-forms/boxes/form-boxes.ts";
import type { Filling } from "../official-forms/values/filling.ts";
import { writeList } from "../paper/list.ts";
import { finish, ink, openPaper, type Paper, pageCount, write } from "../paper/paper.ts";
import { writeTable } from "../paper/table.ts";
import type { ReviewItem } from "../review/review-items.ts";
import { answerRows, answerTable } from "./answer-rows.ts";
import { finishingSteps } from "./finish-words.ts";
import { flagRows, flagsTable, partRows, partsTable } from "./part-rows.ts";
import { reviewRows, reviewTable } from "./review-rows.ts";
import { usDate, writeBoth, writeHeading } from "./sheet-text.ts";

/** What a cover sheet is about. */
export interface Cover {
  readonly sheet: AnswerSheet;
  readonly form: FormBoxes;
  readonly filling: Filling;
  readonly toCheck: readonly ReviewItem[];
  /** How many boxes of the form are for the person to fill. */
  readonly boxCount: number;
  /** Whether a corrected name or number changes on all pages by itself. */
  readonly hasJoinedCopies: boolean;
}

/** The pages that a cover may take; one more where no answer could be read. */
const pages = 2;
/** How small its letters may become for that. */
const scales = [1, 0.95, 0.9, 0.86, 0.82] as const;

/** Draws the pages that go before a filled form: what to check, what was written where, and all that is left to do. */
export async function drawCoverSheet(cover: Cover): Promise<Uint8Array> {
  const title = titleOf(cover);
  const most = pages + (understood(cover.sheet).length === 0 ? 1 : 0);
  for (const scale of scales) {
    const paper = openPaper({ title, bookmark: "Hojas de Dilo", madeAt: cover.sheet.savedAt, scale });
    drawOn(paper, cover);
    if (pageCount(paper) <= most || scale === scales.at(-1)) {
      return finish(paper, `Borrador / draft · Form ${cover.sheet.formType} · hojas de Dilo`);
    }
  }
  throw new Error("There is no scale to draw a cover sheet in.");
}

/** The title of the cover sheet, and of the file that it makes with the form. */
export function titleOf({ form }: Pick<Cover, "form">): string {
  return `Form ${form.formType}, ${form.name}: borrador / draft`;
}

function drawOn(paper: Paper, { sheet, form, filling, toCheck, boxCount, hasJoinedCopies }: Cover): void {
  const { formType, savedAt } = sheet;
  write(paper, { tag: "H1", text: "Borrador: no está completo ni enviado", style: { size: 17, bold: true }, after: 0 });
  const english = { size: 10, bold: true, color: ink.muted };
  write(paper, { tag: "P", lang: "en", text: "Draft: not complete, not filed", style: english, after: 3 });
  writeBoth(paper, {
    es: `Formulario ${formType}, edición ${form.edition}. Respuestas guardadas el ${usDate(savedAt)} (mes/día/año, hora UTC). Escribimos ${filling.count} de las ${boxCount} casillas que son para usted. El formulario viene después de estas hojas.`,
    en: `Form ${formType}, ${form.name}, edition ${form.edition}. Answers saved on ${usDate(savedAt)} (UTC). We wrote ${filling.count} of the ${boxCount} boxes that are for you. The form follows these pages.`,
  });
  writeHeading(paper, { es: "Por favor revise", en: "Please check" });
  if (toCheck.length === 0) writeBoth(paper, nothingStands);
  else writeTable(paper, reviewTable(true), reviewRows(toCheck, true));
  const read = understood(sheet);
  if (read.length > 0) {
    writeHeading(paper, { es: "Sus respuestas, en el orden del formulario", en: "Your answers, in the form's order" });
    writeTable(paper, answerTable(true), answerRows({ lines: read, items: toCheck, filled: { form, ...filling } }));
  }
  writeHeading(paper, { es: "Lo que falta, parte por parte", en: "What is left, part by part" });
  writeTable(paper, partsTable, partRows(form, filling.placed));
  writeHeading(paper, flagsHeading);
  writeBoth(paper, flagsIntroduction);
  writeTable(paper, flagsTable, flagRows(form));
  writeHeading(paper, { es: "Cómo terminar", en: "How to finish" });
  writeList(paper, finishingSteps(form, hasJoinedCopies));
  writeHeading(paper, { es: "Aviso", en: "Notice" });
  writeBoth(paper, asOne(notice));
}

/** The answers that have a row of their own; the others are told once, among what to check. */
function understood({ lines }: AnswerSheet): AnswerSheet["lines"] {
  return lines.filter(({ status }) => status === "read" || status === "none");
}

const nothingStands: BilingualText = {
  es: "No encontramos dudas. Aun así, revise cada respuesta: una máquina la oyó y la tradujo.",
  en: "We found no doubts. Check every answer all the same: a machine heard and translated it.",
};

const flagsHeading: BilingualText = {
  es: "Antes de enviar, hable con un abogado de inmigración o un representante acreditado",
  en: "Before you file, talk with an immigration lawyer or an accredited representative",
};

const flagsIntroduction: BilingualText = {
  es: "Hable con él sobre todo si algo de esta lista pasó. Todas las personas reciben la misma lista: no dice nada de su caso.",
  en: "Above all if something on this list happened. Everybody gets the same list: it says nothing about your case.",
};

/** The points of a list as one paragraph. */
function asOne(points: readonly BilingualText[]): BilingualText {
  return { es: points.map(({ es }) => es).join(" "), en: points.map(({ en }) => en).join(" ") };
}
