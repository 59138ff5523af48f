import type { Candidate, Interpretation } from "../../interpretation.ts";
import { dateQuestions } from "../../questions.texts.ts";
import { ask, chosen, doubted } from "../../reading.ts";
import type { Token } from "../../words/tokens.ts";
import { dayOf } from "./calendar.ts";
import { type DateItem, dateItems } from "./items.ts";
import { smallParts, yearParts } from "./parts.ts";

type Words = readonly Token[];

/** Digits, mark, digits, mark, digits. */
const lengthInNumbers = 5;

/**
 * A date written in numbers, and its month told in words beside it: "05/06/1981 (mayo)", "11/09/1983, o sea 9 de noviembre".
 * @returns undefined where there are not both
 */
export function withNamedMonth(tokens: Words, read: (words: Words) => Interpretation): Interpretation | undefined {
  const at = tokens.findIndex((_, from) => isInNumbers(tokens.slice(from, from + lengthInNumbers)));
  if (at < 0) return undefined;
  const items = dateItems([...tokens.slice(0, at), ...tokens.slice(at + lengthInNumbers)]);
  const months = new Set(items.flatMap((item) => (item.kind === "month" ? [item.month] : [])));
  const [month, other] = months;
  if (month === undefined || other !== undefined) return undefined;
  const written = tokens.slice(at, at + lengthInNumbers);
  const reading = read(written);
  const { value = "", english = "", spanishReadback: spanish = "" } = reading;
  const own: readonly Candidate[] = reading.status === "value" ? [{ value, english, spanish }] : reading.candidates;
  const [only, ...others] = own.filter((one) => dayOf(String(one.value)).month === month && isSaidBy(one, items));
  if (only === undefined || others.length > 0) return ask(dateQuestions.which, { missing: ["date"] });
  return doubted(chosen(only, reading.spans), "told-twice");
}

function isInNumbers(words: Words): boolean {
  return (
    words.length === lengthInNumbers &&
    words.every(({ kind, plain }, at) => (at % 2 === 0 ? kind === "digits" : /^[/.-]$/.test(plain)))
  );
}

/** Every number told beside it is one of its parts. */
function isSaidBy({ value }: Candidate, items: readonly DateItem[]): boolean {
  const { day, month, year } = dayOf(String(value));
  return items.every((item) => {
    if (item.kind !== "number" || item.countsThings) return true;
    const said = item.ordinal ?? [...smallParts(item.tokens), ...yearParts(item.tokens)].map((part) => part.value);
    return [said]
      .flat()
      .some((number) => number === day || number === month || number === year || number === year % 100);
  });
}
