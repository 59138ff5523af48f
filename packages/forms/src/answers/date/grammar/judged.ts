import type { Candidate, Interpretation } from "../../interpretation.ts";
import { dateQuestions } from "../../questions.texts.ts";
import { ask, askWhich, type Context, chosen, doubted } from "../../reading.ts";
import { spanOf, type Token } from "../../words/tokens.ts";
import { type SaidDate, saidDates, tokensOfDate } from "./assemble.ts";
import { type CalendarDay, isoOf, printDate, sayDate, weekdayAt } from "./calendar.ts";
import type { DateItem } from "./items.ts";
import { rejection } from "./possible.ts";

/** A day that may be meant, and the words it was read from; without them it was written as one. */
interface Choice {
  readonly day: CalendarDay;
  readonly said: SaidDate | undefined;
}

/**
 * The one day that can be meant; the person chooses where there are several, and is asked again where there is none.
 * @param items all that was heard, of which a weekday may contradict the day
 */
export function judged(
  choices: readonly Choice[],
  items: readonly DateItem[],
  context: Context,
  tokens: readonly Token[],
): Interpretation {
  const distinct = new Map(choices.map((choice) => [isoOf(choice.day), choice]));
  const possible = [...distinct.values()].filter(({ day }) => rejection(day, context) === undefined);
  const [first, ...others] = possible;
  if (first === undefined) {
    const day = choices[0]?.day;
    return day ? ask(rejection(day, context) ?? dateQuestions.whole, { missing: ["date"] }) : ask(dateQuestions.whole);
  }
  const mixed = others.length > 0 ? spokenDayFirst(possible, tokens) : undefined;
  if (others.length > 0 && mixed === undefined) {
    return askWhich(
      possible.map(({ day }) => candidate(day)),
      { spans: spanOf(tokens) },
    );
  }
  const { day, said } = mixed ?? first;
  const weekday = items.find((item) => item.kind === "weekday");
  const reading = chosen(candidate(day), spanOf(said === undefined ? tokens : tokensOfDate(said)), {
    parts: { day: String(day.day), month: String(day.month), year: String(day.year) },
  });
  const isDoubtful =
    mixed !== undefined || (said?.isNumeric === true && said.isShortYear && day.day !== day.month && !hasMarks(tokens));
  if (isDoubtful) return doubted(reading, "numeric");
  const isOtherWeekday = weekday?.kind === "weekday" && weekday.weekday !== weekdayAt(day);
  return isOtherWeekday ? doubted(reading, "weekday") : reading;
}

/** Spoken with "del" ("el 3 del 5 del 90") the day comes first in Spanish; written 3/5/1990 could be either. */
function spokenDayFirst(possible: readonly Choice[], tokens: readonly Token[]): Choice | undefined {
  const [one, other] = possible.map(({ day }) => day);
  const isSwap =
    possible.length === 2 && one?.year === other?.year && one?.day === other?.month && one?.month === other?.day;
  const links = tokens.filter((token) => /^(de|del|mes)$/.test(token.plain)).length;
  if (!isSwap || links < 2 || hasMarks(tokens)) return undefined;
  return possible.find(({ day, said }) => {
    const [first] = said === undefined ? [] : tokensOfDate(said);
    return first !== undefined && saysFirst(first, day.day);
  });
}

function saysFirst(token: Token, day: number): boolean {
  const [only] = saidDates([
    { kind: "number", tokens: [token], link: "none", hasArticle: false, countsThings: false, isAlternative: false },
    { kind: "month", month: 1, tokens: [], link: "none" },
  ]);
  return only?.day === day;
}

function hasMarks(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.plain === "/" || (token.isGlued && /^[-.]$/.test(token.plain)));
}

function candidate(day: CalendarDay): Candidate {
  return { value: isoOf(day), english: printDate(day), spanish: sayDate(day) };
}
