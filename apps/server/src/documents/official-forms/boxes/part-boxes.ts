import { type AnswerBoxes, type Box, list, text, tick } from "./form-boxes.ts";

/** Where a question stands on paper. */
export type Place = Pick<Box, "page" | "part" | "item">;

/** A question with a box for yes and one for no. */
export function yesNo(place: Place, yes: string, no: string): AnswerBoxes {
  const at = (field: string, on: string) => tick(`form1[0].${field}`, { ...place, on });
  return { kind: "choice", boxes: { yes: at(yes, "Y"), no: at(no, "N") } };
}

/** A question with one box of text. */
export function one(field: string, place: Place & Pick<Box, "maxLength">): AnswerBoxes {
  return { kind: "text", box: text(`form1[0].${field}`, place), copies: [] };
}

/** A question without a box of its own: it stands in the additional-information part, under the place of this one. */
export function additional(place: Place, field: string): AnswerBoxes {
  return { kind: "additional", of: text(`form1[0].${field}`, place) };
}

/** A question with a box for each value: the value, then the box and the state that means ticked. */
export function choice(
  place: Place,
  boxes: Readonly<Record<string, readonly [field: string, on: string]>>,
): AnswerBoxes {
  const ticks = Object.entries(boxes).map(([value, [field, on]]) => [
    value,
    tick(`form1[0].${field}`, { ...place, on }),
  ]);
  return { kind: "choice", boxes: Object.fromEntries(ticks) };
}

/** A value in pieces, each with a box of its own. */
export function pieces(place: Place, kind: "list" | "digits", ...fields: readonly string[]): AnswerBoxes {
  const box = (field: string): Box =>
    kind === "list" ? list(`form1[0].${field}`, place) : text(`form1[0].${field}`, { ...place, maxLength: 1 });
  return { kind: "pieces", boxes: fields.map(box) };
}

/** The cells of the rows that a table has no boxes for: each row stands in the additional-information part. */
export function rowsBeyond(
  place: Place,
  table: string,
  { rows: [first, last], columns }: { readonly rows: readonly [number, number]; readonly columns: readonly string[] },
): Readonly<Record<string, AnswerBoxes>> {
  const at: AnswerBoxes = { kind: "row", of: text(`additional.${table}`, place) };
  const rows = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return Object.fromEntries(rows.flatMap((row) => columns.map((column) => [`${table}.${row}.${column}`, at])));
}
