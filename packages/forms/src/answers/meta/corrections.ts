import type { AnswerKind } from "../interpretation.ts";
import { numberWord } from "../numbers/vocabulary.ts";
import { phraseFinder } from "../words/phrase-at.ts";
import { wordsOf } from "../words/phrases.ts";
import { isPause, type Token } from "../words/tokens.ts";
import { correctionPhrases, openings } from "./corrections.table.ts";

const markerOf = phraseFinder([["", correctionPhrases]], { across: true });
const isOpening = wordsOf(openings);

const numeric: ReadonlySet<AnswerKind | undefined> = new Set([
  "date",
  "phone",
  "zip",
  "alien-number",
  "number",
] as const);

/** Tells whether the answers of a kind are numbers, so that a "no" between two of them takes the first back. */
export function isOfNumbers(kind: AnswerKind | undefined): boolean {
  return numeric.has(kind);
}

/** What was said before the last correction, and the correction itself. */
export interface Corrected {
  readonly said: readonly Token[];
  readonly correction: readonly Token[];
}

/**
 * Finds the last place where the person takes something back. Only what follows words that could be an answer counts.
 * @param isOfNumbers the answer is numbers: a "no" between two of them takes the first back, with or without a pause
 */
export function correctionIn(tokens: readonly Token[], isOfNumbers: boolean): Corrected | undefined {
  let found: Corrected | undefined;
  for (let at = 1; at < tokens.length; at++) {
    const length = markerAt(tokens, at, isOfNumbers) || (isOfNumbers && isBetweenNumbers(tokens, at) ? 1 : 0);
    if (length === 0) continue;
    const said = tokens.slice(0, at);
    if (said.some((token) => token.kind !== "mark")) found = { said, correction: tokens.slice(at + length) };
    at += length - 1;
  }
  return found;
}

/** "no es 85031, es 85035", "no soy mexicana sino guatemalteca": what is denied gives way to what is said instead. */
export function insteadIn(tokens: readonly Token[]): Corrected | undefined {
  const words = tokens.filter((token) => token.kind !== "mark");
  const verb = words[1]?.plain ?? "";
  if (words[0]?.plain !== "no" || !states.test(verb)) return undefined;
  const isInstead = ({ plain }: Token, at: number) =>
    at > 2 && (plain === "sino" || plain === verb || copula.test(plain)) && words[at - 1]?.plain !== "no";
  const at = words.findIndex(isInstead);
  const first = words[at + (words[at + 1]?.plain === "que" ? 2 : 1)];
  if (at < 0 || first === undefined || words.slice(at).some(({ plain }) => plain === "no")) return undefined;
  return { said: words.slice(2, at), correction: tokens.slice(tokens.indexOf(first)) };
}

const copula = /^(es|son|soy|estoy|esta|fue|era|sino)$/;
const states = /^(es|son|soy|estoy|esta|fue|era|naci|nacio|vivo|digo)$/;

/** "ochenta y uno no ochenta y dos", "el trece no el catorce". */
function isBetweenNumbers(tokens: readonly Token[], at: number): boolean {
  const isNumber = (token: Token | undefined) =>
    token !== undefined && (token.kind === "digits" || numberWord(token.plain) !== undefined);
  const after = tokens[at + 1]?.plain === "el" ? tokens[at + 2] : tokens[at + 1];
  return tokens[at]?.plain === "no" && isNumber(tokens[at - 1]) && isNumber(after);
}

/** How many tokens a correction marker at a place takes; pauses inside it are passed over. */
function markerAt(tokens: readonly Token[], at: number, isOfNumbers: boolean): number {
  const before = tokens[at - 1];
  if (/^(les?|como|que)$/.test(before?.plain ?? "")) return 0;
  const marker = markerOf(tokens, at);
  if (marker !== undefined) return marker.length;
  // "casada, hombre no, divorciada": words of an answer too, so a pause must part them from it.
  const isSigh = /^(bueno|hombre|nombre)$/.test(tokens[at]?.plain ?? "") && tokens[at + 1]?.plain === "no";
  const isAnswered = tokens.slice(0, at).some(({ kind, plain }) => kind !== "mark" && !isOpening.has(plain));
  if (isSigh && isAnswered && (isOfNumbers || isPause(before)) && at + 2 < tokens.length) return 2;
  // "trece, no, catorce": a lone "no" between pauses.
  const isLoneNo = tokens[at]?.plain === "no" && isPause(before) && isPause(tokens[at + 1]);
  return isLoneNo && at + 2 < tokens.length ? 1 : 0;
}
