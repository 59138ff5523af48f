import type { Token } from "../words/tokens.ts";
import { type NumberWord, numberWord } from "./vocabulary.ts";

/** One way to read the tokens from `start` up to `end` (excluded) as one number. */
export interface Numeral {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** The digits, with the leading zeros that were said or written. */
  readonly digits: string;
  /** 0 for the usual reading; more when the words could have gone on, or are not usual Spanish. */
  readonly cost: number;
  /** Written in digits, not in words. */
  readonly isWritten: boolean;
}

interface Part {
  readonly end: number;
  readonly value: number;
  readonly cost: number;
}

/** The cost of stopping where the number could go on: "doscientos | dos". */
const stopsEarly = 2;
/** Of stopping behind "mil": nobody says "cinco mil | doscientos" of two numbers. */
const stopsInThousand = 3;
/** The cost of each of the two readings of "setenta tres": 73, and 70 3. */
const leavesOutAnd = 1;

/** Every reading of the words at `at` as one number. A pause never stands inside a number. */
export function numeralsAt(tokens: readonly Token[], at: number): readonly Numeral[] {
  const first = tokens[at];
  if (first === undefined) return [];
  if (first.kind === "digits") return [...written(tokens, at), ...upToBillions(tokens, at)];
  if (first.kind === "mark" || numberWord(first.plain) === undefined) return [];
  return upToBillions(tokens, at);
}

function written(tokens: readonly Token[], at: number): readonly Numeral[] {
  const token = tokens[at];
  if (token === undefined) return [];
  const cost = wordAt(tokens, at + 1)?.value === 1000 && token.text.length <= 3 ? stopsEarly : 0;
  return [{ start: at, end: at + 1, value: Number(token.text), digits: token.text, cost, isWritten: true }];
}

function upToBillions(tokens: readonly Token[], at: number): readonly Numeral[] {
  const parts = scaled(tokens, at, 1e12, (from) =>
    scaled(tokens, from, 1e9, (middle) => scaled(tokens, middle, 1e6, (low) => thousands(tokens, low))),
  );
  const isWord = tokens[at]?.kind === "word";
  return parts
    .filter((part) => isWord || part.end > at + 1)
    .map(({ end, value, cost }) => ({ start: at, end, value, digits: String(value), cost, isWritten: false }));
}

function wordAt(tokens: readonly Token[], at: number): NumberWord | undefined {
  const token = tokens[at];
  return token?.kind === "word" ? numberWord(token.plain) : undefined;
}

function isAnd(tokens: readonly Token[], at: number): boolean {
  const plain = tokens[at]?.plain;
  if (plain === "and") return /^(?:hundred|thousand)$/.test(tokens[at - 1]?.plain ?? "");
  return plain === "y" || plain === "i" || plain === "e";
}

/** 1 to 99. */
function tens(tokens: readonly Token[], at: number): readonly Part[] {
  const word = wordAt(tokens, at);
  if (word === undefined) return [];
  if (word.rank === "unit") return [{ end: at + 1, value: word.value, cost: 0 }];
  if (word.rank !== "ten" && word.rank !== "teen") return [];
  const alone: Part = { end: at + 1, value: word.value, cost: 0 };
  if (word.rank === "teen" && word.value !== 10) return [alone];
  const joined = wordAt(tokens, at + 2);
  if (isAnd(tokens, at + 1) && joined?.rank === "unit" && joined.value > 0) {
    return [{ end: at + 3, value: word.value + joined.value, cost: 0 }];
  }
  const digit = tokens[at + 2];
  if (isAnd(tokens, at + 1) && digit?.kind === "digits" && /^[1-9]$/.test(digit.text)) {
    return [{ end: at + 3, value: word.value + Number(digit.text), cost: 0 }];
  }
  const next = wordAt(tokens, at + 1);
  if (word.rank === "ten" && next?.rank === "unit" && next.value > 0) {
    const isEnglish = tokens[at]?.plain.endsWith("ty") === true;
    const together: Part = { end: at + 2, value: word.value + next.value, cost: isEnglish ? 0 : leavesOutAnd };
    return [{ ...alone, cost: isEnglish ? stopsEarly : leavesOutAnd }, together];
  }
  return [alone];
}

/** 1 to 999, also "dos cientos" and "six hundred trece". */
function hundreds(tokens: readonly Token[], at: number): readonly Part[] {
  const word = wordAt(tokens, at);
  const root = wordAt(tokens, at + 1)?.rank === "hundred-root" ? tokens[at + 1]?.plain : undefined;
  const isApart = word?.rank === "unit" && root !== undefined && (word.value > 1 || root === "hundred");
  if (word?.rank === "hundred" || isApart) {
    const value = isApart ? word.value * 100 : (word?.value ?? 0);
    const end = isApart ? at + 2 : at + 1;
    // "mil novecientos y ochenta" is said too.
    const from = isAnd(tokens, end) ? end + 1 : end;
    // "doscientos 17": the transcriber wrote the rest in digits.
    const written = smallWritten(tokens[from]);
    const rest: readonly Part[] =
      written === undefined
        ? tens(tokens, from).filter((part) => part.value > 0)
        : written > 0 && written < 100
          ? [{ end: from + 1, value: written, cost: 0 }]
          : [];
    const longer = rest.map((part) => ({ end: part.end, value: value + part.value, cost: part.cost }));
    return [{ end, value, cost: rest.length > 0 ? stopsEarly : 0 }, ...longer];
  }
  return tens(tokens, at);
}

/** 1 to 999,999: "mil", "dos mil tres", "mil 985", "15 mil". */
function thousands(tokens: readonly Token[], at: number): readonly Part[] {
  const heads: Part[] = [];
  if (wordAt(tokens, at)?.value === 1000) heads.push({ end: at + 1, value: 1000, cost: 0 });
  const token = tokens[at];
  const small = smallWritten(token);
  const below = small === undefined ? hundreds(tokens, at) : [{ end: at + 1, value: small, cost: 0 }];
  const parts: Part[] = [];
  for (const part of below) {
    const goesOn = wordAt(tokens, part.end)?.value === 1000 && part.value > 0;
    parts.push(goesOn ? { ...part, cost: part.cost + stopsEarly } : part);
    if (goesOn) heads.push({ end: part.end + 1, value: part.value * 1000, cost: part.cost });
  }
  for (const head of heads) {
    const rest = belowThousand(tokens, isAnd(tokens, head.end) ? head.end + 1 : head.end);
    parts.push(rest.length > 0 ? { ...head, cost: head.cost + stopsInThousand } : head);
    for (const part of rest) parts.push({ end: part.end, value: head.value + part.value, cost: head.cost + part.cost });
  }
  return parts;
}

function belowThousand(tokens: readonly Token[], at: number): readonly Part[] {
  const small = smallWritten(tokens[at]);
  if (small !== undefined) return small > 0 ? [{ end: at + 1, value: small, cost: 0 }] : [];
  return hundreds(tokens, at).filter((part) => part.value > 0);
}

function smallWritten(token: Token | undefined): number | undefined {
  if (token?.kind !== "digits" || token.text.length > 3 || token.text.startsWith("0")) return undefined;
  return Number(token.text);
}

function scaled(
  tokens: readonly Token[],
  at: number,
  scale: number,
  below: (at: number) => readonly Part[],
): readonly Part[] {
  const parts: Part[] = [];
  for (const head of below(at)) {
    const next = wordAt(tokens, head.end);
    if (next?.rank !== "million" || next.value !== scale || head.value === 0) {
      parts.push(head);
      continue;
    }
    const value = head.value * scale;
    const from = head.end + 1;
    const rest = below(from).filter((part) => part.value > 0);
    parts.push({ end: from, value, cost: head.cost + (rest.length > 0 ? stopsEarly : 0) });
    for (const part of rest) parts.push({ end: part.end, value: value + part.value, cost: head.cost + part.cost });
  }
  return parts;
}
