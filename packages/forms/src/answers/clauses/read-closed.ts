import type { AnswerKind, Interpretation } from "../interpretation.ts";
import { anyQuestions } from "../questions.texts.ts";
import { ask, doubted } from "../reading.ts";
import { withoutAround } from "../words/around.ts";
import { isPause, type Token } from "../words/tokens.ts";
import { cuesIn, insteadIn } from "./cues.ts";
import { unreadable } from "./judge.ts";

type Words = readonly Token[];

/** Kinds with few values, each said whole: what puts one right says it anew. */
export const closedKinds: ReadonlySet<AnswerKind> = new Set([
  "yesno",
  "marital",
  "relation",
  "country",
  "form-type",
  "choice",
] as const);

/** Nobody takes back more at once. */
const mostCues = 6;

/**
 * Reads one of few values with all that is taken back in it, from left to right: what puts right says it anew, or where
 * that is nothing by itself, goes on with what was said.
 */
export function readClosed(tokens: Words, kind: AnswerKind, read: (words: Words) => Interpretation): Interpretation {
  const insteadOf = (words: Words) => (kind === "yesno" ? undefined : insteadIn(words, false));
  const alone = (words: Words) => {
    const own = withoutAround(words.slice(words.findIndex((token) => !isPause(token))), kind);
    return read(insteadOf(own)?.correction ?? own);
  };
  const instead = insteadOf(tokens);
  if (instead !== undefined) return putRight(alone(instead.correction));
  const cues = cuesIn(tokens, false);
  const [first] = cues;
  if (first === undefined) return read(tokens);
  if (cues.length > mostCues) return unreadable(read([]));
  let said: Words = tokens.slice(0, first.from);
  let reading = read(said);
  for (const [at, { from, end }] of cues.entries()) {
    const anew = tokens.slice(end, cues[at + 1]?.from);
    if (anew.every(isPause))
      return takenBackLast(reading, tokens.slice(from, end), kind === "yesno" ? read : undefined);
    const other = alone(anew);
    const whole = goneOn(said, anew);
    const joined = whole && read(whole);
    if (whole && joined?.status === "value") {
      // "no está, no, perdón, está bien": whether the first "no" still stands, nobody knows.
      if (kind === "yesno" && other.status === "value" && other.value !== joined.value)
        return ask(anyQuestions.yesNo, { missing: ["yes-or-no"] });
      said = whole;
      reading = joined;
      continue;
    }
    // A yes has no parts that could be put right.
    said = kind === "yesno" || saysSomething(other) ? anew : [...said, ...anew];
    reading = said === anew ? other : read(said);
  }
  return putRight(reading);
}

/** "soy su, no, perdón, su hijo": "soy su hijo", where the last word is said again and goes on; else undefined. */
function goneOn(said: Words, anew: Words): Words | undefined {
  const last = said.findLastIndex((token) => !isPause(token));
  const again = anew.findIndex((token) => !isPause(token));
  const isAgain = last > 0 && again >= 0 && said[last]?.plain === anew[again]?.plain;
  return isAgain ? [...said.slice(0, last), ...anew.slice(again)] : undefined;
}

/**
 * What was said before a cue at the very end: "... perdón" takes nothing back that we could know of.
 * @param readYes reads a yes or a no, where that is asked: "sí, perdón, no señor" is a no, and of "sí, no señor" nobody knows
 */
function takenBackLast(
  reading: Interpretation,
  cue: Words,
  readYes: ((words: Words) => Interpretation) | undefined,
): Interpretation {
  const no = cue.findIndex(({ plain }, at) => plain === "no" && (at === 0 || isPause(cue[at - 1])));
  const from = no < 0 ? cue.findLastIndex(isPause) + 1 : no;
  const last = readYes?.(cue.slice(from));
  if (last === undefined || (no < 0 && last.status !== "value"))
    return reading.status === "value" ? doubted(reading, "taken-back") : reading;
  if (last.value !== undefined && last.value === reading.value) return reading;
  return from === 0 ? ask(anyQuestions.yesNo, { missing: ["yes-or-no"] }) : putRight(last);
}

function putRight(reading: Interpretation): Interpretation {
  return reading.status === "value" ? doubted(reading, "corrected") : unreadable(reading);
}

function saysSomething({ status, candidates, warnings, parts }: Interpretation): boolean {
  return status === "value" || candidates.length + warnings.length > 0 || parts !== undefined;
}
