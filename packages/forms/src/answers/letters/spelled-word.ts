import { isAlike } from "../words/distance.ts";
import { wordsOf } from "../words/phrases.ts";
import { fold, type Token, tokensOf } from "../words/tokens.ts";
import { wordsBeforeSpelling } from "./letter-names.table.ts";
import { accentAt, accented, lettersAt } from "./letters.ts";

const leads = wordsOf(wordsBeforeSpelling);

/**
 * Reads a word said letter by letter: "ge, o, ene, zeta", "doble ele", "a con acento".
 * The word itself may come first: "González: ge, o, ene ...".
 * @param fewest letters that make it a word and not a mere answer
 * @returns undefined when anything else is said
 */
export function spelledWord(text: string, fewest: number): string | undefined {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== "mark");
  for (let from = 0; from < tokens.length; from++) {
    const word = lettersFrom(tokens, from);
    if (word === undefined || [...word].length < fewest) continue;
    const before = tokens.slice(0, from).filter(({ plain }) => !leads.has(plain));
    return before.every(({ plain }) => isAlike(plain, fold(word))) ? word : undefined;
  }
  return undefined;
}

/** The names of a few letters, each of three words at most: who spells has just said them. */
const lastWords = 16;

/** Tells whether the last words said are the names of two letters or more: somebody is spelling, and may go on. */
export function isBeingSpelled(text: string): boolean {
  const tokens = tokensOf(text)
    .filter(({ kind }) => kind !== "mark")
    .slice(-lastWords);
  return tokens.some((_, from) => {
    const letters = lettersFrom(tokens, from);
    return letters !== undefined && [...letters].length > 1 && !isParticles(tokens.slice(from));
  });
}

/** "de la" are the names of letters only in other places. */
function isParticles(tokens: readonly Token[]): boolean {
  return tokens.every(({ plain }) => /^(?:de|del|la|las|los|y|e|a)$/.test(plain));
}

/** The letters from a place to the very end; undefined when anything else stands among them. */
function lettersFrom(tokens: readonly Token[], from: number): string | undefined {
  let word = "";
  for (let at = from; at < tokens.length; ) {
    const accent = accentAt(tokens, at);
    if (accent > 0 && word !== "") {
      word = accented(word);
      at += accent;
      continue;
    }
    const letter = lettersAt(tokens, at);
    if (letter === undefined) return undefined;
    word += letter.letter;
    at += letter.length;
  }
  return word === "" ? undefined : word.normalize("NFC");
}
