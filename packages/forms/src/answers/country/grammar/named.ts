import { fold, plainText, type Token } from "../../words/tokens.ts";
import { countryAliases, sharedNames } from "../aliases.table.ts";
import { places } from "../cities.table.ts";
import { demonyms } from "../demonyms.table.ts";
import { countryNames } from "../names.table.ts";
import { regions } from "../words.table.ts";

/** What some words may name: the codes of the countries, and whether as a name, as who comes from there or as a place. */
interface Entry {
  readonly codes: readonly string[];
  readonly sort: "name" | "demonym" | "place" | "region";
}

/** What some words of an answer name. */
export interface Mention extends Entry {
  readonly tokens: readonly Token[];
}

interface Lexicon {
  readonly english: Map<string, string>;
  readonly spanish: Map<string, string>;
  /** Folded words, one space between, to what they name. */
  readonly entries: Map<string, Entry>;
  /** How many words the longest entry has that begins with a word. */
  readonly longestFrom: Map<string, number>;
}

let lexicon: Lexicon | undefined;

/** The tables, put together when they are first asked: the page loads them long before an answer comes. */
function known(): Lexicon {
  lexicon ??= lexiconOfTables();
  return lexicon;
}

function lexiconOfTables(): Lexicon {
  const tables: Lexicon = { english: new Map(), spanish: new Map(), entries: new Map(), longestFrom: new Map() };
  const put = (words: string, codes: readonly string[], sort: Entry["sort"]) => add(tables, words, { codes, sort });
  for (const [code = "", ...names] of rowsOf(countryNames)) {
    const [english = "", spanish = "", ...others] = names;
    tables.english.set(code, english);
    tables.spanish.set(code, spanish);
    for (const name of [...others, english, spanish]) put(name, [code], "name");
  }
  for (const [codes = "", ...names] of [...rowsOf(countryAliases), ...rowsOf(sharedNames)]) {
    for (const name of names) put(name, codes.split(" "), "name");
  }
  for (const [code = "", words = ""] of rowsOf(demonyms)) {
    for (const word of words.split(" ")) for (const form of genders(word)) put(form, [code], "demonym");
  }
  for (const [name = ""] of rowsOf(regions)) put(name, [], "region");
  for (const [code = "", ...names] of rowsOf(places)) for (const name of names) put(name, [code], "place");
  return tables;
}

function add({ entries, longestFrom }: Lexicon, words: string, { codes, sort }: Entry): void {
  const plain =
    fold(words)
      .match(/[\p{L}\p{N}']+/gu)
      ?.join(" ") ?? "";
  const before = entries.get(plain);
  if (plain === "" || (before !== undefined && before.sort !== sort)) return;
  entries.set(plain, { codes: before && sort !== "name" ? [...new Set([...before.codes, ...codes])] : codes, sort });
  const [first = "", ...rest] = plain.split(" ");
  longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, rest.length + 1));
}

/** The rows of a table, each cut at its bars. */
function rowsOf(table: string): readonly (readonly string[])[] {
  return table
    .trim()
    .split("\n")
    .map((line) => line.split("|"));
}

/** Masculine, feminine, and both plurals. */
function genders(word: string): readonly string[] {
  const feminine = word.endsWith("o") ? `${word.slice(0, -1)}a` : /(es|an|ol|in|uz)$/.test(word) ? `${word}a` : word;
  const plural = (form: string) => (/[aeiou]$/.test(form) ? `${form}s` : `${form}es`);
  return [word, feminine, plural(word), plural(feminine)];
}

/** The English name of a country, as the forms print it. */
export function englishCountry(code: string): string | undefined {
  return known().english.get(code);
}

/** The Spanish name of a country. */
export function spanishCountry(code: string): string | undefined {
  return known().spanish.get(code);
}

/** Every name of a country, folded, and the codes it may stand for. */
export function countryEntries(): readonly (readonly [name: string, codes: readonly string[]])[] {
  return [...known().entries].flatMap(([name, { codes, sort }]) => (sort === "name" ? [[name, codes] as const] : []));
}

/** The countries of the places whose people a word may be: "ayacuchana", "cusqueño", "medellinense". */
export function townsOf(word: string): readonly string[] {
  const stem = /^(.{4,})(?:(?:an|en|in|er|ec)[oa]|ense)s?$/.exec(word)?.[1]?.replace(/qu$/, "c");
  if (stem === undefined) return [];
  const towns = [...known().entries].filter(
    ([name, { sort }]) => sort === "place" && name.startsWith(stem) && name.length < stem.length + 3,
  );
  return [...new Set(towns.flatMap(([, { codes }]) => codes))];
}

/** Everything some words name, in their order, each by the longest words that do. */
export function mentionsIn(words: readonly Token[]): readonly Mention[] {
  const { entries, longestFrom } = known();
  const mentions: Mention[] = [];
  for (let at = 0; at < words.length; ) {
    let found: Mention | undefined;
    for (
      let length = Math.min(longestFrom.get(words[at]?.plain ?? "") ?? 0, words.length - at);
      length > 0 && found === undefined;
      length--
    ) {
      const run = words.slice(at, at + length);
      const entry = entries.get(plainText(run));
      if (entry !== undefined) found = { ...entry, tokens: run };
    }
    if (found !== undefined) mentions.push(found);
    at += found?.tokens.length ?? 1;
  }
  return mentions;
}

/** The codes of all that is named, each once. */
export function codesOf(mentions: readonly Mention[]): readonly string[] {
  return [...new Set(mentions.flatMap(({ codes }) => codes))];
}

/** The country named in some words, if just one is: for the end of an address. */
export function countryNamed(
  words: readonly Token[],
): { readonly code: string; readonly tokens: readonly Token[] } | undefined {
  const named = mentionsIn(words).filter((mention) => mention.sort === "name");
  const last = named.at(-1);
  const [code, ...others] = last?.codes ?? [];
  return last && code && others.length === 0 ? { code, tokens: last.tokens } : undefined;
}
