import { letterAt } from "../../letters/letters.ts";
import { isOneLetterAway } from "../../words/distance.ts";
import type { Token } from "../../words/tokens.ts";
import { states } from "../states.table.ts";

/** The names of each state, the English one first, by its code. */
const namesOf = new Map(
  states
    .trim()
    .split("\n")
    .map((line) => [line.slice(0, 2), line.slice(3).split("/")] as const),
);
const byName = new Map(
  [...namesOf].flatMap(([code, names]) => names.map((name) => [name.toLowerCase(), code] as const)),
);

/** Names long enough to be known with a letter wrong. */
const longNames = [...byName].filter(([name]) => name.length >= 6);

/** A state at the end of some words, and how many tokens it takes. */
export interface StateFound {
  readonly code: string;
  readonly length: number;
}

/** Finds the state the words end with. A two-letter code counts in capitals, or where `isBeforeZip`. */
export function stateAtEnd(tokens: readonly Token[], isBeforeZip: boolean): StateFound | undefined {
  for (let length = Math.min(6, tokens.length); length > 0; length--) {
    const run = tokens.slice(tokens.length - length);
    if (run[0]?.kind !== "word" || run.some((token) => token.plain === ",")) continue;
    const words = run.filter((token) => token.kind !== "mark").map((token) => token.plain);
    const code = byName.get(words.join(" "));
    if (code !== undefined) return { code, length };
    const spelled = words.join("").toUpperCase();
    const isCode = spelled.length === 2 && words.length <= 2 && namesOf.has(spelled);
    const isWritten = run.every((token) => token.kind === "mark" || token.text === token.text.toUpperCase());
    if (isCode && (words.length === 1 || run.length > 2 || isWritten) && (isWritten || isBeforeZip))
      return { code: spelled, length };
  }
  const byLetters = isBeforeZip ? spelledAtEnd(tokens) : undefined;
  if (byLetters !== undefined) return byLetters;
  const last = tokens.at(-1);
  if (last === undefined || last.plain.length < 6) return undefined;
  const near = longNames.find(([name]) => isOneLetterAway(name, last.plain));
  return near && { code: near[1], length: 1 };
}

/** "te equis", "ene jota": the two letters by their names. */
function spelledAtEnd(tokens: readonly Token[]): StateFound | undefined {
  for (const length of [2, 3, 4]) {
    const run = tokens.slice(-length);
    const first = letterAt(run, 0);
    const second = first && letterAt(run, first.length);
    if (first === undefined || second === undefined || first.length + second.length !== run.length) continue;
    const code = `${first.letter}${second.letter}`.toUpperCase();
    const isSpelled = (run[0]?.plain.length ?? 0) > 1 && (run.at(-1)?.plain.length ?? 0) > 0;
    if (isSpelled && namesOf.has(code)) return { code, length };
  }
  return undefined;
}

/** The names of a state, the English one first. */
export function stateNames(code: string): readonly string[] {
  return namesOf.get(code) ?? [code];
}

/** The English name of a state. */
export function stateName(code: string): string {
  return namesOf.get(code)?.[0] ?? code;
}
