import { numberWord, ordinalEndings, ordinalWord } from "../../numbers/vocabulary.ts";
import { wordsOf } from "../../words/phrases.ts";
import type { Token } from "../../words/tokens.ts";
import { silentWords, thingWords, wordsBehindNumber } from "../words.table.ts";
import { monthOf, weekdayOf } from "./months.ts";

/** How a number hangs on what stands before it. */
export type Link = "none" | "de" | "mark" | "pause" | "words";

/** A part of a date as it was said, in order. */
export type DateItem =
  | {
      readonly kind: "number";
      readonly tokens: readonly Token[];
      readonly link: Link;
      /** Set when the words said which part it is: "el año 85", "mes tres". */
      readonly label?: "day" | "month" | "year";
      /** Said as an ordinal, so it can only be a day. */
      readonly ordinal?: number;
      /** "el cinco": an article before it makes a day of it, or a year, but no month. */
      readonly hasArticle: boolean;
      /** A word that is not part of a date follows at once: "17 veces", "45 años". */
      readonly countsThings: boolean;
      /** "o el 4", "y el 4", "al 4": it is one of two. */
      readonly isAlternative: boolean;
    }
  | { readonly kind: "month"; readonly month: number; readonly tokens: readonly Token[]; readonly link: Link }
  | { readonly kind: "weekday"; readonly weekday: number }
  | { readonly kind: "word" };

const silent = wordsOf(silentWords);
const things = wordsOf(thingWords);
const behindNumber = wordsOf(wordsBehindNumber);
const labels: ReadonlyMap<string, "day" | "month" | "year"> = new Map([
  ["dia", "day"],
  ["mes", "month"],
  ["ano", "year"],
  ["anio", "year"],
  ["year", "year"],
  // "modelo cincuenta y uno", "cosecha del sesenta": how people joke of theirs.
  ["modelo", "year"],
  ["cosecha", "year"],
]);
const marks = new Set(["/", "-", ".", "–", "'"]);

/** Tells whether a word names a part of a date. */
export function isLabel(token: Token | undefined): boolean {
  return labels.has(token?.plain ?? "");
}

/** Sorts the words of an answer into the parts of a date. */
export function dateItems(tokens: readonly Token[]): readonly DateItem[] {
  const items: DateItem[] = [];
  let link: Link = "none";
  let label: "day" | "month" | "year" | undefined;
  let isAlternative = false;
  const isArticle = (at: number) => tokens[at - 1]?.plain === "el" || tokens[at - 1]?.plain === "dia";
  const put = (item: DateItem) => {
    items.push(item);
    link = "none";
    label = undefined;
    isAlternative = false;
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const { plain } = token;
    const month = token.kind === "word" ? monthOf(plain) : undefined;
    const weekday = token.kind === "word" ? weekdayOf(plain) : undefined;
    const length = numberLength(tokens, at);
    const ordinal = ordinalAt(tokens, at);
    if (month !== undefined) {
      put({ kind: "month", month, tokens: [token], link });
      at++;
    } else if (weekday !== undefined && length === 0) {
      items.push({ kind: "weekday", weekday });
      at++;
    } else if (ordinal !== undefined) {
      const used = tokens.slice(at, at + ordinal.length);
      const hasArticle = isArticle(at);
      put({
        kind: "number",
        tokens: used,
        link,
        ordinal: ordinal.value,
        hasArticle,
        countsThings: false,
        isAlternative,
      });
      at += ordinal.length;
    } else if (length > 0) {
      const next = tokens[at + length];
      // Behind the month and its day only a year follows, whatever is said next.
      const isYear =
        items.some(({ kind }) => kind === "month") && items.filter(({ kind }) => kind === "number").length === 1;
      // What hangs on numbers by marks counts nothing, whatever is said next: "01/21/71 that's my birthday".
      const isWritten = link === "mark" && items.at(-1)?.kind === "number";
      const countsThings =
        !isWritten && (isThing(next, tokens[at + length + 1], isYear) || saysTime(tokens, at) || saysAge(tokens, at));
      const used = tokens.slice(at, at + length);
      const hasArticle = isArticle(at);
      put({ kind: "number", tokens: used, link, ...(label && { label }), hasArticle, countsThings, isAlternative });
      at += length;
    } else {
      if (plain === "de" || plain === "del" || plain === "d" || plain === "dl" || plain === "of") link = "de";
      else if (marks.has(plain) && (token.isGlued || plain === "/" || plain === "-"))
        link = link === "de" ? link : "mark";
      else if (token.kind === "mark") link = link === "none" ? "pause" : link;
      else if (labels.has(plain) && plain !== "dia") [label, link] = [labels.get(plain), "de"];
      else if (offersAnother(tokens, at)) isAlternative = true;
      // "el vaintei y dos": the word before was a number, misheard.
      else if (plain === "y" && link === "words" && isUnit(tokens[at + 1])) isAlternative = true;
      else if (plain === "y" && (tokens[at + 1]?.plain === "el" || isSecondNumber(tokens, at)))
        isAlternative = isNumberItem(items.at(-1));
      else if (plain === "en" || plain === "desde") link = "de";
      else if (silent.has(plain)) {
        if (plain === "dia") label = "day";
      } else if (isDaysOf(token, tokens[at + 1])) {
        link = "none";
      } else {
        if (items.at(-1)?.kind !== "word") items.push({ kind: "word" });
        link = "words";
        label = undefined;
      }
      at++;
    }
  }
  return items;
}

/** "el 3 o el 4", "7 u 8", "del 80 al 81", "entre el 3 y el 4": another value follows. */
function offersAnother(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at]?.plain, tokens[at + 1]?.plain];
  if (word === "o") return next !== "menos";
  return word === "u" || word === "al" || (word === "entre" && !isEntered(tokens, at) && isBetween(tokens, at));
}

/** "entre el 3 y el 4": a second number; "entre el 3 de mayo" is "entré" without its accent. */
function isBetween(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(at, at + 12)
    .some(
      ({ plain }, step) =>
        /^[yo]$/.test(plain) &&
        [1, 2].some((next) => isNumberToken(tokens[at + step + next])) &&
        numberLength(tokens, at + step) === 0,
    );
}

/** "entré en el 98" */
function isEntered(tokens: readonly Token[], at: number): boolean {
  return /[éÉ]/.test(tokens[at]?.text ?? "") || /^(en|a|por|al|aqui)$/.test(tokens[at + 1]?.plain ?? "");
}

function isNumberItem(item: DateItem | undefined): boolean {
  return item?.kind === "number";
}

/** "del ochenta y quince": two numbers that make none together. */
function isSecondNumber(tokens: readonly Token[], at: number): boolean {
  const before = numberWord(tokens[at - 1]?.plain ?? "")?.rank;
  const after = numberWord(tokens[at + 1]?.plain ?? "")?.rank;
  return /^(ten|teen|unit)$/.test(before ?? "") && /^(ten|teen|unit)$/.test(after ?? "");
}

function isNumberToken(token: Token | undefined): boolean {
  if (token === undefined || token.plain === "un") return false;
  return token.kind === "digits" || (token.kind === "word" && numberWord(token.plain) !== undefined);
}

/** How many tokens from `at` on are number words or digits without a mark between. */
function numberLength(tokens: readonly Token[], at: number): number {
  let end = at;
  // "un" counts only inside a number: "treinta y un".
  const isInside = (index: number) => tokens[index]?.plain === "un" && isJoint(tokens, index - 1);
  while (
    ordinalAt(tokens, end) === undefined &&
    (isNumberToken(tokens[end]) || (end > at && (isJoint(tokens, end) || isInside(end))))
  )
    end++;
  return end - at;
}

function isJoint(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  return (
    (tokens[at]?.plain === "y" ||
      (tokens[at]?.plain === "and" && /^(?:hundred|thousand)$/.test(before?.plain ?? ""))) &&
    before?.kind === "word" &&
    (numberWord(after?.plain ?? "") !== undefined || /^[1-9]$/.test(after?.text ?? "")) &&
    ((/^(ten|teen)$/.test(numberWord(before.plain)?.rank ?? "") && isUnit(after)) ||
      /^(hundred|thousand)$/.test(numberWord(before.plain)?.rank ?? ""))
  );
}

function isUnit(token: Token | undefined): boolean {
  return token?.kind === "digits" || numberWord(token?.plain ?? "")?.rank === "unit";
}

function ordinalAt(
  tokens: readonly Token[],
  at: number,
): { readonly value: number; readonly length: number } | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const ten = numberWord(token.plain);
  const unit = ordinalWord(tokens[at + 1]?.plain ?? "");
  // "twenty fifth", "treinta primero"
  if (ten?.rank === "ten" && unit !== undefined && unit < 10) return { value: ten.value + unit, length: 2 };
  // "La primera vez" is no day.
  const word = token.plain.endsWith("a") ? undefined : ordinalWord(token.plain);
  if (word !== undefined) {
    const next = ordinalWord(tokens[at + 1]?.plain ?? "");
    if ((word === 20 || word === 30) && next !== undefined && next < 10) return { value: word + next, length: 2 };
    return { value: word, length: 1 };
  }
  if (token.kind !== "digits" || token.text.length > 2) return undefined;
  const [mark, ending] = [tokens[at + 1], tokens[at + 2]];
  if (mark?.isGlued && ordinalEndings.has(mark.plain)) return { value: Number(token.text), length: 2 };
  if (mark?.isGlued && mark.plain === "." && ending?.isGlued && ordinalEndings.has(ending.plain)) {
    return { value: Number(token.text), length: 3 };
  }
  return undefined;
}

function isThing(next: Token | undefined, after: Token | undefined, isYear: boolean): boolean {
  if (next === undefined || next.kind === "mark") return next?.plain === "%" || next?.plain === ":";
  if (monthOf(next.plain) !== undefined || labels.has(next.plain)) return false;
  if (isDaysOf(next, after)) return false;
  // "No, uno más": a number that is counted on, and "más o menos" is none.
  const isCountedOn = next.plain === "mas" && !/^(?:o|bien)$/.test(after?.plain ?? "");
  if (things.has(next.plain) || isCountedOn) return true;
  return !isYear && !behindNumber.has(next.plain) && weekdayOf(next.plain) === undefined;
}

/** "a los once días del mes de marzo" is a date; "once días" is none. */
function isDaysOf({ plain }: Token, after: Token | undefined): boolean {
  return plain === "dias" && /^(de|del)$/.test(after?.plain ?? "");
}

/** "tengo cuarenta y cuatro", "voy a cumplir veinte". */
function saysAge(tokens: readonly Token[], at: number): boolean {
  return /^(tengo|tiene|tenia|cumpl[ioa]|cumplir|cumplimos|cumple)$/.test(tokens[at - 1]?.plain ?? "");
}

/** "a las 8", "$12". */
function saysTime(tokens: readonly Token[], at: number): boolean {
  const [article, before] = [tokens[at - 1]?.plain, tokens[at - 2]?.plain];
  return (article === "las" && before !== "de") || article === "$";
}
