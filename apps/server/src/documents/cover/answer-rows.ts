import type { PrintedAnswer } from "@dilo/forms";
import type { Placed } from "../official-forms/values/filling.ts";
import { ink } from "../paper/paper.ts";
import type { CellText, Row, TableShape } from "../paper/table.ts";
import { boxOf, type FilledForm, type ReviewItem, reviewMark } from "../review/review-items.ts";
import { inFormOrder, placeLink } from "./place.ts";

/** The columns of the answers; their places where there is a form. */
export function answerTable(hasForm: boolean): TableShape {
  const [question, place, ...answer] = [
    { es: "Pregunta", en: "Question" },
    { es: "Lugar", en: "Place" },
    { es: "En inglés", en: "In English" },
    { es: "Lo que usted dijo", en: "As said" },
  ];
  return hasForm
    ? { heads: [question, place, ...answer], shares: [0.24, 0.18, 0.31, 0.27] }
    : { heads: [question, ...answer], shares: [0.3, 0.37, 0.33] };
}

/** What the rows are made from: with a form they stand in the order of its pages, without one as they were asked. */
export interface Answered {
  readonly lines: readonly PrintedAnswer[];
  readonly items: readonly ReviewItem[];
  readonly filled?: Pick<FilledForm, "form" | "placed">;
}

/** One row for each answer: what was asked, with its place; the answer in English, with a mark when it is to be checked; as it was said. */
export function answerRows({ lines, items, filled }: Answered): readonly Row[] {
  const marked = new Set(items.map(({ field }) => field.id));
  const placeOf = ({ field }: PrintedAnswer) => filled && boxOf(filled, field.id);
  const sorted = [...lines].sort((one, other) => {
    const [first, second] = [placeOf(one), placeOf(other)];
    return first && second ? inFormOrder(first, second) : 0;
  });
  return sorted.map((line) => {
    const box = placeOf(line);
    const said = line.said === "" ? "(sin respuesta)" : line.said;
    return [
      [
        { size: 9, bold: true, text: line.field.labelSpanish },
        { size: 8, lang: "en", color: ink.muted, text: line.field.label },
      ],
      ...(filled ? [box ? [placeLink(box)] : []] : []),
      [...english(line, filled?.placed ?? []), ...(marked.has(line.field.id) ? marks : [])],
      [{ size: 9, text: said }],
    ];
  });
}

const alarm = { size: 8, bold: true, color: ink.alarm } as const;
const marks: readonly CellText[] = [{ ...alarm, text: `${reviewMark.es} / ${reviewMark.en}` }];

function english(line: PrintedAnswer, placed: readonly Placed[]): readonly CellText[] {
  if (line.status !== "read") return line.status === "none" ? [{ size: 9, lang: "en", text: line.english }] : [];
  const parts = placed.filter(({ answer, isCopy, isReference }) => answer === line.field.id && !isCopy && !isReference);
  // How a name was split is seen only box by box.
  const isName = parts.length > 1 && parts.every(({ label }) => label.endsWith("Name"));
  const text = isName ? parts.map(({ label, value }) => `${label}: ${value}`).join(" · ") : line.english;
  return [{ size: 9, lang: "en", text }];
}
