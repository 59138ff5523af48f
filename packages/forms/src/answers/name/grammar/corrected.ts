import { isGivenName } from "../../../names/given-names.ts";
import { isAlike } from "../../words/distance.ts";
import { soundOf } from "../../words/sound.ts";
import type { Token } from "../../words/tokens.ts";
import { isSame, isWithin } from "./within.ts";
import { isParticle } from "./word-classes.ts";

/** Puts the correction of a part into a name: every name that may be meant, the likeliest first. */
export function corrected(said: readonly Token[], correction: readonly Token[]): readonly (readonly Token[])[] {
  const [first, last] = [correction[0], correction.at(-1)];
  if (first === undefined) return [correction];
  if (said.length < 2) return [correction];
  const [word, more] = correction.filter((one) => !isParticle(one));
  if (word !== undefined && more === undefined) {
    // "Flor de María, no, de Marta": the small word stands once.
    const bare = correction.slice(correction.indexOf(word));
    const put = (at: number) => [
      ...said.slice(0, at),
      ...(isParticle(said[at - 1]) ? bare : correction),
      ...said.slice(at + 1),
    ];
    const alike = said.flatMap(({ plain }, at) => (isAlike(plain, word.plain) ? [put(at)] : []));
    const end = put(said.length - 1);
    return alike.length > 0 ? alike : isGivenName(word.plain) ? [put(0), end] : [end];
  }
  if (said.every((one) => correction.some((other) => isSame(one, other)))) return [correction];
  if (isSame(said.at(-1), first) && !isSame(said[0], first)) {
    // "Ana Luz, no, Luz Paz": whether a part was said anew, or all of it, cannot be told.
    const joined = [...said, ...correction.slice(1)];
    return isGivenName(first.plain) ? [joined, correction] : [joined];
  }
  // "Julio Allestas, perdón, Ayestas Rivera": begun again at a word that was said otherwise.
  const from = said.findIndex(
    (one, at) =>
      at > 0 && !isParticle(one) && (isAlike(one.plain, first.plain) || soundOf(one.plain) === soundOf(first.plain)),
  );
  const isAgain = from > 0 && !isAlike(said[0]?.plain ?? "", first.plain) && said.length - from < correction.length;
  if (isAgain && !isSame(said[from], first)) {
    const joined = [...said.slice(0, from), ...correction];
    return isGivenName(first.plain) ? [joined, correction] : [joined];
  }
  const rest = said.slice(correction.length);
  // "Ana Luz Paz, no, Ana Luz": whether the family name is taken back, or only the given names were said again.
  const isGivenAgain = rest.length > 0 && correction.every((one) => isGivenName(one.plain) || isParticle(one));
  if (rest.length === 0 || isWithin(correction, said)) return isGivenAgain ? [said, correction] : [correction];
  const isEnd = isSame(said.at(-1), last) && !isSame(said[0], first);
  if (isEnd) return [[...said.slice(0, said.length - correction.length), ...correction]];
  return isSame(said[0], first)
    ? [[...correction, ...rest], correction]
    : [correction, [...said.slice(0, said.length - correction.length), ...correction]];
}
