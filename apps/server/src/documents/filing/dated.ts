import type { Fact } from "./facts.table.ts";

/** For this long a fact is told without a doubt. Days. */
const freshDays = 180;

/** Whether a fact was looked at too long before a day; both ISO 8601. */
export function isOld({ lookedAt }: Pick<Fact, "lookedAt">, on: string): boolean {
  return Date.parse(on.slice(0, 10)) - Date.parse(lookedAt) > freshDays * 24 * 60 * 60 * 1000;
}

/** A fact in Spanish with the day on which we looked at it: "… (Visto el 28 de noviembre de 2026.)" */
export function datedText({ spanish, lookedAt }: Pick<Fact, "spanish" | "lookedAt">, on: string): string {
  const day = spanishDay(lookedAt);
  return isOld({ lookedAt }, on)
    ? `${spanish} (Visto el ${day}, hace más de seis meses: confírmelo.)`
    : `${spanish} (Visto el ${day}.)`;
}

/** The calendar day of an instant by Eastern time, YYYY-MM-DD: the server cannot know where the person lives, and UTC says nothing to anybody. */
export function easternDay(iso: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date(iso));
}

/** "28 de noviembre de 2026", of an ISO date. */
export function spanishDay(iso: string): string {
  return new Intl.DateTimeFormat("es-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso.slice(0, 10)));
}
