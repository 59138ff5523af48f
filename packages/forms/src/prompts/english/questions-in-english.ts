import { addressParts } from "../../answers/questions.texts.ts";
import { partsInEnglish, questionsInEnglish } from "./questions-in-english.table.ts";

let known: readonly (readonly [RegExp, string])[] | undefined;

/** The questions with their slots as patterns, and their English: made when the first one is looked for. */
function patterns(): readonly (readonly [RegExp, string])[] {
  known ??= Object.entries(questionsInEnglish).map(
    ([spanish, english]) =>
      [new RegExp(`^${escaped(spanish).replace(/\\\{\w+\\\}/g, "(.+?)")}$`, "u"), english] as const,
  );
  return known;
}

/**
 * The English of a reader's question, for the page in English.
 * @returns undefined where the table lacks it
 */
export function questionInEnglish(question: string): string | undefined {
  for (const [pattern, english] of patterns()) {
    const [, ...told] = pattern.exec(question) ?? [undefined];
    if (pattern.test(question))
      return told.reduce<string>((text, value, at) => text.replaceAll(`{${at}}`, toldInEnglish(value ?? "")), english);
  }
  return undefined;
}

/** The words of ours in what was told: months, and the parts of an address. */
function toldInEnglish(told: string): string {
  const english = monthsIn("en");
  const months = monthsIn("es").reduce(
    (text, month, at) => text.replace(new RegExp(`\\b${month}\\b`, "gi"), english[at] ?? month),
    told.replace(/(?<=\p{L} )de (?=\d{4}$)|^del? (?=\d)/u, ""),
  );
  return Object.entries(partsInEnglish)
    .reduce((text, [part, english]) => text.replace(addressParts[part] ?? part, english), months)
    .replace(/(?<=^the .+) y (?=the )/u, " and ");
}

/** The months by their names in a language, January first. */
function monthsIn(language: "es" | "en"): readonly string[] {
  const { format } = new Intl.DateTimeFormat(language, { month: "long" });
  return Array.from({ length: 12 }, (_, month) => format(new Date(2000, month)));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
