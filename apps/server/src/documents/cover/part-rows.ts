import type { BilingualText } from "../notice.ts";
import type { FormBoxes, FormPart } from "../official-forms/boxes/form-boxes.ts";
import type { Placed } from "../official-forms/values/filling.ts";
import { ink } from "../paper/paper.ts";
import type { CellText } from "../paper/table.ts";

const size = 9;

/** The columns of what was written. */
export const writtenTable = {
  heads: ["Part and item", "Box", "Written", "Page"],
  shares: [0.2, 0.3, 0.4, 0.1],
} as const;

/** One row for each box written, without the repetitions. */
export function writtenRows(placed: readonly Placed[]): readonly (readonly (readonly CellText[])[])[] {
  return placed
    .filter(({ isCopy }) => !isCopy)
    .map(({ box, label, value }) => [
      [{ size, bold: true, text: `Part ${box.part}, ${/^\d/.test(box.item) ? "item " : ""}${box.item}` }],
      [{ size, text: label }],
      [{ size, text: value === true ? "X" : value }],
      [{ size, text: String(box.page) }],
    ]);
}

/** The columns of what is left. */
export const partsTable = { heads: ["Part", "Pages", "What to do"], shares: [0.48, 0.12, 0.4] } as const;

/** One row for each printed part of the form. A part is begun when one of its items was written. */
export function partRows(
  { parts }: FormBoxes,
  placed: readonly Placed[],
): readonly (readonly (readonly CellText[])[])[] {
  const items = placed.filter(({ box, isCopy }) => !isCopy && /^\d/.test(box.item));
  const begun = new Set(items.map(({ box }) => box.part));
  const workOf = ({ part, work }: FormPart) => (work === "open" && begun.has(part) ? "begun" : work);
  return parts.map((each) => [
    [{ size, bold: true, text: `Part ${each.part}. ${each.title}` }],
    [{ size, text: each.pages }],
    [
      { size, text: workText[workOf(each)].en },
      { size, lang: "es", color: ink.muted, text: workText[workOf(each)].es },
    ],
  ]);
}

const workText: Readonly<Record<FormPart["work"], BilingualText>> = {
  begun: { en: "Begun. Check it and answer the rest.", es: "Empezada. Revísela y conteste lo demás." },
  open: { en: "Empty. Answer what applies to you.", es: "Vacía. Conteste lo que sea su caso." },
  yours: {
    en: "Left empty. Ask whether it applies (see below).",
    es: "La dejamos vacía. Pregunte si es su caso (vea abajo).",
  },
  "not-now": { en: "Do not fill in. It is for the interview.", es: "No la llene. Es para la entrevista." },
};
