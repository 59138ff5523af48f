import { monthNames } from "../words.table.ts";

/** A day of the calendar; `month` is 1 to 12. */
export interface CalendarDay {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

/** How many days a month has; February without a year has 29. */
export function daysIn(month: number, year = 2000): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** YYYY-MM-DD. */
export function isoOf({ day, month, year }: CalendarDay): string {
  return `${String(year).padStart(4, "0")}-${pad(month)}-${pad(day)}`;
}

/** MM/DD/YYYY, as the forms print it. */
export function printDate({ day, month, year }: CalendarDay): string {
  return `${pad(month)}/${pad(day)}/${String(year).padStart(4, "0")}`;
}

/** "15 de marzo de 1985". */
export function sayDate({ day, month, year }: CalendarDay): string {
  return `${day} de ${monthNames[month - 1]} de ${year}`;
}

/** Reads YYYY-MM-DD. */
export function dayOf(iso: string): CalendarDay {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
  return { year, month, day };
}

/** The day of the week, Sunday 0. */
export function weekdayAt({ day, month, year }: CalendarDay): number {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year);
  return date.getUTCDay();
}

/** Whole years from one day to another. */
export function yearsBetween(from: CalendarDay, to: CalendarDay): number {
  const isBefore = to.month < from.month || (to.month === from.month && to.day < from.day);
  return to.year - from.year - (isBefore ? 1 : 0);
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}
