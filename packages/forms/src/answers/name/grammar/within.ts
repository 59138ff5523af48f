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
