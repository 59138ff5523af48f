// Whether every answer stands in the boxes that the form's official list names for it, as a program reads them that did not write them.
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AddressValue, Answers, FormType } from "@dilo/forms";
import { openLookups } from "../../apps/server/src/answers/language/lookups.ts";
import { sheetOf } from "../../apps/server/src/delivery/derive-sheet.ts";
import { knownForms } from "../../apps/server/src/documents/official-forms/boxes/known-forms.ts";
import { printForm } from "../../apps/server/src/documents/print-form.ts";
import { readBoxes } from "../../apps/server/src/documents/testing-pdf.ts";

/** Where the official forms and their lists lie. */
export const officialFolder = fileURLToPath(new URL("../../../shared/data/uscis/", import.meta.url));

/** Nothing where the official forms and their lists are at hand. */
export const whyNoForms = existsSync(join(officialFolder, "questions"))
  ? undefined
  : "the official forms are not beside this repository";

interface ListedBox {
  readonly field: string;
  readonly export?: string;
  readonly holds?: string;
  readonly copy?: boolean;
}

type Column = NonNullable<Listed["repeats"]>["columns"][number];

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly projectId?: string | null;
  readonly fields: readonly ListedBox[];
  readonly options: readonly { readonly value: string; readonly field?: string; readonly export?: string }[] | null;
  readonly repeats: {
    readonly columns: readonly {
      readonly id: string;
      readonly kind: string;
      readonly fields: readonly (string | readonly string[] | null)[];
      readonly options?: readonly { readonly value: string; readonly fields?: readonly string[] }[];
    }[];
  } | null;
}

/** An answer that does not stand in its boxes. */
export interface Misplaced {
  readonly id: string;
  readonly wanted: string;
  readonly found: string;
}

/** Why an answer has no place on the form in this person's case. */
const isLeftOut = /^(?:spouse-not-asked|not-married-now)$/;
/** Letters that the form's font does not have are named, to be written by hand. */
const isByHand = "letters";

/** Fills the official form and looks for every answer that is kept: in its boxes, or else in the additional information or the notes. */
export async function misplaced(
  form: FormType,
  answers: Answers,
): Promise<{ readonly looked: number; readonly wrong: readonly Misplaced[] }> {
  const savedAt = new Date().toISOString();
  const official = await readFile(join(officialFolder, `${form.toLowerCase()}.pdf`));
  const { bytes, marks = [] } = await printForm({ formType: form, answers, savedAt, official });
  if (bytes === undefined) throw new Error(`The ${form} could not be filled.`);
  const { boxes } = await readBoxes(bytes);
  const list: readonly Listed[] = JSON.parse(
    readFileSync(join(officialFolder, "questions", `${form.toLowerCase()}-questions.json`), "utf8"),
  );
  const wrong: Misplaced[] = [];
  let looked = 0;
  const more = additionalText(form, boxes);
  for (const { field, english, status, reading } of sheetOf({ formType: form, answers, savedAt }, openLookups())
    .lines) {
    const wanted = placeOf(list, field.id);
    // The form itself asks for the spouse in some cases only.
    if (marks.some(({ id, why }) => id === field.id && (isLeftOut.test(why) || why === isByHand))) continue;
    if (status !== "read" || reading?.value === undefined || reading.value === "same") continue;
    if (wanted === undefined) {
      const isBeyond = /^(?:row|additional)$/.test(knownForms[form].answers[field.id]?.kind ?? "");
      const isNamed = marks.some(({ id }) => id === field.id || rowOf(id) === rowOf(field.id));
      if (isBeyond && !isNamed && !isIn(more, english)) wrong.push({ id: field.id, wanted: english, found: "" });
      continue;
    }
    looked += 1;
    const found = wanted.boxes.map((box) => ({ ...box, value: String(boxes.get(box.field)?.value ?? "").trim() }));
    const isRight = wanted.isTicked
      ? isTicked(found, reading.value, wanted.options)
      : isWritten(found, reading.value, english);
    const held = found.flatMap(({ value }) => (value === "" || value === "Off" ? [] : [value]));
    if (!isRight) wrong.push({ id: field.id, wanted: english, found: held.join(" | ") });
  }
  return { looked, wrong };
}

type Found = ListedBox & { readonly value: string };

/** The boxes of a question of ours; undefined where the list has none for it. */
function placeOf(list: readonly Listed[], id: string) {
  const [table = "", row, column] = id.split(".");
  const entry = list.find((one) => one.projectId === id || one.id === table);
  const listed = entry?.repeats?.columns.find((one) => one.id === column);
  if (listed !== undefined) return placeOfCell(listed, Number(row) - 1);
  // Whether a table has a row at all has no box, but for the rows.
  if (entry?.kind === "table" && column === undefined) return undefined;
  const boxes = column === undefined ? (entry?.fields.filter(({ copy }) => copy !== true) ?? []) : [];
  if (entry === undefined || boxes.length === 0) return undefined;
  const isTicked = entry.kind === "yesno" || (entry.options ?? []).some(({ field }) => field !== undefined);
  return { isTicked, options: entry.options ?? [], boxes };
}

/** The boxes of one cell: those of a yes and a no, of a choice, or of a text in pieces; undefined beyond the printed rows. */
function placeOfCell({ kind, fields, options }: Column, row: number) {
  const cell = [fields[row] ?? []].flat();
  if (cell.length === 0) return undefined;
  // Of some choices each has a box, of others the word is written.
  const boxed = (options ?? []).flatMap(({ value, fields: own = [] }) => {
    const field = own[row];
    return field === undefined ? [] : [{ value, field, export: "Y" }];
  });
  if (boxed.length > 0) return { isTicked: true, options: boxed, boxes: boxed };
  const ticks = [
    ["Yes", "Y"],
    ["No", "N"],
  ];
  const isTicked = kind === "yesno";
  const boxes = cell.map((field, at) => ({
    field,
    ...(isTicked && { holds: ticks[at]?.[0], export: ticks[at]?.[1] }),
  }));
  return { isTicked, options: [], boxes: boxes as readonly ListedBox[] };
}

/** The box of the answer is ticked, and no other. */
function isTicked(found: readonly Found[], value: unknown, options: Listed["options"]): boolean {
  const wanted = [value].flat().map((one) => {
    if (one === "yes" || one === "no") return found.find(({ holds = "" }) => holds.toLowerCase() === one)?.field;
    return options?.find((option) => option.value.toLowerCase() === String(one).toLowerCase())?.field;
  });
  const ticked = found.filter((box) => box.export !== undefined && box.value === box.export.trim());
  return ticked.length === wanted.length && ticked.every(({ field }) => wanted.includes(field));
}

/** All that the answer tells is in the boxes together: a date in figures, the digits of a number, the words of a text. */
function isWritten(found: readonly Found[], value: unknown, english: string): boolean {
  const written = plain(found.map((box) => box.value).join(" "));
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(value)) ?? [];
  if (year !== undefined) return written.includes(plain(`${month}/${day}/${year}`));
  const digits = String(value).replaceAll(/\D/g, "");
  if (/^[+\d-]+$/.test(String(value)))
    return written.replaceAll(/\D/g, "").includes(digits.slice(-Math.min(10, digits.length)));
  return isIn(written, isAbroad(value) ? partsOf(value) : english);
}

/** Whether every word of a text is in another one, told plainly. */
function isIn(written: string, text: string): boolean {
  const words = new Set(written.split(" "));
  return plain(text)
    .split(" ")
    .every((word) => words.has(word));
}

/** What stands in the additional-information part. */
function additionalText(form: FormType, boxes: ReadonlyMap<string, { readonly value?: unknown }>): string {
  const { entries } = knownForms[form].overflow;
  return plain(entries.map(({ text }) => String(boxes.get(text.field)?.value ?? "")).join(" "));
}

/** "trips.7" of a cell; nothing of a question by itself. */
function rowOf(id: string): string {
  return /^\w+\.\d+(?=\.)/.exec(id)?.[0] ?? id;
}

/** An address abroad as its boxes tell it, without the words between its parts. */
function partsOf({ line, city, province, postalCode, country }: Abroad): string {
  const name = new Intl.DisplayNames(["en"], { type: "region" }).of(country);
  return [line, city, province, postalCode, name].join(" ");
}

type Abroad = Extract<AddressValue, { foreign: true }>;

/** Whether an answer is an address of another country. */
export function isAbroad(value: unknown): value is Abroad {
  return typeof value === "object" && value !== null && "foreign" in value;
}

/** Words alone, in capitals: what two texts have in common, however they are written. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\d/]+/gu, " ")
    .trim()
    .toUpperCase();
}
