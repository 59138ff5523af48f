import { isGivenName } from "../../names/given-names.ts";
import { wordsOf } from "../words/phrases.ts";
import { plainText, type Token } from "../words/tokens.ts";
import { fillersAndFamilyNames, wordsAndFamilyNames, wordsBeforeCommon } from "./family-words.table.ts";

const anyOf = (words: string) => words.replaceAll(" ", "|");
const word = `(?:${anyOf(wordsAndFamilyNames)})(?= |$)`;
const afterName = new RegExp(`(?<=(?:^| )(?!(?:${anyOf(wordsBeforeCommon)}) )\\S{2,} (?:de la )?)${word}`, "g");
const alone = new RegExp(`^(?:de la )?(?:${anyOf(`${wordsAndFamilyNames} ${fillersAndFamilyNames}`)})$`);
const fillers = wordsOf(fillersAndFamilyNames);

/**
 * The words of an answer without the common ones that stand as family names: behind a word of the name, "Ana Calle", or
 * alone where the person says that it is the family name.
 * @param text folded
 * @param isFamily whether the words are said to be the family name
 */
export function withoutFamilyWords(text: string, isFamily: boolean): string {
  return text.replace(afterName, "").replace(isFamily ? alone : /^$/, "");
}

/**
 * The words of a name, and the family name "Bueno" behind them, which `withoutEnds` takes for a filler. It is a name when
 * it follows one word or given names alone without a pause, or is said to be the family name.
 * @param all everything that was said
 * @param words what is left of it without its ends
 */
export function withFamilyName(all: readonly Token[], words: readonly Token[], isFamily: boolean): readonly Token[] {
  const spoken = all.filter(({ kind, plain }) => kind === "word" || plain === ",");
  const last = spoken.at(-1);
  if (last === undefined || !fillers.has(last.plain)) return words;
  const isBare = words.length === 0 && isFamily;
  const isNext = words.length > 0 && words.at(-1) === spoken.at(-2);
  const isWanting = words.length === 1 || words.every(({ plain }) => isGivenName(plain));
  return isBare || (isNext && isWanting) ? [...words, last] : words;
}

/** Tells whether a family name among some words is a common word as well. */
export function hasFamilyWord(words: readonly Token[], isFamily: boolean): boolean {
  const text = plainText(words);
  return withoutFamilyWords(text, isFamily) !== text;
}
