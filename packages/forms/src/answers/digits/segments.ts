import { cueWords } from "../clauses/cues.table.ts";
import { beginsDigits, isOfTimes } from "../numbers/digit-strings.ts";
import { plurals } from "../numbers/vocabulary.table.ts";
import { wordsOf } from "../words/phrases.ts";
import type { Token } from "../words/tokens.ts";
import { wordsAround } from "./digit-words.table.ts";

/** Runs of number words; words between two runs part them. */
export interface Segments {
  readonly runs: readonly (readonly Token[])[];
  /** True when only words that belong to saying a number stand between and around the runs. */
  readonly isPlain: boolean;
  /** True when only such words stand between the runs. */
  readonly isJoint: boolean;
}

const around = wordsOf(`${wordsAround} ${cueWords}`);
const plural = wordsOf(plurals);

/** Cuts an answer into its runs of digits. Pauses, hyphens and brackets stay inside a run, as its group ends. */
export function segmentsOf(tokens: readonly Token[]): Segments {
  const runs: Token[][] = [];
  let run: Token[] = [];
  let isPlain = true;
  let isJoint = true;
  let isTalk = false;
  for (const [at, token] of tokens.entries()) {
    if (isDigit(tokens, at) || isOfTimes(tokens, at)) {
      if (runs.length > 0 && isTalk) isJoint = false;
      isTalk = false;
      run.push(token);
    } else if (token.kind === "mark") {
      if (run.length > 0) run.push(token);
    } else if (isAnd(tokens, at)) {
      run.push(token);
    } else {
      if (run.some((member) => member.kind !== "mark")) runs.push(run);
      run = [];
      if (!around.has(token.plain)) {
        isPlain = false;
        isTalk = true;
      }
    }
  }
  if (run.some((member) => member.kind !== "mark")) runs.push(run);
  return { runs, isPlain, isJoint };
}

function isDigit(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !beginsDigits(token)) return token !== undefined && isPlural(tokens, at);
  // The article of "un momento" and "una cosa" and the "o" of "o sea" are no digits.
  if (token.plain === "un") return /^(mil|millon)$/.test(tokens[at + 1]?.plain ?? "");
  if (token.plain === "una") return !isOtherWord(tokens[at + 1]);
  if (token.plain === "o" || token.plain === "oh")
    return isNumber(tokens[at + 1]) || (isNumber(tokens[at - 1]) && !isOr(tokens, at + 1));
  return true;
}

/** "978 555 0167 o text", "... o si no ...": an "o" before a word that is not said around numbers is "or". */
function isOr(tokens: readonly Token[], at: number): boolean {
  const [next, after] = [tokens[at], tokens[at + 1]];
  return isOtherWord(next) && (!around.has(next?.plain ?? "") || (next?.plain === "si" && after?.plain === "no"));
}

function isOtherWord(token: Token | undefined): boolean {
  return token?.kind === "word" && token.plain !== "y" && !beginsDigits(token);
}

function isPlural(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && beginsDigits(before) && plural.has(tokens[at]?.plain ?? "");
}

function isAnd(tokens: readonly Token[], at: number): boolean {
  const plain = tokens[at]?.plain;
  return (plain === "y" || plain === "i" || plain === "e") && isNumber(tokens[at - 1]) && isNumber(tokens[at + 1]);
}

function isNumber(token: Token | undefined): boolean {
  return token !== undefined && token.plain !== "o" && token.plain !== "oh" && beginsDigits(token);
}
