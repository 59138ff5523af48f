import type { BilingualText } from "../notice.ts";
import type { FormBoxes, FormPart, RedFlag } from "../official-forms/boxes/form-boxes.ts";
import type { Placed } from "../official-forms/values/filling.ts";
import { ink } from "../paper/paper.ts";
import type { CellText, Row, TableShape } from "../paper/table.ts";
import { partsLeft } from "../review/parts-left.ts";

const size = 8;

/** The columns of what is left. */
export const partsTable: TableShape = {
  heads: [
    { es: "Parte", en: "Part" },
    { es: "Título", en: "Title" },
    { es: "Pág.", en: "Page" },
    { es: "Números que faltan", en: "Items left" },
  ],
  shares: [0.3, 0.3, 0.1, 0.3],
};

/** One row for each printed part of the form: its pages, and the numbers of its items that are still empty. */
export function partRows(form: FormBoxes, placed: readonly Placed[]): readonly Row[] {
  return partsLeft(form, placed).map(({ part, left }) => [
    [{ size, bold: true, text: `Part ${part.part}. ${part.titleSpanish}` }],
    [{ size: 7.5, lang: "en", color: ink.muted, text: part.shortTitle ?? part.title }],
    [{ size, text: part.pages, page: firstPage(part) }],
    [{ size, text: textOf(part, left) }],
  ]);
}

/** The first page of a part. */
function firstPage({ pages }: Pick<FormPart, "pages">): number {
  return Number.parseInt(pages, 10);
}

function textOf({ work }: FormPart, left: string): string {
  if (work === "begun" || work === "open") return left === "" ? "revise los que escribimos / check" : left;
  const { es, en } = workText[work];
  return `${es} / ${en}`;
}

const workText: Readonly<Record<"yours" | "spare" | "not-now", BilingualText>> = {
  yours: { es: "Pregunte si es su caso", en: "ask if it is yours" },
  spare: { es: "Solo si algo no cabe", en: "only for what does not fit" },
  "not-now": { es: "No la llene", en: "leave empty" },
};

/** The columns of what to talk about with a lawyer. */
export const flagsTable: TableShape = {
  heads: [
    { es: "En el formulario", en: "On the form" },
    { es: "De qué trata", en: "About" },
    { es: "En inglés", en: "The form, shortened" },
  ],
  shares: [0.19, 0.36, 0.45],
};

/** One row for each matter that the form itself asks to be explained. */
export function flagRows({ redFlags, formType }: FormBoxes): readonly Row[] {
  return redFlags.map((flag) => [
    [flagPlace(flag, formType)],
    [{ size: 8.5, text: flag.spanish }],
    [{ size: 7.5, lang: "en", color: ink.muted, text: flag.words }],
  ]);
}

function flagPlace({ part, items, page }: RedFlag, formType: string): CellText {
  if (page === 0) return { size, text: `Instrucciones del ${formType}, “${items}”` };
  return { size, text: `Part ${part}, item ${items}, pág. ${page}`, page };
}
