import { symbolNames } from "../answers/email/symbols.table.ts";
import { letterNames } from "../answers/name/letter-names.table.ts";
import { fold } from "../answers/words/tokens.ts";
import { isGivenName } from "../names/given-names.ts";

/** What a letter is called where another one would sound the same. */
const told: Readonly<Record<string, string>> = {
  b: "be grande",
  v: "ve chica",
  s: "ese",
  z: "zeta",
  c: "ce",
  h: "hache",
  y: "i griega",
  ll: "doble ele",
  g: "ge",
  j: "jota",
  x: "equis",
  k: "ka",
  w: "doble u",
  q: "cu",
  i: "i latina",
};

/** Places in a word whose letter could be another one of the same sound, in the Spanish of the Americas. */
const ambiguous =
  /ll|b|v|w|k|z|x|j|q|y|(?<!c)h|s|c(?=[eiéí])|g(?=[eiéí])|(?<=[aeouáéóú])i(?=[aeouáéóú])|^i(?=[aeouáéóú])|i$/giu;

/** So many different letters are told beside a word; with more it is spelled whole. */
const mostTold = 2;

/**
 * What has to be said so that a word can be told from others that sound alike: "con ve chica", "con hache y con zeta",
 * or all its letters. Empty where its sound leaves no choice.
 */
export function hintOf(word: string): string {
  const found = [...word.toLocaleLowerCase("es").matchAll(ambiguous)].map(([letter]) => letter);
  const letters = [...new Set(found)];
  if (letters.length === 0) return "";
  // Of a letter that sounds like another one of the same word, nobody could tell which is where.
  const isMixed = sounds.some((group) => letters.filter((letter) => group.includes(letter)).length > 1);
  // "rr" and "r", "n" and "ñ" are heard; what doubles silently is not.
  const isDoubled = /(nn|ss|tt|pp|mm|ff|zz|cc(?![ei]))/i.test(word);
  if (letters.length > mostTold || isMixed || isDoubled || isForeign(word)) return `se escribe ${lettersOf(word)}`;
  return letters.map((letter) => `con ${told[letter] ?? letter}`).join(" y ");
}

const sounds = [
  ["b", "v", "w"],
  ["s", "z", "c", "x"],
  ["g", "j", "x"],
  ["y", "ll", "i"],
  ["k", "q", "c"],
];

/** Letters that Spanish words do not have together: how they are written cannot be heard at all. */
function isForeign(word: string): boolean {
  return (
    /(th|ph|sh|ck|gh|wh|sch|ou|ee|oo|tz|dt|ts)|[bcdfgjkpqtvw]$/i.test(fold(word)) && !/(ad|ed|id|ud)$/i.test(fold(word))
  );
}

/** The words of a name that must be told by letters, each with its hint, joined to be said once: "Villalobos, con ve chica". */
export function nameHints(name: string): string {
  const words = name.split(/\s+/).filter((word) => word.length > 2 && !/^(del|las|los|san)$/i.test(word));
  return words
    .map((word) => ({ word, hint: isGivenName(word) ? "" : hintOf(word) }))
    .filter(({ hint }) => hint !== "")
    .map(({ word, hint }) => `${word}, ${hint}`)
    .join("; ");
}

/** The local part of an e-mail address, as letters and signs: nothing of it can be heard for certain. */
export function emailHints(address: string): string {
  const local = address.split("@")[0] ?? "";
  const words = local.match(/[a-z]+/gi) ?? [];
  const unsure = words.filter((word) => word.length > 2 && hintOf(word) !== "");
  return unsure.map((word) => `${word}, ${hintOf(word)}`).join("; ");
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
