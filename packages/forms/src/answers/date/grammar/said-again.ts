import { numberWord, ordinalWord } from "../../numbers/vocabulary.ts";
import { wordsOf } from "../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../words/tokens.ts";
import { concludingPhrases, sayingAgainWords } from "../words.table.ts";
import { monthOf } from "./months.ts";

type Words = readonly Token[];

const isSayingAgain = wordsOf(sayingAgainWords);
const concluding = concludingPhrases
  .trim()
  .split("\n")
  .map((phrase) => phrase.split(" "));

/** Tells whether a token is a number or an ordinal, in digits or as a word. */
export function isNumber(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return token.kind === "digits" || numberWord(token.plain) !== undefined || ordinalWord(token.plain) !== undefined;
}

/** Where the number ends that begins at a place; the place itself where none does. */
export function endOfNumber(tokens: Words, at: number): number {
  let end = at;
  while (isNumber(tokens[end]) || (end > at && tokens[end]?.plain === "y" && isNumber(tokens[end + 1]))) end++;
  return end;
}

/** "el catorce, catorce era, del mes cuatro": a number said again behind a pause, with the words that only say so. */
export function withoutSaidAgain(tokens: Words): Words {
  for (let at = 0; at < tokens.length; at++) {
    const end = endOfNumber(tokens, at);
    if (end === at || isNumber(tokens[at - 1])) continue;
    const half = (end - at) / 2;
    const isTwice = plainText(tokens.slice(at, at + half)) === plainText(tokens.slice(at + half, end));
    // "el catorce catorce era, ...": with a sound between them that was left out.
    if (isTwice && Number.isInteger(half) && isSayingAgain.has(tokens[end]?.plain ?? "") && isPause(tokens[end + 1]))
      return withoutSaidAgain([...tokens.slice(0, at + half), ...tokens.slice(end + 2)]);
    if (!isPause(tokens[end])) continue;
    let from = end + 1;
    while (isSayingAgain.has(tokens[from]?.plain ?? "") || isPause(tokens[from])) from++;
    let to = endOfNumber(tokens, from);
    if (to === from || plainText(tokens.slice(at, end)) !== plainText(tokens.slice(from, to))) continue;
    while (isSayingAgain.has(tokens[to]?.plain ?? "")) to++;
    if (!isPause(tokens[to])) continue;
    return withoutSaidAgain([...tokens.slice(0, end), ...tokens.slice(to + 1)]);
  }
  return tokens;
}

/** "salimos el tres y llegamos el cinco, así que ponga cinco de febrero ...": what is to be written after all. */
export function concluded(tokens: Words): Words | undefined {
  for (let at = tokens.length - 1; at > 1; at--) {
    const phrase = concluding.find((words) => words.every((word, step) => tokens[at + step]?.plain === word));
    if (phrase !== undefined) return tokens.slice(at + phrase.length);
  }
  return undefined;
}

/** "ella nació el 11 de junio del 82, yo soy del 79": the words without one's own year behind another's whole date. */
export function withoutOwnYear(tokens: Words): Words {
  const at = tokens.findLastIndex(({ plain }) => plain === "yo");
  const from = tokens.findIndex((token, index) => index > at + 1 && isNumber(token));
  const before = tokens.slice(0, Math.max(at, 0));
  const isOfOther = before.some(({ plain }) => /^(ella|el|nacio|mi|es)$/.test(plain)) && before.some(isMonth);
  const isOwn = at > 0 && from > 0 && ownYear.test(plainText(tokens.slice(at, from)));
  const isYearLast = endOfNumber(tokens, from) === tokens.length && isYear(tokens.slice(from));
  if (!isOfOther || !isOwn || !isYearLast) return tokens;
  return /^(y|pero)$/.test(tokens[at - 1]?.plain ?? "") ? tokens.slice(0, at - 1) : before;
}

const ownYear = /^yo (soy|naci) (del?|en)( el)?$/;

function isMonth({ plain }: Token): boolean {
  return monthOf(plain) !== undefined;
}

/** A number that is no day: four digits, or two of 32 and more. */
function isYear(run: Words): boolean {
  const [first] = run;
  const value = first?.kind === "digits" ? Number(first.text) : numberWord(first?.plain ?? "")?.value;
  return value !== undefined && (value > 31 || (value === 2 && run[1]?.plain === "mil"));
}
