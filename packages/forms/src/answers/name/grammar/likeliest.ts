import { isFamilyName } from "../../../names/family-names.ts";
import { isGivenName } from "../../../names/given-names.ts";
import type { Token } from "../../words/tokens.ts";
import type { Mention } from "./mentions.ts";
import { isWithin } from "./within.ts";
import { isParticle } from "./word-classes.ts";

/** The names of which one may be the answer where it cannot be told: those on paper and of today before all others. */
export function likeliest(mentions: readonly Mention[]): readonly (readonly Token[])[] {
  const whole = mentions.filter(
    ({ words, sort, isDenied, how }) =>
      !isDenied && sort !== "nickname" && how !== "stray" && words.filter((one) => !isParticle(one)).length > 1,
  );
  const strong = whole.filter(({ sort }) => sort === "present" || sort === "legal");
  const open = strong.length > 0 ? strong : whole.filter(({ sort }) => sort !== "former");
  const known = open.filter(({ words, how }) => how === "said-to-be" || words.some(isKnown));
  const names = known
    .map(({ words }) => words)
    .filter((one, at, all) => !all.some((other, index) => isCovered(one, other, at > index)));
  // "Ana Luz, y de apellido Paz": what is called a family name stands behind the only name there is.
  const [only, more] = names;
  const family = mentions.findLast(({ part }) => part === "family")?.words ?? [];
  return only === undefined || more !== undefined || isWithin(family, only) ? names : [[...only, ...family]];
}

function isKnown({ plain }: Token): boolean {
  return isGivenName(plain) || isFamilyName(plain);
}

/** Said in another one with more words, or just so before. */
function isCovered(one: readonly Token[], other: readonly Token[], isLater: boolean): boolean {
  return one !== other && isWithin(one, other) && (other.length > one.length || isLater);
}
