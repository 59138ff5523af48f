import { notice } from "../notice.ts";
import type { FormBoxes, FormRemark } from "../official-forms/boxes/form-boxes.ts";
import { type PointText, writeList } from "../paper/list.ts";
import { type Paper, roomLeft } from "../paper/paper.ts";
import { readingSentences } from "../review/reading-words.ts";
import type { ReviewItem } from "../review/review-items.ts";
import { inFormOrder, placeText } from "./place.ts";
import { heightOf, numbersText, person, writeHeading, writeText, writeTopic } from "./sheet-text.ts";

const { size } = person;

/** What the person must look at, in the order of the form's pages. */
export function writeReview(paper: Paper, items: readonly ReviewItem[]): void {
  writeHeading(paper, person, "Por favor revise");
  if (items.length === 0) {
    writeText(paper, person, "No encontramos dudas. Aun así, revise cada respuesta: una máquina la oyó y la tradujo.");
    return;
  }
  if (items.some(({ box }) => box !== undefined)) {
    writeText(
      paper,
      person,
      "Busque cada una en su página del formulario, y corríjala o complétela ahí. El número de página está al pie: “Page 2”.",
    );
  }
  const sorted = items.toSorted((one, other) => inFormOrder(one.box, other.box));
  const hasForm = sorted.some(({ box }) => box !== undefined);
  const blank = hasForm ? sorted.filter(isBlankOfPart) : [];
  const own = blank.length > 2 ? sorted.filter((item) => !blank.includes(item)) : sorted;
  writeList(paper, [...own.map(pointOf), ...(blank.length > 2 ? [pointOfBlank(blank)] : [])], { size });
}

/** A question of a part, called by its number. */
function isBlankOfPart({ field, reasons }: ReviewItem): boolean {
  return field.labelSpanish.startsWith("Pregunta ") && reasons.every(({ es }) => es === readingSentences.blank.es);
}

function pointOfBlank(items: readonly ReviewItem[]): readonly PointText[] {
  const parts = new Map<number, Set<string>>();
  for (const { box } of items) if (box) parts.set(box.part, (parts.get(box.part) ?? new Set()).add(box.item));
  const places = [...parts].map(([part, numbers]) => `Part ${part}, ${numbersText([...numbers].join(", "))}`);
  return [
    { size, bold: true, text: "Lo que usted dejó en blanco" },
    { size, text: `${places.join("; ")}.` },
  ];
}

function pointOf(item: ReviewItem): readonly PointText[] {
  const { field, box, reasons, said } = item;
  const [name, cell] = splitLabel(field.labelSpanish);
  const asked = name === undefined && cell === "" ? /¿[^?]*\?/.exec(field.question)?.[0] : undefined;
  const place = box && `${placeText(box)}${cell === "" ? "" : `: ${cell}`}`;
  return [
    {
      size,
      bold: true,
      text: name === undefined ? (place ?? field.labelSpanish) : `${name}${place ? `: ${place}` : ""}`,
    },
    ...(asked === undefined || box === undefined ? [] : [{ size, text: asked }]),
    { size, text: reasons.map(({ es }) => es).join(" ") },
    ...(said === undefined ? [] : [{ size, text: `Usted dijo: ${said}` }]),
  ];
}

/** What an answer is called besides its number, which its place tells; and of a table or an explanation, which of them it is. */
function splitLabel(label: string): readonly [name: string | undefined, cell: string] {
  const [, kind, cell = ""] =
    /^(Pregunta|Explicación de la pregunta) \S+ de la parte \d+(?:, (.+))?$/.exec(label) ?? [];
  if (kind === undefined) return [label, ""];
  return [undefined, kind === "Pregunta" ? cell : "explicación"];
}

/** What the form itself asks to be explained, who may help, and what else it says; in the same words for everybody. */
export function writeRemarks(paper: Paper, { redFlags, remarks, formType }: FormBoxes): void {
  writeHeading(paper, person, "Antes de enviar, hable con un abogado");
  writeText(
    paper,
    person,
    "Hable con un abogado de inmigración o un representante acreditado, sobre todo si algo de esta lista pasó. " +
      "Todas las personas reciben la misma lista: no dice nada de su caso.",
  );
  // What is talked about needs no number: the lawyer's sheet has it.
  writeEach(paper, redFlags, ({ page }) => (page === 0 ? `Instrucciones del ${formType}` : `Página ${page}`));
  writeText(
    paper,
    person,
    "Pregúntele también por las partes del intérprete y del preparador: un servicio pagado tradujo y escribió esto.",
  );
  if (remarks.length === 0) return;
  writeHeading(paper, person, "Lo que el formulario pide además");
  writeText(paper, person, "Todas las personas reciben la misma lista. Mire solo lo que le toca.");
  writeEach(paper, remarks, ({ part, items, page }) => `Part ${part}, ${numbersText(items)}, página ${page}`);
}

function writeEach(paper: Paper, remarks: readonly FormRemark[], whereOf: (remark: FormRemark) => string): void {
  writeList(
    paper,
    remarks.map((remark) => [{ size, text: `${remark.spanish} (${whereOf(remark)})` }]),
    { size },
  );
}

const noticeText = notice.map(({ es }) => es).join(" ");

/** What must be said wherever answers are handed out. */
export function writeNotice(paper: Paper): void {
  writeTopic(paper, person, "Aviso", noticeText);
}

/** Writes it below what stands on the sheet, if there is room. */
export function writeNoticeWhereRoom(paper: Paper): boolean {
  const hasRoom = roomLeft(paper) > heightOf(paper, person, noticeText) + headingHeight;
  if (hasRoom) writeNotice(paper);
  return hasRoom;
}

const headingHeight = 35;
