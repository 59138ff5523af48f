import { withLetter } from "../../answers/letters/letter-hint.ts";
import { isAlike } from "../../answers/words/distance.ts";
import { fold } from "../../answers/words/tokens.ts";
import { isFamilyName } from "../../names/family-names.ts";
import { isGivenName } from "../../names/given-names.ts";
import { hasTilde, type LetterTold, lettersTold } from "./letters-told.ts";
import type { Repair } from "./whole-values.ts";
import { likeOld } from "./with-word.ts";

/**
 * A value with its letters as they are told: "Gómez es con zeta", "sin hache", "la primera letra es be de burro", "quítele la i del
 * final y póngale doble e", "ese al final, no zeta". Where several words may be meant all of them are told; a word that is
 * written so already stands as it is, to be read back by its letters.
 */
export function repairLetter(text: string, value: string): Repair | undefined {
  const told = lettersTold(text, value);
  if (told.length === 0) return byAccent(text, value);
  const words = [...new Set(told.flatMap(({ word }) => word ?? []))];
  return words.length < 2 ? editedAnywhere(told, value) : editedEach(words, told, value);
}

/** Of several words at once each letter must be told with its word, and have one place in it. */
function editedEach(words: readonly number[], told: readonly LetterTold[], value: string): Repair | undefined {
  let parts: readonly string[] = value.split(" ");
  for (const at of words) {
    const mine = told.filter(({ word }) => word === at);
    const [only, more] = edited(parts[at] ?? "", mine);
    if (only === undefined || more !== undefined) return undefined;
    parts = parts.with(at, only);
  }
  const isWhole = told.every(({ word }) => word !== undefined);
  return isWhole ? { texts: [parts.join(" ")], spelled: parts[words[0] ?? 0] } : undefined;
}

function editedAnywhere(edits: readonly LetterTold[], value: string): Repair | undefined {
  const parts = value.split(" ");
  const { word } = edits.find((one) => one.word !== undefined) ?? {};
  const asked = word === undefined ? [...parts.keys()] : [word];
  const changed = asked.flatMap((at) =>
    edited(parts[at] ?? "", edits).map((now) => ({ at, old: parts[at] ?? "", now })),
  );
  const right = changed.find(({ old, now }) => old === now);
  // Where it is written so already, it is read back letter by letter.
  if (right !== undefined) return { texts: [value], spelled: right.now };
  // "Robles Bega, con ve de vaca": of the words that may be meant it is the one that becomes a name, or that is none yet.
  const unknown = changed.filter(({ old }) => !isName(old));
  const named = unknown.filter(({ now }) => isName(now));
  const only = [named, unknown].find((some) => new Set(some.map(({ at }) => at)).size === 1)?.[0]?.at;
  const meant = only === undefined ? changed : changed.filter(({ at }) => at === only);
  const texts = meant.map(({ at, now }) => parts.with(at, now).join(" "));
  return texts.length === 0 ? undefined : { texts, spelled: meant[0]?.now };
}

function isName(word: string): boolean {
  return isFamilyName(fold(word)) || isGivenName(fold(word));
}

/** The ways in which a word may have its letters as they are told; itself where it has them. */
function edited(old: string, edits: readonly LetterTold[]): readonly string[] {
  const [put, also] = edits.filter(({ isOut }) => !isOut);
  const [out, more] = edits.filter(({ isOut }) => isOut);
  if (also !== undefined || more !== undefined) return oneByOne(old, edits);
  const said = edits.find((one) => one.said !== undefined)?.said;
  const isSaidSo =
    said !== undefined &&
    (put === undefined || holds(said, put)) &&
    (out === undefined || !fold(said).includes(out.letter));
  if (isSaidSo) return [likeOld(said, old)];
  const words =
    put === undefined
      ? out === undefined
        ? []
        : without(old, out)
      : out === undefined
        ? withPut(old, put)
        : exchanged(old, out, put);
  return [...new Set(words)].map((now) => (now === old ? now : likeOld(now.toLocaleLowerCase("es"), old)));
}

/** Several letters of one word, each where nobody doubts its place. */
function oneByOne(old: string, edits: readonly LetterTold[]): readonly string[] {
  let now = old;
  for (const edit of edits) {
    const [only, more] = edited(now, [edit]);
    if (only === undefined || more !== undefined) return [];
    now = only;
  }
  return [now];
}

function holds(word: string, { letter, place }: LetterTold): boolean {
  if (letter === "ñ") return hasTilde(word);
  const plain = fold(word);
  if (place === "last") return plain.endsWith(letter);
  return place === "first" ? plain.startsWith(letter) : plain.includes(letter);
}

function without(old: string, { letter, place, word }: LetterTold): readonly string[] {
  if (word !== undefined && !fold(old).includes(letter)) return [old];
  return placesOf(old, letter, place).map((at) => old.slice(0, at) + old.slice(at + letter.length));
}

/** "Con y, no con ll": a letter in the place of another. */
function exchanged(old: string, out: LetterTold, put: LetterTold): readonly string[] {
  return placesOf(old, out.letter, out.place ?? put.place).map(
    (at) => old.slice(0, at) + put.letter + old.slice(at + out.letter.length),
  );
}

function placesOf(old: string, letter: string, place: LetterTold["place"]): readonly number[] {
  const plain = fold(old);
  const all = [...plain.matchAll(new RegExp(letter, "g"))].map(({ index }) => index);
  if (place === undefined) return all;
  return all.filter((at) => (place === "first" ? at === 0 : at + letter.length === plain.length));
}

const soundGroups = ["bv", "szcx", "gjxh", "yi", "yj", "ckq", "nm", "hao"];
const vowel = /^[aeiou]+$/;

function withPut(old: string, told: LetterTold): readonly string[] {
  const { letter, place } = told;
  const plain = fold(old);
  if (holds(old, told)) return [old];
  if (letter === "ñ") return placesOf(old, "n", place).map((at) => `${old.slice(0, at)}ñ${old.slice(at + 1)}`);
  if (place === undefined) {
    const alike = withLetter(old, letter);
    // "Yaneth con jota": what sounds so only where a name begins.
    const isBegun = alike.length === 0 && isAlikeSound(plain.charAt(0), letter);
    return isBegun ? [letter + old.slice(1)] : alike;
  }
  const isFirst = place === "first";
  const end = plain.at(isFirst ? 0 : -1) ?? "";
  const inPlace = isFirst ? letter + old.slice(1) : old.slice(0, -1) + letter;
  const beside = isFirst ? letter + old : old + letter;
  if (letter === end.repeat(2) || isAlikeSound(end, letter)) return [inPlace];
  // "Doble e al final" of "Yeimi" takes the place of its vowel; a consonant goes behind one.
  if (vowel.test(letter) && vowel.test(end)) return [inPlace];
  return told.word === undefined && told.said === undefined
    ? []
    : vowel.test(letter) === vowel.test(end)
      ? [inPlace]
      : [beside];
}

function isAlikeSound(one: string, other: string): boolean {
  return one !== other && soundGroups.some((group) => group.includes(one) && group.includes(other));
}

const accent =
  /^(?:(?<word>\p{L}+)\s+)?(?:lleva|va|con|se escribe con)\s+(?:con\s+)?(?:un\s+)?(?:acento|tilde)(?:\s+en la\s+(?<letter>[aeiou])(?:\s+\p{L}+)*)?[.!]?$/iu;

function byAccent(text: string, value: string): Repair | undefined {
  const { word: told, letter } = accent.exec(text)?.groups ?? {};
  if (letter === undefined) return undefined;
  const parts = value
    .split(" ")
    .filter((one) => fold(one).includes(letter) && (told === undefined || isAlike(fold(one), fold(told))));
  const texts = parts.map((old) => {
    const at = fold(old).lastIndexOf(letter);
    return value.replace(old, `${old.slice(0, at)}${`${letter}\u0301`.normalize("NFC")}${old.slice(at + 1)}`);
  });
  return texts.length === 0 ? undefined : { texts };
}
