import { isAlike } from "../../words/distance.ts";
import { soundOf } from "../../words/sound.ts";
import type { Token } from "../../words/tokens.ts";
import { isParticle } from "./word-classes.ts";

/** Tells whether all words of one name stand in another, in the same order; small words do not count. */
export function isWithin(part: readonly Token[], whole: readonly Token[]): boolean {
  let from = 0;
  for (const token of part.filter((one) => !isParticle(one))) {
    const at = whole.findIndex((one, index) => index >= from && isSame(one, token));
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

/** Tells whether two words are the same one, accents and capitals aside. */
export function isSame(one: Token | undefined, other: Token | undefined): boolean {
  return one !== undefined && other !== undefined && one.plain === other.plain;
}

/** The first word again; a lone one may be written otherwise: "Brayan, en inglés, Bryan Alexis Paz". */
export function isFirstAgain(one: readonly Token[], other: readonly Token[]): boolean {
  const [before, after] = [one[0]?.plain ?? "", other[0]?.plain ?? ""];
  const isHeardAlike = (before[0] === after[0] && isAlike(before, after)) || soundOf(before) === soundOf(after);
  // "J. Carmen Luna, pero es José Carmen Luna Rico"; "Gume, Gumercindo Tapia": its first letters or its last ones.
  const isInitial = before.length === 1 && after.startsWith(before) && other.length >= one.length;
  const isShort =
    one.length === 1 &&
    other.length > 1 &&
    before.length > 2 &&
    (after.startsWith(before) || (before.length > 3 && after.endsWith(before)));
  return before === after || isInitial || isShort || (one.length === 1 && other.length > 1 && isHeardAlike);
}

/** How many words at the end of one name begin the other: "María Rosa Paz" and "Paz Luna" share one. */
export function overlap(one: readonly Token[], other: readonly Token[]): number {
  for (let count = Math.min(one.length, other.length) - 1; count > 0; count--) {
    const isShared = other.slice(0, count).every((token, at) => isSame(one[one.length - count + at], token));
    if (isShared) return count;
  }
  return 0;
}
