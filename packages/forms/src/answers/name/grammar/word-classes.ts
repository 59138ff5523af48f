import { isFamilyName } from "../../../names/family-names.ts";
import { isGivenName } from "../../../names/given-names.ts";
import { lowerParticles, upperParticles } from "../../../names/particles.table.ts";
import { contrast, cueWords } from "../../clauses/cues.table.ts";
import { numberWord } from "../../numbers/vocabulary.ts";
import { wordsOf } from "../../words/phrases.ts";
import type { Token } from "../../words/tokens.ts";
import {
  commonAndFamily,
  englishTalk,
  fillersAndFamily,
  loneLetters,
  namesWithTalkEndings,
  talkEndings,
  talkWords,
} from "../talk.table.ts";
import { isEveryday, isVocative } from "./everyday.ts";

const talk = wordsOf(`${talkWords} ${englishTalk} ${cueWords} ${contrast}`);
const exceptions = wordsOf(namesWithTalkEndings);
const ending = new RegExp(`^\\w{2,}(?:${talkEndings.join("|")})$`);
/** "reconoció", "abandonó": what somebody did. */
const past = /^\p{Ll}{2,}ó$/u;
const common = wordsOf(commonAndFamily);
const fillers = wordsOf(fillersAndFamily);
const particles = wordsOf(`${lowerParticles} ${upperParticles} mc vda`);
const letterWords = wordsOf(loneLetters);
const articles = wordsOf("la las los el");

/** Tells whether a word is talk: a common word that is no part of a name where it stands by itself. */
export function isTalk(token: Token): boolean {
  const { plain, text } = token;
  if (talk.has(plain) || plain.length < 2 || isEveryday(token)) return true;
  if (past.test(text.normalize("NFC")) && !isGivenName(plain) && !isFamilyName(plain)) return true;
  return ending.test(plain) && !exceptions.has(plain) && !isGivenName(plain) && !isFamilyName(plain);
}

/** Tells whether a word is talk only by the way it is made, so that right behind a name it may be a part of it. */
export function isMaybeTalk(token: Token): boolean {
  return token.kind === "word" && isEveryday(token) && !isVocative(token) && !talk.has(token.plain);
}

/** Tells whether a word can be part of a name by itself: any that is no talk, no small word and no number. */
export function isNameWord(token: Token | undefined): token is Token {
  if (token?.kind !== "word" || isNumber(token) || isLetterName(token)) return false;
  return !isTalk(token) && !isParticle(token) && !isCluster(token);
}

/** "tch", "zh": letters that no name is made of alone. */
function isCluster({ plain }: Token): boolean {
  return /^[b-df-hj-np-tv-xz]{2,}$/.test(plain) && !isGivenName(plain) && !isFamilyName(plain);
}

/** "de", "la", "san", "viuda": small words that hold family names together. */
export function isParticle(token: Token | undefined): boolean {
  return token?.kind === "word" && particles.has(token.plain);
}

/** "Nayib Al Khoury", "Omar El Sayed": an article of a name, written large before a further word that is. "El Salvador" is a country. */
export function isArticleOfName(token: Token | undefined, next: Token | undefined): boolean {
  if (token === undefined || !/^(?:Al|El)$/.test(token.text)) return false;
  return isNameWord(next) && /^\p{Lu}/u.test(next.text) && next.plain !== "salvador";
}

/** "la", "los": no name goes on with one unless it is written with a capital, "Juan La Torre". */
export function isBareArticle({ plain, text }: Token): boolean {
  return articles.has(plain) && !/^\p{Lu}/u.test(text);
}

/** Digits, and number words of four letters or more. */
export function isNumber({ kind, plain }: Token): boolean {
  return kind === "digits" || (plain.length > 3 && numberWord(plain) !== undefined);
}

/** "Hache", "jota": the name of a letter, said by itself. */
export function isLetterName({ plain, text }: Token): boolean {
  return letterWords.has(plain) || text.toLowerCase() === "eñe";
}

/** A word of talk that is a family name behind other words of a name: "Ana Calle", "Rosa Nieto". */
export function isCommonFamily(token: Token | undefined): boolean {
  return token !== undefined && common.has(token.plain);
}

/** "Bueno", "Claro": a family name as the last word of all, else a filler. */
export function isFillerFamily(token: Token | undefined): boolean {
  return token !== undefined && fillers.has(token.plain);
}
