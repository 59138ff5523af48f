import { beginsDigits } from "../numbers/digit-strings.ts";
import { numberWord } from "../numbers/vocabulary.ts";
import { atStart, somewhere, wordsOf } from "../words/phrases.ts";
import { isPause, plainText, type Token } from "../words/tokens.ts";
import { brokenOffPhrases, countedWords, letterPhrases, unfinishedPhrases } from "./said-around.table.ts";

const counted = wordsOf(countedWords);
const brokenOff = somewhere(brokenOffPhrases);
const unfinished = somewhere(unfinishedPhrases);

/** A number without what is told about its digits, and without the pauses that cut a word of it in two. */
export function withoutTalk(tokens: readonly Token[]): readonly Token[] {
  return withoutPauseInNumber(withoutCount(withoutLetterTold(tokens)));
}

/** "a2o5 667 318, la o es cero": what only tells that the letter stands for the digit. */
function withoutLetterTold(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, from) => letterTold.test(plainText(tokens.slice(from, from + longestTold))));
  const told = letterTold.exec(plainText(tokens.slice(at, at + longestTold)))?.[0];
  if (at < 1 || told === undefined) return tokens;
  return [...tokens.slice(0, at), ...tokens.slice(at + told.split(" ").length)];
}

const letterTold = atStart(letterPhrases);
const longestTold = 7;

/** Leaves out how many digits a number has: "son ocho", "eight digits", "ocho cifras". */
function withoutCount(tokens: readonly Token[]): readonly Token[] {
  const kept = tokens.filter((token, at) => {
    const isNumber = beginsDigits(token) && token.plain !== "o" && token.plain !== "oh";
    return !(isNumber && counted.has(tokens[at + 1]?.plain ?? ""));
  });
  const last = kept.findLastIndex((token) => token.kind !== "mark");
  const [verb, pause] = [kept[last - 1], kept[last - 2]];
  const isCount =
    /^(siete|ocho|nueve|diez|[789]|10)$/.test(kept[last]?.plain ?? "") && /^(son|total)$/.test(verb?.plain ?? "");
  const isBehindNumber = kept.slice(0, last - 1).some((token) => beginsDigits(token) && !/^oh?$/.test(token.plain));
  return isCount && isPause(pause) && isBehindNumber ? kept.slice(0, last - 1) : kept;
}

/** A number that a pause cut in two: "noventa y, nueve". */
function withoutPauseInNumber(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, at) => {
    const [ten, and, unit] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]].map((one) => one?.plain ?? "");
    const isJoint = and === "y" && numberWord(ten ?? "")?.rank === "ten" && numberWord(unit ?? "")?.rank === "unit";
    return !(isPause(token) && isJoint);
  });
}

/** Tells whether somebody says that the number is not whole, or not sure: "algo así", "falta el último", "y ahí se borra". */
export function isUnfinished(tokens: readonly Token[]): boolean {
  const last = tokens.findLastIndex((token) => beginsDigits(token) && !/^(oh?|una?)$/.test(token.plain));
  return unfinished.test(plainText(tokens)) || brokenOff.test(plainText(tokens.slice(last + 1)));
}
