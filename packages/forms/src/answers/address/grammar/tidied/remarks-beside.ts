import { isTalk } from "../../../name/grammar/word-classes.ts";
import { atStart, somewhere, wordsOf } from "../../../words/phrases.ts";
import { plainText, type Token } from "../../../words/tokens.ts";
import { besideLeads, formerPhrases, movedPhrases, talkWords } from "../../talk.table.ts";
import { namesOfParts, streetWords } from "../../words.table.ts";
import { stateAtEnd } from "../states.ts";
import { numbersFrom } from "../us-parts.ts";
import { units } from "../vocabulary.ts";

type Words = readonly Token[];

const leads = atStart(besideLeads);
const former = somewhere(formerPhrases);
const moved = somewhere(movedPhrases);
const isTalked = wordsOf(talkWords);
const isPart = wordsOf(`${streetWords} ${namesOfParts}`);
const shortestAddress = 3;

/**
 * The words without what is told beside an address and holds no part of one: "... en houston | pero me voy a mudar, qué
 * pongo", "... en miami | ahí vivíamos los dos | florida ..."; undefined where nothing is.
 */
export function withoutToldBeside(given: Words): Words | undefined {
  for (let at = shortestAddress; at < given.length; at++) {
    if (!leads.test(plainText(given.slice(at, at + 3)))) continue;
    const end = endOfTalk(given, at);
    const tail = given.slice(at);
    const rest = end > at + 1 ? [...given.slice(0, at), ...given.slice(end)] : given.slice(0, at);
    if (end > at + 1 && end < given.length) return withoutToldBeside(rest) ?? rest;
    const isOther = former.test(plainText(tail)) || moved.test(plainText(tail));
    if (!isOther && !tail.some((_, step) => isOfAddress(tail, step)) && stateAtEnd(tail, false) === undefined)
      return rest;
  }
  return undefined;
}

/** Where talk ends that begins at a place: "los dos" counts people. */
function endOfTalk(given: Words, from: number): number {
  let at = from;
  while (at < given.length) {
    const token = given[at] as Token;
    const isCount = /^(los|las|nosotros)$/.test(given[at - 1]?.plain ?? "") && numbersFrom(given, at) === 1;
    const isSmall = /^(los|las|con|mi|mis|su|sus|y|ahi|alli|alla|aqui|aca)$/.test(token.plain);
    if (token.kind !== "word" || !(isCount || isSmall || isTalked.has(token.plain) || isTalk(token))) break;
    if (stateAtEnd(given.slice(at, at + 1), false) !== undefined) break;
    at++;
  }
  return at;
}

function isOfAddress(tokens: Words, at: number): boolean {
  const plain = tokens[at]?.plain ?? "";
  return numbersFrom(tokens, at) > 0 || isPart.has(plain) || (units.has(plain) && plain !== "box");
}
