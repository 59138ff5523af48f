import { letterAt, lettersAt } from "../../letters/letters.ts";
import { numberWord } from "../../numbers/vocabulary.ts";
import { wordsOf } from "../../words/phrases.ts";
import type { Token } from "../../words/tokens.ts";
import { joiningWords } from "../words.table.ts";

const isJoining = wordsOf(joiningWords);

/** "Karla y Sosa": the small word between two words of an address may only have been said. */
export function holdsAnd(local: readonly Token[]): boolean {
  return local.some(
    ({ plain, isGlued }, at) => plain === "y" && !isGlued && isWord(local[at - 1]) && isWord(local[at + 1]),
  );
}

/** "Karla la de Sosa": words that tell who she is. */
export function tellsWhose(local: readonly Token[]): boolean {
  return local.some(
    ({ plain, isGlued }, at) =>
      /^(la|el)$/.test(plain) &&
      !isGlued &&
      isWord(local[at - 1]) &&
      /^del?$/.test(local[at + 1]?.plain ?? "") &&
      isWord(local[at + 2]),
  );
}

function isWord(token: Token | undefined): boolean {
  return token?.kind === "word" && token.plain.length > 2 && numberWord(token.plain) === undefined;
}

/** "La ele de Lupe y ...": around a letter that is told with an example the small words go. */
export function withoutLetterArticles(local: readonly Token[]): readonly Token[] {
  const exampleAt = (at: number) =>
    /^(la|una)$/.test(local[at]?.plain ?? "") ? (letterAt(local, at + 1)?.length ?? 0) : 0;
  const isJoint = (at: number) =>
    local[at]?.plain === "y" && local.some((_, from) => exampleAt(from) > 2 && from + 1 + exampleAt(from) === at);
  return local.filter((_, at) => exampleAt(at) < 3 && !isJoint(at));
}

/** "Yuri con y griega yuri punto paz": a word, how it is written, and the word again. */
export function withoutWordBefore(local: readonly Token[]): readonly Token[] {
  for (let at = 1; at < local.length; at++) {
    if (!/^(con|with)$/.test(local[at]?.plain ?? "")) continue;
    let end = at + 1;
    let isFitting = true;
    const word = local[at - 1]?.plain ?? "";
    for (let letter = lettersAt(local, end); letter !== undefined; letter = lettersAt(local, end)) {
      isFitting &&= word.includes(letter.letter);
      end += letter.length;
    }
    if (local[end]?.plain === ",") end++;
    if (end === at + 1 || !isFitting || word.length < 3) continue;
    if (local[end]?.plain === word) return [...local.slice(0, at - 1), ...local.slice(end)];
  }
  return local;
}

/** The part before the arroba without the words that only lead on to it: "sosa, y después la | arroba". */
export function withoutJoiningEnd(local: readonly Token[]): readonly Token[] {
  const last = local.findLastIndex((token) => token.kind !== "mark" && !isJoining.has(token.plain));
  const isJoined = local.slice(last + 1).some(({ plain }) => /^(luego|despues|sigue|enseguida)$/.test(plain));
  return isJoined ? local.slice(0, last + 1) : local;
}
