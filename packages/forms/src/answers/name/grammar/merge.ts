import { isFamilyName } from "../../../names/family-names.ts";
import { isGivenName } from "../../../names/given-names.ts";
import { isAlike, lettersBetween } from "../../words/distance.ts";
import { wordsOf } from "../../words/phrases.ts";
import type { Token } from "../../words/tokens.ts";
import { languages, petNames } from "../talk.table.ts";
import { type Doubt, inParts, type Merged } from "./in-parts.ts";
import type { Mention } from "./mentions.ts";
import { isFromPlace } from "./more-than-a-name.ts";
import {
  isClan,
  isSpeaker,
  isToldOfWord,
  saidAnew,
  withDropped,
  withEndAnew,
  withFamilyLists,
  withMaidenName,
  withoutEndDenied,
} from "./repair.ts";
import { isFirstAgain, isSame, isWithin, overlap } from "./within.ts";
import { isParticle } from "./word-classes.ts";

/** Puts the mentions of a name together: one begun again, gone on with, told in parts, or chosen over a former one. */
export function merge(given: readonly Mention[]): Merged | Doubt {
  if (given.slice(1).some(({ isOther }) => isOther)) return "several";
  // "Mi nombre es maya, Ixchel": of which language a name is, or a part of it.
  const [first, next] = given;
  const isTongue = first?.words.length === 1 && tongues.has(first.words[0]?.plain ?? "");
  if (isTongue && next !== undefined && !isWithin(first.words, next.words)) return "several";
  const told = withFamilyLists(withoutEndDenied(withEndAnew(given))).filter(
    (one, at) => !isToldOfWord(given, one, at) && !isClan(one, given) && !isSpeaker(one, given),
  );
  if (told.length < given.length) return merge(told);
  const all = withMaidenName(withDropped(told));
  const named = all.filter(({ sort, isDenied, how }) => sort !== "nickname" && !isDenied && how !== "stray");
  const counted = withGivenCalled(settled(named), all);
  // "Her maiden name was Ana Paz but she goes by Ana Luna": which one stands on paper today is not told.
  if (counted.every(({ sort }) => sort === "former") && all.some(({ sort }) => sort === "nickname"))
    return counted.length === 0 ? "none" : "several";
  const onPaper = counted.filter(({ sort }) => sort === "legal");
  // "El pasaporte dice Ana Paz Luna y la tarjeta Ana Paz".
  if (onPaper.some(({ words }) => words.length !== onPaper[0]?.words.length)) return "several";
  const labelled = counted.filter(({ part }) => part !== undefined && part !== "name");
  // "..., y de apellido Quiñones, Quiñones con eñe": only said again.
  const isAgain = ({ words }: Mention) => labelled.some((one) => isWithin(words, one.words));
  const whole = mergeWhole(counted.filter((one) => !labelled.includes(one) && !isAgain(one)));
  if (typeof whole === "string" && !(whole === "none" && labelled.length > 0)) return whole;
  const merged = labelled.length === 0 ? whole : inParts(labelled, typeof whole === "string" ? undefined : whole);
  if (typeof merged === "string") return merged;
  return straysMatter(all, counted, merged)
    ? "several"
    : {
        ...merged,
        isChosen:
          merged.isChosen ||
          counted.length < named.length ||
          all.some((one, at) => one !== given[at]) ||
          all.slice(all.indexOf(counted.at(-1) as Mention) + 1).some((one) => isToldBehind(one, merged.words)),
      };
}

/** "Me llaman Óscar, me apellido Vega": how one is called is the given name where only family names are told else. */
function withGivenCalled(counted: readonly Mention[], all: readonly Mention[]): readonly Mention[] {
  const called = all.filter(
    ({ sort, isDenied, words }) =>
      sort === "nickname" && !isDenied && words.every(({ plain }) => isGivenName(plain) && !isPetName.has(plain)),
  );
  const [only, other] = called;
  const isFamilyOnly = counted.length > 0 && counted.every(({ part }) => part?.startsWith("family"));
  return only !== undefined && other === undefined && isFamilyOnly
    ? [{ ...only, sort: undefined, part: "given" }, ...counted]
    : counted;
}

const isPetName = wordsOf(petNames);
const tongues = wordsOf(languages);

/** Those that count: a name of the present or on paper takes the place of all others, any other that of a former one. */
function settled(named: readonly Mention[]): readonly Mention[] {
  const present = named.filter(({ sort }) => sort === "present");
  const legal = named.filter(({ sort }) => sort === "legal");
  const strong = present.length > 0 ? present : legal;
  if (strong.length > 0) {
    const from = named.indexOf(strong[0] as Mention);
    const last = named.indexOf(strong.at(-1) as Mention);
    return named.filter(
      (one, at) =>
        strong.includes(one) || (at > from && at !== last && one.goesOn) || (at > last && one.sort === undefined),
    );
  }
  const others = named.filter(({ sort }) => sort !== "former");
  return others.some(({ words, part }) => words.length > 1 || part !== undefined) ? others : named;
}

function mergeWhole(mentions: readonly Mention[]): Merged | Doubt {
  let now: Merged | undefined;
  for (const mention of mentions) {
    const next = now === undefined ? begun(mention) : joined(now, mention, mentions.length);
    if (typeof next === "string") return next;
    now = next;
  }
  return now ?? "none";
}

function begun({ words, isCommon, how, isNamed }: Mention): Merged {
  return { words, isCommon, isChosen: false, isSaidToBe: how === "said-to-be", isNamed };
}

function joined(now: Merged, mention: Mention, count: number): Merged | Doubt {
  const { words, isCommon, how, goesOn, joint } = mention;
  const isSaidToBe = now.isSaidToBe || how === "said-to-be";
  const isNamed = now.isNamed || mention.isNamed;
  const whole = (all: readonly Token[]): Merged => ({
    words: all,
    isCommon: now.isCommon || isCommon,
    isChosen: now.isChosen,
    isSaidToBe,
    isNamed,
  });
  if (joint === "or") return "people";
  // "Primero Rivas y luego Molina": no given name among them.
  if (mention.isLater && ![...now.words, ...words].some(({ plain }) => isGivenName(plain))) return "several";
  const again = saidAnew(now.words, mention);
  if (again !== undefined) return again.length === 0 ? "several" : { ...whole(again), isNamed, isChosen: true };
  // "Ana Luz Paz, al revés, Luz Ana Paz": the same words in another order.
  const isTurned = words.length > 1 && words.length === now.words.length && !isWithin(words, now.words);
  if (isTurned && words.every((one) => now.words.some((other) => isSame(one, other)))) return "several";
  // "Ana Paz viuda de Luna pero usa Paz nomás": less than was said before.
  if (joint === "but" && how === "said-to-be" && words.length < now.words.length) return "several";
  if (isWithin(words, now.words)) return { ...now, isSaidToBe, isNamed };
  if (isWithin(now.words, words)) return whole(words);
  const shared = overlap(now.words, words);
  if (shared > 0) return whole([...now.words, ...words.slice(shared)]);
  // "Josefa, jota o ese ..., Xicay, ..., y Sajbin": told one after the other, the last one with an "y".
  const isListed =
    joint === "list" && count > 2 && now.words.length > 1 && !words.some(({ plain }) => isGivenName(plain));
  if (isListed) return whole([...now.words, ...words]);
  // "Osmany Lieva, ay, Leyva Batista": begun again at the last word, written otherwise.
  const [first, last] = [words[0], now.words.at(-1)];
  const isNear =
    first !== undefined &&
    last !== undefined &&
    (isAlike(first.plain, last.plain) ||
      (mention.isSighed && first.plain[0] === last.plain[0] && lettersBetween(first.plain, last.plain) < 3));
  const isEndAnew =
    isNear &&
    goesOn &&
    words.length > 1 &&
    now.words.length > 1 &&
    !isGivenName(first.plain) &&
    !isAlike(now.words[0]?.plain ?? "", first.plain);
  if (isEndAnew) return { ...whole([...now.words.slice(0, -1), ...words]), isChosen: true };
  // "Es Peña, y me llamo Rosa": the family name was told first.
  const isGivenBehind =
    how === "said-to-be" &&
    words.every(({ plain }) => isGivenName(plain)) &&
    now.words.every(
      ({ plain }) => !isGivenName(plain) && (mention.isNamed ? isFamilyName(plain) : now.words.length === 1),
    );
  if (isGivenBehind) return { ...whole([...words, ...now.words]), isChosen: true };
  // "Isabel, i ese a ..., y Patzán, pe a ...": the given name and the family name, each with its letters.
  const isPair =
    joint === "list" &&
    (mention.isAnew || mention.isRemarked || words.every(({ plain }) => isFamilyName(plain))) &&
    now.words.every(({ plain }) => isGivenName(plain)) &&
    !words.some(({ plain }) => isGivenName(plain));
  if (isPair) return { ...whole([...now.words, ...words]), isChosen: true };
  if (joint === "and" || joint === "list") return "people";
  // "Rigo Mejía, es Rigoberto Mejía": begun again, a word of it said otherwise.
  const isBegunAgain = isFirstAgain(now.words, words) && words.length >= now.words.length;
  if (isBegunAgain) return whole(words);
  if (goesOn && now.words.length > 1 && isFromPlace(words)) return now;
  // "Dominga, o sea, Domitila"; "Ana Paz, de Santa Rosa": another name, or where she is from.
  // "Salvador, del Toro": behind given names alone a family name.
  const isFamilyBehind =
    goesOn && now.words.every(({ plain }) => isGivenName(plain)) && isFamilyName(words.at(-1)?.plain ?? "");
  if (joint === "rather" || (/^del?$/.test(startOfPlace(words)) && !isFamilyBehind)) return "several";
  if (!goesOn) {
    const isFuller = now.words.length === 1 && words.length > 1 && how === "said-to-be";
    return isFuller ? { ...whole(words), isChosen: true } : "several";
  }
  const halves = { halves: [now.words, words] as const };
  return { ...whole([...now.words, ...words]), ...(count === 2 && halves) };
}

/** The small word that a part begins with, unless it is one of a family name: "de la Cruz", "de los Santos". */
function startOfPlace([first, second]: readonly Token[]): string {
  return first !== undefined && !/^(la|las|los)$/.test(second?.plain ?? "") ? first.plain : "";
}

/** A name told in other talk is no part of the answer; behind it, one that is new leaves in doubt whose name it is. */
function straysMatter(all: readonly Mention[], counted: readonly Mention[], { words, isSaidToBe }: Merged): boolean {
  const isStrong = isSaidToBe && isWholeName(words);
  const first = all.indexOf(counted[0] as Mention);
  const last = all.indexOf(counted.at(-1) as Mention);
  return all.some((one, at) => {
    if (one.how !== "stray" && !one.isDenied) return false;
    if (one.sort === "nickname") return false;
    const isInside = isWithin(one.words, words);
    // A whole name in other talk, and else only one that was borne before: which of them counts is not told.
    const isBeside = !one.isDenied && !isInside && one.sort !== "former" && isWholeName(one.words);
    if (isBeside && counted.every(({ sort }) => sort === "former")) return true;
    if (one.isDenied)
      return at > last && one.words.every(({ text }) => words.some((word) => isAsWritten(word.text, text)));
    if (one.isIn && at > last) return false;
    if (one.isPlace && !one.words.some(({ plain }) => isGivenName(plain))) return false;
    if (isInside || ((one.isExample || one.isWho) && at < last)) return false;
    const isOther = one.isComment || one.isThing || (isStrong && !one.isExample && isNoName(one));
    if (at > last) return !isOther || one.words.some(({ plain }) => isGivenName(plain));
    const next = all.slice(at + 1).find((other) => counted.includes(other));
    // "Mi nombre es Kelvin y el otro Omar y de apellido Brito": a name between parts that were told.
    if (at > first && next?.part !== undefined && one.words.some(({ plain }) => isGivenName(plain))) return true;
    // "Ana Luz, la flaca me dicen en la obra, Ana Luz Paz": a thing told of before the name is begun again.
    const isAgain = at > first && next !== undefined && isWithin(counted[0]?.words ?? [], next.words);
    // "Espérese que se me cae el teléfono, ya, Ana Paz": a word of other talk that is known as no name.
    const isKnown = one.words.some(({ plain }) => isGivenName(plain) || isFamilyName(plain));
    if (!isKnown && (one.isComment || one.isThing || one.isIn) && (at < first || isAgain)) return false;
    return at > first ? next?.how === "bare" && next.goesOn : next?.how === "bare";
  });
}

/** Named in talk behind the name, and neither a comment on it nor a thing: it was left out, so the name is read back. */
function isToldBehind({ how, sort, isComment, isThing, words }: Mention, name: readonly Token[]): boolean {
  return how === "stray" && sort !== "nickname" && !isComment && !isThing && !isWithin(words, name);
}

/** Three words or more, or a given name and a family name: nothing told behind it can be wanting. */
function isWholeName(words: readonly Token[]): boolean {
  const [first, ...rest] = words.filter((one) => !isParticle(one));
  return rest.length > 1 || (isGivenName(first?.plain ?? "") && rest.some(({ plain }) => isFamilyName(plain)));
}

/** "..., me casé con un Portillo", "..., vivo en Zacapa": words of other talk that are known as no name, or one of many. */
function isNoName({ words, isOneOfMany }: Mention): boolean {
  return isOneOfMany || !words.some(({ plain }) => isGivenName(plain) || isFamilyName(plain));
}

/** "Peña con eñe, no Pena": the tilde makes it another word. */
function isAsWritten(one: string, other: string): boolean {
  return one.toLocaleLowerCase("es") === other.toLocaleLowerCase("es");
}
