import { correctionIn } from "../../answers/meta/corrections.ts";
import { numberWord } from "../../answers/numbers/vocabulary.ts";
import { atStart, somewhere, wordsOf } from "../../answers/words/phrases.ts";
import { plainText, type Token, tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import { isGivenName } from "../../names/given-names.ts";
import type { Moment } from "../act.ts";
import { hasRead, read } from "../reading.ts";
import { irregularVerbs, remarkLeads, stemsOfTalkAr, stemsOfTalkErIr, wordsOfKinds } from "./clauses.table.ts";

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
  const { field } = moment;
  if (field === undefined || !withRemarks.has(field.kind)) return false;
  const words = tokensOf(text).filter(({ kind }) => kind !== "mark");
  const plain = plainText(words);
  if (words.length < 2 || !lead.test(plain) || !words.some(isVerb)) return false;
  return correctionIn(tokensOf(`x ${text}`), false) === undefined && !touches(text, moment);
}

/** Kinds whose answers tell no story: what is said of a life beside a status or a relative may be the answer. */
const withRemarks: ReadonlySet<Field["kind"]> = new Set([
  "name",
  "date",
  "country",
  "alien-number",
  "phone",
  "email",
  "address",
]);

function isVerb({ plain }: Token): boolean {
  return irregular.has(plain) || regular.test(plain);
}

const ofName = somewhere(wordsOfKinds.name);
const ofDate = somewhere(wordsOfKinds.date);
const ofNumber = somewhere(wordsOfKinds.number);
const ofAddress = somewhere(wordsOfKinds.address);
const ofEmail = somewhere(wordsOfKinds.email);

/** Tells whether a clause holds something that an answer to the question is made of. */
export function touches(text: string, moment: Moment): boolean {
  const { field } = moment;
  if (field === undefined) return false;
  const tokens = tokensOf(text);
  const plain = plainText(tokens);
  switch (field.kind) {
    case "name":
      return ofName.test(plain) || tokens.some(({ plain: word }) => isGivenName(word));
    case "date":
      return ofDate.test(plain) || /\d{4}|\d\s*[-/]\s*\d/.test(text);
    case "alien-number":
    case "phone":
      return ofNumber.test(plain) || longestNumber(tokens) > 2;
    case "address":
      return ofAddress.test(plain) || /\d/.test(text);
    case "email":
      return ofEmail.test(plain) || text.includes("@");
    default: {
      const reading = read(text, field, moment);
      return reading.status === "value" || reading.status === "none" || hasRead(reading, field, text);
    }
  }
}

/** The digits of the longest written number, or the words of the longest run of them. */
function longestNumber(tokens: readonly Token[]): number {
  let [longest, run] = [0, 0];
  for (const { kind, plain } of tokens) {
    run = kind === "digits" ? run + plain.length : kind === "word" && numberWord(plain) !== undefined ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
