import { without } from "../words/cuts.ts";
import { eachOf } from "../words/phrases.ts";
import type { Token } from "../words/tokens.ts";
import { letterRemarkPhrases } from "./vocabulary.table.ts";

/** Letters that are typed for the digit they look like. */
const looksLike: Readonly<Record<string, string>> = { o: "0", i: "1", l: "1" };

const remarks = eachOf(letterRemarkPhrases);

/**
 * "2I4O86533 la I es un 1": letters typed among digits as the digits they are told to be, without the words that tell so.
 * Where nothing tells so they stay: the number is asked for.
 */
export function withTypedDigits(tokens: readonly Token[]): readonly Token[] {
  const rest = without(remarks, tokens);
  if (rest.length === tokens.length) return tokens;
  const read = rest.map((token, at) => {
    const run = runAround(rest, at);
    return run.length > 1 && isNumber(run) ? inDigits(token) : token;
  });
  return read.some((token, at) => token !== rest[at]) ? read : tokens;
}

/** The tokens that are written together with one, itself among them. */
function runAround(tokens: readonly Token[], at: number): readonly Token[] {
  let [from, to] = [at, at + 1];
  while (from > 0 && tokens[from]?.isGlued && isLike(tokens[from - 1])) from--;
  while (tokens[to]?.isGlued && isLike(tokens[to])) to++;
  return isLike(tokens[at]) ? tokens.slice(from, to) : [];
}

function isLike(token: Token | undefined): boolean {
  return token?.kind === "digits" || (token?.kind === "word" && /^[oil]+$/.test(token.plain));
}

/** It has more digits than letters, two at least. */
function isNumber(run: readonly Token[]): boolean {
  const countOf = (kind: Token["kind"]) =>
    run.reduce((sum, token) => sum + (token.kind === kind ? token.text.length : 0), 0);
  return countOf("digits") > 1 && countOf("digits") > countOf("word");
}

function inDigits(token: Token): Token {
  const text = [...token.plain].map((letter) => looksLike[letter] ?? letter).join("");
  return { ...token, text, plain: text, kind: "digits" };
}
