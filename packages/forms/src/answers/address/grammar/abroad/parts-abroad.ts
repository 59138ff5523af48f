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
