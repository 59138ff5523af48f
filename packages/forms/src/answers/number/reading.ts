import { numeralsAt } from "../numbers/numerals.ts";
import { spellNumber } from "../numbers/spell.ts";
import { inexactPhrases } from "../numbers/vocabulary.table.ts";
import { numberWord, ordinalWord } from "../numbers/vocabulary.ts";
import { anyQuestions } from "../questions.texts.ts";
import { ask, type Reader, understood } from "../reading.ts";
import { somewhere } from "../words/phrases.ts";
import { plainText, spanOf, type Token } from "../words/tokens.ts";
import { foldNumber } from "./put-right.ts";

/** Reads one whole number, in words, in digits, or both. Two numbers side by side are asked. */
export const number: Reader = {
  fold: foldNumber,
  read(heard) {
    const tokens = heard.map(asOne);
    const [run, ...others] = saidOnce(numberRuns(tokens));
    const isFollowed = tokens.some(
      (token, at) => at > 0 && ordinalWord(token.plain) !== undefined && run?.includes(tokens[at - 1] as Token),
    );
    const again = ask(anyQuestions.number, { missing: ["number"] });
    const text = plainText(tokens);
    if (run === undefined || others.length > 0 || isFollowed || inexact.test(text) || / y$/.test(text)) return again;
    const digits = writtenWhole(run) ?? spoken(run);
    if (digits === undefined) return again;
    const isNegative = isMinus(tokens, tokens.indexOf(run[0] as Token));
    const value = isNegative && digits !== "0" ? `-${digits}` : digits;
    const said = digits.length <= 6 ? spellNumber(Number(digits)) : digits;
    return understood({
      value,
      english: value,
      spanishReadback: isNegative ? `menos ${said}` : said,
      spans: spanOf(run),
    });
  },
};

/** "A hundred and forty": one hundred. */
function asOne(token: Token, at: number, all: readonly Token[]): Token {
  const isOne = token.plain === "a" && /^(?:hundred|thousand)$/.test(all[at + 1]?.plain ?? "");
  return isOne ? { ...token, plain: "one" } : token;
}

const inexact = somewhere(inexactPhrases);

function numberRuns(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  const close = () => {
    while (run.at(-1)?.kind === "mark" || /^(?:y|and)$/.test(run.at(-1)?.plain ?? "")) run.pop();
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const token of tokens) {
    const isNumber = token.kind === "digits" || (token.kind === "word" && numberWord(token.plain) !== undefined);
    const isGroupMark = token.isGlued && (token.plain === "." || token.plain === ",") && run.at(-1)?.kind === "digits";
    const isAnd =
      token.plain === "y" || (token.plain === "and" && /^(?:hundred|thousand)$/.test(run.at(-1)?.plain ?? ""));
    if (isNumber || (run.length > 0 && (isAnd || isGroupMark))) run.push(token);
    else close();
  }
  close();
  return runs;
}

/** "Diecisiete, uno siete": a number, and the same digit by digit, is one. */
function saidOnce(runs: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const [one = [], other = [], third] = runs;
  if (third !== undefined || other.length === 0) return runs;
  const [whole, digits] = other.length > one.length ? [one, other] : [other, one];
  const values = digits.map(({ plain, kind }) => (kind === "word" ? numberWord(plain)?.value : undefined));
  const isSpelled = values.length > 1 && values.every((value) => value !== undefined && value < 10);
  return isSpelled && (writtenWhole(whole) ?? spoken(whole)) === values.join("") ? [whole] : runs;
}

/** "1.234.567", "1 414 021 100". */
function writtenWhole(run: readonly Token[]): string | undefined {
  const groups = run.filter((token) => token.kind !== "mark");
  if (groups.some((token) => token.kind !== "digits")) return undefined;
  const [first, ...rest] = groups.map((token) => token.text);
  if (first === undefined || rest.some((group) => group.length !== 3)) return undefined;
  if (rest.length > 0 && first.length > 3) return undefined;
  return [first, ...rest].join("").replace(/^0+(?=\d)/, "");
}

function spoken(run: readonly Token[]): string | undefined {
  const zeros = run.findIndex((token) => numberWord(token.plain)?.value !== 0);
  const from = zeros < 0 ? run.length - 1 : zeros;
  const joined = joinGroups(run.slice(from));
  if (joined === undefined) return undefined;
  const whole = numeralsAt(joined, 0)
    .filter((numeral) => numeral.end === joined.length)
    .sort((one, other) => one.cost - other.cost);
  const best = whole[0];
  return best === undefined || best.cost > 1 ? undefined : String(best.value);
}

/** "3.000 millones": the written groups become one token. */
function joinGroups(run: readonly Token[]): readonly Token[] | undefined {
  const joined: Token[] = [];
  for (const [at, token] of run.entries()) {
    const last = joined.at(-1);
    const isGroup = token.kind === "digits" && token.isGlued && run[at - 1]?.kind === "mark" && last?.kind === "digits";
    if (isGroup && last !== undefined) {
      if (token.text.length !== 3) return undefined;
      const text = last.text + token.text;
      joined[joined.length - 1] = { ...last, text, plain: text, end: token.end };
    } else if (token.kind !== "mark") {
      joined.push(token);
    }
  }
  return joined;
}

function isMinus(tokens: readonly Token[], at: number): boolean {
  return /^(menos|negativo|-)$/.test(tokens[at - 1]?.plain ?? "");
}
