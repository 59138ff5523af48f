import { isFamilyName } from "../../../names/family-names.ts";
import { isGivenName } from "../../../names/given-names.ts";
import { isAlike, isOneLetterAway } from "../../words/distance.ts";
import { soundOf } from "../../words/sound.ts";
import type { Token } from "../../words/tokens.ts";
import type { Mention } from "./mentions.ts";
import { isDemonym } from "./more-than-a-name.ts";
import { isWithin } from "./within.ts";
import { isParticle } from "./word-classes.ts";

/** "Noé Varrientos no, Barrientos Cuéllar": of a name that is denied only the end was said otherwise. */
export function withEndAnew(all: readonly Mention[]): readonly Mention[] {
  const at = all.findIndex(({ isDenied, words }, index) => isDenied && isEndAnew(words, all[index + 1]));
  const [denied, next] = [all[at], all[at + 1]];
  if (denied === undefined || next === undefined) return all;
  const whole = { ...next, words: [...denied.words.slice(0, -1), ...next.words], joint: undefined };
  return [...all.slice(0, at), whole, ...all.slice(at + 2)];
}

/** "Ana Paz de Luna, el de Luna quítelo": the end of a name that is denied behind it, and not said otherwise, goes. */
export function withoutEndDenied(all: readonly Mention[]): readonly Mention[] {
  const denied = all.at(-1);
  const at = all.length - 2;
  const whole = all[at];
  if (denied === undefined || whole === undefined || !denied.isTakenOut || whole.isDenied) return all;
  const end = denied.words.filter((one) => !isParticle(one));
  const from = whole.words.length - end.length;
  const isEnd =
    from > 2 && end.every(({ text }, place) => whole.words[from + place]?.text.toLowerCase() === text.toLowerCase());
  if (!isEnd || whole.words[from - 1]?.plain !== "de") return all;
  return [...all.slice(0, at), { ...whole, words: whole.words.slice(0, from - 1) }];
}

/** "Los apellidos son Paz con zeta y Luna": a second family name joined to the first. */
export function withFamilyLists(all: readonly Mention[]): readonly Mention[] {
  return all.map((one, at) => {
    const isSecond =
      all[at - 1]?.part === "family" &&
      all[at - 1]?.words.length === 1 &&
      one.part === undefined &&
      (one.joint === "and" || one.joint === "list") &&
      one.words.length === 1 &&
      !isGivenName(one.words[0]?.plain ?? "") &&
      !all.some(({ part }) => part === "family2");
    return isSecond ? { ...one, part: "family2", how: "said-to-be" } : one;
  });
}

/** "Mi hijo se llama Luis Paz, yo soy Ana": beside another's whole name a lone word tells who speaks. */
export function isSpeaker(one: Mention, all: readonly Mention[]): boolean {
  return (
    one.isSelf &&
    one.words.length === 1 &&
    all.some((other) => other.isOfThird && other.words.length > 1 && !isWithin(one.words, other.words))
  );
}

/** "Ana Paz Luna, de los Paz de Oriente": of which people she is, by a family name of hers. */
export function isClan({ words }: Mention, all: readonly Mention[]): boolean {
  const [of, article, clan] = words;
  const isOfMany = of?.plain === "de" && /^l[oa]s$/.test(article?.plain ?? "") && clan !== undefined;
  return (
    isOfMany && all.some((other) => other.words !== words && other.words.length > 1 && isWithin([clan], other.words))
  );
}

function isEndAnew(words: readonly Token[], next: Mention | undefined): boolean {
  const [end, first] = [words.at(-1), next?.words[0]];
  if (next?.isDenied !== false || end === undefined || first === undefined || words.length < 2) return false;
  return isAlike(end.plain, first.plain) && !isGivenName(first.plain) && !isAlike(words[0]?.plain ?? "", first.plain);
}

/** "..., Trinidad es varón": what a word of the name is, and no name; one that may be one stays. */
export function isToldOfWord(all: readonly Mention[], { isPredicate, isExample, words }: Mention, at: number): boolean {
  const [subject, earlier] = [all[at - 1], all.slice(0, Math.max(at - 1, 0)).flatMap((one) => one.words)];
  if (at > 0 && (words.every(isDemonym) || (isDemonym(words[0]) && /^del?$/.test(words[1]?.plain ?? "")))) return true;
  // "Rosalba Chi Ek, los apellidos son mayas": behind a whole name with capitals small letters are talk.
  const isCapital = ({ text }: Token) => /^\p{Lu}/u.test(text);
  const isWhole = all.slice(0, at).some((one) => one.how !== "stray" && one.words.filter(isCapital).length > 2);
  const what = words.find((one) => !isParticle(one));
  const isSmall =
    what !== undefined &&
    !(isCapital(what) || isFamilyName(what.plain)) &&
    !words.some(({ plain }) => isGivenName(plain));
  if (
    isWhole &&
    isSmall &&
    !isExample &&
    !isWithin(
      words,
      all.slice(0, at).flatMap((one) => one.words),
    )
  )
    return true;
  // "Se llama Pantaleón Cahuich Dzul, es maya".
  const [only, more] = words;
  const isWhat = more === undefined && only !== undefined && /^\p{Ll}/u.test(only.text);
  if (isPredicate && isWhat && (subject?.words.length ?? 0) > 2 && /^\p{Lu}/u.test(subject?.words[0]?.text ?? ""))
    return true;
  if (!isPredicate || subject === undefined || words.some(({ plain }) => isGivenName(plain))) return false;
  return subject.words.length === 1 && isWithin(subject.words, earlier);
}

/**
 * "Vásquez Sosa. Básquez con be": a word of the name once more, as it is written.
 * @returns the name with it; none where nothing tells that this is how it is written
 */
export function saidAnew(now: readonly Token[], mention: Mention): readonly Token[] | undefined {
  const { words, isRemarked, isAnew, joint } = mention;
  const [word, more] = words.filter((one) => !isParticle(one));
  const goesOn = mention.goesOn || isAnew || (isRemarked && joint === "list");
  if (word === undefined || more !== undefined || !goesOn || now.length < 2 || isWithin(words, now)) return undefined;
  const [place, other] = now.flatMap((one, at) => (!isParticle(one) && isAlike(one.plain, word.plain) ? [at] : []));
  if (place === undefined || other !== undefined) return undefined;
  const old = now[place] as Token;
  const isNear = soundOf(old.plain) === soundOf(word.plain) || isOneLetterAway(old.plain, word.plain);
  const isMended = isNear && isKnown(word) && !isKnown(old);
  return isRemarked || isAnew || isMended ? now.with(place, word) : [];
}

function isKnown({ plain }: Token): boolean {
  return isGivenName(plain) || isFamilyName(plain);
}

/** "Ana Paz de Luna, ya no va el de Luna, solo Ana Paz": a name of which a part is denied before it is said without. */
export function withDropped(all: readonly Mention[]): readonly Mention[] {
  const isDropped = ({ words, isDenied }: Mention, at: number) =>
    !isDenied &&
    all.some(
      (denied, from) =>
        from > at &&
        denied.isDenied &&
        isWithin(denied.words, words) &&
        all
          .slice(from + 1)
          .some((next) => !next.isDenied && isWithin(next.words, words) && !isWithin(denied.words, next.words)),
    );
  return all.map((one, at) => (isDropped(one, at) ? { ...one, sort: "former", how: "bare" } : one));
}

/** "Ana Luz y de soltera Prado": the family name before marriage behind given names is the only one that was told. */
export function withMaidenName(all: readonly Mention[]): readonly Mention[] {
  const counted = all.filter(({ sort, isDenied, how }) => sort !== "nickname" && !isDenied && how !== "stray");
  const [given, ...others] = counted;
  const [maiden, more] = others.filter(({ words }) => !isWithin(words, given?.words ?? []));
  const isGiven =
    given !== undefined &&
    (given.part === undefined || given.part === "name") &&
    isGivenName(given.words.at(-1)?.plain ?? "") &&
    given.words.length < 4 &&
    !given.words.some((word) => isFamilyName(word.plain));
  const isMaiden = maiden?.sort === "former" && maiden.words.length < 5 && !isGivenName(maiden.words[0]?.plain ?? "");
  if (!isGiven || !isMaiden || given.sort === "former" || more !== undefined) return all;
  return all.map((one) => (one === maiden ? { ...one, sort: undefined, part: "family" } : one));
}
