import { correctionIn } from "../../answers/meta/corrections.ts";
import { numberWord } from "../../answers/numbers/vocabulary.ts";
import { atStart, somewhere, whole, wordsOf } from "../../answers/words/phrases.ts";
import { plainText, type Token, tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import { isGivenName } from "../../names/given-names.ts";
import type { Moment } from "../act.ts";
import { hasRead, read } from "../reading.ts";
import {
  countedNouns,
  faultWords,
  irregularVerbs,
  remarkLeads,
  remarkLeadsBesideVerdict,
  stemsOfTalkAr,
  stemsOfTalkErIr,
  wordsOfKinds,
} from "./clauses.table.ts";

const lead = atStart(remarkLeads);
const irregular = wordsOf(irregularVerbs);
const stems = (table: string) => table.trim().split(/\s+/).join("|");
const regular = new RegExp(
  `^(?:(?:${stems(stemsOfTalkAr)})(?:o|a|an|amos|aba|aban|e|o|aron|ando|ad[oa]|ar)|(?:${stems(stemsOfTalkErIr)})(?:o|e|en|imos|emos|ia|ian|i|io|ieron|iendo|id[oa]|[ei]r))(?:me|se|le|l[oa]s?)?$`,
);

/**
 * Tells whether a clause is a remark beside the answer: a sentence of its own, with a verb, that holds nothing an answer
 * to the question is made of. "Es que estoy manejando", "tengo tres hijos", said to a question for a telephone.
 */
export function isRemark(text: string, moment: Moment): boolean {
  const words = tokensOf(text).filter(({ kind }) => kind !== "mark");
  const plain = plainText(words);
  if (words.length < 2 || !lead.test(plain) || !words.some(isVerb)) return false;
  return takesNothingBack(text) && !touches(text, moment);
}

/**
 * Tells whether a clause beside a yes or a no to a read-back is a remark: it says where the value stands, whose it was, or
 * how the person feels, and nothing of it is a fault, a number or a part of the value.
 */
export function isRemarkBesideVerdict(text: string, moment: Moment): boolean {
  const words = tokensOf(text).filter(({ kind }) => kind !== "mark");
  const plain = plainText(words);
  const isLed = leadBesideVerdict.test(plain) || (lead.test(plain) && words.some(isVerb));
  if (words.length < 2 || !isLed || fault.test(plain)) return false;
  const isOfName = moment.field?.kind === "name" && copula.test(plain);
  return isWithoutValue(words) && takesNothingBack(text) && !isOfName;
}

/** Tells whether each number of some words counts something or tells the hour: "tengo tres hijos", "son las cuatro y media". */
function isWithoutValue(words: readonly Token[]): boolean {
  return words.every((word, at) => {
    if (!isNumber(word)) return true;
    const behind = words.slice(at + 1).find((next) => !isNumber(next) && next.plain !== "y");
    const isHour = words
      .slice(0, at)
      .some(({ plain }, before) => plain === "las" && /^(?:son|a)$/.test(words[before - 1]?.plain ?? ""));
    return isHour || (behind !== undefined && counted.test(behind.plain));
  });
}

function isNumber({ kind, plain }: Token): boolean {
  return kind === "digits" || (!/^(?:una?|y)$/.test(plain) && numberWord(plain) !== undefined);
}

function takesNothingBack(text: string): boolean {
  return correctionIn(tokensOf(`x ${text}`), false) === undefined;
}

const leadBesideVerdict = atStart(remarkLeadsBesideVerdict);
const fault = somewhere(faultWords);
/** "Pero es Pardo": a verb that puts a word in the place of another. */
const copula = /\b(?:es|son|era|va|van|lleva|llevan|termina|empieza)\b(?! (?:que|las)\b)/;

function isVerb({ plain }: Token): boolean {
  return irregular.has(plain) || regular.test(plain);
}

const counted = whole(countedNouns);
const ofName = somewhere(wordsOfKinds.name);
const ofDate = somewhere(wordsOfKinds.date);
const ofNumber = somewhere(wordsOfKinds.number);
const ofAddress = somewhere(wordsOfKinds.address);
const ofLife = somewhere(wordsOfKinds.life);
const ofEmail = somewhere(wordsOfKinds.email);

/** Tells whether a clause holds something that an answer to the question is made of. */
export function touches(text: string, moment: Moment): boolean {
  const { field } = moment;
  if (field === undefined || field.kind === "choice") return true;
  const tokens = tokensOf(text);
  const plain = plainText(tokens);
  switch (field.kind) {
    case "name":
      return ofName.test(plain) || tokens.some(({ plain: word }) => isGivenName(word));
    case "date":
      return ofDate.test(plain) || /\d{4}|\d\s*[-/]\s*\d/.test(text);
    case "alien-number":
    case "phone":
      return ofNumber.test(plain) || !isWithoutValue(tokens);
    case "address":
      return ofAddress.test(plain) || /\d/.test(text);
    case "email":
      return ofEmail.test(plain) || text.includes("@");
    case "marital":
    case "relation":
      return ofLife.test(plain) || isRead(text, field, moment);
    case "country":
      return isRead(text, field, moment);
    default:
      return true;
  }
}

function isRead(text: string, field: Field, moment: Moment): boolean {
  const reading = read(text, field, moment);
  return reading.status === "value" || reading.status === "none" || hasRead(reading, field, text);
}
