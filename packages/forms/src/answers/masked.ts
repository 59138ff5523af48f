import { unglue } from "./digits/unglue.ts";
import { numberWord, ordinalWord } from "./numbers/vocabulary.ts";
import { type Token, tokensOf } from "./words/tokens.ts";

/** A word of what was heard, or all the numbers that stand side by side behind one slot. */
interface Piece {
  /** The folded word, or the slot: `[n1]`. */
  readonly plain: string;
  /** Where it stands in what was heard. UTF-16 offsets, end excluded. */
  readonly start: number;
  readonly end: number;
  /** True where a mark stands before it: another clause may begin. */
  readonly isAfterMark: boolean;
}

/** What was heard, without its numbers. */
export interface Masked {
  /** The words, each run of numbers behind a slot: `[n1]`, `[n2]` ... */
  readonly words: string;
  readonly pieces: readonly Piece[];
}

/** Puts every number, in digits or in words, behind a slot. */
export function maskNumbers(heard: string): Masked {
  const pieces: Piece[] = [];
  let words = "";
  let numbers = 0;
  let end = 0;
  let last: "number" | "word" | "mark" = "mark";
  for (const token of tokensOf(heard)) {
    const isNext = isNumber(token);
    if (isNext && last === "number") {
      pieces.push({ ...(pieces.pop() as Piece), end: token.end });
    } else {
      if (isNext) numbers += 1;
      const text = isNext ? `[n${numbers}]` : token.text;
      words += heard.slice(end, token.start) + text;
      const { start } = token;
      const plain = isNext ? text : token.plain;
      if (token.kind !== "mark") pieces.push({ plain, start, end: token.end, isAfterMark: last === "mark" });
    }
    last = token.kind === "mark" ? "mark" : isNext ? "number" : "word";
    end = token.end;
  }
  return { words, pieces };
}

/** The folded words and slots of a text that a model copied. */
export function copiedPieces(text: string): readonly string[] {
  return text.split(/(\[n\d+\])/).flatMap((part) => {
    if (/^\[n\d+\]$/.test(part)) return [part];
    return tokensOf(part)
      .filter(({ kind }) => kind !== "mark")
      .map(({ plain }) => plain);
  });
}

function isNumber(token: Token): boolean {
  if (token.kind === "digits") return true;
  if (numberWord(token.plain) !== undefined || ordinalWord(token.plain) !== undefined) return true;
  const cut = unglue([token]);
  return cut.length > 1 && cut.every(({ plain }) => plain === "y" || numberWord(plain) !== undefined);
}
