// Whether every answer stands in the boxes that the form's official list names for it, as a program reads them that did not write them.
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Answers, FormType } from "@dilo/forms";
import { openLookups } from "../../apps/server/src/answers/language/lookups.ts";
import { sheetOf } from "../../apps/server/src/delivery/printing.ts";
import { printForm } from "../../apps/server/src/documents/print-form.ts";
import { readBoxes } from "../../apps/server/src/documents/testing-pdf.ts";

const folder = fileURLToPath(new URL("../../../shared/data/uscis/", import.meta.url));

/** Nothing where the official forms and their lists are at hand. */
export const whyNoForms = existsSync(join(folder, "questions"))
  ? undefined
  : "the official forms are not beside this repository";

interface ListedBox {
  readonly field: string;
  readonly export?: string;
  readonly holds?: string;
  readonly copy?: boolean;
}

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

/** Fills the official form and looks for every answer that is kept. */
export async function misplaced(
  form: FormType,
  answers: Answers,
): Promise<{ readonly looked: number; readonly wrong: readonly Misplaced[] }> {
  const savedAt = new Date().toISOString();
  const official = await readFile(join(folder, `${form.toLowerCase()}.pdf`));
  const { bytes, marks = [] } = await printForm({ formType: form, answers, savedAt, official });
  if (bytes === undefined) throw new Error(`The ${form} could not be filled.`);
  const { boxes } = await readBoxes(bytes);
  const list: readonly Listed[] = JSON.parse(
    readFileSync(join(folder, "questions", `${form.toLowerCase()}-questions.json`), "utf8"),
  );
  const wrong: Misplaced[] = [];
  let looked = 0;
  for (const { field, english, status, reading } of sheetOf({ formType: form, answers, savedAt }, openLookups())
    .lines) {
    const wanted = placeOf(list, field.id);
    // The form itself asks for the spouse in some cases only.
    if (marks.some(({ id, why }) => id === field.id && isLeftOut.test(why))) continue;
    if (wanted === undefined || status !== "read" || reading?.value === undefined || reading.value === "same") continue;
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
  const cell = column && entry?.repeats?.columns.find((one) => one.id === column)?.fields[Number(row) - 1];
  if (Array.isArray(cell)) {
    const [yes = "", no = ""] = cell;
    return {
      isTicked: true,
      options: [],
      boxes: [
        { field: yes, holds: "Yes", export: "Y" },
        { field: no, holds: "No", export: "N" },
      ],
    };
  }
  if (typeof cell === "string") return { isTicked: false, options: [], boxes: [{ field: cell }] };
  // Whether a table has a row at all has no box, but for the rows.
  if (entry?.kind === "table" && column === undefined) return undefined;
  const boxes = column === undefined ? (entry?.fields.filter(({ copy }) => copy !== true) ?? []) : [];
  if (entry === undefined || boxes.length === 0) return undefined;
  const isTicked = entry.kind === "yesno" || (entry.options ?? []).some(({ field }) => field !== undefined);
  return { isTicked, options: entry.options ?? [], boxes };
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
  return plain(english)
    .split(" ")
    .every((word) => written.split(" ").includes(word));
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\d/]+/gu, " ")
    .trim()
    .toUpperCase();
}
