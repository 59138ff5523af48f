import { isGivenName } from "../../../../names/given-names.ts";
import { phraseFinder } from "../../../words/phrase-at.ts";
import { fold, isPause, type Token } from "../../../words/tokens.ts";
import { abbreviations, maryShort, meantPhrases } from "../../asides.table.ts";
import { isNameWord, isParticle } from "../word-classes.ts";

const fullOf = new Map<string, string>(abbreviations);
const shortMary = new Set<string>(maryShort);
const meantAt = phraseFinder([["", meantPhrases]]);

/** An answer with its abbreviated names written out. */
export interface WrittenOut {
  readonly tokens: readonly Token[];
  /** The words that were written out. */
  readonly full: readonly Token[];
  /** "Ma.", which may stand so on the birth certificate, and the word it may be short for. */
  readonly mary: readonly { readonly short: Token; readonly full: Token }[];
}

/** "Fco. Javier Mtz", "Ma. Elena", "Ma. Elena (el Ma es de María)": what a typed abbreviation stands for. */
export function writtenOut(given: readonly Token[]): WrittenOut {
  const { tokens, isTold } = withoutMeanings(given);
  const full: Token[] = [];
  const mary: { short: Token; full: Token }[] = [];
  const all = tokens.flatMap((token, at) => {
    if (/^(\.|punto)$/.test(token.plain) && at > 0 && isShort(tokens, at - 1) && at + 1 < tokens.length) return [];
    if (!isShort(tokens, at) && !isTold.has(token.plain)) return [token];
    const isMary = shortMary.has(token.plain);
    const text = isMary ? "María" : (fullOf.get(token.plain) ?? token.text);
    const word: Token = { ...token, text, plain: fold(text) };
    const short = tokens[at + 1]?.plain === "." ? { ...token, text: `${token.text}.` } : token;
    if (isMary && !isTold.has(token.plain)) mary.push({ short, full: word });
    else full.push(word);
    return [word];
  });
  return { tokens: all, full, mary };
}

function isShort(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || token.kind !== "word") return false;
  if (fullOf.has(token.plain)) return true;
  if (!shortMary.has(token.plain)) return false;
  // "Ma" is a family name too: it is María with a dot, before the rest of a name that begins with it, and behind José.
  if (token.plain !== "ma" || next?.plain === "punto" || (next?.plain === "." && next.isGlued)) return true;
  const isFirst =
    before === undefined || isPause(before) || /^(es|era|soy|llamo|llama|llamaba|nombre)$/.test(before.plain);
  const isGoingOn = next !== undefined && (isGivenName(next.plain) || (isParticle(next) && /^de/.test(next.plain)));
  return (isFirst && isGoingOn) || (before?.plain === "jose" && (isNameWord(next) || isParticle(next)));
}

/** "(el Ma es de María)": the abbreviation and what it is told to stand for, taken out of the answer. */
function withoutMeanings(given: readonly Token[]): {
  readonly tokens: readonly Token[];
  readonly isTold: ReadonlySet<string>;
} {
  const isTold = new Set<string>();
  let tokens = given;
  for (let at = 1; at < tokens.length; at++) {
    const short = tokens[at] as Token;
    const full = shortMary.has(short.plain) ? "María" : fullOf.get(short.plain);
    if (full === undefined) continue;
    let end = at + (tokens[at + 1]?.plain === "." ? 2 : 1);
    const start = end;
    for (let next = meantAt(tokens, end); next !== undefined; next = meantAt(tokens, end)) end += next.length;
    if (end === start || tokens[end]?.plain !== fold(full)) continue;
    const from = /^(el|la|lo|ese|esa|the)$/.test(tokens[at - 1]?.plain ?? "") ? at - 1 : at;
    isTold.add(short.plain);
    const pause: Token = { ...short, text: ",", plain: ",", kind: "mark", isGlued: false };
    tokens = [...tokens.slice(0, from), pause, ...tokens.slice(end + 1)];
    at = from;
  }
  return { tokens, isTold };
}
