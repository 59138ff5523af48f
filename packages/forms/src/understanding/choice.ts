import { plainWords } from "@dilo/foundation";
import { isCueWord } from "../answers/clauses/cue-words.ts";
import type { Candidate } from "../answers/interpretation.ts";
import { numberWord } from "../answers/numbers/vocabulary.ts";
import type { Field } from "../forms/definition.ts";
import { tagsOf } from "./lexicon.ts";
import { ordinalIn } from "./ordinals.ts";
import { peel } from "./verdicts/verdict.ts";

/** Words that tell no candidate from another, though only one of them may have the word in it. */
const tellNothing = new Set(
  "a al con de del e el en es esa ese eso la las lo los mas mi mis no o para por pero que se si sin su sus u un una uno y ya yo vive vivo dije seria quiero"
    .split(" ")
    .concat(...isCueWord),
);

/**
 * Which candidate some words choose: a yes to a single one, "la segunda", or words that only one of them has. A box of
 * the form is chosen by its own reader, and by no stray word.
 */
export function choiceIn(
  text: string,
  candidates: readonly Candidate[],
  { kind, isYesNo }: { readonly kind: Field["kind"]; readonly isYesNo: boolean },
): number | undefined {
  const [only, other] = candidates;
  if (only === undefined) return undefined;
  const words = plainWords(text);
  const { verdict, rest } = peel(text);
  if (isYesNo && verdict !== undefined && plainWords(rest).length <= 4) return verdict === "deny" ? 0 : 1;
  if (other === undefined) {
    const tags = tagsOf(words.join(" "));
    const isYes = tags?.includes("affirm") === true && !tags.includes("deny");
    return isYes ? 0 : undefined;
  }
  const named = candidates.length === 2 && lastOfTwo.test(words.join(" ")) ? 1 : ordinalIn(words);
  if (named !== undefined && candidates[named] !== undefined) return named;
  if (kind === "choice") return undefined;
  const telling = plainWords(rest || text).filter((word) => !tellNothing.has(word));
  const fitting = candidates.flatMap((candidate, index) => {
    // "Sesenta y dos" is a year as well.
    const own = plainWords(candidate.spanish);
    const years = kind === "date" ? own.filter((word) => /^\d{4}$/.test(word)).map((year) => year.slice(2)) : [];
    const has = new Set([...own, ...years]);
    // A whole answer said again is no choice of the candidate that has its words and one more.
    if (kind === "name" && telling.length > 2 && telling.length < has.size) return [];
    return telling.length > 0 && telling.every((word) => has.has(word)) && hasNumbers(candidate.spanish, telling)
      ? [index]
      : [];
  });
  if (fitting.length === 1) return fitting[0];
  const [city, another] = candidates.flatMap((candidate, index) => (isCityOf(candidate, telling) ? [index] : []));
  return another === undefined ? city : undefined;
}

/** "Dorchester", of Dorchester and Dorchester Center: a city by its whole name. */
function isCityOf({ value }: Candidate, telling: readonly string[]): boolean {
  if (typeof value === "string") return false;
  const city = plainWords(value.city).filter((word) => !tellNothing.has(word));
  return city.length > 0 && city.join(" ") === telling.join(" ");
}

/** "La última" of two is the second. */
const lastOfTwo = /^(?:pues )?(?:la|el) (?:ultim[ao]|de (?:al )?(?:ultimo|final)|otr[ao])$/;

/** Tells whether the numbers among some words stand in a candidate in that order: 77002 is not 70702. */
function hasNumbers(candidate: string, words: readonly string[]): boolean {
  return numbersIn(plainWords(candidate)).includes(numbersIn(words));
}

function numbersIn(words: readonly string[]): string {
  return words.filter((word) => /\d/.test(word) || numberWord(word) !== undefined).join(" ");
}
