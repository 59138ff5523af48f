import { isFamilyName } from "../../../names/family-names.ts";
import { isGivenName } from "../../../names/given-names.ts";
import { contrast, cueWords } from "../../clauses/cues.table.ts";
import { wordsOf } from "../../words/phrases.ts";
import type { Token } from "../../words/tokens.ts";
import { everydayNouns, otherTongues, stemsOfAr, stemsOfErIr, vocatives } from "../everyday.table.ts";
import { talkWords } from "../talk.table.ts";

const nouns = wordsOf(`${everydayNouns} ${talkWords} ${cueWords} ${contrast}`);
const called = wordsOf(`${vocatives} ${otherTongues}`);
const clitics = "(?:me|te|se|nos)?(?:l[aoe]s?)?";
const stemsOf = (table: string) => `(?:${table.trim().split(/\s+/).join("|")})`;
const verb = new RegExp(
  `^(?:${stemsOf(stemsOfAr)}(?:o|as?|an|amos|aba(?:s|n|mos)?|e|es|en|emos|aste|aron|ad[oa]s?|ando${clitics}|ar(?:e|as?|an|emos|ia[sn]?|iamos|${clitics})|[ae]n?${clitics})|${stemsOf(stemsOfErIr)}(?:o|es?|en|emos|imos|ia(?:s|n|mos)?|io|i|iste|ieron|as?|an|amos|id[oa]s?|iendo${clitics}|[ei]r(?:e|as?|an|emos|ia[sn]?|iamos|${clitics})|[ae]n?${clitics}))$`,
);

/** "ponéis", "llamáis"; of "Thaís" the accent tells that it is none. */
const ofYou = /^\w{2,}[ae]is$/;
const isNoneOfYou = /[ae]ís$/i;

/** Tells whether a word is one of everyday talk by the way it is made, and not known as a name. */
export function isEveryday({ plain, text }: Token): boolean {
  const isOfYou = ofYou.test(plain) && !isNoneOfYou.test(text.normalize("NFC"));
  return !isKnown(plain) && (called.has(plain) || isNoun(plain) || verb.test(plain) || isOfYou);
}

/** Tells whether a word is a verb by its stem and its ending, and not known as a name. */
export function isConjugated({ plain }: Token): boolean {
  return verb.test(plain) && !isKnown(plain);
}

/** Tells whether a word is how one calls whom one speaks with, or a shout: never the end of a name. */
export function isVocative({ plain }: Token): boolean {
  return called.has(plain) && !isKnown(plain);
}

function isKnown(plain: string): boolean {
  return isGivenName(plain) || isFamilyName(plain);
}

/** The noun itself, its plural, or its diminutive. */
function isNoun(plain: string): boolean {
  if (nouns.has(plain)) return true;
  const one = plain.replace(/s$/, "");
  if (one.length < 4) return false;
  const stem = /^(.{2,}?)(?:c?it|ill)[oa]$/.exec(one)?.[1]?.replace(/qu$/, "c").replace(/gu$/, "g");
  const bases = [one, one.replace(/e$/, ""), one.replace(/ce$/, "z"), one.replace(/a$/, "o")];
  const small = stem === undefined ? [] : [stem, `${stem}o`, `${stem}a`, `${stem}e`];
  return [...bases, ...small].some((base) => nouns.has(base));
}
