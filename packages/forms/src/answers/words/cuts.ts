import type { Token } from "./tokens.ts";

/** Where a phrase stands among tokens: the end is excluded. */
interface Place {
  readonly from: number;
  readonly to: number;
}

/** Where a pattern with the flag `g` finds phrases among the folded words of tokens. */
export function placesOf(pattern: RegExp, tokens: readonly Token[]): readonly Place[] {
  const starts: number[] = [];
  let text = "";
  for (const { plain } of tokens) {
    starts.push(text.length);
    text += `${plain} `;
  }
  return [...text.matchAll(pattern)].map(({ index, 0: match }) => {
    const begin = index + (match.startsWith(" ") ? 1 : 0);
    const end = index + match.length;
    const to = starts.findIndex((start) => start >= end);
    return { from: starts.findIndex((start) => start >= begin), to: to < 0 ? tokens.length : to };
  });
}

/** The tokens without the phrases a pattern finds. */
export function without(pattern: RegExp, tokens: readonly Token[]): readonly Token[] {
  const cuts = placesOf(pattern, tokens);
  return cuts.length === 0 ? tokens : tokens.filter((_, at) => !cuts.some(({ from, to }) => from <= at && at < to));
}
