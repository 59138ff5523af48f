import { monthOf } from "../date/grammar/months.ts";
import { beginsDigits } from "../numbers/digit-strings.ts";
import { namedIn, waysOf } from "../words/phrases.ts";
import { isPause, plainText, type Token } from "../words/tokens.ts";
import { ownerPhrases } from "./other-number.table.ts";

/** What a number can be of. */
type Owner = keyof typeof ownerPhrases;

const owners = waysOf(ownerPhrases);

/** What else may not be named beside a number. A phone may come with where it rings or since when. */
const rivals = {
  "alien-number": ["paper", "zip", "phone", "street"],
  phone: ["paper", "zip", "alien-number"],
  zip: ["paper", "phone", "alien-number"],
} as const satisfies Partial<Record<Owner, readonly Owner[]>>;

/**
 * Tells whether an answer names the number of something else, and not the one that was asked for:
 * "mi seguro es 123 45 6789" is no A-Number, and "nací en marzo de 1985" neither. What is denied, "no es 305...", is none.
 */
export function namesOtherNumber(tokens: readonly Token[], asked: keyof typeof rivals): boolean {
  if (isDenied(tokens)) return true;
  const named = namedIn(owners, plainText(withoutDenied(tokens)));
  if (named.includes(asked)) return false;
  const others: readonly Owner[] = rivals[asked];
  return named.some((owner) => others.includes(owner)) || (asked === "alien-number" && isDateOrSsn(tokens));
}

/** "no el recibo, ...": what is denied between two pauses, with no digits, is not the number that is told. */
function withoutDenied(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex(
    ({ plain }, at) => plain === "no" && (at === 0 || isPause(tokens[at - 1])) && isDenying(tokens[at + 1]),
  );
  const end = tokens.findIndex((token, at) => at > from && isPause(token));
  const isApart = from >= 0 && end > 0 && !tokens.slice(from, end).some(beginsDigits);
  return isApart ? [...tokens.slice(0, from), ...tokens.slice(end)] : tokens;
}

function isDenying(token: Token | undefined): boolean {
  return /^(el|la|los|las|del|de|es|ese|esa|the)$/.test(token?.plain ?? "");
}

function isDateOrSsn(tokens: readonly Token[]): boolean {
  return tokens.some(({ plain, kind }) => kind === "word" && isMonth(plain)) || isSsnShape(tokens);
}

/** "no es 305 555 0123": no pause parts the "no" from the number. */
function isDenied(tokens: readonly Token[]): boolean {
  return tokens.some(({ plain }, at) => {
    const next = tokens[at + 2];
    return plain === "no" && /^(es|era|son|fue)$/.test(tokens[at + 1]?.plain ?? "") && next && beginsDigits(next);
  });
}

function isMonth(plain: string): boolean {
  return plain.length > 3 && monthOf(plain) !== undefined;
}

/** 123-45-6789 anywhere, or 123 45 6789 and nothing else, as social security numbers are written. */
function isSsnShape(tokens: readonly Token[]): boolean {
  const lengths = tokens.map(({ kind, text }) => (kind === "digits" ? text.length : text)).join(" ");
  return lengths === "3 2 4" || /(^| )3 - 2 - 4( |$)/.test(lengths);
}
