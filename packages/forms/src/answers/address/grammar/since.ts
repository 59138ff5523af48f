import { whole } from "../../words/phrases.ts";
import { plainText, type Token } from "../../words/tokens.ts";
import { sincePhrases } from "../talk.table.ts";
import { numbersFrom } from "./us-parts.ts";

const since = whole(sincePhrases);
const longestLead = 8;
const afterYear = /^([,.;]|vivo|vivimos|vive|estoy|estamos|rento|rentamos|ahi|aqui|aca|que|en|tengo)$/;

/** How many tokens from a place on tell since when somebody lives there: "vivo desde el 2011", "hace como veinte años". */
function sinceAt(tokens: readonly Token[], at: number): number {
  for (let length = longestLead; length > 0; length--) {
    const end = at + length;
    const count = numbersFrom(tokens, end);
    if (count === 0 || !since.test(plainText(tokens.slice(at, end)))) continue;
    const isYears = /^(ano|anos|year|years|mes|meses)$/.test(tokens[end + count]?.plain ?? "");
    // A year, and no house's number: "desde 2015, ..." or "desde el noventa y ocho" at the end.
    const isSince = tokens.slice(at, end).some(({ plain }) => /^(desde|dende|since)$/.test(plain));
    const next = tokens[end + count]?.plain ?? ",";
    const isWhole = Number(tokens[end]?.text) > 1900 || /^(mil|dos)$/.test(tokens[end]?.plain ?? "");
    const isYear = isSince && afterYear.test(next) && (isWhole || end + count === tokens.length);
    if (!isYears && !isYear) continue;
    return length + count + (isYears ? 1 : 0);
  }
  return 0;
}

/** An address without since when somebody lives there, said at its beginning or behind it. */
export function withoutSince(tokens: readonly Token[]): readonly Token[] {
  const lead = sinceAt(tokens, 0);
  const rest = tokens.slice(lead);
  const at = rest.findIndex((_, index) => index > 3 && sinceAt(rest, index) > 0);
  if (at < 0) return rest;
  return [...rest.slice(0, at), ...rest.slice(at + sinceAt(rest, at))];
}
