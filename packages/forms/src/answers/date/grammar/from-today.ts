import { numeralsAt } from "../../numbers/numerals.ts";
import { atStart, somewhere, wordsOf } from "../../words/phrases.ts";
import { plainText, type Token } from "../../words/tokens.ts";
import { agoPhrases, besideToday, eventVerbs, inexactAgo, todayPhrases, unitPhrases } from "../words.table.ts";
import { type CalendarDay, dayOf, daysIn } from "./calendar.ts";
import { monthOf } from "./months.ts";

// "Antes de ayer" before the "ayer" in it.
const daysBack = Object.entries(todayPhrases)
  .map(([days, table]) => [Number(days), somewhere(table)] as const)
  .reverse();
const units = Object.entries(unitPhrases).map(([unit, table]) => [unit, wordsOf(table)] as const);
const ago = somewhere(agoPhrases);
const inexact = somewhere(inexactAgo);
const beside = wordsOf(besideToday);
const event = atStart(
  eventVerbs
    .trim()
    .split("\n")
    .map((line) => `${line}-`)
    .join("\n"),
);

/**
 * The day that is told from today: "ayer", "hoy hace tres años". "Hace tres años" alone is only near a day.
 * @param today YYYY-MM-DD
 */
export function dayFromToday(tokens: readonly Token[], today: string): CalendarDay | undefined {
  const text = plainText(tokens);
  const [days, words] = daysBack.find(([, phrases]) => phrases.test(text)) ?? [];
  if (days === undefined || words === undefined || inexact.test(text)) return undefined;
  const isDated = tokens.some(({ kind, plain }) => kind === "word" && plain.length > 3 && monthOf(plain) !== undefined);
  if (isDated) return undefined;
  const start = daysBefore(dayOf(today), days);
  const counted = countedIn(tokens);
  if (counted.length === 1 && ago.test(text)) return backFrom(start, counted[0]);
  const rest = text
    .replace(words, " ")
    .split(" ")
    .filter((word) => word !== "");
  // "Ayer" and nothing else may be the end of a talk: the whole date is asked.
  const isAlone = rest.length === 0;
  return !isAlone && rest.every((word) => beside.has(word) || event.test(word)) ? start : undefined;
}

interface Counted {
  readonly count: number;
  readonly unit: string;
}

/** How many years, months or weeks are told; any other number is in no unit. */
function countedIn(tokens: readonly Token[]): readonly Counted[] {
  const found: Counted[] = [];
  for (let at = 0; at < tokens.length; ) {
    const one = tokens[at]?.plain;
    const numeral = numeralsAt(tokens, at).reduce<{ value: number; end: number } | undefined>(
      (longest, { value, end }) => (end > (longest?.end ?? at) ? { value, end } : longest),
      /^(un|una|a)$/.test(one ?? "") ? { value: 1, end: at + 1 } : undefined,
    );
    if (numeral === undefined) {
      at++;
      continue;
    }
    const [unit] = units.find(([, words]) => words.has(tokens[numeral.end]?.plain ?? "")) ?? [];
    if (unit !== undefined || !/^(un|una|a|y)$/.test(one ?? "")) found.push({ count: numeral.value, unit: unit ?? "" });
    at = numeral.end;
  }
  return found;
}

function backFrom(start: CalendarDay, counted: Counted | undefined): CalendarDay | undefined {
  const { count = 0, unit = "" } = counted ?? {};
  if (unit === "week") return daysBefore(start, 7 * count);
  const months = unit === "year" ? 12 * count : unit === "month" ? count : 0;
  if (months < 1 || months > 1440) return undefined;
  const all = start.year * 12 + start.month - 1 - months;
  const [year, month] = [Math.floor(all / 12), (all % 12) + 1];
  return start.day > daysIn(month, year) ? undefined : { year, month, day: start.day };
}

function daysBefore({ year, month, day }: CalendarDay, days: number): CalendarDay {
  return dayOf(new Date(Date.UTC(year, month - 1, day - days)).toISOString().slice(0, 10));
}
