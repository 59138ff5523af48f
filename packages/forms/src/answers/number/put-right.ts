import type { Parts } from "../clauses/denials.ts";
import { folded, type Held, type Mention, type Slot } from "../clauses/fold.ts";
import { judged, unreadable } from "../clauses/judge.ts";
import { readFolded } from "../clauses/read-folded.ts";
import type { Interpretation } from "../interpretation.ts";
import { type NumberWord, numberWord } from "../numbers/vocabulary.ts";
import type { Reader } from "../reading.ts";
import { spanOf, type Token, tokensOf } from "../words/tokens.ts";

type Words = readonly Token[];
type Read = (words: Words) => Interpretation;

/** What it costs to believe what nothing tells. */
const costs = {
  /** "Dos mil quinientos, digo, seiscientos": all of it is said anew. */
  whole: 0.5,
  /** "15 no 16": either may be denied. */
  contrast: 0.3,
  /** What is denied is what was said, and nothing stands in its place. */
  gone: 1,
  /** No number can be made of what was said. */
  unread: 1.5,
} as const;

/** The number so far, and the sort of word it ends with. */
interface NumberSoFar {
  readonly value?: string;
  readonly rank?: NumberWord["rank"] | undefined;
}

const ofNumbers: Parts = {
  isPart: (token) => token !== undefined && (token.kind === "digits" || numberWord(token.plain) !== undefined),
  isSmall: /^(?:es|era|son|eran|fue|fueron|somos|eramos|tengo|tenia|tenemos|hay|el|la|los|las|con|en|como)$/,
};

/** Reads a whole number with all that is taken back, denied or exchanged in it. */
export const foldNumber: NonNullable<Reader["fold"]> = (tokens, read) => {
  const fold = (ways: readonly (readonly Mention[])[]) => {
    const held = ways.flatMap((mentions) => folded(mentions, numberSlot(read)));
    const believed = held.flatMap(({ state: { value }, cost }) => {
      const reading = value === undefined ? undefined : read(tokensOf(value));
      return reading?.status === "value" ? [{ reading, cost, isPutRight: true }] : [];
    });
    const value = judged(believed);
    return value === undefined
      ? unreadable(read(ways[0]?.at(-1)?.words ?? tokens))
      : { ...value, spans: spanOf(tokens) };
  };
  return readFolded(tokens, { kind: "number", parts: ofNumbers, read, fold }) ?? read(tokens);
};

function numberSlot(read: Read): Slot<NumberSoFar> {
  const numberIn = (words: Words) => {
    const { status, value } = read(words);
    return status === "value" ? String(value) : undefined;
  };
  return {
    empty: {},
    keyOf: ({ value = "", rank = "" }) => `${value} ${rank}`,
    put(state, { relation, words, denied = [], isUnsure = false }) {
      const value = numberIn(words);
      if (words.length === 0) return withoutDenied(state, numberIn(denied));
      if (state.value === undefined || value === undefined)
        return value !== undefined || relation === "answers"
          ? [
              {
                state: { ...(value !== undefined && { value }), rank: rankOf(words) },
                cost: value === undefined ? costs.unread : 0,
              },
            ]
          : [];
      if (relation === "goes-on") return value === state.value ? [{ state, cost: 0 }] : [];
      const anew = inPlace(state, value, words);
      if (!isUnsure) return anew;
      return [...anew, { state, cost: 0 }].map((way) => ({ ...way, cost: way.cost + costs.contrast }));
    },
  };
}

function withoutDenied(state: NumberSoFar, denied: string | undefined): readonly Held<NumberSoFar>[] {
  return state.value !== undefined && state.value === denied ? [{ state: {}, cost: costs.gone }] : [{ state, cost: 0 }];
}

/** All of it, or what has the rank of its end: "treinta y dos, digo, tres". */
function inPlace(state: NumberSoFar, value: string, words: Words): readonly Held<NumberSoFar>[] {
  const rank = rankOf(words);
  const old = state.value ?? "";
  const end = old.slice(-value.length);
  const isOfEnd =
    rank !== undefined && rank === state.rank && old.length > value.length && !/^[0-]/.test(end) && /^\d+$/.test(value);
  const whole = { state: { value, rank }, cost: isOfEnd ? costs.whole : 0 };
  const part = { state: { value: old.slice(0, -value.length) + value, rank }, cost: 0 };
  return isOfEnd ? [part, whole] : [whole];
}

/** The sort of the last word of a number; one written in digits has none. */
function rankOf(words: Words): NumberWord["rank"] | undefined {
  const last = words.findLast(ofNumbers.isPart);
  return last?.kind === "word" ? numberWord(last.plain)?.rank : undefined;
}
