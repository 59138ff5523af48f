import type { AnswerKind, Interpretation } from "../interpretation.ts";
import { doubted } from "../reading.ts";
import { withoutAround } from "../words/around.ts";
import { isPause, type Token } from "../words/tokens.ts";
import { cuesIn } from "./cues.ts";
import type { Parts } from "./denials.ts";
import type { Mention } from "./fold.ts";
import { unreadable } from "./judge.ts";
import { begunAgain, mentionsIn } from "./mentions.ts";

type Words = readonly Token[];

/** A kind whose values are folded from what was said of them. */
export interface Folding {
  readonly kind: AnswerKind;
  readonly parts: Parts;
  /** Reads some words, with nothing taken back in them. */
  readonly read: (words: Words) => Interpretation;
  /** What some ways to part the words come to. */
  readonly fold: (ways: readonly (readonly Mention[])[]) => Interpretation;
}

/** Nobody takes back more at once. */
const mostCues = 6;

/**
 * Reads an answer in which something is taken back, denied or exchanged.
 * @returns undefined where nothing is
 */
export function readFolded(tokens: Words, { kind, parts, read, fold }: Folding): Interpretation | undefined {
  const mentions = mentionsIn(tokens, parts);
  const [only, ...others] = mentions;
  if (mentions.length > mostCues) return unreadable(read([]));
  if (only !== undefined && (others.length > 0 || only.relation === "corrects"))
    return fold([mentions, ...otherWays(tokens, parts)]);
  const [cue] = cuesIn(tokens, true).slice(-1);
  if (cue === undefined) return undefined;
  const anew = withoutAround(tokens.slice(cue.end), kind);
  // What was put right was said with no part of a value.
  if (anew.some((token) => token.kind !== "mark")) return unreadable(read(anew));
  const behind = behindIn(tokens, parts);
  if (behind.length > 0) return fold(behind);
  // "... perdón" at the very end takes nothing back that we could know of.
  const reading = read(tokens.slice(0, cue.from));
  return reading.status === "value" ? doubted(reading, "taken-back") : reading;
}

/** The other ways to part what was said: begun again with a word, or put right by what stands before a cue. */
function otherWays(tokens: Words, parts: Parts): readonly (readonly Mention[])[] {
  const again = begunAgain(tokens);
  return [...(again === tokens ? [] : [mentionsIn(again, parts)]), ...behindIn(tokens, parts)];
}

/** "El catorce, quince perdón, de marzo": what stands between a pause and a cue puts right what stands before it. */
function behindIn(tokens: Words, parts: Parts): readonly (readonly Mention[])[] {
  const cues = cuesIn(tokens, true).slice(-mostCues);
  return cues.flatMap((cue) => {
    let to = cue.from;
    while (isPause(tokens[to - 1])) to--;
    const pause = tokens.slice(0, to).findLastIndex(isPause);
    const anew = tokens.slice(pause + 1, to);
    const isOnlyParts = anew.every(
      (token) => parts.isPart(token) || parts.isSmall.test(token.plain) || beside.test(token.plain),
    );
    if (pause < 1 || !isOnlyParts || !anew.some(parts.isPart)) return [];
    const [next, ...rest] = mentionsIn(tokens.slice(cue.end), parts);
    return [
      [
        ...mentionsIn(tokens.slice(0, pause), parts),
        { relation: "corrects" as const, words: anew },
        ...(next === undefined ? [] : [{ ...next, relation: "goes-on" as const }, ...rest]),
      ],
    ];
  });
}

/** Words that may stand with a part that puts right. */
const beside = /^(?:y|pues|si|ya|mas|bien|mejor)$/;
