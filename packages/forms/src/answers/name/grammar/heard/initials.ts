import { isFamilyName } from "../../../../names/family-names.ts";
import { isGivenName } from "../../../../names/given-names.ts";
import { letterAt } from "../../../letters/letters.ts";
import { phraseFinder } from "../../../words/phrase-at.ts";
import { wordsOf } from "../../../words/phrases.ts";
import { isPause, type Token } from "../../../words/tokens.ts";
import { meantPhrases } from "../../asides.table.ts";
import { remarkWords } from "../../words.table.ts";
import { isNameWord } from "../word-classes.ts";

const isOfRemark = wordsOf(remarkWords);
const meantAt = phraseFinder([["", meantPhrases]]);

/** A letter, the word it is said to stand for, and where that is told: the end is excluded. */
interface Told {
  readonly letter: string;
  readonly word: Token;
  readonly end: number;
}

/** "Wilmer A Paz, la A es de Antonio": the word an initial is said to stand for, in the initial's place. */
export function withInitialsTold(tokens: readonly Token[]): readonly Token[] {
  let now = tokens;
  for (let at = 1; at < now.length; at++) {
    const told = toldAt(now, at);
    const place = told === undefined ? -1 : initialOf(now.slice(0, at), told.letter);
    if (told === undefined || place < 0) continue;
    const dot = now[place + 1]?.plain === "." ? 1 : 0;
    const pause: Token = { ...(now[at] as Token), text: ",", plain: ",", kind: "mark", isGlued: false };
    const from = /^(la|esa|el|the|that)$/.test(now[at - 1]?.plain ?? "") ? at - 1 : at;
    now = [...now.slice(0, place), told.word, ...now.slice(place + 1 + dot, from), pause, ...now.slice(told.end)];
    at = from - dot;
  }
  return now;
}

/** "La A es de Antonio", "the M is Mercedes", "(F de Fernando)". */
function toldAt(tokens: readonly Token[], at: number): Told | undefined {
  const found = letterAt(tokens, at);
  if (found === undefined) return undefined;
  const { letter } = found;
  const isExample = found.length > 2 && tokens[at + found.length - 1]?.plain.startsWith(letter) === true;
  const from = at + (isExample ? 1 : found.length);
  let end = from;
  for (let next = meantAt(tokens, end); next !== undefined; next = meantAt(tokens, end)) end += next.length;
  const word = tokens[end];
  const isTold = end > from && word?.kind === "word" && word.plain.length > 2;
  const isName = word !== undefined && isNameWord(word) && !isOfRemark.has(word.plain) && (!isExample || isKnown(word));
  return isTold && isName && word.plain.startsWith(letter) ? { letter, word, end: end + 1 } : undefined;
}

/** "Be de burro" tells which letter it is, "be de Blanca" what it may stand for. */
function isKnown({ plain }: Token): boolean {
  return isGivenName(plain) || isFamilyName(plain);
}

/** Where that letter stands alone as an initial, behind a word of more letters or at the very beginning. */
function initialOf(tokens: readonly Token[], letter: string): number {
  return tokens.findIndex(({ text, plain, kind }, at) => {
    const before = tokens[at - 1];
    const isApart = before === undefined || isPause(before) || (before.kind === "word" && before.text.length > 1);
    return kind === "word" && text.length === 1 && plain === letter && isApart;
  });
}
