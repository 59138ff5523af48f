import { type Token, tokensOf } from "../words/tokens.ts";
import { unglue } from "./unglue.ts";

/**
 * Puts white space back between the words of a telephone as it was said, for reading: it is kept without any (product
 * specification, section 4). What is written in another way, such as `(305)555-0123`, stays as it is.
 */
export function spaced(said: string): string {
  if (/^\d{10}$/.test(said)) return `${said.slice(0, 3)} ${said.slice(3, 6)} ${said.slice(6)}`;
  const tokens = unglue(tokensOf(said));
  const text = tokens.map((token, at) => (isParted(tokens[at - 1], token) ? ` ${token.text}` : token.text)).join("");
  // "treintaycinco" is known as one word, because people write it so themselves.
  return text.replace(/\b(\p{L}+nta)y(\p{L}*)/gu, (_, tens, ones) => `${tens} y ${ones}`.trim());
}

/** Tells whether white space stands, or belongs, between two neighbours. */
function isParted(before: Token | undefined, token: Token): boolean {
  if (before === undefined) return false;
  if (!token.isGlued) return true;
  if (token.kind === "mark") return false;
  if (before.kind === "mark") return /[,;:]/.test(before.text) || (before.text === "." && token.kind === "word");
  return token.kind === "word" || before.kind === "word";
}
