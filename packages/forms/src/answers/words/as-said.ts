import type { Token } from "./tokens.ts";

/** The words as they were said, single spaces, marks where they stood, the first letter large. */
export function asSaid(tokens: readonly Token[]): string {
  const text = tokens.map((token, at) => (at === 0 || token.isGlued ? token.text : ` ${token.text}`)).join("");
  return text.charAt(0).toLocaleUpperCase("es") + text.slice(1);
}
