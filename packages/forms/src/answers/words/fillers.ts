import { sounds } from "./fillers.table.ts";
import { wordsOf } from "./phrases.ts";
import { isPause, type Token } from "./tokens.ts";

const isSound = wordsOf(sounds);

/** Leaves out what says nothing: "eh", "o sea". An answer of nothing else stays as it is. */
export function withoutFillers(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [token, next] = [tokens[at] as Token, tokens[at + 1]];
    // "o sea, no" takes something back, and stays.
    const isThatIs = token.plain === "o" && next?.plain === "sea" && !nextWord(tokens, at + 2, "no");
    if (isThatIs) at++;
    else if (!isSound.has(token.plain) || isInside(tokens, at)) kept.push(token);
  }
  const first = kept.findIndex((token) => !isPause(token));
  const rest = kept.slice(Math.max(first, 0));
  return rest.some((token) => token.kind !== "mark") ? rest : tokens;
}

/** Written together with what stands beside it, as in "eh.lopez@gmail.com", a sound is a part of a word. */
function isInside(tokens: readonly Token[], at: number): boolean {
  const [token, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token?.isGlued) return true;
  return next?.isGlued === true && (!isPause(next) || after?.isGlued === true);
}

function nextWord(tokens: readonly Token[], from: number, word: string): boolean {
  return tokens.slice(from).find((token) => token.kind !== "mark")?.plain === word;
}
