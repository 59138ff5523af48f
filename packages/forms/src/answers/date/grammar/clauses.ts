import { somewhere } from "../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../words/tokens.ts";
import { nearDates } from "../words.table.ts";
import { type SaidDate, saidDates } from "./assemble.ts";
import { eventsIn } from "./events.ts";
import { type DateItem, dateItems } from "./items.ts";
import { loneParts } from "./lone-part.ts";
import { smallParts, yearParts } from "./parts.ts";

/** More clauses than this are no date, but talk. */
const mostClauses = 6;
/** Of all ways to read one clause, the likeliest few. */
const mostWays = 6;

/**
 * The dates that the clauses between pauses make together: "entré en el 98, noviembre, el 30". Clauses without a part
 * of a date are passed over; those that contradict each other, or leave a number unread, make no date.
 */
export function datesOverPauses(tokens: readonly Token[], isFirst = true): readonly SaidDate[] {
  const clauses = clausesOf(tokens)
    .map((clause) => dateItems(clause))
    .filter(saysPart);
  if (clauses.length < 2 || clauses.length > mostClauses || eventsIn(tokens).length > 1 || isNear(tokens)) return [];
  if (clauses.some((items) => items.some((item) => item.kind === "number" && item.isAlternative))) return [];
  const [first = [], ...others] = clauses.map((items, at) => waysToRead(items, isFirst && at === 0));
  return others.reduce(
    (joined, ways) =>
      joined.flatMap((one) => ways.flatMap((other) => joinDates(one, other) ?? [])).slice(0, mostWays ** 2),
    first,
  );
}

/**
 * Every likely way to read some words as parts of a date, with no number left over.
 * @param isFirst nothing was said before them
 */
export function partsSaid(tokens: readonly Token[], isFirst: boolean): readonly SaidDate[] {
  const clauses = clausesOf(tokens)
    .map((clause) => dateItems(clause))
    .filter(saysPart);
  return clauses.length > 1 ? datesOverPauses(tokens, isFirst) : clauses.flatMap((items) => waysToRead(items, false));
}

/** Puts two parts of a date together; undefined where they contradict each other. */
function joinDates(one: SaidDate, other: SaidDate): SaidDate | undefined {
  if (isOtherPart(one.day, other.day) || isOtherPart(one.month, other.month)) return undefined;
  const year = yearOfBoth(one, other);
  if (year === undefined && one.year !== undefined && other.year !== undefined) return undefined;
  const [day, month] = [one.day ?? other.day, one.month ?? other.month];
  return {
    ...(day !== undefined && { day }),
    ...(month !== undefined && { month }),
    ...(year && { year: year.year }),
    isShortYear: year?.isShortYear ?? false,
    isNumeric: one.isNumeric && other.isNumeric,
    cost: one.cost + other.cost,
    sources: [...one.sources, ...other.sources],
  };
}

function isOtherPart(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

/** "62" and "1962" are the same year, and the fuller one is kept. */
function yearOfBoth(
  one: SaidDate,
  other: SaidDate,
): { readonly year: number; readonly isShortYear: boolean } | undefined {
  const said = [one, other].flatMap(({ year, isShortYear }) => (year === undefined ? [] : [{ year, isShortYear }]));
  const best = said.find(({ isShortYear }) => !isShortYear) ?? said[0];
  return said.every(({ year, isShortYear }) => (isShortYear ? (best?.year ?? 0) % 100 === year : year === best?.year))
    ? best
    : undefined;
}

function clausesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const clauses: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const isInNumber = token.isGlued && tokens[at + 1]?.isGlued === true;
    if (isPause(token) && !isInNumber) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses.filter((clause) => clause.length > 0);
}

function saysPart(items: readonly DateItem[]): boolean {
  return items.some((item) => item.kind === "month" || (item.kind === "number" && !item.countsThings));
}

/** Every likely way to read one clause as parts of a date, with no number left over. */
function waysToRead(items: readonly DateItem[], isFirst: boolean): readonly SaidDate[] {
  // "cuarenta y ocho, primero de enero": a number that nothing calls a year may be anything.
  const isBare =
    isFirst && items.every((item) => item.kind !== "number" || (item.link === "none" && item.label === undefined));
  const ways = [...saidDates(items), ...loneParts(items)].filter(
    (said) => usesAll(items, said) && !(isBare && said.isShortYear && said.month === undefined),
  );
  const whole = ways.filter((said) => said.day && said.month && said.year !== undefined);
  return (whole.length > 0 ? whole : ways).sort((one, other) => one.cost - other.cost).slice(0, mostWays);
}

function usesAll(items: readonly DateItem[], { sources, day, month, year }: SaidDate): boolean {
  return items.every((item) => {
    if (item.kind === "month") return item.month === month;
    if (item.kind !== "number" || item.countsThings || sources.includes(item)) return true;
    return [...smallParts(item.tokens), ...yearParts(item.tokens)].some(
      ({ value }) => value === day || value === month || value === year,
    );
  });
}

/** "un 19 de julio, allá por el 63" */
function isNear(tokens: readonly Token[]): boolean {
  return near.test(plainText(tokens));
}

const near = somewhere(nearDates);
