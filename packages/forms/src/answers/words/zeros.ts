import type { Token } from "./tokens.ts";

/** How many digits a ZIP code has: in a run of so many a letter O at its edge is a zero as well. */
const zipLength = 5;

/** "O7105", "9oo11": the letter O written among digits is a zero; in "4O" or "2o" it may be a letter or an ending. */
export function withZeros(tokens: readonly Token[]): readonly Token[] {
  const written: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    let end = at;
    while (isDigitLike(tokens[end]) && (end === at || tokens[end]?.isGlued)) end++;
    const run = tokens.slice(at, end);
    const text = run.map(({ plain }) => plain.replaceAll("o", "0")).join("");
    const [first, last] = [run[0], run.at(-1)];
    const isAmong = first?.kind === "digits" && last?.kind === "digits";
    const isWhole = !(end < tokens.length && tokens[end]?.isGlued && tokens[end]?.kind === "word");
    const isOne = run.length > 1 && isWhole && (isAmong || text.length === zipLength);
    if (first !== undefined && last !== undefined && isOne && run.some(({ kind }) => kind === "digits")) {
      written.push({ ...first, text, plain: text, kind: "digits", end: last.end });
      at = end;
    } else written.push(tokens[at++] as Token);
  }
  return written;
}

function isDigitLike(token: Token | undefined): boolean {
  return token?.kind === "digits" || /^o+$/.test(token?.plain ?? "");
}
