import type { DigitsHeard } from "../digits/digits-heard.ts";
import { digitsHeard } from "../digits/digits-heard.ts";
import { namesOtherNumber } from "../digits/other-number.ts";
import { closest, readDigits } from "../digits/read-digits.ts";
import { foldOf } from "../digits/read-put-right.ts";
import { isUnfinished, withoutTalk } from "../digits/said-around.ts";
import { unglue } from "../digits/unglue.ts";
import { ownNumber } from "../digits/whose.ts";
import type { Candidate, Interpretation } from "../interpretation.ts";
import { beginsDigits } from "../numbers/digit-strings.ts";
import { spellDigits } from "../numbers/spell.ts";
import { digitQuestions } from "../questions.texts.ts";
import { ask, askWhich, type Context, chosen, doubted, isOfOther, type Reader } from "../reading.ts";
import { isPause, plainText, spanOf, type Token } from "../words/tokens.ts";
import { callingCodes } from "./calling-codes.table.ts";
import { abroadIn } from "./grammar.ts";

/** Reads a phone number: ten digits of the US, with or without +1, or an international one with its plus, or as it is dialled. */
export const phone: Reader = {
  fold: foldOf("phone"),
  read(tokens, context) {
    const cut = withoutTalk(unglue(tokens));
    const own = isOfOther(context) ? undefined : ownNumber(cut, (run) => readNumber(run, context));
    if (own !== undefined) return doubted(readNumber(own, context), "other-numbers");
    if (namesOtherNumber(cut, "phone")) return missingDigits(0);
    const { number, extension } = withoutExtension(cut);
    const reading = readNumber(number, context);
    if (reading.status === "value" && isUnfinished(cut)) return doubted(reading, "unfinished");
    if (extension.length === 0) return reading;
    const digits = readDigits(extension, { lengths: [1, 2, 3, 4, 5, 6] }).readings[0]?.digits ?? "";
    return doubted({ ...reading, parts: { ...reading.parts, extension: digits } }, "extension");
  },
  /** "555 0166", and then "305": the area code is told last. Where the three may end the number as well, both are asked. */
  goOn(said, rest) {
    const [local, area] = [digitsOf(said), digitsOf(rest)];
    if (!/^[2-9]\d{6}$/.test(local) || !/^[2-9]\d{2}$/.test(area)) return undefined;
    const [only, other] = [`${area}${local}`, `${local}${area}`].filter(isAssignable).map(candidateUs);
    if (only === undefined) return undefined;
    return other === undefined ? chosen(only, []) : askWhich([only, other]);
  },
};

/** The digits of some words that hold nothing else. */
function digitsOf(tokens: readonly Token[]): string {
  const [found] = readDigits(tokens, { lengths: [3, 7] }).readings;
  const isOnly = tokens.every((token) => token.kind === "mark" || token.plain === "el" || beginsDigits(token));
  return isOnly ? (found?.digits ?? "") : "";
}

function readNumber(tokens: readonly Token[], context: Context): Interpretation {
  if (saysPlus(tokens)) return international(tokens, context);
  const [abroad, ...others] = abroadIn(tokens);
  const reading = national(tokens, context);
  if (abroad === undefined) return reading;
  const spans = spanOf(abroad.tokens);
  const found = [abroad, ...others].map(({ digits }) => candidateAbroad(digits));
  // Ten digits may be of either country: "mi número es 305 555 0123, soy de México".
  const isEither = reading.status === "value" && !abroad.hasCode && reading.value !== found[0]?.value;
  if (isEither || others.length > 0) {
    const { value: us = "", english = "", spanishReadback: spanish = "" } = reading;
    const own: readonly Candidate[] = isEither ? [{ value: us, english, spanish }] : [];
    return askWhich([...own, ...found], { spans });
  }
  return doubted({ ...value(candidateAbroad(abroad.digits), context), spans }, "other-country");
}

/** Area codes begin with 2-9; a leading 1 is the country code. */
function isUs(digits: string): boolean {
  return /^1?[2-9]\d{9}$/.test(digits);
}

/** An exchange begins with 2-9 too (North American Numbering Plan): another one was misheard. */
function isAssignable(digits: string): boolean {
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits);
}

function national(tokens: readonly Token[], context: Context): Interpretation {
  const heard = readDigits(tokens, { lengths: [10, 11], aligned: [3, 6], accept: isUs });
  const close = [...new Set(closest(heard.readings).map((reading) => reading.digits.slice(-10)))];
  const assignable = close.filter(isAssignable);
  const distinct = assignable.length > 0 ? assignable : close;
  const [only, ...others] = distinct;
  if (only === undefined) return international(tokens, context);
  if (others.length > 0) return askWhich(distinct.map(candidateUs), { spans: spanOf(heard.tokens) });
  return finished(valueUs(only, context), heard);
}

function international(tokens: readonly Token[], context: Context): Interpretation {
  const hasPlus = saysPlus(tokens);
  const accept = (digits: string) => (hasPlus || dialled.test(digits)) && isAbroad(digits.replace(dialled, ""));
  const heard = readDigits(tokens, { lengths: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], accept });
  const close = closest(heard.readings);
  // Of equally good readings the longest keeps every digit that was said.
  const distinct = [...new Set(close.map((reading) => reading.digits.replace(dialled, "")))];
  const [only, ...others] = distinct;
  if (only === undefined && isLocal(tokens))
    return ask(digitQuestions.area, { missing: ["digits"], parts: { digits: heard.heardDigits ?? "" } });
  if (only === undefined) return missingDigits(heard.heardCount, heard.heardDigits);
  if (others.length > 0) return askWhich(distinct.map(candidateAbroad), { spans: spanOf(heard.tokens) });
  return finished(
    only.startsWith("1") ? valueUs(only.slice(1), context) : value(candidateAbroad(only), context),
    heard,
  );
}

const codes = callingCodes
  .trim()
  .split(/\s+/)
  .flatMap((run) => {
    const [first = 0, last = first] = run.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
  });

/** What is dialled in place of the plus: 00 in most countries, 011 from the United States. */
const dialled = /^(?:00|011)(?=[2-9]\d{7,14}$)/;

function isAbroad(digits: string): boolean {
  return digits.startsWith("1") ? isUs(digits) && digits.length === 11 : codes.some((code) => digits.startsWith(code));
}

function finished(reading: Interpretation, heard: DigitsHeard): Interpretation {
  const placed = { ...reading, spans: spanOf(heard.tokens) };
  return heard.isPicked && placed.status === "value" ? doubted(placed, "other-numbers") : placed;
}

/** "(305) 555-0123", as the forms print it. */
function printUs(digits: string): string {
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

function readUs(digits: string): string {
  return spellDigits(digits.slice(0, 3), digits.slice(3, 6), digits.slice(6));
}

function candidateUs(digits: string): Candidate {
  return { value: `+1${digits}`, english: printUs(digits), spanish: readUs(digits) };
}

function candidateAbroad(digits: string): Candidate {
  if (/^1\d{10}$/.test(digits)) return candidateUs(digits.slice(1));
  return { value: `+${digits}`, english: `+${digits}`, spanish: `más ${spellDigits(...groups(digits))}` };
}

function valueUs(digits: string, context: Context): Interpretation {
  return isAssignable(digits)
    ? value(candidateUs(digits), context)
    : ask(digitQuestions.impossiblePhone, { missing: ["digits"], warnings: ["phone-impossible"] });
}

function value(candidate: Candidate, { lookups }: Context): Interpretation {
  const isUnlikely = lookups?.phone?.(String(candidate.value)) === false;
  return chosen(candidate, [], isUnlikely ? { warnings: ["phone-unlikely"] } : {});
}

function groups(digits: string): readonly string[] {
  return digits.match(/.{1,3}/g) ?? [];
}

/** "con el indicativo cincuenta y siete", "código de país 52": as good as a plus. */
const tellsCode = /\b(indicativo|prefijo|(codigo|clave) (de|del|de mi) pais|country code)\b/;

function saysPlus(tokens: readonly Token[]): boolean {
  if (tellsCode.test(plainText(tokens))) return true;
  const at = tokens.findIndex((token) => token.plain === "+" || token.plain === "mas" || token.plain === "plus");
  const next = tokens.slice(at + 1).find((token) => !isPause(token));
  return at >= 0 && next !== undefined && beginsDigits(next) && tokens[at - 1]?.plain !== "y";
}

function withoutExtension(tokens: readonly Token[]): {
  readonly number: readonly Token[];
  readonly extension: readonly Token[];
} {
  const at = tokens.findIndex((token) => /^(extension|ext|anexo|interno)$/.test(token.plain));
  return at > 0 ? { number: tokens.slice(0, at), extension: tokens.slice(at + 1) } : { number: tokens, extension: [] };
}

/** "555 0166": a number as it is dialled at home. */
function isLocal(tokens: readonly Token[]): boolean {
  const groups = tokens.flatMap(({ kind, text }) => (kind === "digits" ? [text] : []));
  return /^(?:[2-9]\d{2} ?\d{4})$/.test(groups.join(" "));
}

function missingDigits(heardCount: number, digits = ""): Interpretation {
  if (heardCount === 10)
    return ask(digitQuestions.impossiblePhone, { missing: ["digits"], warnings: ["phone-impossible"] });
  const isTooFew = digits !== "" && digits.length < 10;
  const question =
    heardCount === 0
      ? digitQuestions.phone
      : isTooFew
        ? `Llevo ${spellDigits(...groups(digits))}. ¿Qué números siguen?`
        : `${digitsHeard(heardCount)} y el teléfono lleva diez. ¿Me los dice uno por uno?`;
  return ask(question, { missing: ["digits"], ...(isTooFew && { parts: { digits } }) });
}
