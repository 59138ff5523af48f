import { letterAt, lettersAt } from "../../letters/letters.ts";
import { numeralsAt } from "../../numbers/numerals.ts";
import { repeats } from "../../numbers/vocabulary.table.ts";
import { numberWord } from "../../numbers/vocabulary.ts";
import { wordsOf } from "../../words/phrases.ts";
import type { Token } from "../../words/tokens.ts";
import { endingWords } from "../domains.table.ts";
import { symbolAt } from "./symbols.ts";

const endings = wordsOf(endingWords);

/** One way to write some words as a part of an address. */
interface Spelling {
  readonly text: string;
  readonly cost: number;
}

/** Every way to write some words as a part of an address. */
export function texts(tokens: readonly Token[], isDomain: boolean): readonly Spelling[] {
  let spellings: readonly Spelling[] = [{ text: "", cost: 0 }];
  for (let at = 0; at < tokens.length; ) {
    const step = stepAt(tokens, at, isDomain);
    spellings = spellings
      .flatMap((one) => step.options.map((option) => ({ text: one.text + option.text, cost: one.cost + option.cost })))
      .sort((one, other) => one.cost - other.cost)
      .slice(0, 8);
    at += step.length;
  }
  return spellings;
}

function stepAt(
  tokens: readonly Token[],
  at: number,
  isDomain: boolean,
): { readonly options: readonly Spelling[]; readonly length: number } {
  const token = tokens[at] as Token;
  const symbol = symbolAt(tokens, at);
  if (symbol !== undefined) return { options: [{ text: symbol.name, cost: 0 }], length: symbol.length };
  if (token.kind === "mark")
    return { options: [{ text: /^[._+'-]$/.test(token.plain) ? token.plain : "", cost: 0 }], length: 1 };
  const run = numberRun(tokens, at);
  if (run > 0) return { options: digitSpellings(tokens.slice(at, at + run)), length: run };
  // "Punto pe", "punto ve" end a domain.
  const second = isDomain ? lettersAt(tokens, at + 1) : undefined;
  const isSpelled = second !== undefined && at + 1 + second.length === tokens.length;
  const isEnding = isDomain && symbolAt(tokens, at - 1)?.name === "." && endings.has(token.plain) && !isSpelled;
  const letter = isEnding ? undefined : lettersAt(tokens, at);
  if (letter !== undefined && (letter.length > 1 || isLetter(tokens, at, isDomain))) {
    return { options: [{ text: letter.letter, cost: 0 }], length: letter.length };
  }
  return { options: [{ text: token.plain, cost: 0 }], length: 1 };
}

// Names of letters that are everyday words too: a letter only among other letters.
const doubleMeaning = new Set("de te ese se ca".split(" "));

function isLetter(tokens: readonly Token[], at: number, isDomain: boolean): boolean {
  const token = tokens[at];
  if (token === undefined || token.plain.length === 1) return true;
  if (token.plain === "se" || token.plain === "ca" || token.plain === "ah") return false;
  if (!doubleMeaning.has(token.plain)) return true;
  if (token.plain === "ese") return true;
  const isEdge = (index: number) => index < 0 || index >= tokens.length || isInSymbol(tokens, index);
  const isNear = (index: number) =>
    numberWord(tokens[index]?.plain ?? "") !== undefined ||
    [0, 1, 2].some((back) => (letterAt(tokens, index - back)?.length ?? 0) > back);
  const [left, right] = [isNear(at - 1), isNear(at + 1)];
  return (left && right) || ((left || isEdge(at - 1)) && (right || isEdge(at + 1)) && (!isDomain || left || right));
}

/** Tells whether a token belongs to a mark said in one or more words: "guion bajo". */
export function isInSymbol(tokens: readonly Token[], index: number): boolean {
  return [0, 1, 2, 3].some((back) => (symbolAt(tokens, index - back)?.length ?? 0) > back);
}

const times: ReadonlyMap<string, number> = new Map(Object.entries(repeats));

function numberRun(tokens: readonly Token[], at: number): number {
  let end = at;
  const isNumber = (token: Token | undefined) =>
    token !== undefined &&
    (token.kind === "digits" ||
      (token.kind === "word" && numberWord(token.plain) !== undefined && token.plain !== "un"));
  while (
    isNumber(tokens[end]) ||
    (end > at &&
      tokens[end]?.plain === "y" &&
      isNumber(tokens[end - 1]) &&
      numberWord(tokens[end - 1]?.plain ?? "")?.rank === "ten" &&
      isNumber(tokens[end + 1])) ||
    (times.has(tokens[end]?.plain ?? "") && isNumber(tokens[end + 1]) && letterAt(tokens, end) === undefined)
  ) {
    end++;
  }
  return end - at;
}

function digitSpellings(tokens: readonly Token[]): readonly Spelling[] {
  let spellings = new Map<number, readonly Spelling[]>([[0, [{ text: "", cost: 0 }]]]);
  const done: Spelling[] = [];
  for (let at = 0; at <= tokens.length; at++) {
    const here = spellings.get(at);
    if (here === undefined) continue;
    if (at === tokens.length) {
      done.push(...here);
      break;
    }
    const repeat = times.get(tokens[at]?.plain ?? "");
    const steps = numeralsAt(tokens, repeat === undefined ? at : at + 1);
    spellings = new Map(spellings);
    for (const step of steps) {
      const digits = repeat === undefined ? step.digits : step.digits.length === 1 ? step.digits.repeat(repeat) : "";
      const longer = here.map((one) => ({ text: one.text + digits, cost: one.cost + step.cost }));
      const all = [...(spellings.get(step.end) ?? []), ...longer].sort((one, other) => one.cost - other.cost);
      spellings.set(step.end, all.slice(0, 6));
    }
  }
  return done;
}
