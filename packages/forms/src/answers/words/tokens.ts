import type { Span } from "../answer.ts";

/** One word, one run of digits, or one mark, with its place in what was heard. */
export interface Token extends Span {
  /** As it was heard, NFC, without soft hyphens. */
  readonly text: string;
  /** Lower case, without accents: for looking up. */
  readonly plain: string;
  readonly kind: "word" | "digits" | "mark";
  /** True when it stands right behind the token before it, with no white space. */
  readonly isGlued: boolean;
}

const tokenShape = /\p{L}[\p{L}\p{M}\u00ad'’]*|\d+|\S/gu;

/** Cuts what was heard into tokens. Linear in the length; offsets are those of the text as given. */
export function tokensOf(heard: string): readonly Token[] {
  const tokens: Token[] = [];
  let previousEnd = -1;
  for (const match of heard.matchAll(tokenShape)) {
    const text = isAscii.test(match[0]) ? match[0] : match[0].normalize("NFC").replaceAll("\u00ad", "");
    const kind = /^\p{L}/u.test(text) ? "word" : /^\d/.test(text) ? "digits" : "mark";
    const end = match.index + match[0].length;
    tokens.push({ text, plain: fold(text), kind, start: match.index, end, isGlued: match.index === previousEnd });
    previousEnd = end;
  }
  return tokens;
}

const isAscii = /^[\x20-\x7e]*$/;

/** Lower case without accents. The tilde of ñ goes too, so "espana" and "España" are one word. */
export function fold(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase();
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u00ad]/g, "")
    .replaceAll("’", "'")
    .toLowerCase();
}

const pauseMarks = new Set([",", ";", ":", ".", "!", "?", "¿", "¡", "…", "(", ")", '"', "«", "»", "—", "–"]);

/** Tells whether a token is punctuation that parts two groups of words. */
export function isPause(token: Token | undefined): boolean {
  return token !== undefined && token.kind === "mark" && pauseMarks.has(token.plain);
}

/** The folded words and digits of some tokens, one space between them, marks left out. */
export function plainText(tokens: readonly Token[]): string {
  return tokens
    .filter((token) => token.kind !== "mark")
    .map((token) => token.plain)
    .join(" ");
}

/** The span that holds all of some tokens; a correction put in their midst stands behind them in what was heard. */
export function spanOf(tokens: readonly Token[]): Span[] {
  if (tokens.length === 0) return [];
  const start = Math.min(...tokens.map((token) => token.start));
  const end = Math.max(...tokens.map((token) => token.end));
  return [{ start, end }];
}

/** The words as they were said, single spaces, marks where they stood, the first letter large. */
export function asSaid(tokens: readonly Token[]): string {
  const text = tokens.map((token, at) => (at === 0 || token.isGlued ? token.text : ` ${token.text}`)).join("");
  return text.charAt(0).toLocaleUpperCase("es") + text.slice(1);
}

/** Leaves out a "no" that answers something else: "no, soltera". */
export function withoutLeadingNo(tokens: readonly Token[]): readonly Token[] {
  return tokens[0]?.plain === "no" && isPause(tokens[1]) ? tokens.slice(2) : tokens;
}
