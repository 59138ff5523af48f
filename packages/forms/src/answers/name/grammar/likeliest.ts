import { isFamilyName } from "../../../names/family-names.ts";
import { isGivenName } from "../../../names/given-names.ts";
import { wordsOf } from "../../words/phrases.ts";
import { soundOf } from "../../words/sound.ts";
import type { Token } from "../../words/tokens.ts";
import { petNames } from "../talk.table.ts";
import type { Mention } from "./mentions.ts";
import { isWithin } from "./within.ts";
import { isParticle } from "./word-classes.ts";

const isPetName = wordsOf(petNames);

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

/**
 * The last whole name told, where everything else that was named is told of it: a word of it said before, how somebody is
 * called, a name that is denied or was borne once. Undefined where a word may be of another name.
 */
export function covering(mentions: readonly Mention[]): readonly Token[] | undefined {
  const at = mentions.findLastIndex(
    ({ words, how, sort, isDenied }) =>
      how !== "stray" && !isDenied && sort !== "nickname" && words.filter((one) => !isParticle(one)).length > 1,
  );
  const name = mentions[at];
  if (name === undefined || mentions.some(({ joint, isOther }) => joint === "or" || isOther)) return undefined;
  const isWhole =
    name.words.length > 2 && name.words.filter(isKnown).length > 1 && isGivenName(name.words[0]?.plain ?? "");
  const isFirm = name.words.filter(isKnown).length > 1 && isGivenName(name.words[0]?.plain ?? "");
  const isSettled = name.sort !== "former" || mentions.every(({ sort }) => sort === "former" || sort === "nickname");
  const isTold = (one: Mention, place: number) =>
    place < at
      ? one.isDenied ||
        one.sort === "nickname" ||
        isOldName(one, name) ||
        isPartOf(one, name) ||
        (isFirm &&
          (one.isCalled || (one.isOfRelative && mentions.slice(0, place).some((other) => isPartOf(other, name))))) ||
        (isWhole && isTalk(one))
      : isBegunAgain(one, name) ||
        (isWithin(one.words, name.words) &&
          (one.isRemarked || one.isPredicate || one.isExample || one.isThing) &&
          !one.isDenied) ||
        (one.sort === "former" && (name.sort === "present" || name.sort === "legal")) ||
        (one.sort === "nickname" && (name.sort !== "former" || one.words.length === 1)) ||
        (isWhole && isTalk(one));
  return isSettled && mentions.every((one, place) => place === at || isTold(one, place)) ? name.words : undefined;
}

/** "María de Jesús Ibarra, María de Jesús": its first words once more. */
function isBegunAgain({ words, goesOn, isDenied }: Mention, name: Mention): boolean {
  return goesOn && !isDenied && words.every(({ plain }, at) => name.words[at]?.plain === plain);
}

/** "Antes era Ana Luna, ahora ...": a name of before beside one that is none. */
function isOldName(one: Mention, name: Mention): boolean {
  return one.sort === "former" && name.sort !== "former";
}

/** Every word of it is one of the name, as it is written or, of a lone one, as it sounds, or a pet name. */
function isPartOf({ words, sort }: Mention, name: Mention): boolean {
  // "En la partida dice Ana Luz y en el pasaporte Luz Ana": which one counts is not told.
  if (
    words.length >= name.words.length &&
    !isWithin(
      words.filter((word) => !isShort(word, name)),
      name.words,
    )
  )
    return false;
  const isLone = words.length === 1 && sort !== "legal";
  return words.every(
    (word) =>
      isParticle(word) ||
      isShort(word, name) ||
      name.words.some(({ plain }) => plain === word.plain || (isLone && soundOf(plain) === soundOf(word.plain))),
  );
}

/** A pet name, or the first or last letters of the first word of the name: "Fina", "Delfina". */
function isShort({ plain }: Token, { words }: Mention): boolean {
  const first = words[0]?.plain ?? "";
  return (
    isPetName.has(plain) ||
    (plain.length > 2 && plain.length < first.length && (first.endsWith(plain) || first.startsWith(plain)))
  );
}

/** A word in other talk that is known as no name. */
function isTalk({ words, how, goesOn, isIn }: Mention): boolean {
  return isIn || (how === "stray" && !goesOn && !words.some(isKnown));
}
