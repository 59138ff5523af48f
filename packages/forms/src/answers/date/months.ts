import { isOneLetterAway } from "../words/distance.ts";

/** Spanish month names, January first (CLDR). */
export const monthNames =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");

// CLDR names and abbreviations in Spanish and English, then spellings that transcribers and people make.
const spellings = [
  "enero ene january jan henero enerro",
  "febrero feb february febreo febrer",
  "marzo mar march marso",
  "abril abr april apr avril abrill",
  "mayo may mallo maio",
  "junio jun june",
  "julio jul july jullio",
  "agosto ago august aug hagosto",
  "septiembre setiembre sep sept set september",
  "octubre oct october",
  "noviembre nov november nobiembre",
  "diciembre dic december dec disiembre",
];
const months = new Map(spellings.flatMap((words, at) => words.split(" ").map((word) => [word, at + 1])));

/** Finds the month, 1 to 12, a folded word names. Long names may have one wrong letter. */
export function monthOf(plain: string): number | undefined {
  const known = months.get(plain);
  if (known !== undefined || plain.length < 6) return known;
  const near = monthNames.findIndex((name) => name.length >= 6 && isOneLetterAway(name, plain));
  return near < 0 ? undefined : near + 1;
}

const weekdays = new Map<string, number>(
  [
    "domingo dom sunday",
    "lunes lun monday",
    "martes tuesday",
    "miercoles mie wednesday",
    "jueves jue thursday",
    "viernes vie friday",
    "sabado sab saturday",
  ].flatMap((words, at) => words.split(" ").map((word) => [word, at] as const)),
);

/** Finds the day of the week, Sunday 0, a folded word names. */
export function weekdayOf(plain: string): number | undefined {
  return weekdays.get(plain);
}
