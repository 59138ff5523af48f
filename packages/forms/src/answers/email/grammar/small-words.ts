import { letterAt } from "../../letters/letters.ts";
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

/** The part before the arroba without the words that only lead on to it: "sosa, y después la | arroba". */
export function withoutJoiningEnd(local: readonly Token[]): readonly Token[] {
  const last = local.findLastIndex((token) => token.kind !== "mark" && !isJoining.has(token.plain));
  const isJoined = local.slice(last + 1).some(({ plain }) => /^(luego|despues|sigue|enseguida)$/.test(plain));
  return isJoined ? local.slice(0, last + 1) : local;
}
