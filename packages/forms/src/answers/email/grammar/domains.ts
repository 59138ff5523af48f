import { isOneLetterAway } from "../../words/distance.ts";
import { phraseFinder } from "../../words/phrase-at.ts";
import { whole, wordsOf } from "../../words/phrases.ts";
import type { Token } from "../../words/tokens.ts";
import { comOnly, heardDomains, mistypedEndings } from "../domains.table.ts";

const providerAt = phraseFinder(heardDomains);
const endsInCom = wordsOf(comOnly);

/** The words of a domain, with the common providers written as they are. */
export function domainWords(tokens: readonly Token[]): readonly Token[] {
  const words: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const found = providerAt(tokens, at);
    const isEnding = tokens[at - 1]?.plain === "punto" && /^(con|kom|cam|come)$/.test(token.plain);
    if (found !== undefined) words.push({ ...token, text: found.name, plain: found.name });
    else words.push(isEnding ? { ...token, plain: "com" } : token);
    at += found?.length ?? 1;
  }
  return words;
}

const endsInNone = whole(mistypedEndings.none);
const endsFar = whole(mistypedEndings.far);

/** An address with the ending that was likely meant, where the one typed is none, or none of a well-known provider's. */
export function mendedEnding(address: string): string | undefined {
  const domain = address.replace(/.*@/, "");
  const isFar = endsInCom.has(domain.replace(/\..*/, "")) && endsFar.test(domain);
  return isFar || endsInNone.test(domain) ? address.replace(/[.][a-z]+$/, ".com") : undefined;
}

/** Tells whether a domain may be a slip of a common one: "gmial.com", "hotmail.con". */
export function isLikeCommon(domain: string): boolean {
  const provider = domain.replace(/\..*/, "");
  const isSlip = !endsInCom.has(provider) && [...endsInCom].some((known) => isOneLetterAway(provider, known));
  return isSlip || endsFar.test(domain);
}

/** Completes a well-known provider said without its ending, or without the dot before it. */
export function completedDomain(domain: string): { readonly domain: string; readonly isCompleted: boolean } {
  const apart = domain.replace(/(?<!\.)punto(com|net|org|edu|es|mx)$/, ".$1");
  const provider = apart.replace(/com$/, "");
  return endsInCom.has(provider)
    ? { domain: `${provider}.com`, isCompleted: true }
    : { domain: apart, isCompleted: false };
}
