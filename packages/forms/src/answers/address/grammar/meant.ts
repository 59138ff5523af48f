import type { NameHeard } from "../../answer.ts";
import type { Context } from "../../reading.ts";
import { isOneLetterAway } from "../../words/distance.ts";
import { wordsOf } from "../../words/phrases.ts";
import { fold, type Token } from "../../words/tokens.ts";
import { commonPlaceWords } from "../common.table.ts";
import { wordsByEar } from "../vocabulary.table.ts";
import { title } from "./street.ts";
import { directions, suffixes } from "./vocabulary.ts";

/** A name that was meant, and the words that were heard or typed for it. */
interface Taken {
  readonly name: string;
  readonly heard: string;
}

/** A street whose name was looked up by its sound and its letters: as it is printed, and what it was taken for. */
interface StreetMeant {
  readonly street: string;
  readonly taken?: Taken;
  /** The street as it was heard, where that may be a name of its own. */
  readonly otherwise?: string;
  /** Nobody knows a name like it. */
  readonly isUnknown?: true;
}

/** Where a street lies, and in which words it was told. */
interface Of {
  readonly tokens: readonly Token[];
  readonly zip: string | undefined;
  readonly state: string;
  readonly context: Context;
}

/** "West Nacs Street": Knox, where it was looked up. In Puerto Rico, and behind "Calle", names are Spanish. */
export function streetMeant(street: string, { tokens, zip, state, context }: Of): StreetMeant {
  const words = street.split(" ");
  const from = isDirection.has(words[0] ?? "") && words.length > 2 ? 1 : 0;
  let to = words.length;
  while (to > from + 1 && isDirection.has(words[to - 1] ?? "")) to--;
  if (to > from + 1 && isTypeLike(words[to - 1] ?? "")) to--;
  const name = words.slice(from, to).join(" ");
  const heard = fold(name).replace(/['.]/g, "");
  const isCommon = heard.split(" ").every((word) => common.has(word));
  const isLooked =
    zip !== undefined && !isCommon && state !== "PR" && !ownWay.test(street) && /^[a-z]+(?:[ -][a-z]+)*$/.test(heard);
  if (!isLooked) return { street };
  const as: NameHeard["as"] = isByEar(tokens) ? "street-by-ear" : "street";
  const meant = context.lookups?.meant?.({ heard, as }, zip.slice(0, 5));
  if (meant?.name === null) return { street, isUnknown: true };
  if (meant === undefined || meant.name === heard) return { street };
  // "1755 S Semoran Blvd": what is written as on an envelope stands, where it may be a name of its own.
  if (meant.isUnsure && isWritten(tokens)) return { street };
  const printed = meant.name
    .split(" ")
    .map(title)
    .join(" ")
    .replace(/\bMc(?=[a-z])./g, (start) => `Mc${start.slice(2).toUpperCase()}`);
  const put = [...words.slice(0, from), printed, ...words.slice(to)].join(" ");
  return { street: put, ...(meant.isUnsure ? { otherwise: street } : { taken: { name: printed, heard: name } }) };
}

/** Streets that are called otherwise than English ones. */
const ownWay = /\d|^(?:calle|avenida|avenue|paseo|camino|via|vista|villa|rancho)\b/i;
const isDirection: ReadonlySet<string> = new Set(directions.values());

/** "Pkway": a type, or one with a wrong letter. */
function isTypeLike(word: string): boolean {
  const plain = fold(word);
  return suffixes.has(plain) || [...suffixes.keys()].some((type) => type.length > 3 && isOneLetterAway(type, plain));
}

/** The names that were taken for what was heard: told with it, and spelled. */
export function withTaken(parts: Readonly<Record<string, string>>, taken: readonly Taken[]) {
  if (taken.length === 0) return { parts };
  const told = taken.map(({ name, heard }) => `por «${heard.toLowerCase()}» puse ${name}`).join(", y ");
  const question = `P${told.slice(1)}. ¿Está bien?`;
  return { parts: { ...parts, taken: taken.map(({ name }) => name).join(" ") }, question };
}

/** Tells whether a street's type or direction is written as a Spanish ear hears it; "bulevar" behind its name as well. */
export function isByEar(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ plain }, at) => byEar.has(plain) || (/^bule[vb]ard?$/.test(plain) && isBehindName(tokens[at - 1])),
  );
}

/** A street in capitals with its type cut short behind it: somebody wrote it. */
function isWritten(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ text }, at) =>
      writtenTypes.test(text) && /^\p{Lu}/u.test(text) && /^\p{Lu}\p{Ll}/u.test(tokens[at - 1]?.text ?? ""),
  );
}

const writtenTypes = /^(?:blvd|ave?|st|dr|rd|ln|ct|pl|pkwy|hwy|ter|cir|trl)$/i;

function isBehindName(before: Token | undefined): boolean {
  return before?.kind === "word" && !/^(?:de|del|el|la|en|y|un)$/.test(before.plain);
}

const byEar = wordsOf(wordsByEar);
const common = wordsOf(commonPlaceWords);
