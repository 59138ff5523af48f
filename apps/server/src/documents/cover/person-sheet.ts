import { notice } from "../notice.ts";
import type { FormBoxes } from "../official-forms/boxes/form-boxes.ts";
import { writeList } from "../paper/list.ts";
import type { Paper } from "../paper/paper.ts";
import type { ReviewItem } from "../review/review-items.ts";
import { inFormOrder, placeText } from "./place.ts";
import { numbersText, person, writeHeading, writeText, writeTopic } from "./sheet-text.ts";

const { size } = person;

/** What the person must look at, in the order of the form's pages. */
export function writeReview(paper: Paper, items: readonly ReviewItem[]): void {
  writeHeading(paper, person, "Por favor revise");
  if (items.length === 0) {
    writeText(paper, person, "No encontramos dudas. Aun así, revise cada respuesta: una máquina la oyó y la tradujo.");
    return;
  }
  const sorted = [...items].sort((one, other) => (one.box && other.box ? inFormOrder(one.box, other.box) : 0));
  writeList(
    paper,
    sorted.map(({ field, box, reasons, said }) => [
      { size, bold: true, text: box ? `${field.labelSpanish}: ${placeText(box)}` : field.labelSpanish },
      { size, text: reasons.map(({ es }) => es).join(" ") },
      ...(said === undefined ? [] : [{ size, text: `Usted dijo: ${said}` }]),
    ]),
    { size },
  );
}

/** What the form itself asks to be explained, in the same words for everybody, and who may help. */
export function writeFlags(paper: Paper, { redFlags, formType }: FormBoxes): void {
  writeHeading(paper, person, "Antes de enviar, hable con un abogado");
  writeText(
    paper,
    person,
    "Hable con un abogado de inmigración o un representante acreditado, sobre todo si algo de esta lista pasó. " +
      "Todas las personas reciben la misma lista: no dice nada de su caso.",
  );
  writeList(
    paper,
    redFlags.map(({ part, items, page, spanish }) => [
      {
        size,
        text:
          page === 0
            ? `${spanish} (Instrucciones del ${formType})`
            : `${spanish} (Part ${part}, ${numbersText(items)}, página ${page})`,
      },
    ]),
    { size },
  );
  writeText(
    paper,
    person,
    "Pregúntele también por las partes del intérprete y del preparador: un servicio pagado tradujo y escribió esto.",
  );
}

/** What must be said wherever answers are handed out. */
export function writeNotice(paper: Paper): void {
  writeTopic(paper, person, "Aviso", notice.map(({ es }) => es).join(" "));
}
