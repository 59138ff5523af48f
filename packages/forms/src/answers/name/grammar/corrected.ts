import { isFamilyName } from "../../../names/family-names.ts";
import { isGivenName } from "../../../names/given-names.ts";
import { isAlike, lettersBetween } from "../../words/distance.ts";
import { soundOf } from "../../words/sound.ts";
import { isPause, type Token } from "../../words/tokens.ts";
import { isSame, isWithin } from "./within.ts";
import { isNameWord, isParticle } from "./word-classes.ts";

/** Puts the correction of a part into a name: every name that may be meant, the likeliest first. */
export function corrected(said: readonly Token[], correction: readonly Token[]): readonly (readonly Token[])[] {
  const [first, last] = [correction[0], correction.at(-1)];
  if (first === undefined) return [correction];
  if (said.length < 2) return [correction];
  // "Ana del Pilar, perdón, del Rosario, Ana del Rosario Paz": the part alone, and then all of it with that part.
  const anew = correction.findIndex((one, at) => at > 0 && isSame(one, said[0]));
  if (anew > 0 && isWithin(correction.slice(0, anew), correction.slice(anew)))
    return corrected(said, correction.slice(anew));
  const [word, more] = correction.filter((one) => !isParticle(one));
  if (word !== undefined && more === undefined) {
    // "Flor de María, no, de Marta": the small word stands once.
    const bare = correction.slice(correction.indexOf(word));
    const put = (at: number) => [
      ...said.slice(0, at),
      ...(isParticle(said[at - 1]) ? bare : correction),
      ...said.slice(at + 1),
    ];
    const alike = said.flatMap(({ plain }, at) => (isMeant(plain, word.plain) ? [put(at)] : []));
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

/** Alike, or of the same letter and at most two others: "Neli", "Nelly". */
function isMeant(one: string, other: string): boolean {
  const isNear = one[0] === other[0] && Math.min(one.length, other.length) > 3 && lettersBetween(one, other) < 3;
  return isNear || isAlike(one, other);
}

/** A name with either end, where its end is told twice. */
export interface EndInstead {
  readonly said: readonly Token[];
  readonly instead: readonly Token[];
  /** Only the second end is known as a name, and it sounds otherwise. */
  readonly isSure: boolean;
}

/** "Ana Opsina no Ospina": behind a bare "no" the last words once more, written otherwise. */
export function endInstead(tokens: readonly Token[]): EndInstead | undefined {
  const end = tokens.findLastIndex((token) => !isPause(token)) + 1;
  const no = tokens.findLastIndex(({ plain }, at) => at < end && plain === "no");
  const length = end - no - 1;
  const [old, anew] = [tokens.slice(Math.max(no - length, 0), Math.max(no, 0)), tokens.slice(no + 1, end)];
  const isEnd = no > length && length > 0 && length < 3 && isNameWord(tokens[no - length - 1]);
  const isAgain = old.every((one, at) => isNameWord(one) && isAlike(one.plain, anew[at]?.plain ?? ""));
  if (!isEnd || !isAgain || !anew.every(isNameWord) || old.every((one, at) => isSame(one, anew[at]))) return undefined;
  // "Sanches no Sánchez": taken back or denied; "Gámez no Gómez", "Ospina no Opsina": denied.
  const isSure = old.some((one, at) => soundOf(one.plain) !== soundOf(anew[at]?.plain ?? ""));
  if (!anew.every(isKnown) || (isSure && old.every(isKnown))) return undefined;
  return { said: tokens.slice(0, no), instead: [...tokens.slice(0, no - length), ...anew], isSure };
}

function isKnown({ plain }: Token): boolean {
  return isGivenName(plain) || isFamilyName(plain);
}
