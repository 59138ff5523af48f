import {
  type AddressValue,
  asWritten,
  confirmedParts,
  type FullName,
  isSameName,
  isToldApart,
  type PrintedAnswer,
  splitName,
  threeParts,
} from "@dilo/forms";
import { isUnsure } from "../../review/is-answered.ts";
import type { AddressBoxes, AnswerBoxes, Box, NameBoxes } from "../boxes/form-boxes.ts";
import type { NoteCode } from "../boxes/note-code.ts";
import { readUnit } from "./unit.ts";

/** One text or tick and the box it belongs in. */
export interface Text {
  readonly label: string;
  readonly box: Box;
  readonly value: string | true;
  readonly isCopy: boolean;
}

/** The texts of one answer, what must be said of them, and the words that no box of theirs is for. */
export interface Texts {
  readonly texts: readonly Text[];
  readonly notes: readonly { readonly code: NoteCode; readonly box?: Box }[];
  readonly unplaced: readonly Omit<Text, "isCopy">[];
}

/** Turns one answer that was understood into the texts of its boxes. */
export function textsOf(line: PrintedAnswer, target: AnswerBoxes): Texts {
  switch (target.kind) {
    case "name":
      return nameTexts(line, [target.boxes, ...target.copies]);
    case "address":
      return addressTexts(line, target.boxes, target.usCountry);
    case "mailing":
      return mailingTexts(line, target);
    case "place":
      return placeTexts(line, target);
    case "choice":
      return choiceTexts(line, target);
    case "pieces":
      return textsAlone(piecesOf(line, target.boxes));
    // Rows are written together, once all of them are known.
    case "row":
      return textsAlone([]);
    case "additional":
      return { texts: [], notes: [], unplaced: [{ label: line.field.label, box: target.of, value: line.english }] };
    case "text": {
      const value = plainText(line);
      const at = (box: Box, isCopy: boolean) => ({ label: line.field.label, box, value, isCopy });
      return textsAlone([at(target.box, false), ...target.copies.map((box) => at(box, true))]);
    }
  }
}

function textsAlone(texts: readonly Text[], codes: readonly NoteCode[] = []): Texts {
  return { texts, notes: codes.map((code) => ({ code })), unplaced: [] };
}

function nameTexts(line: PrintedAnswer, places: readonly NameBoxes[]): Texts {
  const confirmed = asConfirmed(line);
  const { given, family, middle } = confirmed ?? splitName(line.english);
  const written = (part: string) => asWritten(part, line.said);
  const told = {
    given: written(given),
    family: written(family),
    ...(middle !== undefined && { middle: written(middle) }),
  };
  const name = threeParts(told);
  // Where there is no given name nothing was split: what is to be said of it, the answer itself tells.
  const isGuessed = confirmed === undefined && name.given !== "";
  const notes = [
    ...(isGuessed ? [{ code: "name-split" as const }] : []),
    ...(isToldApart(told) ? [] : [{ code: "given-together" as const }]),
  ];
  const texts = places.flatMap((boxes, index) => [
    { label: "Family Name", box: boxes.family, value: name.family, isCopy: index > 0 },
    { label: "Given Name", box: boxes.given, value: name.given, isCopy: index > 0 },
    { label: "Middle Name", box: boxes.middle, value: name.middle, isCopy: index > 0 },
  ]);
  return { texts: texts.filter(({ value }) => value !== ""), notes, unplaced: [] };
}

/** The name as it was told apart, its capitals as they were confirmed: "De León" is another name than "de León". */
function asConfirmed({ said, reading }: PrintedAnswer): FullName | undefined {
  const read = confirmedParts(reading);
  const [, first, second, family] =
    /^nombres (.+?)(?:, (?:segundo nombre (.+)|sin segundo nombre))?, apellidos (.+)$/iu.exec(said) ?? [];
  if (read === undefined || first === undefined || family === undefined) return read;
  const given = second === undefined ? first : `${first} ${second}`;
  const told = { given, family, middle: second ?? read.middle };
  // What was spoken has no capitals of its own.
  return isSameName(read, told) && /^\p{Lu}/u.test(given) && /\p{Lu}/u.test(family) ? told : read;
}

/** A value with a dash falls into what stands beside it; another one into its digits, with zeros before. */
function piecesOf({ field, reading, english }: PrintedAnswer, boxes: readonly Box[]): readonly Text[] {
  const value = typeof reading?.value === "string" ? reading.value : english;
  const parts = value.includes("-") ? value.split("-") : [...value.padStart(boxes.length, "0")];
  if (parts.length !== boxes.length) return [];
  return boxes.map((box, at) => ({ label: field.label, box, value: parts[at] ?? "", isCopy: false }));
}

function choiceTexts(line: PrintedAnswer, { boxes, notes = {}, details = {} }: Boxes<"choice">): Texts {
  const { value, parts } = line.reading ?? {};
  const several = typeof value === "string" ? value.split(",") : [];
  if (several.length > 1) {
    const boxed = several.flatMap((one) => (Object.hasOwn(boxes, one) ? (boxes[one] ?? []) : []));
    return textsAlone(boxed.map((one) => ({ label: line.english, box: one, value: true, isCopy: false })));
  }
  const box = typeof value === "string" && Object.hasOwn(boxes, value) ? boxes[value] : undefined;
  if (line.reading && isUnsure(line.reading)) return textsAlone([]);
  if (box === undefined || typeof value !== "string") return textsAlone([], ["no-box"]);
  const withDetail = `${value} ${parts?.["detail"] ?? ""}`;
  const codes = [notes[value], notes[withDetail]].filter((note) => note !== undefined);
  const detail = details[withDetail];
  const ticks = [{ label: line.english, box }, ...(detail ? [{ label: `Item ${detail.item}`, box: detail }] : [])];
  return textsAlone(
    ticks.map((tick) => ({ ...tick, value: true, isCopy: false })),
    codes,
  );
}

type Boxes<Kind extends AnswerBoxes["kind"]> = Extract<AnswerBoxes, { kind: Kind }>;

function mailingTexts(line: PrintedAnswer, { same, other, boxes, usCountry }: Boxes<"mailing">): Texts {
  const label = "Mailing address is the physical address";
  if (line.reading?.value === "same") {
    return textsAlone([{ label: `${label}: Yes`, box: same, value: true, isCopy: false }]);
  }
  const address = addressTexts(line, boxes, usCountry);
  const no: Text = { label: `${label}: No`, box: other, value: true, isCopy: false };
  return { ...address, texts: address.texts.length === 0 ? [] : [no, ...address.texts] };
}

function placeTexts(line: PrintedAnswer, { state, province, country }: Boxes<"place">): Texts {
  const { parts = {} } = line.reading ?? {};
  const text = (label: string, box: Box, value: string | undefined) => ({
    label,
    box,
    value: value ?? "",
    isCopy: false,
  });
  const texts = [
    text("State", state, parts["state"]),
    text("Province", province, parts["province"]),
    text("Country", country, parts["country"] === undefined ? "" : countryName(parts["country"])),
  ];
  return textsAlone(texts.filter(({ value }) => value !== ""));
}

/** The digits of an A-Number or of a US telephone, else the answer as it is printed. */
function plainText({ field, english, reading }: PrintedAnswer): string {
  const value = typeof reading?.value === "string" ? reading.value : english;
  const digits = value.replace(/\D/g, "");
  switch (field.kind) {
    case "alien-number":
      return digits.length >= 7 && digits.length <= 9 ? digits.padStart(9, "0") : english;
    case "phone":
      return /^1?[2-9]\d{9}$/.test(digits) && !/^\+(?!1)/.test(value) ? digits.slice(-10) : english;
    default:
      return english;
  }
}

function addressTexts(line: PrintedAnswer, boxes: Partial<AddressBoxes>, usCountry: string): Texts {
  const value = line.reading?.value;
  // A word that the form wants in place of an address: "SAME".
  if (typeof value === "string") return inBoxes([{ label: line.field.label, box: boxes.street, value: line.english }]);
  if (value === undefined) return textsAlone([], ["no-box"]);
  if ("foreign" in value) return foreignTexts(value, boxes);
  const codes: NoteCode[] = [];
  if (value.unit !== "" && readUnit(value.unit).box === undefined) codes.push("unit-kind");
  if (zipFor(boxes.zip, value.zip) !== value.zip) codes.push("zip-shortened");
  return { ...inBoxes(usTexts(value, boxes, usCountry)), notes: codes.map((code) => ({ code })) };
}

/** A text of an address, which may have no box on this form. */
type Part = Pick<Text, "label" | "value"> & { readonly box: Box | undefined };

/** What is told in its boxes; what has none is left for the additional-information part. */
function inBoxes(parts: readonly Part[]): Texts {
  const told = parts.filter(({ value }) => value !== "");
  const [first] = parts.flatMap(({ box }) => box ?? []);
  const boxed = told.flatMap(({ box, ...text }) => (box ? [{ ...text, box, isCopy: false }] : []));
  const unboxed = told.flatMap(({ box, ...text }) => (box || !first ? [] : [{ ...text, box: first }]));
  return { texts: boxed, notes: [], unplaced: unboxed };
}

type ForeignAddress = Extract<AddressValue, { foreign: true }>;
type UsAddress = Exclude<AddressValue, ForeignAddress>;

function usTexts(address: UsAddress, boxes: Partial<AddressBoxes>, usCountry: string): readonly Part[] {
  const unit = readUnit(address.unit);
  const text = (label: string, box: Box | undefined, value: string | true) => ({ label, box, value });
  const ticks = { apartment: "Apt.", suite: "Ste.", floor: "Flr." } as const;
  return [
    text("Street Number and Name", boxes.street, address.line),
    ...(unit.box ? [text(ticks[unit.box], boxes[unit.box], true)] : []),
    text("Number", boxes.unit, unit.number),
    text("City or Town", boxes.city, address.city),
    text("State", boxes.state, address.state),
    text("ZIP Code", boxes.zip, zipFor(boxes.zip, address.zip)),
    // Of a part of an address nobody said that it is in the United States.
    text("Country", boxes.country, address.state === "" && address.zip === "" ? "" : usCountry),
    text("In Care Of Name", boxes.careOf, address.careOf ?? ""),
  ];
}

/** The whole ZIP Code where the box has room for it, else its first five digits. */
function zipFor(box: Box | undefined, zip: string): string {
  const maxLength = box?.maxLength;
  return maxLength !== undefined && zip.length > maxLength ? zip.slice(0, 5) : zip;
}

/** Each part in its own box; words of the whole that are in none of the parts are not lost. */
function foreignTexts(address: ForeignAddress, boxes: Partial<AddressBoxes>): Texts {
  const { line, city, province, postalCode } = address;
  const text = (label: string, box: Box | undefined, value: string) => ({ label, box, value });
  const { texts, unplaced } = inBoxes([
    text("Street Number and Name", boxes.street, line),
    text("City or Town", boxes.city, city),
    text("Province", boxes.province, province),
    text("Postal Code", boxes.postalCode, postalCode),
    text("Country", boxes.country, countryName(address.country)),
    text("In Care Of Name", boxes.careOf, address.careOf ?? ""),
  ]);
  const placed = new Set([line, city, province, postalCode].flatMap(wordsOf));
  const isPlaced = (word: string) => placed.has(word) || isLabel.test(word) || isShortFor(word, province);
  const isWhole = wordsOf(address.text).every(isPlaced);
  const whole = boxes.street && { label: "Address as given", box: boxes.street, value: address.text };
  return { texts, notes: [], unplaced: isWhole || !whole ? unplaced : [...unplaced, whole] };
}

/** What a part is called, where that is told: "C.P. 32000", "zona postal 2001", "ciudad de Bandung". */
const isLabel = /^(?:c|p|cp|código|codigo|zona|postal|ciudad|municipio|provincia|de)$/;

/** "pue", "gto", "on": letters of a province, in their order, from its first one on. */
function isShortFor(word: string, province: string): boolean {
  return new RegExp(`^${[...word].join(".*")}`, "u").test(wordsOf(province).join(""));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The English name of a country, by its ISO code. */
function countryName(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? (countries.of(country) ?? country) : country;
}

const countries = new Intl.DisplayNames(["en"], { type: "region" });
