import { type DigitString, digitStrings } from "../../numbers/digit-strings.ts";
import { numeralsAt } from "../../numbers/numerals.ts";
import type { Context } from "../../reading.ts";
import { isPause, type Token } from "../../words/tokens.ts";
import { numbersFrom } from "./us-parts.ts";
import { units } from "./vocabulary.ts";

/** The ZIP code at the end, in every reading of five or nine digits, and the words before it. */
export function takeZip(tokens: readonly Token[]): {
  readonly zips: readonly string[];
  readonly rest: readonly Token[];
} {
  let from = tokens.length;
  while (from > 0 && isZipToken(tokens, from - 1)) from--;
  // "apartamento 2, 07201": what is written whole is the ZIP code, without the number before it.
  const written = tokens.findLastIndex(({ kind }) => kind === "digits");
  if (written > from && written === tokens.length - 1 && tokens[written]?.text.length === 5) from = written;
  const isNumber = (at: number) => tokens[at]?.kind === "digits" || numbersFrom(tokens, at) > 0;
  // "o siete uno o cinco": the letter stands for the zero it begins with.
  const isZero = () => tokens[from]?.plain === "o" && isNumber(from + 1) && isPause(tokens[from - 1]);
  while (from < tokens.length && !isNumber(from) && !isZero()) from++;
  // "apartamento doscientos catorce": the number behind the word of a unit is the unit's, and a ZIP code may follow it.
  if (units.has(tokens[from - 1]?.plain ?? "") && written < from) return behindUnit(tokens, from);
  let fitting = zipsOf(tokens.slice(from));
  // "apartamento tres, nueve tres nueve cero cinco": behind its pause a whole ZIP code, and the number before it is another.
  const pause = tokens.findIndex(({ plain }, at) => at > from && plain === ",");
  if (fitting.length === 0 && pause > 0) {
    fitting = zipsOf(tokens.slice(pause + 1));
    if (fitting.length > 0) from = pause + 1;
  }
  const best = fitting[0];
  if (best === undefined) return { zips: [], rest: tokens };
  const end = withoutLabel(tokens, from);
  return {
    zips: fitting.filter(({ cost }) => cost < best.cost + 1.5).map(({ digits }) => digits),
    rest: tokens.slice(0, end),
  };
}

/** The ZIP code behind the number of a unit, which is as long as leaves one. */
function behindUnit(tokens: readonly Token[], unit: number): ReturnType<typeof takeZip> {
  const ends = numeralsAt(tokens, unit).map(({ end }) => end);
  for (const end of [...new Set(ends)].sort((one, other) => other - one)) {
    const from = tokens[end]?.plain === "," ? end + 1 : end;
    const [best, ...others] = zipsOf(tokens.slice(from));
    if (best === undefined) continue;
    const fitting = [best, ...others.filter(({ cost }) => cost < best.cost + 1.5)];
    return { zips: fitting.map(({ digits }) => digits), rest: tokens.slice(0, end) };
  }
  return { zips: [], rest: tokens };
}

function zipsOf(run: readonly Token[]): readonly DigitString[] {
  const said = run.filter((token) => token.kind !== "mark" || token.plain === ",");
  return digitStrings(said, { longest: 9 }).filter(({ digits }) => digits.length === 5 || digits.length === 9);
}

/** Where the words before a ZIP code end, without "con el código postal"; "de" alone is Delaware. */
function withoutLabel(tokens: readonly Token[], from: number): number {
  const isAt = (at: number, words: RegExp) => words.test(tokens[at]?.plain ?? "");
  let end = from;
  while (isAt(end - 1, /^(codigo|postal|zip|sip|zipcode|code|area|zona|numero|es|seria|is|creo|que|,|\.|:)$/)) end--;
  const hasLabel = tokens
    .slice(end, from)
    .some(({ plain }) => /^(codigo|postal|zip|sip|zipcode|area|zona)$/.test(plain));
  if (!hasLabel) {
    end = from;
    while (isAt(end - 1, /^(es|,|\.|:)$/)) end--;
  }
  while (hasLabel && isAt(end - 1, /^(con|el|y|de|mi|su|the|and|with|creo|que|,)$/)) end--;
  return end;
}

function isZipToken(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (token.kind === "digits") return true;
  if (token.kind === "mark") return /^[,.-]$/.test(token.plain);
  return numbersFrom(tokens, at) > 0 || (token.plain === "y" && numbersFrom(tokens, at + 1) > 0) || token.plain === "o";
}

/** Of the readings of a ZIP code, the one that lies in the state that was said. */
export function chooseZip(
  zips: readonly string[],
  state: string | undefined,
  { lookups }: Context,
): string | undefined {
  const fits = zips.find((zip) => state !== undefined && lookups?.zip?.(zip.slice(0, 5))?.state === state);
  return fits ?? zips[0];
}
