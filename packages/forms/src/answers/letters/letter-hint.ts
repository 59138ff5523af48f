import { contrast } from "../clauses/cues.table.ts";
import { wordsOf } from "../words/phrases.ts";
import { fold, type Token, tokensOf } from "../words/tokens.ts";
import { lettersAlike, mannerWords, placeWords, wordsAroundHint } from "./letter-hint.table.ts";
import { lettersAt } from "./letters.ts";

/** How a letter of a name is written, said beside it: "con jota hache", "sin hache", "con acento en la o". */
export interface Aside {
  readonly at: number;
  readonly end: number;
  /** The letters behind "con", folded; none behind "sin" or where only an accent is told. */
  readonly letters: string;
}

const manner = wordsOf(mannerWords);
const place = wordsOf(`${mannerWords} ${placeWords}`);

/** Finds how a letter is written among the words of a name. */
function asideIn(tokens: readonly Token[]): Aside | undefined {
  for (const [at, { plain }] of tokens.entries()) {
    if (plain !== "con" && plain !== "sin") continue;
    let end = at + 1;
    let letters = "";
    for (let letter = lettersAt(tokens, end); letter !== undefined; letter = lettersAt(tokens, end)) {
      letters += fold(letter.letter);
      end += letter.length;
    }
    if (letters === "" && !manner.has(tokens[end]?.plain ?? "")) continue;
    while (place.has(tokens[end]?.plain ?? "")) end++;
    return { at, end, letters: plain === "con" ? letters : "" };
  }
  return undefined;
}

const around = wordsOf(`${wordsAroundHint} ${contrast}`);

/**
 * Hears how a letter is written, and nothing else: "Gómez es con zeta", "va con be grande".
 * @returns the letter, folded, two where it is doubled, and the word it is of, where one is said
 */
export function letterHint(text: string): { readonly word: string | undefined; readonly letter: string } | undefined {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== "mark");
  const aside = asideIn(tokens);
  if (aside === undefined || aside.letters === "" || aside.end < tokens.length) return undefined;
  const [word, more] = tokens.slice(0, aside.at).filter(({ plain }) => !around.has(plain));
  return more === undefined ? { word: word?.text, letter: aside.letters } : undefined;
}

const alike = lettersAlike.map((group) => group.split(" "));

/** A word with the letter in the place of one that sounds like it: every such word, none where no place is for it. */
export function withLetter(word: string, letter: string): readonly string[] {
  const plain = fold(word);
  if (letter === "h") return /^[aeiou]/.test(plain) ? [`h${word}`] : [];
  const others = alike.filter((group) => group.includes(letter)).flat();
  const olds = letter.length === 2 && letter[0] === letter[1] ? [letter.charAt(0), ...others] : others;
  const found = [...new Set(olds)].flatMap((old) =>
    [...plain.matchAll(new RegExp(old, "g"))].map(
      ({ index }) => word.slice(0, index) + letter + word.slice(index + old.length),
    ),
  );
  return plain.includes(letter) ? [] : found;
}
