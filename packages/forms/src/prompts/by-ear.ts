import { commonPlaceWords } from "../answers/address/common.table.ts";
import { symbolNames } from "../answers/email/words.table.ts";
import { letterNames } from "../answers/letters/letter-names.table.ts";
import { numberWord } from "../answers/numbers/vocabulary.ts";
import { wordsOf } from "../answers/words/phrases.ts";
import { fold } from "../answers/words/tokens.ts";
import { isGivenName } from "../names/given-names.ts";
import { givenNamesAlike, wordsWithoutH } from "./by-ear.table.ts";

/** What a letter is called where another one would sound the same. */
const told: Readonly<Record<string, string>> = {
  ...{ b: "be grande", v: "ve chica", s: "ese", z: "zeta", c: "ce", h: "hache", y: "i griega", ll: "doble ele" },
  ...{ g: "ge", j: "jota", x: "equis", k: "ka", w: "doble u", i: "i latina" },
};

/** Places in a word whose letter could be another one of the same sound, in the Spanish of the Americas. */
const ambiguous =
  /ll|b|v|w|k|z|x|j|y|(?<!c)h|s|c(?=[eiéí])|g(?=[eiéí])|(?<=[aeouáéóú])i(?=[aeouáéóú])|^i(?=[aeouáéóú])|i$/giu;

/** So many letters are told beside a word; with more it is spelled whole. */
const mostTold = 4;

/**
 * What has to be said so that a word can be told from others that sound alike, its doubtful letters in their order:
 * "con ve chica", "con hache y zeta", "sin hache y con ese y ese", or all its letters. Empty where its sound leaves no
 * choice.
 */
export function hintOf(word: string): string {
  // "Elena" is written "Helena" as well; of "Marta" and "Martha" only all the letters tell which.
  const isOnlyH = /^[aeiou]/.test(fold(word)) && otherwiseWritten.has(`h${fold(word)}`);
  if (otherwiseWritten.has(fold(word)) && !isOnlyH) return `se escribe ${lettersOf(word)}`;
  const letters = [...word.toLocaleLowerCase("es").matchAll(ambiguous)].map(([letter]) => letter);
  // "rr" and "r", "n" and "ñ" are heard; what doubles silently is not. "Con hache" would be true of "ch" as well.
  const isDoubled = /(nn|ss|tt|pp|mm|ff|zz|cc(?![ei]))|^h.*ch/i.test(word);
  if (letters.length > mostTold || isDoubled || isForeign(word)) return `se escribe ${lettersOf(word)}`;
  const isWithoutFirst = lacksH(word) || isOnlyH;
  // "Ahumada" has its silent letter elsewhere: "sin hache y con hache" would tell nobody where.
  if (isWithoutFirst && letters.includes("h")) return `se escribe ${lettersOf(word)}`;
  const without = isWithoutFirst ? "sin hache" : "";
  const having = letters.length === 0 ? "" : `con ${inOrder(letters)}`;
  return [without, having].filter(Boolean).join(" y ");
}

/** Letters by their names, each by itself: "dos eses" would be those of "Casas" or of "Cassa". */
function inOrder(letters: readonly string[]): string {
  const named = letters.map((letter) => told[letter] ?? letter);
  return named.length < 2 ? named.join("") : `${named.slice(0, -1).join(", ")} y ${named.at(-1)}`;
}

/** Tells whether a word begins as one with a silent letter would sound, and is not one that everybody writes without. */
function lacksH(word: string): boolean {
  return /^[aeiou]/.test(fold(word)) && !withoutH.has(fold(word)) && !isGivenName(word);
}

const withoutH = wordsOf(wordsWithoutH);

/** Letters that Spanish words do not have together: how they are written cannot be heard at all. */
function isForeign(word: string): boolean {
  return (
    /(th|ph|sh|ck|gh|wh|sch|ou|ee|oo|tz|dt|ts)|[bcdfgjkpqtvw]$/i.test(fold(word)) && !/(ad|ed|id|ud)$/i.test(fold(word))
  );
}

/** The words of a name that must be told by letters, each with its hint, joined to be said once: "Villalobos, con ve chica". */
export function nameHints(name: string): string {
  return hintsOf(name.split(/\s+/).filter((word) => !/^(del|las|los|san)$/i.test(word) && !isSettled(word)));
}

/** A given name that nobody writes otherwise. */
function isSettled(word: string): boolean {
  return isGivenName(word) && !otherwiseWritten.has(fold(word));
}

const otherwiseWritten = wordsOf(givenNamesAlike);

/** The words of the local part of an e-mail address, told by letters, given names with one spelling left out. */
export function emailHints(address: string): string {
  return hintsOf((address.split("@")[0]?.match(/[a-z]+/gi) ?? []).filter((word) => !isSettled(word)));
}

/**
 * The words of a street and a city that must be told by letters.
 * @param taken words that were taken for what was heard: told by all their letters
 */
export function addressHints({ line, city }: { readonly line: string; readonly city: string }, taken = ""): string {
  const whole: readonly string[] = taken.match(/\p{L}+/gu) ?? [];
  const words = (`${line} ${city}`.match(/\p{L}{3,}/gu) ?? []).filter(
    (word) => !known.has(fold(word)) && !whole.includes(word) && numberWord(fold(word)) === undefined,
  );
  return [...whole.map((word) => `${word}, se escribe ${lettersOf(word)}`), hintsOf(words)].filter(Boolean).join("; ");
}

const known = wordsOf(commonPlaceWords);

function hintsOf(words: readonly string[]): string {
  const long = [...new Set(words)].filter((word) => word.length > 2);
  return long
    .map((word) => ({ word, hint: hintOf(word) }))
    .filter(({ hint }) => hint !== "")
    .map(({ word, hint }) => `${word}, ${hint}`)
    .join("; ");
}

/** So many letters are spelled in one go; of a longer name the doubtful words are, and what is left gets hints. */
const mostSpelled = 18;

/**
 * Words to be spelled after they were refused: one of them whole; of a name or an address's own part those that may be
 * written otherwise, so that nobody listens to letters for longer than it takes to follow.
 */
export function spelling(text: string): string {
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.length < 2) return `Se escribe: ${lettersOf(text)}`;
  const long = [...new Set(words)].filter((word) => word.length > 2 && !isSettled(word));
  const doubtful = long.filter((word) => hintOf(word) !== "");
  const unsure = doubtful.length > 0 ? doubtful : long;
  let left = mostSpelled;
  const parts = unsure.flatMap((word) => {
    left -= word.length;
    const hint = left >= 0 ? `se escribe ${lettersOf(word)}` : hintOf(word);
    return hint === "" ? [] : [`${word}, ${hint}`];
  });
  return parts.join("; ");
}

const names: ReadonlyMap<string, string> = new Map([
  ...letterNames.map(([letter, all]) => [letter, all.split("|")[0] ?? letter] as const),
  ["b", "be grande"],
  ["v", "ve chica"],
  ["i", "i"],
  ["y", "i griega"],
  ...Object.entries(symbolNames),
]);

/** A text letter by letter, its words apart, accents said: "eme, a con acento". Every letter by a name of its own. */
export function lettersOf(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => [...word].map(letterAloud).join(", "))
    .join("; ");
}

function letterAloud(letter: string): string {
  const lower = letter.toLocaleLowerCase("es");
  const plain =
    lower === "ñ"
      ? lower
      : lower
          .normalize("NFD")
          .replace(/\u0301|\u0308/g, "")
          .normalize("NFC");
  const aloud = names.get(plain) ?? plain;
  if (plain === lower) return aloud;
  return lower.normalize("NFD").includes("\u0308") ? `${aloud} con diéresis` : `${aloud} con acento`;
}
