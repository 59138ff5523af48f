import { beginsTakingBack } from "../../clauses/cues.ts";
import type { Interpretation } from "../../interpretation.ts";
import { dateQuestions } from "../../questions.texts.ts";
import { ask } from "../../reading.ts";
import { monthNames } from "../words.table.ts";

/** What of a date was said, in digits; a year of two digits where it may be of either century. */
export type DateParts = Readonly<Partial<Record<"day" | "month" | "year", string>>>;

/** The parts of a date, the smallest first. */
export const partNames = ["day", "month", "year"] as const;

/**
 * A date told in parts, over several answers: whole when all are there, else a question for the rest. Where the parts
 * contradict each other the one in doubt is asked.
 * @returns undefined where one of the two says no part
 */
export function gatherDate(
  said: string,
  heard: string,
  read: (words: string) => Interpretation,
): Interpretation | undefined {
  const [before, now] = [read(said), read(heard)];
  const [parts, added]: readonly DateParts[] = [before.parts ?? {}, now.parts ?? {}];
  // "el tres o el cuatro", and then "de 1980": which of the two is still not known.
  if (before.warnings.includes("alternatives") && now.status === "ask") return now;
  const isImpossible = now.warnings.includes("impossible");
  if (isImpossible || parts === undefined || added === undefined || (isEmpty(parts) && isEmpty(added)))
    return undefined;
  const joined = `${said}, ${heard}`;
  const reading = read(joined);
  const all: DateParts = reading.parts ?? {};
  const keepsAll = hasParts(all, parts) && hasParts(all, added) && !reading.warnings.includes("impossible");
  if (keepsAll && (!isEmpty(added) || isOpen(now) || !hasParts(parts, all))) return { ...reading, whole: joined };
  if (isEmpty(parts) || isEmpty(added))
    return isOpen(before) && reading.candidates.length > 1 ? { ...reading, whole: joined } : undefined;
  if (isOpen(before) || isOpen(now))
    return reading.candidates.length > 1
      ? { ...reading, whole: joined }
      : ask(dateQuestions.which, { missing: ["day", "month", "year"] });
  if (beginsTakingBack(heard)) return { ...reading, whole: joined };
  const { text, contradicted } = joinParts(parts, added);
  const gathered = { ...read(text), whole: text === "" ? joined : text };
  const [name] = contradicted;
  if (name === undefined) return gathered;
  const { whole, missing, parts: agreed } = gathered;
  return ask(contradictions[name], { whole, missing, ...(agreed && { parts: agreed }) });
}

const contradictions = {
  day: "Oí dos días distintos. ¿Qué día es?",
  month: "Oí dos meses distintos. ¿Qué mes es?",
  year: "Oí dos años distintos. ¿Qué año es?",
} as const;

/** A number of it may be of one part or of another. */
function isOpen({ warnings }: Interpretation): boolean {
  return warnings.includes("open-part");
}

function isEmpty({ day, month, year }: DateParts): boolean {
  return day === undefined && month === undefined && year === undefined;
}

/**
 * Puts the parts told before and those told now together, as words that read as just these parts.
 * @returns the words, and the parts in which the two contradict each other; those are not among the words
 */
function joinParts(
  said: DateParts,
  heard: DateParts,
): { readonly text: string; readonly contradicted: readonly (keyof DateParts)[] } {
  const contradicted = partNames.filter((name) => isOther(name, said, heard));
  const joined = Object.fromEntries(
    partNames.flatMap((name) => {
      const part = longer(said[name], heard[name]);
      return part === undefined || contradicted.includes(name) ? [] : [[name, part]];
    }),
  );
  return { text: wordsOf(joined), contradicted };
}

/** Tells whether one date has every part that another has, and the same. */
function hasParts(date: DateParts, parts: DateParts): boolean {
  return partNames.every(
    (name) => parts[name] === undefined || (date[name] !== undefined && !isOther(name, date, parts)),
  );
}

/** Tells whether both dates have a part, and not the same; a year of two digits is that of four. */
export function isOther(name: keyof DateParts, { [name]: one }: DateParts, { [name]: other }: DateParts): boolean {
  if (one === undefined || other === undefined) return false;
  const isShort = name === "year" && (one.length === 2 || other.length === 2);
  return isShort ? one.slice(-2) !== other.slice(-2) : one !== other;
}

/** Of a year said twice the fuller one. */
export function longer(one: string | undefined, other: string | undefined): string | undefined {
  return one === undefined || (other !== undefined && other.length > one.length) ? other : one;
}

/** "5 de mayo de 1962", "mayo de 1962", "el día 5 del año 1962". */
export function wordsOf({ day, month, year }: DateParts): string {
  const name = month === undefined ? undefined : monthNames[Number(month) - 1];
  if (name === undefined) return [day && `el día ${day}`, year && `del año ${year}`].filter(Boolean).join(" ");
  return [day, name, year].filter((part) => part !== undefined).join(" de ");
}
