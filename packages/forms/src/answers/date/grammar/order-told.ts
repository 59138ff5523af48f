import type { Interpretation } from "../../interpretation.ts";
import { chosen, doubted } from "../../reading.ts";
import { somewhere } from "../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../words/tokens.ts";
import { orderPhrases } from "../words.table.ts";
import { isPartOfDate } from "./as-said.ts";
import { dayOf } from "./calendar.ts";
import { dateItems } from "./items.ts";
import { smallParts } from "./parts.ts";

type Words = readonly Token[];

const monthFirst = somewhere(orderPhrases.month);
const dayFirst = somewhere(orderPhrases.day);
const longestPhrase = 8;

/** A date without what is told of its order, "8/9/1974, primero el mes", and which part stands first. */
export function orderTold(tokens: Words): { readonly tokens: Words; readonly isMonthFirst: boolean } | undefined {
  const text = plainText(tokens);
  const [isMonth, isDay] = [monthFirst.test(text), dayFirst.test(text)];
  if (isMonth === isDay) return undefined;
  const phrase = isMonth ? monthFirst : dayFirst;
  const isHere = (from: number, to: number) => phrase.test(plainText(tokens.slice(from, to)));
  let to = tokens.findIndex((_, end) => isHere(0, end + 1)) + 1;
  let from = to - 1;
  while (from > 0 && to - from < longestPhrase && !isHere(from, to)) from--;
  const isTalk = (token: Token | undefined) =>
    token !== undefined && !isPause(token) && !isPartOfDate(token) && token.kind === "word";
  while (from > 0 && isTalk(tokens[from - 1])) from--;
  while (isTalk(tokens[to])) to++;
  const rest = [...tokens.slice(0, from), ...tokens.slice(to)];
  return rest.some(isPartOfDate) ? { tokens: rest, isMonthFirst: isMonth } : undefined;
}

/** Of two readings of a date in numbers the one in the order that was told. */
export function inOrder(
  reading: Interpretation,
  { tokens, isMonthFirst }: NonNullable<ReturnType<typeof orderTold>>,
): Interpretation {
  const first = dateItems(tokens).find((item) => item.kind === "number");
  const [head] = first?.kind === "number" ? smallParts(first.tokens.slice(0, 1)) : [];
  const fitting = reading.candidates.filter(({ value }) => {
    const { day, month } = dayOf(String(value));
    return (isMonthFirst ? month : day) === head?.value;
  });
  const [only, ...others] = fitting;
  return only === undefined || others.length > 0 ? reading : doubted(chosen(only, reading.spans), "order-told");
}
