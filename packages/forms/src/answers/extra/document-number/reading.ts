import { lettersAt } from "../../letters/letters.ts";
import { beginsDigits, digitStrings } from "../../numbers/digit-strings.ts";
import { ask, doubted, type Reader, understood } from "../../reading.ts";
import { leadIn, somewhere } from "../../words/phrases.ts";
import { spanOf, type Token } from "../../words/tokens.ts";
import { wordsBehind } from "../doubts.ts";
import { leadPhrases, markPhrases } from "./words.table.ts";

const lead = leadIn(leadPhrases);
const isMark = somewhere(markPhrases);

/** How long a number may be, and what is asked where it is not whole. */
export interface DocumentNumber {
  readonly least: number;
  readonly most: number;
  readonly question: string;
}

/** Reads the number of a paper that has letters and digits, one behind the other: "ge uno dos tres" is G123. */
export function documentNumber({ least, most, question }: DocumentNumber): Reader {
  return {
    read(tokens) {
      const words = wordsBehind(lead, tokens).filter(({ plain }) => !isMark.test(plain));
      const value = spelledOut(words);
      const spans = spanOf(words);
      if (value === undefined || value.length < least || value.length > most)
        return ask(question, { missing: ["digits"], spans });
      const reading = understood({ value, english: value, spanishReadback: [...value].join(" "), spans });
      // What is told letter by letter is heard wrong easily: it is read back.
      return words.length > 2 ? doubted(reading, "spelled") : reading;
    },
  };
}

/** Letters and digits alone; undefined where any other word is among them. */
function spelledOut(words: readonly Token[]): string | undefined {
  let value = "";
  for (let at = 0; at < words.length; ) {
    const token = words[at] as Token;
    const letter = lettersAt(words, at);
    const end = endOfDigits(words, at);
    if (end > at && letter?.letter !== "o") {
      const [best] = digitStrings(words.slice(at, end), { longest: 40 });
      if (best === undefined) return undefined;
      value += best.digits;
      at = end;
    } else if (letter !== undefined || /^[a-z]{1,3}$/.test(token.plain)) {
      value += (letter?.letter ?? token.plain).replace("ñ", "n").toUpperCase();
      at += letter?.length ?? 1;
    } else return undefined;
  }
  return value === "" ? undefined : value;
}

function endOfDigits(words: readonly Token[], from: number): number {
  let at = from;
  const isDigit = (index: number) => words[index] !== undefined && beginsDigits(words[index]);
  while (isDigit(at) || (at > from && words[at]?.plain === "y" && isDigit(at + 1))) at += 1;
  return at;
}
