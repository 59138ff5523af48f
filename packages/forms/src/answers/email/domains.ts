import type { Token } from "../words/tokens.ts";
import { heardDomains } from "./known-domains.ts";

const phrases = heardDomains
  .map(([words, name]) => [words.split(" "), name] as const)
  .sort(([one], [other]) => other.length - one.length);

/** The words of a domain, with the common providers written as they are. */
export function domainWords(tokens: readonly Token[]): readonly Token[] {
  const words: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const found = phrases.find(([parts]) => parts.every((word, step) => tokens[at + step]?.plain === word));
    const isEnding = tokens[at - 1]?.plain === "punto" && /^(con|kom|cam|come)$/.test(token.plain);
    if (found !== undefined) words.push({ ...token, text: found[1], plain: found[1] });
    else words.push(isEnding ? { ...token, plain: "com" } : token);
    at += found?.[0].length ?? 1;
  }
  return words;
}

/** Providers whose addresses all end in .com: said alone, the ending is understood, and confirmed. */
const comOnly = new Set(["gmail", "hotmail", "yahoo", "outlook", "icloud", "aol"]);

/** Completes a well-known provider said without its ending. */
export function completedDomain(domain: string): { readonly domain: string; readonly isCompleted: boolean } {
  const joined = domain.replace(/^(gmail|hotmail|yahoo|outlook|icloud|aol)com$/, "$1.com");
  if (joined !== domain) return { domain: joined, isCompleted: true };
  return comOnly.has(domain) ? { domain: `${domain}.com`, isCompleted: true } : { domain, isCompleted: false };
}
