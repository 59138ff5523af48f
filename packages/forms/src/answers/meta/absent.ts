import { numberWord } from "../numbers/vocabulary.ts";
import { somewhere, whole, wordsOf } from "../words/phrases.ts";
import { isPause, plainText, type Token } from "../words/tokens.ts";
import {
  absentLinks,
  absentThings,
  behindKnowing,
  clauseWords,
  keptElsewhere,
  lostPhrases,
  nonePhrases,
  noSpousePhrases,
  offeredPhrases,
  refusedPhrases,
  unknownPhrases,
  wordsBeside,
} from "./absent.table.ts";

const none = somewhere(nonePhrases);
const noSpouse = somewhere(noSpousePhrases);
const refused = whole(refusedPhrases);
/** "Sé" as it is written without its accent, where it is no "se". */
export const knowing = `se(?= ?(?:${behindKnowing.trim().replaceAll("\n", "|")})(?: |$))`;
const unknown = new RegExp(
  String.raw`\bno (?:me |lo |la |le |los |las |se )*${knowing}|${somewhere(unknownPhrases).source}`,
);
const beside = whole(wordsBeside);
const lost = somewhere(lostPhrases);
const offered = somewhere(offeredPhrases);
const things = wordsOf(absentThings);
const links = wordsOf(absentLinks);
const clauses = wordsOf(clauseWords);
const elsewhere = wordsOf(keptElsewhere);

/** Says that there is nothing to answer: "no tengo correo", "no aplica". `isWhole` when nothing else was said. */
export function absentIn(text: string, isSpouse: boolean): { readonly isWhole: boolean } | undefined {
  if (!none.test(text) && !(isSpouse && noSpouse.test(text))) return undefined;
  const rest = text.replace(none, " ").split(" ");
  return { isWhole: rest.every((word) => word === "" || beside.test(word)) };
}

/** Says no, and nothing else: to a question for what many do without, that there is none. */
export function isRefused(text: string): boolean {
  return refused.test(text);
}

/**
 * Says so in a sentence that says more: "no tengo de ese número, recién estoy aplicando".
 * @param isOfNumbers the answer is a number, so that a number beside it is no absence
 */
export function lacksIt(tokens: readonly Token[], isOfNumbers: boolean): boolean {
  const text = plainText(tokens);
  const isNumber = ({ kind, plain }: Token) =>
    kind === "digits" || (!/^(un[oa]?|one|a)$/.test(plain) && numberWord(plain) !== undefined);
  if (isOfNumbers && tokens.some(isNumber)) return false;
  const found = none.exec(text);
  if (found === null) return false;
  const words = tokens.filter(({ kind }) => kind !== "mark");
  const before = text
    .slice(0, found.index + found[0].length)
    .trim()
    .split(" ").length;
  const last = words[before - 1];
  if (last === undefined || things.has(last.plain)) return last !== undefined;
  for (const token of tokens.slice(tokens.indexOf(last) + 1)) {
    if (isPause(token) || things.has(token.plain) || clauses.has(token.plain)) return true;
    if (!links.has(token.plain)) return false;
  }
  return true;
}

/** Says to have lost it: the thing itself, not what its number was written on. */
export function isLost(text: string): boolean {
  return lost.test(text) && !text.split(" ").some((word) => elsewhere.has(word));
}

/** Says that somebody else has one, or offers theirs: "pero mi hija sí", "el de mi hija será". */
export function offersOther(text: string): boolean {
  return offered.test(text);
}

/** Says that the person does not know: "no sé", "no me acuerdo". */
export function unknownIn(tokens: readonly Token[]): boolean {
  if (unknown.test(plainText(tokens))) return true;
  // "No sé, Yolanda": a pause, or the accent, tells it from "no se".
  const at = tokens.findIndex((token, place) => token.plain === "se" && isKnowing(token, tokens[place + 1]));
  return at >= 0 && unknown.test(plainText(tokens.slice(0, at + 1)));
}

/** "Sé leer", "sé cómo se usa" tell of what one can. */
function isKnowing({ text }: Token, next: Token | undefined): boolean {
  return (
    isPause(next) ||
    (text.toLowerCase() === "sé" && !/[aei]r(?:l[oa]s?)?$|^(?:como|nada|ni|de|si)$/.test(next?.plain ?? ""))
  );
}
