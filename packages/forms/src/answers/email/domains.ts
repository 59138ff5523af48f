import type { Token } from "../words/tokens.ts";

// How the common providers are heard and written down, folded, to their names.
const heard: readonly (readonly [words: string, name: string])[] = [
  ["g mail", "gmail"],
  ["ge mail", "gmail"],
  ["ye mail", "gmail"],
  ["gi mail", "gmail"],
  ["ji mail", "gmail"],
  ["yi mail", "gmail"],
  ["je mail", "gmail"],
  ["gemail", "gmail"],
  ["jimeil", "gmail"],
  ["yimeil", "gmail"],
  ["gimeil", "gmail"],
  ["jemeil", "gmail"],
  ["gmeil", "gmail"],
  ["gimail", "gmail"],
  ["yimail", "gmail"],
  ["jimail", "gmail"],
  ["jmail", "gmail"],
  ["hot mail", "hotmail"],
  ["jotmail", "hotmail"],
  ["jot mail", "hotmail"],
  ["hotmeil", "hotmail"],
  ["jotmeil", "hotmail"],
  ["hot meil", "hotmail"],
  ["otmail", "hotmail"],
  ["homail", "hotmail"],
  ["yaju", "yahoo"],
  ["yahu", "yahoo"],
  ["llahoo", "yahoo"],
  ["iahoo", "yahoo"],
  ["yajoo", "yahoo"],
  ["out look", "outlook"],
  ["autluk", "outlook"],
  ["outluk", "outlook"],
  ["autlook", "outlook"],
  ["aut luk", "outlook"],
  ["i cloud", "icloud"],
  ["ai cloud", "icloud"],
  ["aiclaud", "icloud"],
  ["iclaud", "icloud"],
  ["ai claud", "icloud"],
  ["laiv", "live"],
  ["laif", "live"],
  ["proton mail", "protonmail"],
];
const phrases = heard
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
