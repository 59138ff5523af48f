import { numeralsAt } from "../../../numbers/numerals.ts";
import { ordinalWord } from "../../../numbers/vocabulary.ts";
import { wordsOf } from "../../../words/phrases.ts";
import type { Token } from "../../../words/tokens.ts";
import { behindNumber, numberedThings } from "../../provinces.table.ts";
import { numbersFrom } from "../us-parts.ts";

const isNumbered = wordsOf(numberedThings);
const goesOn = wordsOf(behindNumber);

/**
 * A part of an address abroad as it is written: "bloque tres casa doce" is "bloque 3 casa 12", "setenta y dos guion quince"
 * 72-15. A number that is a name stays in words: "calle Cinco de Mayo", "barrio Las Tres Cruces", "quince avenida".
 */
export function inFigures(country: string, part: readonly Token[]): readonly Token[] {
  const written: Token[] = [];
  const street = numberedStreet(part);
  if (street !== undefined) written.push(street.name);
  for (let at = street?.end ?? 0; at < part.length; ) {
    const count = Math.max(1, numbersFrom(part, at));
    const token = part[at] as Token;
    const ahead = written.at(-1);
    const isBehindDash = ahead?.plain === "-" && ahead.isGlued;
    const run = part.slice(at, at + count);
    const isNumber = isDoor(part, at, ahead);
    const pair = isNumber && country === "CO" && isLabel.test(ahead?.plain ?? "") ? pairOf(run) : undefined;
    const figures = pair ?? (isNumber ? figuresOf(run) : undefined);
    const [first = token, ...others] = figures ?? run;
    const isDash = token.plain === "guion" && ahead?.kind === "digits" && numbersFrom(part, at + 1) > 0;
    if (isDash) written.push({ ...token, text: "-", plain: "-", kind: "mark", isGlued: true });
    else written.push(isBehindDash ? { ...first, isGlued: true } : first, ...others);
    at += count;
  }
  return written;
}

const isLabel = /^(numero|num|no|nro|#)$/;

/** "cuarta avenida siete guion treinta y uno": a street called by its number, before that of a house, is "4a". */
function numberedStreet(part: readonly Token[]): { readonly name: Token; readonly end: number } | undefined {
  const [first] = part;
  const ordinal = ordinalWord(first?.plain ?? "");
  const end = ordinal === undefined ? numbersFrom(part, 0) : 1;
  const value = ordinal ?? numeralsAt(part, 0).find((one) => one.end === end)?.value;
  const house = numbersFrom(part, end + 1);
  const dash = part[end + 1 + house];
  const isGrid = /^(avenida|calle)$/.test(part[end]?.plain ?? "") && house > 0 && /^(guion|-)$/.test(dash?.plain ?? "");
  if (first?.kind !== "word" || value === undefined || !isGrid) return undefined;
  return { name: { ...first, text: `${value}a`, plain: `${value}a` }, end };
}

/** "número veintitrés diecisiete": where a house has two numbers, and the words part in one way alone, 23-17. */
function pairOf(run: readonly Token[]): readonly Token[] | undefined {
  const wholeOf = (tokens: readonly Token[]) => numeralsAt(tokens, 0).find(({ end }) => end === tokens.length)?.value;
  if (run.some(({ kind }) => kind !== "word") || wholeOf(run) !== undefined) return undefined;
  const ways = run.flatMap((token, at) => {
    const [first, second] = [wholeOf(run.slice(0, at)), wholeOf(run.slice(at))];
    const isPair = at > 0 && first !== undefined && second !== undefined && first < 1000 && second < 100;
    const written = (value: number, isGlued: boolean) =>
      ({ ...token, text: String(value), plain: String(value), kind: "digits", isGlued }) as const;
    const dash = { ...token, text: "-", plain: "-", kind: "mark", isGlued: true } as const;
    return isPair ? [[written(first, false), dash, written(second, true)]] : [];
  });
  return ways.length === 1 ? ways[0] : undefined;
}

/** "quince y diecisiete" are two streets, "treinta y dos" is one; what may be more than one number otherwise stays as it is. */
function figuresOf(run: readonly Token[]): readonly Token[] | undefined {
  const wholeOf = (tokens: readonly Token[]): Token | undefined => {
    const value = numeralsAt(tokens, 0).find(({ end }) => end === tokens.length)?.value;
    return value === undefined
      ? undefined
      : { ...(tokens[0] as Token), text: String(value), plain: String(value), kind: "digits" };
  };
  const one = wholeOf(run);
  if (one !== undefined) return [one];
  const and = run.findIndex(({ plain }) => plain === "y");
  const [first, second] = [wholeOf(run.slice(0, and)), wholeOf(run.slice(and + 1))];
  return and > 0 && first && second ? [first, run[and] as Token, second] : undefined;
}

/** Whether a number said in words is a house's, a door's or a numbered street's. */
function isDoor(part: readonly Token[], at: number, before: Token | undefined): boolean {
  const end = at + numbersFrom(part, at);
  const next = part[end];
  if (end === at || at === 0 || part.slice(at, end).some(({ kind }) => kind !== "word")) return false;
  if (next?.kind === "word" && !goesOn.has(next.plain) && next.plain.length > 1) return false;
  const isLabelled = isNumbered.has(before?.plain ?? "") || before?.plain === "-";
  // "avenida Insurgentes mil doscientos": behind the street's name. "Barrio Las Tres" is a name.
  const isHouse = isNumbered.has(part[0]?.plain ?? "") && !/^(el|la|los|las|de|del)$/.test(before?.plain ?? "");
  return isLabelled || isHouse;
}
