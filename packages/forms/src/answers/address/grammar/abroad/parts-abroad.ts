import { leadIn } from "../../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../../words/tokens.ts";
import { beforePart } from "../../provinces.table.ts";

/** The words between the pauses; the pause belongs to the part it ends. */
export function partsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    // The dot of "No. 12" ends nothing.
    const isEnd = isPause(token) && token.plain !== ".";
    if (isEnd) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts
    .map((part) => (isPause(part.at(-1)) ? part.slice(0, -1) : part))
    .filter((part) => part.some(({ kind }) => kind !== "mark"));
}

/**
 * "Cuenca - Ecuador", "Rosario / Argentina": a mark between two spaces that a word follows is a pause; "20 - 11" and
 * "12 - A" are doors.
 */
export function withDashesAsPauses(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 1];
    const isWord = next?.kind === "word" && next.plain.length > 1 && !next.isGlued;
    const isDash = /^[-\u2013\u2014/]$/.test(token.plain) && !token.isGlued && (next === undefined || isWord);
    return isDash ? { ...token, text: ",", plain: ",", isGlued: true } : token;
  });
}

const before = leadIn(beforePart);

/** A part without the words that only lead to it: "allá en México". */
export function bareOf(part: readonly Token[]): readonly Token[] {
  const words = part.filter(({ kind }) => kind !== "mark");
  const count =
    before
      .exec(`${plainText(words)} `)?.[0]
      .trim()
      .split(" ").length ?? 0;
  const first = words[count];
  return first === undefined ? part : part.slice(part.indexOf(first));
}
