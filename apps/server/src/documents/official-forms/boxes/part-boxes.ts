import { type AddressBoxes, type AnswerBoxes, type Box, list, type NameBoxes, text, tick } from "./form-boxes.ts";

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

/** A question whose one box is a list to choose from. */
export function listed(field: string, place: Place): AnswerBoxes {
  return { kind: "text", box: list(`form1[0].${field}`, place), copies: [] };
}

/** A name in three boxes, lettered a to c behind their number. */
export function named(place: Place, family: string, given: string, middle: string): AnswerBoxes & { kind: "name" } {
  const at = (field: string, letter: string) =>
    text(`form1[0].${field}`, { ...place, item: `${place.item}.${letter}` });
  const boxes: NameBoxes = { family: at(family, "a"), given: at(given, "b"), middle: at(middle, "c") };
  return { kind: "name", boxes, copies: [] };
}

/** How the boxes of an address are called in the file, in their printed order, and how much they hold. */
const addressParts = [
  ["street", "StreetNumberName[0]", 34],
  ["unit", "AptSteFlrNumber[0]", 6],
  ["city", "CityOrTown[0]", 20],
  ["state", "State[0]", 0],
  ["zip", "ZipCode[0]", 5],
  ["province", "Province[0]", 20],
  ["postalCode", "PostalCode[0]", 9],
  ["country", "Country[0]", 0],
] as const;

const unitKinds = [
  ["apartment", "APT"],
  ["suite", "STE"],
  ["floor", "FLR"],
] as const;

/** How an address of a form differs from most. */
interface AddressShape {
  /** The states of its unit boxes stand between spaces. */
  readonly isSpaced?: true;
  /** The letter of its first item. */
  readonly first?: string;
  /** Its letters are a part of the boxes' names. */
  readonly isLettered?: true;
  readonly lacks?: readonly (keyof AddressBoxes)[];
  readonly countryLength?: number;
}

/** An address, each part in a box of its own, lettered behind its number. */
export function addressed(place: Place, stem: string, shape: AddressShape = {}): AnswerBoxes & { kind: "address" } {
  const { isSpaced, first = "a", isLettered, lacks = [], countryLength } = shape;
  const printed = addressParts.filter(([part]) => !lacks.includes(part));
  const entries = printed.flatMap(([part, name, holds], at): readonly (readonly [string, Box])[] => {
    const letter = String.fromCharCode(first.charCodeAt(0) + at);
    const where = { ...place, item: `${place.item}.${letter}` };
    const field = (ending: string) => `form1[0].${stem}${isLettered ? `${letter}_` : ""}${ending}`;
    const maxLength = part === "country" ? countryLength : holds || undefined;
    const whole = { ...where, ...(maxLength !== undefined && { maxLength }) };
    const box = part === "state" ? list(field(name), where) : text(field(name), whole);
    if (part !== "unit") return [[part, box]];
    const kinds = unitKinds.map(([kind, on], index) => {
      const state = isSpaced ? ` ${on} ` : on;
      return [kind, tick(field(`Unit[${index}]`), { ...where, on: state })] as const;
    });
    return [...kinds, [part, box]];
  });
  const boxes: Partial<AddressBoxes> = Object.fromEntries(entries);
  return { kind: "address", boxes, usCountry: "country" in boxes && "state" in boxes ? "United States" : "" };
}

/** A town with what the form has boxes for besides: state, province, country. */
export function placed(boxes: Partial<AddressBoxes>): AnswerBoxes & { kind: "address" } {
  return { kind: "address", boxes, usCountry: "country" in boxes && "state" in boxes ? "United States" : "" };
}

/** A box for text of such a town. */
export function townBox(field: string, place: Place & Pick<Box, "maxLength">): Box {
  return text(`form1[0].${field}`, place);
}

/** A list of states of such a town. */
export function stateBox(field: string, place: Place): Box {
  return list(`form1[0].${field}`, place);
}
