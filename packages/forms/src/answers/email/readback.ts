import { letterNames } from "../letters/letter-names.table.ts";
import { letterAt } from "../letters/letters.ts";
import { spellNumber } from "../numbers/spell.ts";
import { numberWord } from "../numbers/vocabulary.ts";
import { withoutAround } from "../words/around.ts";
import { somewhere, wordsOf } from "../words/phrases.ts";
import { plainText, tokensOf } from "../words/tokens.ts";
import { symbolAt } from "./grammar/symbols.ts";
import {
  againPhrases,
  announcingPhrases,
  examplePhrases,
  joiningPhrases,
  lastWordsBefore,
  mannerPhrases,
  sentenceWords,
  spelledWords,
  spellingWords,
  symbolNames,
  wordsAbout,
  wordsBefore,
  wordsBehind,
} from "./words.table.ts";

const marks = new Map<string, string>(Object.entries(symbolNames));
const letters = new Map<string, string>(letterNames.map(([letter, names]) => [letter, names.replace(/\|.*/, "")]));
const isAmbiguous = wordsOf(
  [spelledWords, wordsAbout, sentenceWords, spellingWords, wordsBefore, lastWordsBefore, wordsBehind].join(" "),
);
const remarks = [mannerPhrases, announcingPhrases, joiningPhrases, examplePhrases, againPhrases].map(somewhere);

/** Says an e-mail address in Spanish so that reading it gives the same address. */
export function emailReadback(address: string): string {
  const pieces = address.match(/[a-z]+|\d|[^a-z\d]/g) ?? [];
  return pieces
    .map((piece) => marks.get(piece) ?? (/^\d$/.test(piece) ? spellNumber(Number(piece)) : word(piece)))
    .join(" ");
}

/** A word that would be left out as talk around the address: "pon", "nomas". */
function isDropped(piece: string): boolean {
  const said = `${piece} cero ${piece}`;
  return ["", "pues ", "bueno, este, "].some(
    (before) => !plainText(withoutAround(tokensOf(before + said), "email")).endsWith(said),
  );
}

/** A word as it is, or letter by letter where it could be heard as a number, a letter or a mark. */
function word(piece: string): string {
  const tokens = tokensOf(piece);
  const isPlain =
    piece.length > 2 &&
    letterAt(tokens, 0) === undefined &&
    numberWord(piece) === undefined &&
    symbolAt(tokens, 0) === undefined &&
    !isAmbiguous.has(piece) &&
    !remarks.some((words) => words.test(piece)) &&
    !isDropped(piece);
  return isPlain ? piece : [...piece].map((letter) => letters.get(letter) ?? letter).join(" ");
}
