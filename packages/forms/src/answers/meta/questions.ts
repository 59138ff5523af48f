import { somewhere, wordsOf } from "../words/phrases.ts";
import { plainText, type Token } from "../words/tokens.ts";
import { questionPhrases, questionWords } from "./questions.table.ts";

const asks = somewhere(questionPhrases);
const begins = wordsOf(questionWords);
const either = /\b(o|or)\b/;

/** Tells whether the person asks back and answers nothing: "¿y eso para qué?", "¿la de acá o la de allá?". */
export function asksBack(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind !== "mark");
  // Digits and the sign of an e-mail address are answers, whatever words stand beside them.
  if (words.some(({ kind, plain }) => kind === "digits" || plain === "arroba")) return false;
  if (tokens.some(({ plain }) => plain === "@")) return false;
  const last = tokens.findLast(({ plain }) => plain !== "." && plain !== '"');
  const open = tokens.findLastIndex(({ plain }) => plain === "¿");
  const isMarked = last?.plain === "?";
  const asked = plainText(isMarked && open >= 0 ? tokens.slice(open) : tokens);
  if (asks.test(asked)) return true;
  // "¿Rosa Vega?" is an answer that doubts; "¿fijo o celular?" is none.
  return isMarked && begins.has(asked.split(" ")[0] ?? "") && (open <= 0 || words.length < 4 || either.test(asked));
}
