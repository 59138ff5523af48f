import type { Candidate, Interpretation } from "../interpretation.ts";
import { countryQuestions } from "../questions.texts.ts";
import { ask, askWhich, chosen, doubted, type Reader } from "../reading.ts";
import { isOneLetterAway } from "../words/distance.ts";
import { atStart, somewhere, wordsOf } from "../words/phrases.ts";
import { fold, plainText, spanOf, type Token } from "../words/tokens.ts";
import { countryAliases, sharedNames } from "./aliases.table.ts";
import { places } from "./cities.table.ts";
import { demonyms } from "./demonyms.table.ts";
import { countryNames } from "./names.table.ts";
import {
  bornWords,
  commonTowns,
  elsewhereWords,
  lesserCodes,
  othersPhrases,
  regions,
  residesWords,
  turningWords,
} from "./words.table.ts";

type Sort = "name" | "demonym" | "place" | "region";
interface Entry {
  readonly codes: readonly string[];
  readonly sort: Sort;
}
interface Mention extends Entry {
  readonly tokens: readonly Token[];
}

const english = new Map<string, string>();
const spanish = new Map<string, string>();
/** Folded words, one space between, to what they name. */
const entries = new Map<string, Entry>();
/** How many words the longest entry has that begins with a word. */
const longestFrom = new Map<string, number>();

function put(words: string, codes: readonly string[], sort: Sort): void {
  const plain = keyOf(words);
  if (plain === "") return;
  const known = entries.get(plain);
  if (known !== undefined && known.sort !== sort) return;
  entries.set(plain, { codes: known && sort !== "name" ? [...new Set([...known.codes, ...codes])] : codes, sort });
  const [first = "", ...rest] = plain.split(" ");
  longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, rest.length + 1));
}

function keyOf(words: string): string {
  return (
    fold(words)
      .match(/[\p{L}\p{N}']+/gu)
      ?.join(" ") ?? ""
  );
}

/** The rows of a table, each cut at its bars. */
function rowsOf(table: string): readonly (readonly string[])[] {
  return table
    .trim()
    .split("\n")
    .map((line) => line.split("|"));
}

for (const [code = "", ...names] of rowsOf(countryNames)) {
  const [inEnglish = "", inSpanish = "", ...others] = names;
  english.set(code, inEnglish);
  spanish.set(code, inSpanish);
  for (const name of [...others, inEnglish, inSpanish]) put(name, [code], "name");
}
for (const [codes = "", ...names] of [...rowsOf(countryAliases), ...rowsOf(sharedNames)]) {
  for (const name of names) put(name, codes.split(" "), "name");
}
for (const [code = "", words = ""] of rowsOf(demonyms)) {
  for (const word of words.split(" ")) for (const form of genders(word)) put(form, [code], "demonym");
}
for (const [name = ""] of rowsOf(regions)) put(name, [], "region");
for (const [code = "", ...names] of rowsOf(places)) for (const name of names) put(name, [code], "place");

/** Masculine, feminine, and both plurals. */
function genders(word: string): readonly string[] {
  const feminine = word.endsWith("o") ? `${word.slice(0, -1)}a` : /(es|an|ol|in|uz)$/.test(word) ? `${word}a` : word;
  const plural = (form: string) => (/[aeiou]$/.test(form) ? `${form}s` : `${form}es`);
  return [word, feminine, plural(word), plural(feminine)];
}

/** The English name of a country, as the forms print it. */
export function englishCountry(code: string): string | undefined {
  return english.get(code);
}

/** The Spanish name of a country. */
export function spanishCountry(code: string): string | undefined {
  return spanish.get(code);
}

/** Reads the country someone was born in: its name, an alias, or, to be confirmed, a city or who comes from there. */
export const country: Reader = {
  read(tokens, context) {
    const heard = tokens.filter((token) => token.kind !== "mark");
    const denied = withoutDenied(heard);
    if (denied !== undefined) return doubted(country.read(denied, context), "denied-other");
    const all = heard;
    const text = plainText(all);
    const mentions = mentionsIn(all);
    if (/\bno (soy|naci|nacio|es) (de |en )?(?!se\b)/.test(text) && !/\bsino\b/.test(text) && mentions.length > 0) {
      return askAgain(mentions);
    }
    const birth = birthPlace(all);
    if (birth !== undefined) return atBirth(birth, all);
    const native = withoutElsewhere(all, (plain) => elsewhere.has(plain) || resides.has(plain));
    const words = mentionsIn(native).length > 0 ? native : withoutElsewhere(all);
    const isOfOthers = ofOthers.test(text) && !/\byo (naci|soy)\b/.test(text);
    if (mentions.length > 0 && (isOfOthers || mentionsIn(words).length === 0)) return askAgain(mentions);
    // "mi papá es de Cuba pero yo soy de Miami": where somebody else is from is no answer.
    const own = ownBirth(words);
    if (own !== undefined && !mentionsIn(own).some(({ sort }) => sort === "name")) {
      const codes = codesOf(mentions);
      return codes.length > 1 ? askWhich(codes.map(candidate)) : askAgain(mentions);
    }
    // As a country America is the one people live in; beside other words it is the continent.
    if (/^((de|en) )?america$/.test(text)) return doubted(valueFor("US", mentions), "continent");
    // CLDR names the Republic of the Congo so; said with its article it may as well be the other one.
    if (text === "congo") return doubted(valueFor("CG", mentions), "shared-name");
    return decide(mentionsIn(words), text) ?? misspelt(words) ?? ask(countryQuestions.which, { missing: ["country"] });
  },
};

const born = wordsOf(bornWords);
const elsewhere = wordsOf(elsewhereWords);
const resides = wordsOf(residesWords);
const turns = wordsOf(turningWords);
const ofOthers = somewhere(othersPhrases);
const lesser = wordsOf(lesserCodes);
const common = atStart(commonTowns);

/**
 * "en Tapachula, del lado de México, no en Guatemala": the words without the country that is denied at their end. Only
 * where two places, or a side of the border, were told for another: "en Argentina no en Bolivia" may take back the first.
 */
function withoutDenied(words: readonly Token[]): readonly Token[] | undefined {
  const at = words.findLastIndex(({ plain }, index) => plain === "no" && index > 0 && words[index - 1]?.plain !== "no");
  if (at < 1 || !/^(en|de|del|es|por|para)$/.test(words[at + 1]?.plain ?? "")) return undefined;
  const [before, behind] = [words.slice(0, at), words.slice(at + 1)];
  const told = mentionsIn(before).filter(({ sort }) => sort !== "region");
  const denied = mentionsIn(behind);
  const codes = told
    .map((mention) => mention.codes)
    .reduce((one, other) => one.filter((code) => other.includes(code)), told[0]?.codes ?? []);
  const [code, ...others] = codes;
  const isTold = told.length > 1 || before.some(({ plain }) => plain === "lado");
  const isOne = denied.length === 1 && !denied[0]?.codes.includes(code ?? "");
  return code !== undefined && others.length === 0 && isTold && isOne ? before : undefined;
}

/** The words right behind "nací", "nacida": they win over every other country that is named. */
function birthPlace(words: readonly Token[]): readonly Token[] | undefined {
  const at = words.findLastIndex(({ plain }) => born.has(plain));
  if (at < 0 || at === words.length - 1) return undefined;
  const behind = words.slice(at + 1);
  // "en España nací y en Francia crecí": what an "and" joins to the verb is of another one.
  const isOther = (plain: string, place: number) => place === 0 && plain === "y";
  const end = behind.findIndex(({ plain }, place) => turns.has(plain) || elsewhere.has(plain) || isOther(plain, place));
  return end < 0 ? behind : behind.slice(0, end);
}

function atBirth(words: readonly Token[], all: readonly Token[]): Interpretation {
  const mentions = mentionsIn(words);
  const reading = decide(mentions, plainText(words)) ?? misspelt(words) ?? bornBefore(all);
  if (reading === undefined) return askAgain(mentionsIn(all));
  const codes = new Set(codesOf(mentions));
  const isOther = mentionsIn(withoutElsewhere(all)).some((mention) => !mention.codes.some((code) => codes.has(code)));
  return isOther ? doubted(reading, "two-countries") : reading;
}

/** "en el DF nació ella": the place stands before the verb. */
function bornBefore(words: readonly Token[]): Interpretation | undefined {
  const at = words.findLastIndex(({ plain }) => born.has(plain));
  const before = withoutElsewhere(words.slice(0, at));
  return ofOthers.test(plainText(before)) ? undefined : decide(mentionsIn(before), plainText(before));
}

/** The words without what follows "vivo en", "me crié en", "frontera con". */
function withoutElsewhere(
  words: readonly Token[],
  isElsewhereAt = (plain: string) => elsewhere.has(plain),
): readonly Token[] {
  let isElsewhere = false;
  return words.filter(({ plain }) => {
    if (isElsewhereAt(plain)) isElsewhere = true;
    else if (turns.has(plain) || born.has(plain)) isElsewhere = false;
    return !isElsewhere;
  });
}

/** The words behind "yo nací" when somebody else's origin comes first. */
function ownBirth(words: readonly Token[]): readonly Token[] | undefined {
  const at = words.findIndex(
    ({ plain }, index) => plain === "yo" && /^(naci|soy)$/.test(words[index + 1]?.plain ?? ""),
  );
  return at > 0 && mentionsIn(words.slice(0, at)).length > 0 ? words.slice(at + 2) : undefined;
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

function mentionsIn(words: readonly Token[]): readonly Mention[] {
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

function decide(all: readonly Mention[], text: string): Interpretation | undefined {
  const mentions = all.filter(({ sort }) => sort !== "region");
  const named = mentions.filter((mention) => mention.sort === "name");
  let codes = codesOf(named);
  if (codes.length > 1) codes = codes.filter((code) => !lesser.has(code));
  const born = bornIn(mentions, text);
  if (codes.length > 1 && born !== undefined) codes = [born];
  // "mis papás son de México pero yo nací en Texas"
  if (codes.length === 1 && born !== undefined && !codes.includes(born)) codes = [...codes, born];
  const [only, ...others] = codes;
  if (only !== undefined) {
    if (others.length > 0) return askWhich(codes.map(candidate));
    const reading = valueFor(only, named);
    const isOther = mentions.some((mention) => mention.sort === "demonym" && !mention.codes.includes(only));
    return isOther ? doubted(reading, "two-countries") : reading;
  }
  for (const sort of ["demonym", "place"] as const) {
    const of = mentions.filter((mention) => mention.sort === sort);
    if (of.length === 0) continue;
    const shared = of
      .map((mention) => mention.codes)
      .reduce((one, other) => one.filter((code) => other.includes(code)));
    const options = shared.length > 0 ? shared : codesOf(of);
    const [code, ...more] = options;
    if (code === undefined) continue;
    if (options.length > 3) return askWhere(of);
    if (more.length > 0) return askWhich(options.map(candidate));
    const isOther = mentions.some(({ codes: named }) => !named.includes(code));
    if (isOther) return doubted(valueFor(code, of), "two-countries");
    const isShared = sort === "place" && of.every(({ tokens }) => common.test(plainText(tokens)));
    return isShared ? doubted(valueFor(code, of), sort) : valueFor(code, of);
  }
  return undefined;
}

/** "nací en Cuba pero vivo en Estados Unidos". */
function bornIn(mentions: readonly Mention[], text: string): string | undefined {
  const matches = mentions.filter((mention) => {
    const words = plainText(mention.tokens);
    return new RegExp(
      `\\b(naci|nacio|nacid[oa]|soy|es|origen|originari[oa]) (aqui |alla )?(en|de|del) (el |la |los )?${words}\\b`,
    ).test(text);
  });
  const codes = codesOf(matches);
  return codes.length === 1 ? codes[0] : undefined;
}

/** A long word one letter away from just one country's name. */
function misspelt(words: readonly Token[]): Interpretation | undefined {
  const codes = new Set<string>();
  const tokens: Token[] = [];
  for (const token of words) {
    if (token.plain.length < 5) continue;
    for (const [name, entry] of entries) {
      if (entry.sort === "name" && name.length >= 5 && isOneLetterAway(name, token.plain)) {
        for (const code of entry.codes) codes.add(code);
        tokens.push(token);
      }
    }
  }
  const [only, ...others] = codes;
  if (only === undefined) return undefined;
  if (others.length > 0) return askWhich([...codes].map(candidate));
  return doubted(valueFor(only, [{ codes: [only], sort: "name", tokens }]), "misspelt");
}

/** More countries have such a town than can be chosen from by ear. */
function askWhere(mentions: readonly Mention[]): Interpretation {
  const town = mentions[0]?.tokens.map(({ text }) => text).join(" ") ?? "";
  return ask(`¿En qué país está ${town}?`, { missing: ["country"], spans: spansOf(mentions) });
}

function askAgain(mentions: readonly Mention[]): Interpretation {
  return ask(countryQuestions.instead, {
    missing: ["country"],
    spans: spansOf(mentions),
  });
}

function candidate(code: string): Candidate {
  return { value: code, english: english.get(code) ?? code, spanish: spanish.get(code) ?? code };
}

function valueFor(code: string, mentions: readonly Mention[]): Interpretation {
  return chosen(candidate(code), spansOf(mentions));
}

function codesOf(mentions: readonly Mention[]): readonly string[] {
  return [...new Set(mentions.flatMap(({ codes }) => codes))];
}

function spansOf(mentions: readonly Mention[]): Interpretation["spans"] {
  return mentions.flatMap(({ tokens }) => spanOf(tokens));
}
