import type { Candidate, Interpretation } from "../interpretation.ts";
import { withSpelledWord } from "../letters/letters-only.ts";
import { countryQuestions } from "../questions.texts.ts";
import { ask, askWhich, type Context, chosen, doubted, type Reader } from "../reading.ts";
import { isOneLetterAway } from "../words/distance.ts";
import { atStart, somewhere, waysOf, wordsOf } from "../words/phrases.ts";
import { respeller } from "../words/sound.ts";
import { plainText, spanOf, type Token } from "../words/tokens.ts";
import {
  beforeBirth,
  birthPlace,
  bornIn,
  deniedAmong,
  isOfOthers,
  isOfTheSame,
  nativeWords,
  ownBirth,
  withoutDenied,
  withoutElsewhere,
  withoutMistaken,
  withoutOwn,
} from "./grammar/clauses.ts";
import {
  codesOf,
  countryEntries,
  englishCountry,
  type Mention,
  mentionsIn,
  spanishCountry,
  townsOf,
} from "./grammar/named.ts";
import { apartFrom } from "./texts.ts";
import {
  commonTowns,
  herePhrases,
  lesserCodes,
  namesakes,
  qualifiers,
  soundedWords,
  spousePhrases,
  writtenCodes,
} from "./words.table.ts";

const lesser = wordsOf(lesserCodes);
const isNamesakeOf = wordsOf(namesakes);
const common = atStart(commonTowns);
const isCode = wordsOf(writtenCodes);
const qualified = waysOf(qualifiers);
const here = somewhere(herePhrases);
const spouse = somewhere(spousePhrases);
const respelled = respeller(wordsOf(soundedWords));

/** Reads the country someone was born in: its name, an alias, or, to be confirmed, a city or who comes from there. */
export const country: Reader = {
  read(given, context) {
    const heard = given.map((token) => {
      const plain = token.plain === "d" ? "de" : token.plain.replace(/(?<=...)([aeiou])\1+$/, "$1");
      return plain === token.plain ? token : { ...token, text: plain, plain };
    });
    const spelled = withSpelledWord(heard);
    if (spelled !== heard) return doubted(country.read(spelled, context), "spelled");
    // "Che, soy paraguaya": so one speaks to somebody, and who says no more is from where all do.
    const [first, ...others] = heard;
    if (first?.plain === "che" && mentionsIn(others.filter(({ kind }) => kind !== "mark")).length > 0)
      return country.read(others, context);
    const isOfOther = asksOfOther(heard, context.about);
    const tokens = isOfOther ? withoutOwn(respelled(heard)) : respelled(heard);
    const ofOthers = (words: readonly Token[]) => !isOfOther && isOfOthers(words);
    const meant = withoutMistaken(tokens, isOfOther);
    if (meant !== undefined) return doubted(country.read(meant, context), "denied-other");
    const all = tokens.filter((token) => token.kind !== "mark");
    const rest = withoutDenied(all);
    if (rest !== undefined) return doubted(country.read(rest, context), "denied-other");
    const text = plainText(all);
    const mentions = mentionsIn(all);
    if (/\bno (soy|naci|nacio|es) (de |en )?(?!se\b)/.test(text) && !/\bsino\b/.test(text) && mentions.length > 0) {
      return askAgain(mentions);
    }
    const [theirs, ...more] = codesOf(mentions);
    if (!isOfOther && theirs !== undefined && more.length === 0 && isOfOthers(all) && isOfTheSame(text))
      return doubted(valueFor(theirs, mentions), "two-countries");
    const own = isOfOther ? undefined : ownBirth(nativeWords(all));
    const ownNames = mentionsIn(own ?? []).filter(
      ({ sort }) => sort === "name" || (sort === "demonym" && !saysBeing(own)),
    );
    if (own !== undefined && ownNames.length > 0 && birthPlace(all) === undefined)
      return doubted(decide(ownNames, plainText(own)) ?? askAgain(mentions), "two-countries");
    const birth = birthPlace(all);
    if (birth !== undefined) return atBirth(birth, all, ofOthers);
    if (here.test(text) && mentions.length === 0)
      return doubted(valueFor("US", [{ codes: ["US"], sort: "name", tokens: all }]), "place");
    const words = nativeWords(all);
    const isOnlyOfOthers = ofOthers(all) && !/\byo (naci|soy)\b/.test(text);
    if (mentions.length > 0 && (isOnlyOfOthers || mentionsIn(words).length === 0)) return askAgain(mentions);
    // "mi papá es de Cuba pero yo soy de Miami": where somebody else is from is no answer.
    if (own !== undefined && !mentionsIn(own).some(({ sort }) => sort === "name")) {
      const codes = codesOf(mentions);
      // "El Salvador, yo soy de San Miguel": a town behind the only country that is named.
      const [named, other] = codesOf(mentions.filter(({ sort }) => sort === "name" || sort === "demonym"));
      const isTown = mentionsIn(own).every(({ sort, tokens }) => sort === "place" && common.test(plainText(tokens)));
      if (named !== undefined && other === undefined && isTown && !ofOthers(all))
        return doubted(valueFor(named, mentions), "two-countries");
      return codes.length > 1 ? askWhich(codes.map(candidate)) : askAgain(mentions);
    }
    // "Jamaica no Trinidad": which of the two is denied cannot be told.
    const either = deniedAmong(all, mentions);
    if (either !== undefined) return askWhich(either.map(candidate));
    const code = codeIn(all);
    if (code !== undefined) return doubted(valueFor(code, [{ codes: [code], sort: "name", tokens: all }]), "code");
    // As a country America is the one people live in; beside other words it is the continent.
    if (/^((de|en) )?america$/.test(text)) return doubted(valueFor("US", mentions), "continent");
    return (
      decide(mentionsIn(words), text) ??
      misspelt(words) ??
      fromTown(words) ??
      withoutK(heard, context) ??
      ask(countryQuestions.which, { missing: ["country"] })
    );
  },
};

/** "Kuba", "Kosta Rica", "Gwatemala": a name typed with a k, or a w, for what it sounds like. */
function withoutK(heard: readonly Token[], context: Context): Interpretation | undefined {
  const words = heard.map((token) => {
    const plain = token.plain
      .replace(/k(?=[ei])/g, "qu")
      .replaceAll("k", "c")
      .replaceAll("gw", "gu");
    return plain === token.plain ? token : { ...token, text: plain, plain };
  });
  const reading = words.some((word, at) => word !== heard[at]) ? country.read(words, context) : undefined;
  return reading?.status === "value" ? doubted(reading, "misspelt") : undefined;
}

/** Whose country is asked is somebody else's, and not the one of the spouse where only another is told of. */
function asksOfOther(words: readonly Token[], about: Context["about"]): boolean {
  const text = plainText(words);
  return about === "relative" || (about === "spouse" && (!isOfOthers(words) || spouse.test(text)));
}

/** "yo soy americana": who one is tells less where one was born than "yo mexicana" does beside another's origin. */
function saysBeing(own: readonly Token[] = []): boolean {
  return /^(naci|soy)$/.test(own[0]?.plain ?? "");
}

/** A code of two letters typed in capitals, and nothing else. */
function codeIn([word, more]: readonly Token[]): string | undefined {
  return word !== undefined && more === undefined && isCode.has(word.text) ? word.text : undefined;
}

function atBirth(
  words: readonly Token[],
  all: readonly Token[],
  ofOthers: (words: readonly Token[]) => boolean,
): Interpretation {
  const mentions = mentionsIn(words);
  if (mentions.length === 0 && here.test(plainText(words)))
    return doubted(valueFor("US", [{ codes: ["US"], sort: "name", tokens: words }]), "place");
  const reading = decide(mentions, plainText(words)) ?? misspelt(words) ?? bornBefore(all, ofOthers);
  if (reading === undefined) return askAgain(mentionsIn(all));
  const codes = new Set(codesOf(mentions));
  const isOther = mentionsIn(withoutElsewhere(all)).some((mention) => !mention.codes.some((code) => codes.has(code)));
  return isOther ? doubted(reading, "two-countries") : reading;
}

/** "en el DF nació ella": the place stands before the verb. */
function bornBefore(
  words: readonly Token[],
  ofOthers: (words: readonly Token[]) => boolean,
): Interpretation | undefined {
  const before = beforeBirth(words);
  return ofOthers(before) ? undefined : decide(mentionsIn(before), plainText(before));
}

/** "Corea, la del sur": which of the countries of one name. */
function isQualified(code: string, text: string): boolean {
  return qualified.some(([one, words]) => one === code && words.test(text));
}

function decide(all: readonly Mention[], text: string): Interpretation | undefined {
  const mentions = all.filter(({ sort }) => sort !== "region");
  const named = mentions.filter((mention) => mention.sort === "name");
  // "del Salvador y el otro hondureño": two people.
  const [one, ...more] = codesOf(mentions.filter(({ codes }) => codes.length === 1));
  if (one !== undefined && more.length > 0 && /\b[ye] (el|la|los|las) otr[oa]s?\b/.test(text))
    return askWhich([one, ...more].map(candidate));
  let codes = codesOf(named);
  if (codes.length > 1) codes = codes.filter((code) => !lesser.has(code));
  const told = codes.filter((code) => isQualified(code, text));
  if (told.length === 1 && codes.every((code) => qualified.some(([one]) => one === code))) codes = told;
  const born = bornIn(mentions, text);
  if (codes.length > 1 && born !== undefined) codes = [born];
  // "mis papás son de México pero yo nací en Texas"
  if (codes.length === 1 && born !== undefined && !codes.includes(born)) codes = [...codes, born];
  const [only, ...others] = codes;
  if (only !== undefined) {
    if (others.length > 0) return amongSeveral(codes, mentions, text) ?? askWhich(codes.map(candidate));
    const isNamesake = mentions.length === 1 && named.every(({ tokens }) => isNamesakeOf.has(plainText(tokens)));
    if (isNamesake && !/\b(pais|republica)\b/.test(text)) return doubted(toldApart(only, named), "shared-name");
    const peoples = codesOf(mentions.filter(({ sort }) => sort === "demonym"));
    // "tica, de Liberia": a town that bears the name of a country.
    const [people] = peoples;
    const isTown = named.every(({ tokens }) => isNamesakeOf.has(plainText(tokens)));
    if (isTown && people !== undefined && peoples.length === 1)
      return doubted(valueFor(people, mentions), "shared-name");
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

/** "Nueva Guinea, la de Nicaragua", "tica, de Costa Rica, de Liberia": which country is told of a place named like another. */
function amongSeveral(
  codes: readonly string[],
  mentions: readonly Mention[],
  text: string,
): Interpretation | undefined {
  const ofTown = mentions.findLast(({ sort, tokens }, at) => {
    const name = plainText(tokens);
    return at > 0 && sort === "name" && [`la de ${name}`, `el de ${name}`].some((words) => text.includes(words));
  });
  const peoples = codesOf(mentions.filter(({ sort }) => sort === "demonym"));
  const [code, more] = ofTown?.codes ?? peoples.filter((one) => codes.includes(one));
  const isOne = code !== undefined && more === undefined && (ofTown !== undefined || peoples.length === 1);
  return isOne ? doubted(valueFor(code, mentions), "two-countries") : undefined;
}

/** "ayacuchana", "cochabambino": who comes from a place that is known. */
function fromTown(words: readonly Token[]): Interpretation | undefined {
  const of = words.map((word) => ({ codes: townsOf(word.plain), sort: "demonym" as const, tokens: [word] }));
  const [code, ...more] = codesOf(of);
  if (code === undefined) return undefined;
  const mentions = of.filter(({ codes }) => codes.length > 0);
  return more.length > 0 ? askWhich([code, ...more].map(candidate)) : doubted(valueFor(code, mentions), "place");
}

/** A long word one letter away from just one country's name. */
function misspelt(words: readonly Token[]): Interpretation | undefined {
  const names = countryEntries();
  const codes = new Set<string>();
  const tokens: Token[] = [];
  for (const token of words) {
    if (token.plain.length < 5) continue;
    for (const [name, named] of names) {
      if (name.length < 5 || !isOneLetterAway(name, token.plain)) continue;
      for (const code of named) codes.add(code);
      tokens.push(token);
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
  return { value: code, english: englishCountry(code) ?? code, spanish: spanishCountry(code) ?? code };
}

function valueFor(code: string, mentions: readonly Mention[]): Interpretation {
  return chosen(candidate(code), spansOf(mentions));
}

/** "Georgia, el país, y no el estado de Estados Unidos": what a name is told apart by. */
function toldApart(code: string, mentions: readonly Mention[]): Interpretation {
  const reading = valueFor(code, mentions);
  const apart = apartFrom[code];
  return apart === undefined ? reading : { ...reading, question: `${reading.spanishReadback}, ${apart}. ¿Es así?` };
}

function spansOf(mentions: readonly Mention[]): Interpretation["spans"] {
  return mentions.flatMap(({ tokens }) => spanOf(tokens));
}
