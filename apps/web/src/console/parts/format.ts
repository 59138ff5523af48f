import type { Language } from "../../words/language.ts";

/** How dates, lengths and amounts are written in a language. */
export interface Format {
  /** A day and a time of it; "" where there is none. */
  time(instant: string | undefined): string;
  /** How long something lasted: 1:05. */
  length(seconds: number): string;
  count(number: number): string;
  /** US dollars; "" where there are none. */
  dollars(amount: number | undefined): string;
}

export function formatIn(language: Language): Format {
  const locale = language === "en" ? "en-US" : "es-US";
  const instants = new Intl.DateTimeFormat(locale, {
    ...{ day: "numeric", month: "short", year: "2-digit" },
    ...{ hour: "numeric", minute: "2-digit" },
  });
  const counts = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, { style: "currency", currency: "USD", maximumFractionDigits: 4 });
  return {
    time: (instant) => (instant === undefined ? "" : instants.format(new Date(instant))),
    length: (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`,
    count: (number) => counts.format(number),
    dollars: (amount) => (amount === undefined ? "" : money.format(amount)),
  };
}
