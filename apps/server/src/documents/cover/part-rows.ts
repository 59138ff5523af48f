import type { BilingualText } from "../notice.ts";
import type { Box, FormBoxes, FormPart, RedFlag } from "../official-forms/boxes/form-boxes.ts";
import type { Placed } from "../official-forms/values/filling.ts";
import { ink } from "../paper/paper.ts";
import type { CellText, Row, TableShape } from "../paper/table.ts";

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
export function partRows({ parts, answers }: FormBoxes, placed: readonly Placed[]): readonly Row[] {
  const halves = halfNames(answers, placed);
  return parts.map((part) => [
    [{ size, bold: true, text: `Part ${part.part}. ${part.titleSpanish}` }],
    [{ size: 7.5, lang: "en", color: ink.muted, text: part.shortTitle ?? part.title }],
    [{ size, text: part.pages, page: firstPage(part) }],
    leftIn(part, placed, halves),
  ]);
}

/** The first page of a part. */
function firstPage({ pages }: Pick<FormPart, "pages">): number {
  return Number.parseInt(pages, 10);
}

/** The boxes of names of which only the family name or only the given name is written, as with a person of one name. */
function halfNames(answers: FormBoxes["answers"], placed: readonly Placed[]): readonly Box[] {
  const isWritten = (wanted: Box) => placed.some(({ box, isCopy }) => !isCopy && box.field === wanted.field);
  return Object.values(answers)
    .filter((answer) => answer.kind === "name")
    .flatMap(({ boxes: { family, given } }) => (isWritten(family) === isWritten(given) ? [] : [family, given]));
}

function leftIn(part: FormPart, placed: readonly Placed[], halves: readonly Box[]): readonly CellText[] {
  const done = placed
    .filter(({ box, isCopy }) => !isCopy && box.part === part.part)
    .filter(({ box }) => !halves.some(({ field }) => field === box.field))
    .map(({ box }) => box.item);
  const isDone = (item: string) => done.some((written) => written === item || written.startsWith(`${item}.`));
  const left = part.items.filter((item) => part.begunItems?.includes(item) || !isDone(item));
  const numbers = rangesOf(left, part.items);
  if (part.work === "begun" || part.work === "open") {
    return [{ size, text: left.length === 0 ? "revise los que escribimos / check" : numbers }];
  }
  const { es, en } = workText[part.work];
  return [{ size, text: `${es} / ${en}` }];
}

const workText: Readonly<Record<"yours" | "spare" | "not-now", BilingualText>> = {
  yours: { es: "Pregunte si es su caso", en: "ask if it is yours" },
  spare: { es: "Solo si algo no cabe", en: "only for what does not fit" },
  "not-now": { es: "No la llene", en: "leave empty" },
};

/** Neighbours as one range: "2-5, 9". */
function rangesOf(left: readonly string[], all: readonly string[]): string {
  const ranges: string[][] = [];
  for (const item of left) {
    const last = ranges.at(-1);
    if (last && all.indexOf(last.at(-1) ?? "") === all.indexOf(item) - 1) last.push(item);
    else ranges.push([item]);
  }
  return ranges.map((range) => (range.length === 1 ? range[0] : `${range[0]}-${range.at(-1)}`)).join(", ");
}

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
