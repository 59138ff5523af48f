import { monthOf } from "../date/grammar/months.ts";
import { endOfNumber } from "../date/grammar/said-again.ts";
import { wordsOf } from "../words/phrases.ts";
import { isPause, type Token } from "../words/tokens.ts";
import { insistingWords } from "./cues.table.ts";

type Words = readonly Token[];

const isInsisting = wordsOf(insistingWords);
const isSmall = /^(de|del|el|la|es|en|mes|fue|era|con)$/;

/**
 * "31 de julio de 1974, de julio no de junio", "once de noviembre ojo, no de septiembre": a part of a date that is said
 * once more with what it is not goes; what it is stands already.
 * @returns undefined where nothing is insisted on
 */
export function withoutInsisted(tokens: Words): Words | undefined {
  for (let no = 2; no < tokens.length; no++) {
    if (tokens[no]?.plain !== "no" || isPause(tokens[no + 1])) continue;
    const end = endOfDenied(tokens, no + 1);
    if (end === undefined) continue;
    const isApart = isPause(tokens[no - 1]);
    const to = isApart ? no - 1 : no;
    const pause = tokens.slice(0, to).findLastIndex(isPause);
    const again = tokens.slice(pause + 1, to);
    const parts = again.filter(({ plain }) => !isSmall.test(plain) && !isInsisting.has(plain));
    const before = tokens.slice(0, Math.max(pause, 0));
    const isSaid =
      parts.length > 0 && parts.every((part) => isPart(part) && before.some(({ plain }) => plain === part.plain));
    if (pause > 0 && isSaid) return [...before, ...tokens.slice(end)];
    // "Ojo" tells that what stands before it counts.
    const mark = again.findIndex(({ plain }) => isInsisting.has(plain));
    const last = mark < 0 ? undefined : again.slice(0, mark).findLast((token) => isPart(token));
    if (last !== undefined && again.slice(mark).every(({ plain }) => isInsisting.has(plain)))
      return [...tokens.slice(0, pause + 1 + mark), ...tokens.slice(end)];
  }
  return undefined;
}

/** Where the month or the number ends that is denied; nothing where it is none, or goes on. */
function endOfDenied(tokens: Words, from: number): number | undefined {
  let at = from;
  while (isSmall.test(tokens[at]?.plain ?? "")) at++;
  const end = isMonth(tokens[at]) ? at + 1 : endOfNumber(tokens, at);
  if (end === at) return undefined;
  return end === tokens.length || isPause(tokens[end]) || /^(del?|en)$/.test(tokens[end]?.plain ?? "")
    ? end
    : undefined;
}

function isPart(token: Token): boolean {
  return isMonth(token) || endOfNumber([token], 0) === 1;
}

function isMonth(token: Token | undefined): boolean {
  return token?.kind === "word" && monthOf(token.plain) !== undefined;
}
