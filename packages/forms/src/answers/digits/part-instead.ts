import { beginsDigits } from "../numbers/digit-strings.ts";
import { isPause, type Token } from "../words/tokens.ts";

/** More words than a part that is put right has are not looked through. */
const longestPart = 8;

/**
 * "... uno tres, perdone, no es uno tres, es uno cinco, y dos": the end of what was said is denied, told otherwise and gone
 * on with.
 * @returns all of it with the end put right; undefined where what is denied is not what was said last
 */
export function withPartInstead(tokens: readonly Token[]): readonly Token[] | undefined {
  for (let no = tokens.length - 1; no > 0; no--) {
    if (tokens[no]?.plain !== "no") continue;
    const denied = isVerb(tokens[no + 1]) ? no + 2 : no + 1;
    const turn = tokens.findIndex((token, at) => at > denied && at <= denied + longestPart && isTurn(token));
    const anew = isVerb(tokens[turn]) || tokens[turn]?.plain === "sino" ? turn + 1 : -1;
    const part = tokens.slice(denied, Math.max(turn, denied)).filter((token) => !isPause(token));
    if (anew < 0 || part.length === 0 || !part.every(beginsDigits)) continue;
    const end = tokens.slice(0, no).findLastIndex(isNumber) + 1;
    const said = tokens.slice(0, end).filter((token) => !isPause(token));
    const isLast = part.every(({ plain }, at) => said.at(at - part.length)?.plain === plain);
    const first = tokens.indexOf(said.at(-part.length) as Token);
    const next = isVerb(tokens[anew]) ? anew + 1 : anew;
    if (isLast && first > 0 && tokens.slice(next).some(isNumber))
      return [...tokens.slice(0, first), ...tokens.slice(next)];
  }
  return undefined;
}

function isVerb(token: Token | undefined): boolean {
  return /^(es|era|son|eran|fue|con)$/.test(token?.plain ?? "");
}

function isTurn(token: Token): boolean {
  return isVerb(token) || token.plain === "sino";
}

function isNumber(token: Token): boolean {
  return beginsDigits(token) && !/^(oh?|y)$/.test(token.plain);
}
