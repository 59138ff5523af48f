import { plurals } from "../../numbers/vocabulary.table.ts";
import { numberWord } from "../../numbers/vocabulary.ts";
import { leadOut } from "../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../words/tokens.ts";
import { inNumbersPhrases } from "../talk.table.ts";
import { isNumber, spelled } from "./parts.ts";
import { symbolAt } from "./symbols.ts";

const digitOfPlural = new Map(plurals.split(" ").map((plural, digit) => [plural, String(digit)]));
const inNumbers = leadOut(inNumbersPhrases);

/** The numbers of an address as they are told: "dos ceros", "un seis y un cuatro", "setenta en números". */
export function withNumbersTold(tokens: readonly Token[]): readonly Token[] {
  return withoutManner(withoutArticles(withRepeats(tokens)));
}

/** "Y dos ceros": the digits one by one. */
function withRepeats(tokens: readonly Token[]): readonly Token[] {
  const told: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = repeatAt(tokens, at);
    if (found === undefined) told.push(tokens[at++] as Token);
    else {
      const token = tokens[at] as Token;
      told.push({ ...token, text: found.digits, plain: found.digits, kind: "digits" });
      at = found.end;
    }
  }
  return told;
}

function repeatAt(tokens: readonly Token[], at: number): { readonly digits: string; readonly end: number } | undefined {
  const times = digitOf(tokens[at]);
  if (times === undefined) return undefined;
  const plural = times > 1 ? digitOfPlural.get(tokens[at + 1]?.plain ?? "") : undefined;
  // "Dos ceros siete" may be one number and a word of the address.
  if (plural !== undefined && !isNumber(tokens[at + 2])) return { digits: plural.repeat(times), end: at + 2 };
  return undefined;
}

function digitOf(token: Token | undefined): number | undefined {
  if (token?.kind === "digits") return token.plain.length === 1 ? Number(token.plain) : undefined;
  const word = numberWord(token?.plain ?? "");
  return word?.rank === "unit" ? word.value : undefined;
}

/** "Un seis y un cuatro", ", y el siete": the small words before a number that stands in a list. */
function withoutArticles(tokens: readonly Token[]): readonly Token[] {
  const isArticle = (at: number) => /^(un|el|los|unos|al)$/.test(tokens[at]?.plain ?? "") && isDigit(at + 1);
  const isDigit = (at: number) => isNumber(tokens[at]) && symbolAt(tokens, at) === undefined;
  const isBehind = (at: number) => at > 0 && (isPause(tokens[at - 1]) || isDigit(at - 1));
  // "Sesenta y un cuatro" may be one number.
  const isTen = (at: number) => numberWord(tokens[at]?.plain ?? "")?.rank === "ten";
  const isAnd = (at: number) => tokens[at]?.plain === "y" && isBehind(at) && !isTen(at - 1);
  return tokens.filter((_, at) => {
    if (isAnd(at)) return !(isArticle(at + 1) || isDigit(at + 1));
    return !(isArticle(at) && (isBehind(at) || isAnd(at - 1)));
  });
}

/** "Cincuenta y ocho en números", "setenta, el número": how a number is written, behind it. */
function withoutManner(tokens: readonly Token[]): readonly Token[] {
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    if (isPause(token) && token.plain !== ".") pieces.push([token]);
    else pieces.at(-1)?.push(token);
  }
  let isBehindNumber = false;
  let said = "";
  return pieces.flatMap((piece) => {
    const words = piece.filter((token) => !isPause(token) || token.plain === ".");
    const found = inNumbers.exec(` ${plainText(words)}`)?.[0];
    const length = found?.trim().split(" ").length ?? 0;
    const kept = words.slice(0, words.length - length);
    const isOfNumber = found !== undefined && (kept.length > 0 ? isNumber(kept.at(-1)) : isBehindNumber);
    const isAgain =
      isOfNumber &&
      kept.length > 0 &&
      kept.every((token) => isNumber(token) || token.plain === "y") &&
      said.endsWith(spelled(kept));
    said += spelled(words);
    isBehindNumber = isNumber(words.at(-1)) || (isOfNumber && kept.length >= 0);
    return isOfNumber ? (kept.length > 0 && !isAgain ? piece.slice(0, piece.length - length) : []) : piece;
  });
}
