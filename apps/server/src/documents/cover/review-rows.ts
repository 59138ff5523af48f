import { ink } from "../paper/paper.ts";
import type { Row, TableShape } from "../paper/table.ts";
import type { ReviewItem } from "../review/review-items.ts";
import { inFormOrder, placeLink } from "./place.ts";

/** The columns of what is to be checked; places where there is a form. */
export function reviewTable(hasForm: boolean): TableShape {
  const [question, place, what] = [
    { es: "Pregunta", en: "Question" },
    { es: "Lugar", en: "Place" },
    { es: "Qué revisar", en: "What to check" },
  ];
  return hasForm
    ? { heads: [question, place, what], shares: [0.24, 0.18, 0.58] }
    : { heads: [question, what], shares: [0.3, 0.7] };
}

/** One row for each answer to look at, in the order of the form's pages. */
export function reviewRows(items: readonly ReviewItem[], hasForm: boolean): readonly Row[] {
  const sorted = [...items].sort((one, other) => (one.box && other.box ? inFormOrder(one.box, other.box) : 0));
  return sorted.map(({ field, box, reasons, said }) => [
    [
      { size: 9, bold: true, text: field.labelSpanish },
      { size: 8, lang: "en", color: ink.muted, text: field.label },
    ],
    ...(hasForm ? [box ? [placeLink(box)] : []] : []),
    [
      { size: 9, text: reasons.map(({ es }) => es).join(" ") },
      { size: 8, lang: "en", color: ink.muted, text: reasons.map(({ en }) => en).join(" ") },
      // The cover has no other row for an answer that was not understood.
      ...(hasForm && said !== undefined ? [{ size: 8.5, text: `Usted dijo: ${said}` }] : []),
    ],
  ]);
}
