import { dayOf, daysIn, sayDate } from "../../../answers/date/grammar/calendar.ts";
import { monthNames } from "../../../answers/date/words.table.ts";
import { daysBetween, type Stretch } from "./stretches.ts";

/** So many days are told by their months. */
const longDays = 59;

/** Says some time between two days: "entre marzo y julio de 2023", or to the day where it is short. */
export function sayTime({ from, to }: Stretch): string {
  if (from === to) return `el ${sayDate(dayOf(from))}`;
  if (daysBetween(from, to) < longDays && !isWholeMonths({ from, to })) return shortTime(from, to);
  const [first, last] = [sayMonth(from), sayMonth(to)];
  if (first === last) return `en ${first}`;
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `entre ${isOneYear ? monthNames[dayOf(from).month - 1] : first} y ${last}`;
}

function shortTime(from: string, to: string): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const { day, month } = dayOf(from);
  const first = isOneMonth ? String(day) : isOneYear ? `${day} de ${monthNames[month - 1]}` : sayDate(dayOf(from));
  return `entre el ${first} y el ${sayDate(dayOf(to))}`;
}

function isWholeMonths({ from, to }: Stretch): boolean {
  const last = dayOf(to);
  return dayOf(from).day === 1 && last.day === daysIn(last.month, last.year);
}

function sayMonth(iso: string): string {
  const { month, year } = dayOf(iso);
  return `${monthNames[month - 1]} de ${year}`;
}
