import { datedText, isOld, spanishDay } from "../filing/dated.ts";
import type { Fact } from "../filing/facts.table.ts";
import { factsFor, listOf } from "../filing/facts-for.ts";
import { type PointText, writeList } from "../paper/list.ts";
import type { Paper } from "../paper/paper.ts";
import type { PartLeft } from "../review/parts-left.ts";
import type { Cover } from "./cover.ts";
import { capital, leftTexts, otherPartsText } from "./left-words.ts";
import { person, writeHeading, writeText } from "./sheet-text.ts";

const { size } = person;

/** How the form is sent: a list to tick, made from this person's answers. */
export function writeFiling(paper: Paper, cover: Cover): void {
  const { sheet, form, filling, hasJoinedCopies } = cover;
  const { formType, savedAt } = sheet;
  writeHeading(paper, person, `Cómo se manda su ${formType}`);
  const facts = factsFor(cover);
  // Of what was looked at with the form, lately, the day is said once.
  const isOfThatDay = (fact: Fact) => fact.lookedAt === form.lookedAt && !isOld(fact, savedAt);
  const texts = (...some: readonly Fact[]) =>
    some.map((fact) => (isOfThatDay(fact) ? fact.spanish : datedText(fact, savedAt)));
  const steps: readonly (readonly PointText[])[] = [
    step("Corrija y complete", [hasJoinedCopies ? corrected : correctedEach, ...texts(facts.writing)]),
    step("Firme usted, con tinta negra, y ponga la fecha", [
      ...texts(facts.signing),
      ...(filling.attached.length > 0 ? ["Firme también, con fecha, cada hoja que va después del formulario."] : []),
    ]),
    step("Ponga copias de estos papeles, no los originales", [
      ...texts(...facts.copies).map((text) => `• ${text}`),
      ...texts(...facts.aboutCopies),
    ]),
    ...(facts.forms.length > 0 ? [step("Ponga también, lleno y firmado", texts(...facts.forms))] : []),
    step("Fotos", texts(facts.photographs)),
    step("Pague la tarifa del gobierno", texts(facts.payment)),
    step("Tarifa y dirección", texts(facts.places)),
    step("Mire la edición", texts(facts.edition)),
    step("Quite las hojas de Dilo, guarde una copia de todo y mándelo", [
      "Las hojas de Dilo lo dicen abajo. Van antes del formulario y no se mandan.",
    ]),
  ];
  writeList(paper, steps, { size, hasBoxes: true });
  const all = listOf(facts);
  const day = spanishDay(form.lookedAt);
  const lookedAtAll = all.every(isOfThatDay) ? `Miramos todo lo de esta lista el ${day}. ` : "";
  const looked = lookedAtAll || (all.some(isOfThatDay) ? `Lo que no dice otro día, lo miramos el ${day}. ` : "");
  writeText(paper, person, `${looked}De dónde sale cada cosa está en las hojas en inglés.`);
}

/** What is still empty, part by part, by the form's own conditions and this person's answers. */
export function writeLeft(paper: Paper, parts: readonly PartLeft[], { lines }: Cover["sheet"]): void {
  // The first part stands with it.
  writeHeading(paper, person, "Lo que falta, parte por parte", 100);
  writeText(paper, person, "Unos números solo le tocan según lo que conteste antes. El formulario lo dice ahí mismo.");
  for (const part of parts) {
    const { part: number, titleSpanish, work } = part.part;
    if (work !== "begun" && work !== "open") continue;
    const texts = leftTexts(part, lines);
    for (const [at, text] of texts.entries())
      writeText(paper, person, at === 0 ? `Part ${number}. ${titleSpanish}: ${text}` : capital(text));
  }
  writeText(paper, person, otherPartsText(parts));
}

const corrected =
  "Complete lo que dice “Lo que falta, parte por parte”. Un nombre o Número A corregido en la computadora cambia en todas las páginas.";
const correctedEach =
  "Complete lo que dice “Lo que falta, parte por parte”. Corrija un nombre o Número A en cada página que lo repite.";

function step(title: string, texts: readonly string[]): readonly PointText[] {
  return [{ size, bold: true, text: `${title}.` }, ...texts.map((text) => ({ size, text }))];
}
