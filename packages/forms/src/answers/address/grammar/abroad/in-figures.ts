import { numeralsAt } from "../../../numbers/numerals.ts";
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
export function inFigures(part: readonly Token[]): readonly Token[] {
  const written: Token[] = [];
  for (let at = 0; at < part.length; ) {
    const count = Math.max(1, numbersFrom(part, at));
    const token = part[at] as Token;
    const ahead = written.at(-1);
    const isBehindDash = ahead?.plain === "-" && ahead.isGlued;
    const run = part.slice(at, at + count);
    const figures = isDoor(part, at, ahead) ? figuresOf(run) : undefined;
    const [first = token, ...others] = figures ?? run;
    const isDash = token.plain === "guion" && ahead?.kind === "digits" && numbersFrom(part, at + 1) > 0;
    if (isDash) written.push({ ...token, text: "-", plain: "-", kind: "mark", isGlued: true });
    else written.push(isBehindDash ? { ...first, isGlued: true } : first, ...others);
    at += count;
  }
  return written;
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
