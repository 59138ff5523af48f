// How ten people say dates, numbers and measures: some as a recogniser writes them down, some as they type.
import { spellDigits, spellNumber } from "../../packages/forms/src/answers/numbers/spell.ts";
import type { Ways } from "./said-by.ts";

const monthName = (month: number) =>
  new Intl.DateTimeFormat("es", { month: "long", timeZone: "UTC" }).format(new Date(Date.UTC(2020, month - 1, 15)));
const dayName = (day: number) => (day === 1 ? "primero" : spellNumber(day));

interface Day {
  readonly day: number;
  readonly month: string;
  readonly year: number;
  readonly inFigures: string;
}

function day(iso: string): Day {
  const [year = 0, month = 0, date = 0] = iso.split("-").map(Number);
  const two = (value: number) => String(value).padStart(2, "0");
  return { day: date, month: monthName(month), year, inFigures: `${two(month)}/${two(date)}/${year}` };
}

const ofDay = (say: (of: Day) => string) => (iso: string) => say(day(iso));

export const dates: Ways = [
  ofDay(({ day: d, month, year }) => `el ${dayName(d)} de ${month} de ${spellNumber(year)}`),
  ofDay(({ day: d, month, year }) => `${d} de ${month} de ${year}`),
  ofDay(({ day: d, month, year }) => `fue el ${dayName(d)} de ${month} del ${spellNumber(year)}`),
  ofDay(({ day: d, month, year }) => `${month} ${d} de ${year}`),
  ofDay(({ day: d, month, year }) => `${dayName(d)} de ${month} ${spellNumber(year)}`),
  ofDay(({ day: d, month, year }) => `el día ${dayName(d)} de ${month} del año ${spellNumber(year)}`),
  ofDay(({ day: d, month, year }) => `${d} ${month} ${year}`),
  ofDay(({ day: d, month, year }) => `pues, el ${d} de ${month} del ${year}`),
  ofDay(({ inFigures }) => inFigures),
  ofDay(({ day: d, month, year }) => `este, el ${dayName(d)} de ${month} de ${year}`),
];

const groups = (digits: string, size: number) => digits.match(new RegExp(`.{1,${size}}`, "g")) ?? [];
const inPairs = (digits: string) =>
  groups(digits, 2)
    .map((pair) => (pair.length < 2 || pair.startsWith("0") ? spellDigits(...pair) : spellNumber(Number(pair))))
    .map((words) => words.replaceAll(",", ""))
    .join(", ");

export const digits: Ways = [
  (value) => spellDigits(value),
  (value) => groups(value, 3).join(" "),
  (value) => `es el ${value}`,
  (value) => spellDigits(...groups(value, 3)),
  (value) => inPairs(value),
  (value) => `es ${groups(value, 3).join("-")}`,
  (value) => `el número es ${spellDigits(value)}`,
  (value) => [...value].join(" "),
  (value) => value,
  (value) => `mire, es ${spellDigits(...groups(value, 3))}`,
];

const threeThreeFour = (value: string) => [value.slice(2, 5), value.slice(5, 8), value.slice(8)] as const;
const ofPhone = (say: (area: string, middle: string, last: string) => string) => (value: string) =>
  say(...threeThreeFour(value));

export const phones: Ways = [
  ofPhone((area, middle, last) => spellDigits(area, middle, last)),
  ofPhone((area, middle, last) => `${area}-${middle}-${last}`),
  ofPhone((area, middle, last) => `(${area}) ${middle} ${last}`),
  ofPhone((area, middle, last) => `${area} ${middle} ${last.slice(0, 2)} ${last.slice(2)}`),
  ofPhone((area, middle, last) => `${spellDigits(area, middle)}, ${inPairs(last)}`),
  ofPhone((area, middle, last) => `es el ${area}${middle}${last}`),
  ofPhone((area, middle, last) => `+1 ${area} ${middle} ${last}`),
  ofPhone((area, middle, last) => `uno, ${spellDigits(area, middle, last)}`),
  ofPhone((area, middle, last) => `${area}${middle}${last}`),
  ofPhone((area, middle, last) => `apunte: ${spellDigits(area, middle, last)}`),
];

const letterNames: Readonly<Record<string, string>> = {
  ...{ A: "a", B: "be", C: "ce", D: "de", E: "e", F: "efe", G: "ge", H: "hache", I: "i", J: "jota", K: "ka", L: "ele" },
  ...{ M: "eme", N: "ene", O: "o", P: "pe", Q: "cu", R: "erre", S: "ese", T: "te", U: "u", V: "ve", W: "doble u" },
  ...{ X: "equis", Y: "i griega", Z: "zeta" },
};
const letterOf = (letter: string) => letterNames[letter] ?? spellDigits(letter);
const runs = (code: string) => code.match(/\p{L}|\d+/gu) ?? [];

/** Letters and digits: a passport, a certificate, an I-94. */
export const codes: Ways = [
  (code) => [...code].map(letterOf).join(" "),
  (code) => code,
  (code) => runs(code).join(" "),
  (code) => [...code].map(letterOf).join(", "),
  (code) => `es ${[...code].map(letterOf).join(" ")}`,
  (code) => runs(code).join("-"),
  (code) => `es el ${code}`,
  (code) => [...code].join(" "),
  (code) => code.toLocaleLowerCase("es"),
  (code) => `el número es ${[...code].map(letterOf).join(" ")}`,
];

const feetAndInches = (value: string) => value.split("-").map(Number) as [number, number];
const centimetres = (value: string) => {
  const [feet, inches] = feetAndInches(value);
  return Math.round((feet * 12 + inches) * 2.54);
};

export const heights: Ways = [
  (value) => `${feetAndInches(value).map(spellNumber).join(" pies ")} pulgadas`,
  (value) => `${value.replace("-", " pies ")} pulgadas`,
  (value) => feetAndInches(value).map(spellNumber).join(" pies con "),
  (value) => `${value.replace("-", "'")}"`,
  (value) => `un metro ${spellNumber(centimetres(value) - 100)}`,
  (value) => (centimetres(value) / 100).toFixed(2),
  (value) => `mido ${feetAndInches(value).map(spellNumber).join(" pies y ")} pulgadas`,
  (value) => `${value.replace("-", " pies ")}`,
  (value) => value.replace("-", "'"),
  (value) => `${centimetres(value)} centímetros`,
];

const kilos = (pounds: string) => Math.round(Number(pounds) / 2.20462);

export const weights: Ways = [
  (value) => `${spellNumber(Number(value))} libras`,
  (value) => `${value} libras`,
  (value) => `peso ${spellNumber(Number(value))} libras`,
  (value) => `${value} lbs`,
  (value) => `${spellNumber(kilos(value))} kilos`,
  (value) => `${kilos(value)} kg`,
  (value) => `como ${value} libras`,
  (value) => `${value} pounds`,
  (value) => `${value} lb`,
  (value) => `unas ${spellNumber(Number(value))} libras`,
];

export const counts: Ways = [
  (value) => spellNumber(Number(value)),
  (value) => value,
  (value, { id }) =>
    `${spellNumber(Number(value)).replace(/uno$/, "una")} ${id.includes("times") ? "veces" : ""}`.trim(),
  (value) => `son ${spellNumber(Number(value))}`,
  (value) => `nomás ${spellNumber(Number(value))}`,
  (value) => `${value}.`,
  (value) => value,
  (value) => `pues ${spellNumber(Number(value))}`,
  (value) => value,
  (value) => `somos ${spellNumber(Number(value))}`,
];

const thousands = (value: string) => Number(value) / 1000;

export const money: Ways = [
  (value) => `${spellNumber(thousands(value))} mil`,
  (value) => value,
  (value) => `${spellNumber(thousands(value))} mil dólares`,
  (value) => `$${thousands(value)},000`,
  (value) => `como ${spellNumber(thousands(value))} mil al año`,
  (value) => `${thousands(value)} mil dólares`,
  (value) => `${thousands(value)},000`,
  (value) => `unos ${spellNumber(thousands(value))} mil dólares`,
  (value) => value,
  (value) => `${thousands(value)} mil`,
];
