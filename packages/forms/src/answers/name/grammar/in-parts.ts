import { isGivenName } from "../../../names/given-names.ts";
import type { Token } from "../../words/tokens.ts";
import type { Mention } from "./mentions.ts";
import { isSame, isWithin } from "./within.ts";
import { isParticle } from "./word-classes.ts";

/** The words of one name, put together from what was said of it. */
export interface Merged {
  readonly words: readonly Token[];
  /** Where the person told the given and family names apart. */
  readonly given?: readonly Token[];
  readonly family?: readonly Token[];
  /** Which of the given names were told to be the middle name. */
  readonly middle?: readonly Token[];
  readonly isCommon: boolean;
  /** It was chosen before another name that was said to be one too. */
  readonly isChosen: boolean;
  /** It was said to be a name, or its part. */
  readonly isSaidToBe: boolean;
  /** It was called a name: "me llamo", "el nombre es", and not only "soy". */
  readonly isNamed: boolean;
  /** "Prado Luna, Rosa": two bare parts with nothing but a pause between. */
  readonly halves?: readonly [readonly Token[], readonly Token[]];
}

/** Why no one name could be put together. */
export type Doubt = "none" | "several" | "people";

/** Puts together a name whose parts were told by what they are called; the rest is what was said without. */
export function inParts(labelled: readonly Mention[], rest: Merged | undefined): Merged | Doubt {
  const of = (part: Mention["part"]) => labelled.findLast((one) => one.part === part)?.words ?? [];
  const [given, family] = [withoutAnd(of("given")), [...withoutAnd(of("family")), ...of("family2")]];
  const middle = rest !== undefined && isWithin(of("middle"), rest.words) ? [] : of("middle");
  const isCommon = labelled.some((one) => one.isCommon) || rest?.isCommon === true;
  const about = { isCommon, isChosen: false, isSaidToBe: true, isNamed: true };
  const told = [...given, ...middle, ...family];
  if (rest === undefined || isWithin(rest.words, told))
    return { words: told, ...apart([...given, ...middle], family), ...(middle.length > 0 && { middle }), ...about };
  // "Prado Ana Luz, Prado es el apellido": it was said first.
  const behind = rest.words.slice(family.length);
  const isTurned = family.length > 0 && given.length === 0 && isWithin(family, rest.words.slice(0, family.length));
  if (isTurned && behind.length > 0 && behind.every((word) => isGivenName(word.plain)))
    return { words: [...behind, ...family], ...apart(behind, family), ...about, isChosen: true };
  const front = withoutEnd(rest.words, family);
  if (isWithin(family, rest.words) && isWithin(given, rest.words) && isWithin(middle, rest.words))
    return { ...rest, ...about, ...(family.length > 1 && front.length < rest.words.length && apart(front, family)) };
  if (given.length > 0) {
    // "Primer nombre Ana, apellido Prado, Luna": what goes on without a label belongs to the last one.
    return family.length > 0 || labelled.at(-1)?.part !== "given"
      ? "several"
      : { words: [...told, ...rest.words], ...about };
  }
  const [one, and, other] = rest.words;
  // "Dos nombres, Nelson y David, y los apellidos Paz Luna": a list, and no "y" of a family name.
  if (family.length > 0 && and?.plain === "y" && rest.words.length === 3 && one && other && isGivenName(other.plain)) {
    const names = [one, other];
    return { words: [...names, ...family], ...apart(names, family), ...about, isChosen: true };
  }
  if (of("family").length === 0) return { ...withMiddle([...rest.words, ...family], middle), ...about };
  const first = withoutEnd(rest.words, family);
  const isLong =
    first.length > 2 && !first.every(({ plain }) => isGivenName(plain) || isParticle({ kind: "word", plain } as Token));
  if (isLong || first.length === 0) return "several";
  const names = [...first, ...middle];
  return { words: [...names, ...family], ...apart(names, family), ...about };
}

function withMiddle([first, ...others]: readonly Token[], middle: readonly Token[]): Pick<Merged, "words"> {
  if (middle.length === 0) return { words: first === undefined ? [] : [first, ...others] };
  // "Félix A Reynoso, Antonio el segundo nombre": its initial was said.
  const initial = others[0]?.plain.length === 1 && middle[0]?.plain.startsWith(others[0].plain) ? 1 : 0;
  return { words: first === undefined ? middle : [first, ...middle, ...others.slice(initial)] };
}

/** "Apellidos Prado y Luna": told as a list, the small word is none of the name. */
function withoutAnd(words: readonly Token[]): readonly Token[] {
  const [one, and, other, more] = words;
  return one && and?.plain === "y" && other && more === undefined && one.plain !== other.plain ? [one, other] : words;
}

function apart(given: readonly Token[], family: readonly Token[]) {
  return given.length > 0 && family.length > 0 ? { given, family } : family.length > 0 ? { family } : { given };
}

function withoutEnd(words: readonly Token[], end: readonly Token[]): readonly Token[] {
  const from = words.length - end.length;
  return from > 0 && end.every((token, at) => isSame(words[from + at], token)) ? words.slice(0, from) : words;
}
