import { plainWords } from "@dilo/foundation";
import { readDigits } from "../../answers/digits/read-digits.ts";
import { digitStrings } from "../../answers/numbers/digit-strings.ts";
import { numberWord } from "../../answers/numbers/vocabulary.ts";
import { fold, tokensOf } from "../../answers/words/tokens.ts";
import { contrastIn } from "./contrast.ts";
import { removalIn, withoutPart } from "./removal.ts";
import type { Repair } from "./whole-values.ts";

/** How the place of a digit is said: from the first, or from the end. */
const places: readonly (readonly [RegExp, number])[] = [
  [/^primer[oa]?$/, 0],
  [/^segund[oa]$/, 1],
  [/^tercer[oa]?$/, 2],
  [/^cuart[oa]$/, 3],
  [/^quint[oa]$/, 4],
  [/^sext[oa]$/, 5],
  [/^septim[oa]$/, 6],
  [/^octav[oa]$/, 7],
  [/^noven[oa]$/, 8],
  [/^decim[oa]$/, 9],
  [/^antepenultim[oa]$/, -3],
  [/^penultim[oa]$/, -2],
  [/^ultim[oa]$/, -1],
];

/**
 * Hears a part of a number said again, beside the digits that were read back: "el tercero es ocho", "el penúltimo es
 * siete", "los últimos cuatro son 0124", "termina en 24", "es 0124, no 0123".
 * @returns undefined where the words do no such thing; no text where the place cannot be known
 */
export function repairNumber(text: string, digits: string, isPadded: boolean): Repair | undefined {
  if (digits.length === 10 && countryCode.test(fold(text))) return { texts: [`1${digits}`] };
  if (adding.test(fold(text))) return { texts: [] };
  const removal = removalIn(text);
  const left = removal === undefined ? [] : withoutPart(digits, removal, digitsIn);
  if (left.length > 0) return { texts: left };
  if (!isPlaced.test(fold(text))) return byContrast(text, digits) ?? byRun(text, digits);
  const told = text.replace(denied, "");
  return byRun(told, digits) ?? byPlace(told, digits, isPadded);
}

/** "Pero con el uno adelante": the code of the country, which is no digit of the ten. */
const countryCode =
  /\b(?:con|lleva|va|falta|anteponga|es)\s+(?:(?:el|un|mas)\s+)*(?:uno|1)\s+(?:(?:va|por|al|en)\s+)*(?:adelante|delante|antes|principio|enfrente|primero|comienzo)\b/;

/** "Agregue un 7 al final": no digit fits beside all of them, and nobody knows which one is to go. */
const adding = /\b(?:agreg|anad|aument|falt|sum(?=[ae]))\w*/;

/** Words that say where in the number: what is told to be wrong there adds nothing. */
const isPlaced =
  /\b(?:primer|segund|tercer|cuart|quint|sext|septim|octav|noven|decim)[oa]?s?\b|ultim[oa]s?\b|\b(?:termina|acaba|empieza|comienza|inicia|final)\b/;
/** Tells whether some words say where in a number they belong. */
export function saysPlace(text: string): boolean {
  return isPlaced.test(fold(text)) || areaCode.test(text);
}

const denied = /(?:[,;.]\s*|\s+)(?:y\s+)?no\s+(?:(?:en|con|es|el|la|los|son)\s+)*[\p{L}\d ]+[.!]?$/iu;

/** The digits that some words say, however they are grouped; undefined where they say none, or several things. */
export function digitsIn(text: string): string | undefined {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== "mark");
  const plain = tokens.map((token) => token.plain).join("");
  if (/^\d+$/.test(plain)) return plain;
  const isNumber = (one: (typeof tokens)[number] | undefined) =>
    one !== undefined && (one.kind === "digits" || numberWord(one.plain) !== undefined);
  // "Un nueve" is one digit, and no nineteen.
  const numbers = tokens.filter((one, at) => isNumber(one) && !(/^una?$/.test(one.plain) && isNumber(tokens[at + 1])));
  if (numbers.length === 0) return undefined;
  const [best] = [...digitStrings(numbers, { longest: 10 })].sort((one, other) => one.cost - other.cost);
  return best?.digits ?? readDigits(numbers, { lengths: [1, 2, 3, 4, 5, 6, 7] }).readings[0]?.digits;
}

function byContrast(text: string, digits: string): Repair | undefined {
  const contrast = contrastIn(text);
  if (contrast === undefined) return undefined;
  const [now, old] = [digitsIn(contrast.now), digitsIn(contrast.old)];
  if (now === undefined || old === undefined || now.length === digits.length) return undefined;
  const at = [...digits.matchAll(new RegExp(`(?=${old})`, "g"))].map(({ index }) => index);
  return { texts: at.map((index) => digits.slice(0, index) + now + digits.slice(index + old.length)) };
}

const run =
  /^(?:los|las|el|la)?\s*(?<end>[uú]ltim[oa]s|primer[oa]s|[uú]ltim[oa]|final)\s+(?:(?<count>\d|dos|tres|cuatro|cinco|seis|siete)\s+)?(?:(?:n[uú]meros|d[ií]gitos|cifras)\s+)?(?:es|son|era|eran)\s+(?<rest>.+)$/iu;
const areaCode =
  /^(?:el |la )?(?:c[oó]digo (?:de )?)?(?:[aá]rea|lada|prefijo|c[oó]digo de [aá]rea)\s+(?:es|era)\s+(?<rest>.+)$/iu;
const ending =
  /^(?:(?:el n[uú]mero|el tel[eé]fono)\s+)?(?<end>termina|acaba|empieza|comienza|inicia)\s+(?:en|con|por)\s+(?<rest>.+)$/iu;

function byRun(text: string, digits: string): Repair | undefined {
  const area = areaCode.exec(text)?.groups?.["rest"];
  const { end = area === undefined ? undefined : "primeros", rest = area } =
    run.exec(text)?.groups ?? ending.exec(text)?.groups ?? {};
  const now = rest === undefined ? undefined : digitsIn(rest);
  if (end === undefined || now === undefined || now.length >= digits.length) return undefined;
  const isFirst = /^(primer|empieza|comienza|inicia)/i.test(end);
  return { texts: [isFirst ? now + digits.slice(now.length) : digits.slice(0, -now.length) + now] };
}

/** Of a padded number nobody knows the places from the front. */
function byPlace(text: string, digits: string, isPadded: boolean): Repair | undefined {
  const words = plainWords(text);
  // "El primer grupo es cero ocho nueve" is for the readers.
  if (words.includes("grupo")) return undefined;
  const found = words.flatMap((word, index) =>
    places.filter(([place]) => place.test(word)).map(([, at]) => ({ at, index })),
  );
  if (found.length === 0) return undefined;
  const changes = found.map(({ at, index }, order) => {
    const until = found[order + 1]?.index ?? words.length;
    const isSaid = (word: string) => word !== "no";
    // "Es tres el último": the digit stands before its place, where nothing stands behind it.
    const digit =
      digitsIn(
        words
          .slice(index + 1, until)
          .filter(isSaid)
          .slice(0, 4)
          .join(" "),
      ) ?? (found.length === 1 ? digitsIn(words.slice(0, index).filter(isSaid).slice(-2).join(" ")) : undefined);
    return { at: at < 0 ? digits.length + at : at, isFromFront: at >= 0, digit };
  });
  const isTold = changes.every(
    ({ digit, at, isFromFront }) => digit?.length === 1 && at < digits.length && !(isFromFront && isPadded),
  );
  if (!isTold) return { texts: [] };
  return { texts: [changes.reduce((all, { at, digit }) => all.slice(0, at) + digit + all.slice(at + 1), digits)] };
}
