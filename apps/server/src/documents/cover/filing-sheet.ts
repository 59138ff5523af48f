import { copiesFor } from "../filing/copies-for.ts";
import { datedText, isOld, spanishDay } from "../filing/dated.ts";
import { type Fact, laterPapers, payment, photographs, places, translation, wholeList } from "../filing/facts.table.ts";
import type { FormBoxes } from "../official-forms/boxes/form-boxes.ts";
import { type PointText, writeList } from "../paper/list.ts";
import type { Paper } from "../paper/paper.ts";
import type { PartLeft } from "../review/parts-left.ts";
import type { Cover } from "./cover.ts";
import { decidedText, leftText, otherPartsText } from "./left-words.ts";
import { person, writeHeading, writeText } from "./sheet-text.ts";

const { size } = person;

/** How the form is sent: a list to tick, made from this person's answers. */
export function writeFiling(paper: Paper, { sheet, form, hasJoinedCopies }: Cover): void {
  const { formType, lines, savedAt } = sheet;
  writeHeading(paper, person, `Cómo se manda su ${formType}`);
  const enclosed = copiesFor(formType, lines);
  const later = laterPapers[formType];
  const copies: readonly Fact[] = [
    ...enclosed.map(({ fact, onlyIf }) =>
      onlyIf ? { ...fact, spanish: `${onlyIf.es}: ${small(fact.spanish)}` } : fact,
    ),
    wholeList[formType],
    translation,
    ...(later ? [later] : []),
  ];
  const told = [...copies, photographs[formType], payment, places[formType], form];
  // Looked at on one day, lately: that is said once.
  const isOneDay = told.every((fact) => fact.lookedAt === form.lookedAt && !isOld(fact, savedAt));
  const texts = (facts: readonly Told[]) => facts.map((fact) => (isOneDay ? fact.spanish : datedText(fact, savedAt)));
  const steps: readonly (readonly PointText[])[] = [
    step("Corrija y complete", [hasJoinedCopies ? corrected : correctedEach]),
    step("Firme usted, con tinta, y ponga la fecha", texts([signing(form)])),
    step("Ponga copias de estos papeles, no los originales", texts(copies)),
    step("Fotos", texts([photographs[formType]])),
    step("Pague la tarifa del gobierno", texts([payment])),
    step("Tarifa y dirección", texts([places[formType]])),
    step("Mire la edición", texts([ofEdition(form)])),
    step("Quite las hojas de Dilo, guarde una copia de todo y mándelo", [
      "Las hojas de Dilo lo dicen abajo. Van antes del formulario y no se mandan.",
    ]),
  ];
  writeList(paper, steps, { size, hasBoxes: true });
  if (isOneDay) writeText(paper, person, `Miramos todo lo de esta lista el ${spanishDay(form.lookedAt)}.`);
}

/** Something told, with the day on which we looked at it. */
type Told = Pick<Fact, "spanish" | "lookedAt">;

/** What is still empty, part by part, by the form's own conditions and this person's answers. */
export function writeLeft(paper: Paper, parts: readonly PartLeft[], { lines }: Cover["sheet"]): void {
  writeHeading(paper, person, "Lo que falta, parte por parte");
  for (const part of parts) {
    const { part: number, titleSpanish, work } = part.part;
    if (work !== "begun" && work !== "open") continue;
    const texts = [leftText(part), ...decidedText(part, lines)];
    writeText(paper, person, `Part ${number}. ${titleSpanish}: ${texts.join(" ")}`);
  }
  writeText(paper, person, otherPartsText(parts));
}

const corrected =
  "Complete lo que falta: está en la lista de abajo. Un nombre o Número A corregido en la computadora cambia en todas las páginas.";
const correctedEach =
  "Complete lo que falta: está en la lista de abajo. Corrija un nombre o Número A en cada página que lo repite.";

function signing({ signature: { part, item, page }, lookedAt }: FormBoxes): Told {
  return { spanish: `Part ${part}, número ${item}, página ${page}. USCIS rechaza un formulario sin firma.`, lookedAt };
}

function ofEdition({ formType, edition, lookedAt }: FormBoxes): Told {
  const spanish =
    `Abajo, en cada página, dice: Form ${formType} Edition ${edition}. ` +
    `La edición que vale está en uscis.gov/${formType.toLowerCase()}. Si es otra, no mande esta.`;
  return { spanish, lookedAt };
}

function step(title: string, texts: readonly string[]): readonly PointText[] {
  return [{ size, bold: true, text: `${title}.` }, ...texts.map((text) => ({ size, text }))];
}

function small(text: string): string {
  return text.charAt(0).toLocaleLowerCase("es") + text.slice(1);
}
