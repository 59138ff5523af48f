import { asideIn, letterHint, withLetter } from "../../answers/letters/letter-hint.ts";
import { lettersAt } from "../../answers/letters/letters.ts";
import { isAlike } from "../../answers/words/distance.ts";
import { fold, tokensOf } from "../../answers/words/tokens.ts";
import { isFamilyName } from "../../names/family-names.ts";
import { isGivenName } from "../../names/given-names.ts";
import type { Contrast } from "./contrast.ts";
import { placeIn } from "./name-order.ts";
import type { Repair } from "./whole-values.ts";
import { likeOld, withWord } from "./with-word.ts";

const letterTold =
  /\b(?<!no )(?:lleva|tiene|se escribe)\s+(?!con\b)(?:la\s+|una\s+)?(?=\p{L}+(?:\s+(?:chica|grande|de\s+\p{L}+))?[.!]?$)/iu;
const partTold = /\b(?:mi|el)\s+(?:(primer|segundo|[uú]ltimo)\s+)?(nombre|apellido)\b/iu;

/** "Mi segundo nombre lleva hache" as "Elena con hache". */
function asHint(text: string, value: string): string {
  const parts = value.split(" ");
  const named = text.replace(partTold, (whole, which?: string, what?: string) =>
    letterTold.test(text) ? (parts[placeIn(parts, which, what)] ?? whole) : whole,
  );
  return named.replace(letterTold, "con ");
}

/** "Gómez es con zeta", "sin hache", "la primera letra es be de burro", "termina en ese". */
export function repairLetter(said: string, value: string): Repair | undefined {
  const text = asHint(said, value);
  return (
    byEnd(text, value) ?? byHint(text, value) ?? byAbsence(text, value) ?? byPlace(text, value) ?? byAccent(text, value)
  );
}

/** "No, con zeta al final": the word that could end or begin so, and does not. */
function byEnd(text: string, value: string): Repair | undefined {
  const { letter: said = "", end } =
    /^(?:no[,.;\s]+)?(?:(?:es|va|se escribe|lleva|termina|empieza)\s+)*con\s+(?<letter>.+?)\s+(?:al|en el)\s+(?<end>final|principio)[.!]?$/iu.exec(
      text,
    )?.groups ?? {};
  const tokens = tokensOf(said).filter(({ kind }) => kind !== "mark");
  const letter = lettersAt(tokens, 0);
  if (end === undefined || letter === undefined || letter.length < tokens.length) return undefined;
  const isFirst = end === "principio";
  const [old, other] = value
    .split(" ")
    .filter((one) => alikeSound(fold(one).at(isFirst ? 0 : -1) ?? "", letter.letter));
  if (old === undefined || other !== undefined) return undefined;
  const now = likeOld(
    (isFirst ? letter.letter + old.slice(1) : old.slice(0, -1) + letter.letter).toLocaleLowerCase("es"),
    old,
  );
  return { texts: [value.replace(old, now)], spelled: now };
}

function byHint(text: string, value: string): Repair | undefined {
  const hint = letterHint(text);
  if (hint === undefined) return undefined;
  const { word: told, letter } = hint;
  const parts = value.split(" ").filter((one) => told === undefined || isAlike(fold(one), fold(told)));
  const right = [told, ...parts].find((one) => one !== undefined && fold(one).includes(letter));
  // Where it is written so already, it is read back letter by letter.
  if (right !== undefined) return { texts: withWord("name", value, right), spelled: right };
  const changed = parts.flatMap((old) => withLetter(old, letter).map((now) => ({ old, now })));
  // "Robles Bega, con ve de vaca": of the words that may be meant it is the one that becomes a name, or that is none yet.
  const unknown = changed.filter(({ old }) => !isName(old));
  const named = unknown.filter(({ now }) => isName(now));
  const [only] = [named, unknown].map(wordsOf).find(({ size }) => size === 1) ?? [];
  const meant = only === undefined ? changed : changed.filter(({ old }) => old === only);
  const texts = meant.map(({ old, now }) => value.replace(old, likeOld(now, old)));
  return texts.length === 0 ? undefined : { texts, spelled: meant[0]?.now };
}

function wordsOf(changed: readonly { readonly old: string }[]): ReadonlySet<string> {
  return new Set(changed.map(({ old }) => old));
}

function isName(word: string): boolean {
  return isFamilyName(fold(word)) || isGivenName(fold(word));
}

function byAbsence(text: string, value: string): Repair | undefined {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== "mark");
  const aside = asideIn(tokens);
  const at = tokens.findIndex(
    ({ plain }, index) =>
      plain === "sin" || (plain === "no" && /^(lleva|va|tiene)$/.test(tokens[index + 1]?.plain ?? "")),
  );
  if (at < 0) return undefined;
  const from = tokens[at]?.plain === "sin" ? at + 1 : at + 2;
  const skip = /^(con|la|el|una)$/.test(tokens[from]?.plain ?? "") ? 1 : 0;
  const letter = lettersAt(tokens, from + skip);
  if (letter === undefined || from + skip + letter.length < tokens.length || (aside && aside.end < tokens.length))
    return undefined;
  const told = tokens
    .slice(0, at)
    .findLast(({ text: one }) => value.split(" ").some((part) => isAlike(fold(part), fold(one))));
  const parts = value
    .split(" ")
    .filter((one) => fold(one).includes(letter.letter) && (told === undefined || isAlike(fold(one), told.plain)));
  const texts = parts.map((old) => value.replace(old, likeOld(without(old, letter.letter), old)));
  return texts.length === 0
    ? undefined
    : { texts, spelled: parts[0] === undefined ? undefined : likeOld(without(parts[0], letter.letter), parts[0]) };
}

function without(old: string, letter: string): string {
  const at = fold(old).indexOf(letter);
  return old.slice(0, at) + old.slice(at + letter.length);
}

const firstLetter =
  /^(?:(?<word>\p{L}+)\s+)?(?:la primera letra(?:\s+(?:del?|de la)\s+\p{L}+)?\s+es|empieza con|comienza con|inicia con|al principio (?:va|es))\s+(?:la\s+|una\s+)?(?<letter>.+?)[.!]?$/iu;
const lastLetter =
  /^(?:(?<word>\p{L}+)\s+)?(?:la [uú]ltima letra(?:\s+(?:del?|de la)\s+\p{L}+)?\s+es|termina (?:con|en)|acaba (?:con|en)|al final (?:va|es|lleva))\s+(?:la\s+|una\s+)?(?<letter>.+?)[.!]?$/iu;

function byPlace(text: string, value: string): Repair | undefined {
  for (const [shape, isFirst] of [
    [firstLetter, true],
    [lastLetter, false],
  ] as const) {
    const { word: told, letter: said = "" } = shape.exec(text)?.groups ?? {};
    const tokens = tokensOf(said).filter(({ kind }) => kind !== "mark");
    const letter = lettersAt(tokens, 0);
    if (letter === undefined || letter.length < tokens.length) continue;
    const parts = value.split(" ");
    const known = told === undefined ? undefined : parts.find((one) => isAlike(fold(one), fold(told)));
    const sounds = parts.filter((one) => alikeSound(fold(one).at(isFirst ? 0 : -1) ?? "", letter.letter));
    const [old] = known === undefined ? sounds : [known];
    if (old === undefined || (known === undefined && sounds.length > 1)) continue;
    const now = isFirst ? letter.letter + old.slice(1) : old.slice(0, -1) + letter.letter;
    return {
      texts: [value.replace(old, likeOld(now.toLocaleLowerCase("es"), old))],
      spelled: likeOld(now.toLocaleLowerCase("es"), old),
    };
  }
  return undefined;
}

const soundGroups = ["bv", "szcx", "gjxh", "yi", "ckq", "nm", "hao"];

function alikeSound(one: string, other: string): boolean {
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

/** "Con y, no con ll": a letter in the place of another, in the one word that has it. */
export function letterContrast({ now, old }: Contrast, value: string): Repair | undefined {
  const [letter, wrong] = [now, old].map(loneLetter);
  if (letter === undefined || wrong === undefined) return undefined;
  const [only, other] = value.split(" ").filter((one) => fold(one).includes(wrong));
  if (only === undefined || other !== undefined) return { texts: [] };
  const at = fold(only).indexOf(wrong);
  const changed = likeOld(
    `${only.slice(0, at)}${letter}${only.slice(at + wrong.length)}`.toLocaleLowerCase("es"),
    only,
  );
  return { texts: [value.replace(only, changed)], spelled: changed };
}

/** The letter that some words name, written alone or by its name. */
function loneLetter(said: string): string | undefined {
  const bare = fold(said.replace(/^(?:con|la|el|una?)\s+/iu, ""));
  if (/^(?:[a-z]|ll|rr|ch)$/.test(bare)) return bare;
  const tokens = tokensOf(bare);
  const letter = lettersAt(tokens, 0);
  return letter?.length === tokens.length ? letter.letter : undefined;
}
