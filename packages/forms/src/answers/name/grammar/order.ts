import { isFamilyName } from "../../../names/family-names.ts";
import { isGivenName } from "../../../names/given-names.ts";
import type { Candidate, Interpretation } from "../../interpretation.ts";
import { nameQuestions } from "../../questions.texts.ts";
import { ask, askWhich, doubted, understood } from "../../reading.ts";
import { spanOf, type Token } from "../../words/tokens.ts";
import type { Found } from "./find.ts";
import { printed } from "./printed.ts";
import { isParticle } from "./word-classes.ts";

/** A name to choose, written in both languages as it is printed. */
export const candidate = (value: string): Candidate & { readonly value: string } => ({
  value,
  english: value,
  spanish: value,
});

/** "Prado Luna Rosa Elena, primero los apellidos": where the given names begin is asked unless they are known. */
export function familyFirst({ words, isOneFamily }: Found): Interpretation {
  const starts = words.flatMap((word, at) =>
    at > 0 && beginsGiven(words.slice(at)) && !isParticle(word) && !isParticle(words[at - 1]) ? [at] : [],
  );
  const isOne = isOneFamily && words.length === 3 && !isFamilyName(words[1]?.plain ?? "");
  const halves = isOne ? [1] : words.length === 4 && !words.some(isParticle) ? starts.filter((at) => at === 2) : starts;
  const orders = halves.map((at) => printed([...words.slice(at), ...words.slice(0, at)]));
  const [only, other] = orders;
  if (only === undefined) return ask(nameQuestions.given, { missing: ["name"] });
  if (other !== undefined) return askWhich(orders.map(candidate));
  const value = { value: only, english: only, spanishReadback: only, spans: spanOf(words) };
  return doubted(understood(value), "family-first");
}

/**
 * "Prado Luna, Rosa Elena": on cards the family names stand first. Where both parts are given names, or nothing of the
 * second is known, which is asked.
 */
export function turnedAround(found: Found): Interpretation | undefined {
  const { halves } = found;
  if (halves === undefined) return whichOrder(found);
  const [front, back] = halves;
  const orders = [printed([...back, ...front]), printed([...front, ...back])] as const;
  if (areGiven(front) && areGiven(back)) return askWhich(orders.map(candidate));
  if (front.some(({ plain }) => isGivenName(plain)) || back.some(isOnlyFamily)) return undefined;
  if (!back.some(({ plain }) => isGivenName(plain)))
    return front.some(isOnlyFamily) ? askWhich(orders.map(candidate)) : undefined;
  const given = printed(back);
  const turned = understood({
    value: orders[0],
    english: orders[0],
    spanishReadback: orders[0],
    spans: spanOf([...front, ...back]),
    parts: { given, family: orders[0].slice(given.length + 1) },
  });
  return doubted(turned, "family-first");
}

function isOnlyFamily({ plain }: Token): boolean {
  return isFamilyName(plain) && !isGivenName(plain);
}

/** "prado luna rosa", without a pause: whether the family names were said first is asked. */
function whichOrder({ words, given, isNamed }: Found): Interpretation | undefined {
  const from = words.findIndex(({ plain }) => isGivenName(plain));
  const [front, back] = [words.slice(0, from), words.slice(from)];
  // "Huamán Ccori Julia Edelmira": nobody's given names are family names alone.
  const isCard =
    front.filter((word) => !isParticle(word)).length === 2 &&
    back.length === 2 &&
    (front.some(isOnlyFamily) || isParticle(front[0])) &&
    back.every(({ plain }) => isGivenName(plain)) &&
    back.some(({ plain }) => !isFamilyName(plain));
  if (isCard && given === undefined)
    return askWhich([[...back, ...front], words].map((one) => candidate(printed(one))));
  const isTurned = from > 0 && given === undefined && !isNamed;
  if (!isTurned || !words.every((word, at) => isOrdered(word, at < from))) return undefined;
  return askWhich([[...words.slice(from), ...words.slice(0, from)], words].map((one) => candidate(printed(one))));
}

/** "Prado Luna Rosa": a family name and no given one, and the other way around. */
function isOrdered({ plain, text }: Token, isFront: boolean): boolean {
  const [isGiven, isFamily] = [isGivenName(plain), isFamilyName(plain)];
  // Typed all in capitals a card is copied as often as a name is said.
  return !/^\p{Lu}.*\p{Ll}/u.test(text) && (isFront ? isFamily && !isGiven : isGiven && !isFamily);
}

/** It begins with a given name, and no word of it is known as a family name alone. */
function beginsGiven(words: readonly Token[]): boolean {
  return isGivenName(words[0]?.plain ?? "") && words.every(({ plain }) => isGivenName(plain) || !isFamilyName(plain));
}

function areGiven(words: readonly Token[]): boolean {
  return words.every((word) => isGivenName(word.plain) || isParticle(word));
}
