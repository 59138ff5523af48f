import type { Token } from "../../../words/tokens.ts";

/** What a point behind a name cuts short, and the small word it is: "St. Louis", "Sta. Cruz". */
const cutShort: Readonly<Record<string, string>> = { st: "san", ste: "santa", sta: "santa", sto: "santo" };

/** "St. John", "Vda. de León": a point that cuts short a word inside a name is printed with it. */
export function withPointsInside(tokens: readonly Token[]): readonly Token[] {
  const isCut = ({ plain }: Token) => plain in cutShort || plain === "vda";
  return joined(tokens, (word, behind) => isCut(word) && behind?.kind === "word").map((token) => ({
    ...token,
    plain: token.text.endsWith(".") ? (cutShort[token.plain] ?? token.plain) : token.plain,
  }));
}

/** "Ma. del Carmen", "Luna Jr.": the points of a name that was confirmed, as they stand. */
export function withPoints(tokens: readonly Token[]): readonly Token[] {
  return joined(tokens, ({ text }) => text.length < 4);
}

/** Each word with the point that is written right behind it, where it is one that is cut short. */
function joined(
  tokens: readonly Token[],
  isShort: (word: Token, behind: Token | undefined) => boolean,
): readonly Token[] {
  const isPointOf = (at: number) => {
    const [word, point] = [tokens[at - 1], tokens[at]];
    return word?.kind === "word" && point?.plain === "." && point.isGlued && isShort(word, tokens[at + 1]);
  };
  return tokens.flatMap((token, at) => {
    if (isPointOf(at)) return [];
    return [isPointOf(at + 1) ? { ...token, text: `${token.text}.`, end: token.end + 1 } : token];
  });
}
