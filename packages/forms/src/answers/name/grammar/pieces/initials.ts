import { lettersAt } from "../../../letters/letters.ts";
import { isPause, type Token } from "../../../words/tokens.ts";
import { isNameWord } from "../word-classes.ts";
import { spelledAt } from "./remarks.ts";

/** "A punto", "J.", and a letter between two words of a name. */
export function initialAt(
  tokens: readonly Token[],
  at: number,
  isInside: boolean,
): { readonly token: Token; readonly end: number } | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const letter = lettersAt(tokens, at);
  if (token === undefined || letter === undefined || spelledAt(tokens, at) !== undefined) return undefined;
  const dot = tokens[at + letter.length];
  const isDotted = dot?.plain === "punto" || (dot?.plain === "." && letter.length === 1 && token.text.length === 1);
  const behind = at + letter.length + (isDotted ? 1 : 0);
  // "Carlos Peña R.": at the end it stands for the second family name.
  const isLast =
    isInside &&
    (tokens[behind] === undefined || isPause(tokens[behind])) &&
    (isDotted || !/^[aeouy]$/.test(token.plain));
  const isFollowed = isNameWord(tokens[behind]) || (isLast && isNameWord(tokens[at - 1]));
  const isBare = letter.length === 1 && token.text.length === 1 && (isInside || /^[^aeouy]$/.test(token.plain));
  const isJoin = /^[yeou]$/.test(token.plain) && !(token.plain === "e" && !/^h?i(?!e)/.test(next?.plain ?? ""));
  if (!isFollowed || !(isDotted || (isBare && !isJoin))) return undefined;
  const point = dot?.plain === "." && dot.isGlued && isNameWord(tokens[behind]) ? "." : "";
  const text = letter.letter.toLocaleUpperCase("es") + point;
  return { token: { ...token, text, plain: letter.letter }, end: behind };
}
