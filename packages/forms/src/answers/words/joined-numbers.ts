import { cutFronts } from "../numbers/vocabulary.table.ts";
import { numberWord } from "../numbers/vocabulary.ts";
import { whole } from "./phrases.ts";
import type { Token } from "./tokens.ts";

/** Joins number words a transcriber cut in two: "veinti tres", "dieci seis", "treintai uno". */
export function joinNumbers(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [token, next] = [tokens[at] as Token, tokens[at + 1]];
    // "sixty-six"
    if (isTenHyphen(tokens, at)) {
      joined.push(token);
      at++;
      continue;
    }
    if (next !== undefined && stem.test(token.plain) && isUnit(next)) {
      joined.push(together(token, next));
      at++;
    } else joined.push(token);
  }
  return joined;
}

function isTenHyphen(tokens: readonly Token[], at: number): boolean {
  const [ten, hyphen, unit] = tokens.slice(at, at + 3);
  const isWritten = hyphen?.plain === "-" && hyphen.isGlued && unit?.isGlued === true;
  return isWritten && /ty$/.test(ten?.plain ?? "") && numberWord(ten?.plain ?? "")?.rank === "ten" && isUnit(unit);
}

const stem = whole(cutFronts);

function isUnit({ plain, kind }: Token): boolean {
  return kind === "word" && numberWord(plain)?.rank === "unit";
}

function together(token: Token, next: Token): Token {
  const front = token.plain.replace(/^veintei$/, "veinti").replace(/^diesi$/, "dieci");
  return { ...token, text: front + next.text, plain: front + next.plain, end: next.end };
}
