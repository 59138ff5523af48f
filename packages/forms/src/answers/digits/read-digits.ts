import { type DigitString, digitStrings } from "../numbers/digit-strings.ts";
import type { Token } from "../words/tokens.ts";
import type { DigitsHeard, DigitsWanted } from "./digits-heard.ts";
import { eitherOf } from "./either.ts";
import { segmentsOf } from "./segments.ts";

/** Readings that differ in cost by less than this are a doubt. */
const costMargin = 0.75;

/**
 * A reading that cuts a number where nobody would pause ("cuatrocientos | siete", 2) and breaks the usual groups as well
 * (0.5) is no way out when a digit is missing.
 */
const unnatural = 2.25;

/** Finds the digits in an answer: all of them as one number, the only run of an allowed length, or either of two. */
export function readDigits(tokens: readonly Token[], wanted: DigitsWanted): DigitsHeard {
  const isCutShort = tokens.findLast((token) => token.kind !== "mark")?.plain === "y";
  const heard = readOne(tokens, wanted);
  if (isCutShort) return { ...heard, readings: [] };
  if (heard.readings.length > 0 && !heard.isPicked) return heard;
  const either = eitherOf(tokens, wanted, readOne);
  return either === undefined ? heard : { ...heard, readings: either, isPicked: true };
}

function readOne(tokens: readonly Token[], wanted: DigitsWanted): DigitsHeard {
  const { runs, isPlain, isJoint } = segmentsOf(tokens);
  const all = runs.flat();
  const longest = Math.max(...wanted.lengths) + 1;
  const options = { longest, aligned: wanted.aligned ?? [] };
  const fits = (reading: DigitString) =>
    wanted.lengths.includes(reading.digits.length) && (wanted.accept?.(reading.digits) ?? true);
  const everything = digitStrings(joined(runs), options);
  const heardCount = everything[0]?.digits.length ?? digitsIn(all);
  const heardDigits = isPlain ? { heardDigits: everything[0]?.digits ?? "" } : {};
  const fitting = (readings: readonly DigitString[]) =>
    readings.filter((reading) => fits(reading) && reading.cost < (readings[0]?.cost ?? 0) + unnatural);
  const whole = fitting(everything);
  if (whole.length > 0 && (isPlain || runs.length === 1)) {
    return { readings: whole, tokens: all, isPicked: false, heardCount };
  }
  const single = runs
    .map((run) => ({ run, readings: fitting(digitStrings(run, options)) }))
    .filter(({ readings }) => readings.length > 0);
  const [only] = single;
  if (only !== undefined && single.length === 1) {
    // Another run that is as long, but no such number, was not understood: neither is taken.
    const isRival = (run: readonly Token[]) =>
      run !== only.run && (digitStrings(run, options)[0]?.digits.length ?? run.length) >= Math.min(...wanted.lengths);
    if (runs.some(isRival)) return { readings: [], tokens: all, isPicked: true, heardCount };
    return { readings: only.readings, tokens: only.run, isPicked: runs.length > 1, heardCount };
  }
  // "Cinco cero cuatro, luego ..., es de aquí de Nueva Orleans": talk behind all of it, and none between.
  if (single.length === 0 && isJoint && whole.length > 0)
    return { readings: whole, tokens: all, isPicked: true, heardCount };
  const readings = single.flatMap((run) => run.readings);
  return { readings, tokens: all, isPicked: true, heardCount, ...heardDigits };
}

/** The runs one after another; the empty mark between two keeps a number from growing across it. */
function joined(runs: readonly (readonly Token[])[]): readonly Token[] {
  return runs.flatMap((run, at) => (at === 0 ? run : [boundary, ...run]));
}

const boundary: Token = { text: ",", plain: ",", kind: "mark", start: 0, end: 0, isGlued: false };

/** The readings that are as good as the best one. */
export function closest(readings: readonly DigitString[]): readonly DigitString[] {
  const best = readings[0];
  return best === undefined ? [] : readings.filter((reading) => reading.cost < best.cost + costMargin);
}

/** How many digits there are at least: a word may be one. */
function digitsIn(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { kind, text }) => sum + (kind === "mark" ? 0 : kind === "digits" ? text.length : 1), 0);
}
