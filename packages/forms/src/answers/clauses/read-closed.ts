import type { AnswerKind, Interpretation } from "../interpretation.ts";
import { doubted } from "../reading.ts";
import { withoutAround } from "../words/around.ts";
import type { Token } from "../words/tokens.ts";
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
  const alone = (words: Words) => read(withoutAround(words, kind));
  const instead = kind === "yesno" ? undefined : insteadIn(tokens, false);
  if (instead !== undefined) return putRight(alone(instead.correction));
  const cues = cuesIn(tokens, false);
  const [first] = cues;
  if (first === undefined) return read(tokens);
  if (cues.length > mostCues) return unreadable(read([]));
  let said = tokens.slice(0, first.from);
  let reading = read(said);
  for (const [at, { end }] of cues.entries()) {
    const anew = tokens.slice(end, cues[at + 1]?.from);
    // "... perdón" at the very end takes nothing back that we could know of.
    if (!anew.some(({ kind: sort }) => sort !== "mark"))
      return reading.status === "value" ? doubted(reading, "taken-back") : reading;
    const other = alone(anew);
    // A yes has no parts that could be put right.
    said = kind === "yesno" || saysSomething(other) ? anew : [...said, ...anew];
    reading = said === anew ? other : read(said);
  }
  return putRight(reading);
}

function putRight(reading: Interpretation): Interpretation {
  return reading.status === "value" ? doubted(reading, "corrected") : unreadable(reading);
}

function saysSomething({ status, candidates, warnings, parts }: Interpretation): boolean {
  return status === "value" || candidates.length + warnings.length > 0 || parts !== undefined;
}
