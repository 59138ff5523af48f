import { fold, tokensOf } from "../words/tokens.ts";
import { lettersAt } from "./letters.ts";

/** One letter of a name: "Gómez es con zeta", "va con be grande". The word may be left out. */
export interface LetterHint {
  readonly word: string | undefined;
  /** Folded; two where the letter is doubled. */
  readonly letter: string;
}

const around = new Set(
  "es va se escribe escrito lleva no si sino pero el la mi su apellido nombre primer segundo y que".split(" "),
);
const place = new Set("al en el la final medio principio ultima de".split(" "));

/** Hears how one letter of a name is written; undefined when anything else is said. */
export function letterHint(text: string): LetterHint | undefined {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== "mark");
  const at = tokens.findIndex(({ plain }, index) => plain === "con" && lettersAt(tokens, index + 1) !== undefined);
  const letter = lettersAt(tokens, at + 1);
  if (at < 0 || letter === undefined) return undefined;
  const [word, more] = tokens.slice(0, at).filter(({ plain }) => !around.has(plain));
  const isAll = tokens.slice(at + 1 + letter.length).every(({ plain }) => place.has(plain));
  return more === undefined && isAll ? { word: word?.text, letter: fold(letter.letter) } : undefined;
}

// Letters that sound alike in the Spanish of the Americas.
const alike = ["s c z x", "b v", "y ll i", "g j x", "k c qu", "n m"].map((group) => group.split(" "));

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
