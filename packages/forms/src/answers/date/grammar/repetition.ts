import type { Token } from "../../words/tokens.ts";
import { type SaidDate, saidDates } from "./assemble.ts";
import { dateItems } from "./items.ts";

/** Longer talk is not cut at each of its words. */
const mostTokens = 40;

/**
 * A date told twice without a pause, "august the fifteenth two thousand six quince de agosto": cut where each half is of
 * the same day and month, and at least one has the year.
 */
export function toldTwice(tokens: readonly Token[]): readonly SaidDate[] {
  if (tokens.length > mostTokens) return [];
  const months = dateItems(tokens).filter((item) => item.kind === "month");
  const [first, second, third] = months;
  if (first === undefined || second === undefined || third || first.month !== second.month) return [];
  const [from, to] = [first, second].map(({ tokens: [token] }) => (token === undefined ? -1 : tokens.indexOf(token)));
  if (from === undefined || to === undefined) return [];
  const found: SaidDate[] = [];
  for (let cut = from + 1; cut <= to; cut++) {
    for (const one of waysOf(tokens.slice(0, cut)))
      for (const other of waysOf(tokens.slice(cut))) {
        const isSame = one.day === other.day && one.month === other.month && isYearSame(one, other);
        const fuller = one.year !== undefined && !(one.isShortYear && other.year !== undefined) ? one : other;
        if (isSame && fuller.year !== undefined) found.push({ ...fuller, sources: [...one.sources, ...other.sources] });
      }
  }
  return found;
}

/** The ways to read words as a day and a month, perhaps with a year, that leave no number over. */
function waysOf(tokens: readonly Token[]): readonly SaidDate[] {
  const items = dateItems(tokens);
  return saidDates(items).filter(
    ({ day, month, sources, cost }) =>
      day !== undefined &&
      month !== undefined &&
      cost < 12 &&
      items.every((item) => item.kind !== "number" || item.countsThings || sources.includes(item)),
  );
}

function isYearSame(one: SaidDate, other: SaidDate): boolean {
  if (one.year === undefined || other.year === undefined) return true;
  return one.isShortYear || other.isShortYear ? one.year % 100 === other.year % 100 : one.year === other.year;
}
