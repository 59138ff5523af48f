import { cueWords, cueWordsToo } from "../clauses/cues.table.ts";
import { numberSpellings, numberWord } from "../numbers/vocabulary.ts";
import { wordsOf } from "../words/phrases.ts";
import type { Token } from "../words/tokens.ts";
import { gluedWords } from "./digit-words.table.ts";

// Phone answers are kept without white space (product specification, section 4), so the words come run together.
const fillers = wordsOf(`${gluedWords} ${cueWords} ${cueWordsToo}`);
const letters = new Map<string, readonly string[]>();
for (const word of new Set([...numberSpellings, ...fillers])) {
  const first = word[0] ?? "";
  letters.set(first, [...(letters.get(first) ?? []), word]);
}
/** A letter that belongs to no known word. */
const strangeLetter = 6;
/** A filler costs more than a number word, and lone letters more still: "unodos" is 1 2, not 1 0 2. */
function costOf(word: string): number {
  if (word.length === 1) return word === "y" ? 1.5 : 3;
  return numberWords.has(word) ? 1 : 1.2;
}
const numberWords = new Set(numberSpellings);

/** Cuts words that were run together ("trescerocinco") back into words. Words that are known already stay. */
export function unglue(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token) => {
    if (token.kind !== "word" || token.plain.length < 5 || numberWords.has(token.plain) || fillers.has(token.plain)) {
      return [token];
    }
    return pieces(token);
  });
}

/** Cuts number words that were run together ("dosmil", "milnovecientos"), and nothing else. */
export function unglueNumbers(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token) => {
    const isCut = token.kind === "word" && token.plain.length > 5 && numberWord(token.plain) === undefined;
    const cut = isCut && numberLike.test(token.plain) ? pieces(token) : [];
    return cut.length > 0 && cut.every(({ plain }) => numberWords.has(plain)) ? cut : [token];
  });
}

const numberLike = /mil|cien|nta|uno|dos|tres|cero/;

function pieces(token: Token): readonly Token[] {
  const { plain } = token;
  // best[i]: the cheapest way to cut the first i letters, and where its last word begins.
  const best: { cost: number; from: number; isKnown: boolean }[] = [{ cost: 0, from: 0, isKnown: true }];
  const set = (at: number, cost: number, from: number, isKnown: boolean) => {
    const there = best[at];
    if (there === undefined || cost < there.cost) best[at] = { cost, from, isKnown };
  };
  for (let at = 0; at < plain.length; at++) {
    const here = best[at];
    if (here === undefined) continue;
    set(at + 1, here.cost + strangeLetter, at, false);
    for (const word of letters.get(plain[at] ?? "") ?? []) {
      if (plain.startsWith(word, at)) set(at + word.length, here.cost + costOf(word), at, true);
    }
  }
  const cuts: { from: number; to: number; isKnown: boolean }[] = [];
  for (let to = plain.length; to > 0; ) {
    const step = best[to];
    if (step === undefined) return [token];
    const next = cuts[0];
    if (next !== undefined && !step.isKnown && !next.isKnown) next.from = step.from;
    else cuts.unshift({ from: step.from, to, isKnown: step.isKnown });
    to = step.from;
  }
  if (!cuts.some((cut) => numberWords.has(plain.slice(cut.from, cut.to)))) {
    if (cuts.some((cut) => !cut.isKnown)) return [token];
  }
  const strange = cuts.reduce((sum, { from, to, isKnown }) => sum + (isKnown && to - from > 1 ? 0 : to - from), 0);
  // "Familiar" holds a "mil" and says no number.
  if (strange > plain.length / 2) return [token];
  return cuts.map((cut, at) => ({
    text: token.text.length === plain.length ? token.text.slice(cut.from, cut.to) : plain.slice(cut.from, cut.to),
    plain: plain.slice(cut.from, cut.to),
    kind: "word",
    start: token.start + cut.from,
    end: at === cuts.length - 1 ? token.end : token.start + cut.to,
    isGlued: at > 0 || token.isGlued,
  }));
}
