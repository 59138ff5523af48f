import type { PrintedAnswer } from "@dilo/forms";
import type { BilingualText } from "../notice.ts";
import type { FormPart } from "../official-forms/boxes/form-boxes.ts";
import type { Decided, PartLeft } from "../review/parts-left.ts";
import { isSeveral, numbersText, runsText } from "./sheet-text.ts";

/** What is left of a part, a paragraph each: what an item that was begun lacks, then what is empty and what is not asked. */
export function leftTexts(part: PartLeft, lines: readonly PrintedAnswer[]): readonly string[] {
  const begun = part.begun.map(({ item, page, missing }) => {
    const why = missing.length === 0 ? "Mírelo en “Por favor revise”." : missing.map(({ es }) => es).join(" ");
    return `ya empezó ${theNumbers(item)} (página ${page}). ${why}`;
  });
  const also = part.runs.length === 0 ? [] : [`También ${emptyText(part)}`];
  const empty = begun.length === 0 ? [emptyText(part)] : also;
  const others = [...empty, ...decidedText(part, lines)].join(" ");
  return others === "" ? begun : [...begun, others];
}

/** What is empty, page by page: "faltan los números 2 (página 1); 3 al 5 (página 2)." */
function emptyText({ runs, optional, depends, notAsked }: PartLeft): string {
  const isMoreTold = optional !== "" || depends.length + notAsked.length > 0;
  if (runs.length === 0) return isMoreTold ? "nada más." : "revise lo que escribimos.";
  // The box above the first item has a name in the place of a number.
  const top = runs.find(({ items }) => !/^\d/.test(items));
  const numbered = runs.filter((run) => run !== top);
  const pages = [...new Set(numbered.map(({ page }) => page))];
  const where = pages.map((page) => {
    const here = numbered.filter((run) => run.page === page);
    const last = here[0]?.lastPage;
    const on = last === undefined ? `página ${page}` : `páginas ${page} y ${last}`;
    return `${runsText(here.map(({ items }) => items).join(", "))} (${on})`;
  });
  const isOne = numbered.length === 1 && !isSeveral(numbered[0]?.items ?? "");
  const numbers = `${isOne ? "el número" : "los números"} ${where.join("; ")}`;
  if (top === undefined) return `${isOne ? "falta" : "faltan"} ${numbers}.`;
  return numbered.length === 0 ? `falta el ${top.items} (página ${top.page}).` : `faltan el ${top.items} y ${numbers}.`;
}

/** The same in English. */
export function englishLeft({ part: { work }, left, begun, optional, depends, notAsked }: PartLeft): string {
  if (work !== "begun" && work !== "open") return workText[work].en;
  return [
    left === "" ? "nothing left" : left,
    ...begun.map(
      ({ item, missing }) => `${item} is begun: ${withoutPoint(missing.map(({ en }) => en).join(" ")) || "see above"}`,
    ),
    ...(optional === "" ? [] : [`${optional}: empty, if any`]),
    ...depends.map(
      ({ items, by }) =>
        `${items}: depends on ${by.map(({ part, item }) => `Part ${part}, item ${item}`).join(" and ")}`,
    ),
    ...notAsked.map(
      ({ items, by }) =>
        `${items}: not asked (${by.map(({ part, item }) => `Part ${part}, item ${item}`).join(" and ")})`,
    ),
  ].join("; ");
}

function withoutPoint(text: string): string {
  return text.replace(/\.$/, "");
}

/** The parts that are not this person's to go through now, in one sentence each. */
export function otherPartsText(parts: readonly PartLeft[]): string {
  return (["yours", "spare", "not-now"] as const)
    .flatMap((work) => {
      const some = parts
        .filter(({ part }) => part.work === work)
        .map(({ part }) => `Part ${part.part} (${part.titleSpanish})`);
      return some.length === 0 ? [] : [`${some.join(", ")}: ${workText[work].es}`];
    })
    .join(" ");
}

/** What may stay empty, what is not asked of this person, and what an open answer decides, each with its reason. */
function decidedText({ optional, depends, notAsked }: PartLeft, lines: readonly PrintedAnswer[]): readonly string[] {
  const fill = isSeveral(optional) ? "llénelos" : "llénelo";
  return [
    ...(optional === "" ? [] : [`${capital(theNumbers(optional))}: ${fill} solo si tiene qué poner.`]),
    ...notAsked.map(
      (one) => `No le ${isSeveral(one.items) ? "tocan" : "toca"} ${theNumbers(one.items)}, ${reasonOf(one, lines)}`,
    ),
    ...depends.map(({ items, by }) => `${capital(theNumbers(items))}: solo según lo que conteste en ${placesOf(by)}.`),
  ];
}

function theNumbers(items: string): string {
  return `${isSeveral(items) ? "los" : "el"} ${numbersText(items)}`;
}

export function capital(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase("es")}${text.slice(1)}`;
}

function reasonOf({ by, questions }: Decided, lines: readonly PrintedAnswer[]): string {
  const told = lines.filter(({ field, status }) => status === "read" && questions.includes(field.id));
  const words = told.map(
    ({ field, reading, english }) => `${field.labelSpanish}: ${reading?.spanishReadback ?? english}`,
  );
  return words.length === 0 ? `por lo que contestó en ${placesOf(by)}.` : `porque contestó ${words.join("; ")}.`;
}

function placesOf(by: Decided["by"]): string {
  return by.map(({ part, item }) => `Part ${part}, número ${item}`).join(" y ");
}

const workText: Readonly<Record<Exclude<FormPart["work"], "begun" | "open">, BilingualText>> = {
  yours: { es: "pregunte a un abogado si es su caso.", en: "ask whether it applies" },
  spare: { es: "solo si algo no cabe.", en: "only for what does not fit" },
  "not-now": { es: "ahora no se llena.", en: "leave empty" },
};
