import { dateQuestions } from "../../questions.texts.ts";
import type { Context } from "../../reading.ts";
import { type CalendarDay, dayOf, isoOf, yearsBetween } from "./calendar.ts";

/** No one is older than this. */
const oldestAge = 120;
/** A two-digit year is not taken to mean someone older than this. */
const likelyOldestAge = 105;

/** What to ask about a date that cannot be: in the future, before birth, or an age that cannot be; undefined where it can. */
export function rejection(day: CalendarDay, context: Context): string | undefined {
  const { today, field, isBirth, minimumAge = 0 } = context;
  if (isoOf(day) > today && !context.mayBeAhead) return dateQuestions.future;
  if (day.year < 1500) return dateQuestions.year;
  const age = yearsBetween(day, dayOf(today));
  if (isBirth) {
    if (age > oldestAge) return dateQuestions.birthYear;
    if (age < minimumAge) return dateQuestions.adult;
  } else if (field !== undefined && age > oldestAge) {
    return dateQuestions.year;
  }
  const { earliest, isEnd } = context;
  if (earliest === undefined) return undefined;
  if (isEnd) return isoOf(day) < earliest ? dateQuestions.beforeBeginning : undefined;
  return isoOf(day) <= earliest ? dateQuestions.beforeBirth : undefined;
}

/** The years that two digits can mean, likeliest first: the latest one past, and a second where both could be. */
export function fullYears(said: { readonly year: number }, context: Context): readonly number[] {
  const thisYear = Number(context.today.slice(0, 4));
  const century = Math.floor(thisYear / 100) * 100;
  const recent = century + said.year;
  const old = recent - 100;
  if (recent > thisYear) return [context.mayBeAhead ? recent : old];
  if (!context.isBirth) return [recent];
  const isOldLikely = thisYear - old <= likelyOldestAge;
  return isOldLikely ? [recent, old] : [recent];
}
