import type { AnswerKind } from "../interpretation.ts";
import {
  assentingEnds,
  assentPhrases,
  bareCopulaPhrases,
  closingPhrases,
  copulaPhrases,
  letterCasePhrases,
  maybeValues,
  onlyPhrases,
  openingPhrases,
  tellingPhrases,
  vocativePhrases,
  writingPhrases,
} from "./around.table.ts";
import { wordsOf } from "./phrases.ts";
import { isPause, type Token } from "./tokens.ts";

/** Finds a part at the very beginning or the very end of some words; the end of the first, the beginning of the last. */
interface Parts {
  readonly lead: readonly RegExp[];
  readonly tail: readonly RegExp[];
}

/** Who answers yes or no, or chooses a form, does so with the words others only begin with. */
const assenting: ReadonlySet<AnswerKind> = new Set(["yesno", "form-type"] as const);
/** Who is what is told with the verb, which may be turned round: "soy su mamá". */
const ofVerb: ReadonlySet<AnswerKind> = new Set(["marital", "relation", "country"] as const);

const lines = (table: string) => table.trim().split("\n");
const leads = (tables: readonly string[]) => tables.flatMap(lines).map((line) => new RegExp(`(?:${line})(?= |$)`, "y"));
const tails = (tables: readonly string[]) => tables.flatMap(lines).map((line) => new RegExp(`(?:^| )(?:${line})$`));

const everyLead = [openingPhrases, writingPhrases, tellingPhrases, vocativePhrases];
const everyTail = [closingPhrases, vocativePhrases, writingPhrases];
const ofChoices: Parts = { lead: leads([...everyLead, copulaPhrases]), tail: tails([...everyTail, onlyPhrases]) };
const ofStates: Parts = {
  lead: leads([...everyLead, assentPhrases, copulaPhrases]),
  tail: tails([...everyTail, assentingEnds, letterCasePhrases]),
};
const ofValues: Parts = {
  lead: leads([...everyLead, assentPhrases, copulaPhrases, bareCopulaPhrases]),
  tail: [...ofStates.tail, ...tails([onlyPhrases])],
};
const ofEmails: Parts = { lead: ofValues.lead, tail: tails([...everyTail, onlyPhrases, assentingEnds]) };

const isMaybeValue = wordsOf(maybeValues);

/**
 * The answer without what is said around it, whatever its kind: "bueno mi amor, apúntele, sería ...", "..., y ya, mijo".
 * A word that can be the answer itself stays, and an answer of nothing else stays as it is.
 */
export function withoutAround(tokens: readonly Token[], kind: AnswerKind): readonly Token[] {
  const parts = assenting.has(kind) ? ofChoices : ofVerb.has(kind) ? ofStates : kind === "email" ? ofEmails : ofValues;
  const from = leadLength(tokens, parts.lead, kind);
  const rest = tokens.slice(from);
  const to = tailStart(rest, parts.tail);
  return to === 0 ? tokens : rest.slice(0, to);
}

/** The folded words, a pause as a comma, and where each token begins in them. */
function textOf(tokens: readonly Token[]) {
  const starts: number[] = [];
  let text = "";
  for (const token of tokens) {
    if (text !== "") text += " ";
    starts.push(text.length);
    text += isPause(token) ? "," : token.plain;
  }
  return { text, starts };
}

/** How many tokens lead in to the answer; none where all of them do. */
function leadLength(tokens: readonly Token[], patterns: readonly RegExp[], kind: AnswerKind): number {
  const { text, starts } = textOf(tokens);
  /** Where each part ends, and whether it may be the answer. */
  const ends: { readonly end: number; readonly isSure: boolean }[] = [];
  for (let at = skipPauses(tokens, 0); at < tokens.length; ) {
    const last = longestAt(patterns, text, starts[at] ?? 0);
    if (last === text.length) return 0;
    const end = starts.indexOf(last + 1);
    if (end <= at || isJoined(tokens, end, kind)) break;
    const isSure = end - at > 1 || !isMaybeValue.has(tokens[at]?.plain ?? "") || isPause(tokens[end]);
    at = skipPauses(tokens, end);
    ends.push({ end: at, isSure });
  }
  if (ends.at(-1)?.end === tokens.length) return 0;
  while (ends.length === 1 && ends[0]?.isSure === false) ends.pop();
  return ends.at(-1)?.end ?? 0;
}

/** Where the longest part at a place ends; the place itself less one when there is none. */
function longestAt(patterns: readonly RegExp[], text: string, at: number): number {
  let longest = at - 1;
  for (const pattern of patterns) {
    pattern.lastIndex = at;
    if (pattern.test(text)) longest = Math.max(longest, pattern.lastIndex);
  }
  return longest;
}

/** The words hang together with what follows: "mira punto lopez arroba gmail", "eh.lopez@gmail.com". */
function isJoined(tokens: readonly Token[], at: number, kind: AnswerKind): boolean {
  const next = tokens[at];
  if (next?.isGlued && !isPause(next)) return true;
  if (next?.isGlued && tokens[at + 1]?.isGlued) return true;
  return kind === "email" && symbols.test(next?.plain ?? "");
}

const symbols = /^(punto|arroba|guion|underscore|dash|dot|at|bajo|underline|@)$/;

function skipPauses(tokens: readonly Token[], from: number): number {
  let at = from;
  while (isPause(tokens[at]) && at < tokens.length) at++;
  return at;
}

/** Where what is said behind the answer begins; at the very beginning where all is. */
function tailStart(tokens: readonly Token[], patterns: readonly RegExp[]): number {
  let end = tokens.length;
  for (;;) {
    let last = end;
    while (last > 0 && isPause(tokens[last - 1])) last--;
    const { text, starts } = textOf(tokens.slice(0, last));
    const begin = Math.min(...patterns.map((pattern) => leftmost(pattern, text)));
    const at = starts.indexOf(begin);
    if (at === 0) return 0;
    if (at < 0) return end;
    if (isPartOfAnswer(tokens, at, last, end < tokens.length)) {
      // "..., that's all honey": a part stands right before it.
      const before = text.slice(0, begin - 1);
      if (tokens[at]?.isGlued || !patterns.some((pattern) => isApart(leftmost(pattern, before), tokens, starts)))
        return end;
    }
    end = at;
  }
}

/** Tells whether a part that begins there stands behind a pause. */
function isApart(begin: number, tokens: readonly Token[], starts: readonly number[]): boolean {
  const at = starts.indexOf(begin);
  return at > 0 && isPause(tokens[at - 1]);
}

function leftmost(pattern: RegExp, text: string): number {
  const found = pattern.exec(text);
  return found === null ? Number.POSITIVE_INFINITY : found.index + (found[0].startsWith(" ") ? 1 : 0);
}

/** "es la señora", "Juan Bueno": a lone word that may belong to what stands before it. */
function isPartOfAnswer(tokens: readonly Token[], at: number, end: number, isBehindPart: boolean): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (token?.isGlued && !/^[¿¡("]$/.test(before?.plain ?? "")) return true;
  if (end - at > 1) return false;
  if (/^(mi|su|la|el|una?|es|soy|senora?|no|con|de|del|y)$/.test(before?.plain ?? "")) return true;
  return isMaybeValue.has(token?.plain ?? "") && !isPause(before) && !isBehindPart;
}
