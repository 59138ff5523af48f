import { lettersAt } from "../../letters/letters.ts";
import { phraseFinder } from "../../words/phrase-at.ts";
import { wordsOf } from "../../words/phrases.ts";
import { isPause, type Token } from "../../words/tokens.ts";
import { comOnly, heardDomains } from "../domains.table.ts";
import { domainTalkWords, plainTalkWords } from "../talk.table.ts";
import { spellingWords, walkWords } from "../words.table.ts";
import { symbolAt } from "./symbols.ts";

const heardAt = phraseFinder<string>([...heardDomains, ...comOnly.split(" ").map((name) => [name, name] as const)]);
const isTalk = wordsOf(`${domainTalkWords} ${plainTalkWords} ${spellingWords} ${walkWords}`);
const isLead = wordsOf("ay ah eh ahh aja este pues el la es de en del con ya si bueno mire va sigue y");

/** "Gmail, el de google, punto com": what is said of a well-known provider before its ending goes. */
export function withoutDomainTalk(domain: readonly Token[]): readonly Token[] {
  const first = domain.findIndex((token) => !isPause(token) && !isLead.has(token.plain));
  const name = heardAt(domain, first);
  if (first < 0 || name === undefined) return domain;
  const from = first + name.length;
  const dot = domain.findIndex(
    (_, at) => at >= from && /^(punto|dot|\.)$/.test(domain[at]?.plain ?? "") && endsIn(domain, at),
  );
  const between = domain.slice(from, dot);
  for (let at = from; at < dot; ) {
    const again = heardAt(domain, at);
    const letter = isTalk.has(domain[at]?.plain ?? "") ? undefined : lettersAt(domain, at);
    const isKnown =
      isPause(domain[at]) ||
      isTalk.has(domain[at]?.plain ?? "") ||
      again?.name === name.name ||
      (letter !== undefined && name.name.includes(letter.letter));
    if (!isKnown || (symbolAt(domain, at) !== undefined && !isPause(domain[at]))) return domain.slice(first);
    at += again?.length ?? letter?.length ?? 1;
  }
  return dot < 0 || between.length === 0 ? domain.slice(first) : [...domain.slice(first, from), ...domain.slice(dot)];
}

/** "Punto com": a dot of the domain, and no full stop. */
function endsIn(domain: readonly Token[], at: number): boolean {
  return domain[at]?.plain !== "." || domain[at + 1]?.isGlued === true;
}

/** "Gmailnormal": a well-known provider with more letters to it is nobody's domain. */
export function isOverfull(domain: string): boolean {
  const [name = ""] = domain.split(".");
  return comOnly.split(" ").some((known) => name !== known && name.includes(known));
}
