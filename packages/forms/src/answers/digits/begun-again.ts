import type { Interpretation } from "../interpretation.ts";
import { correctionIn } from "../meta/corrections.ts";
import { type Context, doubted, type Reader } from "../reading.ts";
import { isPause, type Token } from "../words/tokens.ts";
import { readDigits } from "./read-digits.ts";
import { segmentsOf } from "./segments.ts";

/** With as many digits said once more a number is begun again, and no group of it is put right. */
const fewestAgain = 3;

/**
 * Reads a number that is begun once more behind a correction: "194, 002, no, 012, 194 012, y al final 587".
 * @returns undefined where nothing is begun again, or what follows is no whole number
 */
export function begunAnew(tokens: readonly Token[], reader: Reader, context: Context): Interpretation | undefined {
  const corrected = correctionIn(tokens, true);
  if (corrected === undefined) return undefined;
  const start = digitsOf(corrected.said).slice(0, fewestAgain);
  const { correction } = corrected;
  const from = correction.findIndex(
    (_, at) => at > 0 && isPause(correction[at - 1]) && digitsOf(correction.slice(at)).startsWith(start),
  );
  // "No, es de mi hija el 213": another number, and no group of this one before it.
  if (start.length < fewestAgain || from < 0 || digitsOf(correction.slice(0, from)) === "") return undefined;
  const reading = reader.read(correction.slice(from), context);
  return reading.status === "value" ? doubted(reading, "corrected") : undefined;
}

/**
 * Reads a number whose last group was broken off and said again behind talk: "775, 555, 01... ¿cuánto era? ah, 01 88".
 * @returns undefined where no group is said again, or what is left is no whole number
 */
export function groupAgain(
  tokens: readonly Token[],
  read: (rest: readonly Token[]) => Interpretation,
): Interpretation | undefined {
  const { runs } = segmentsOf(tokens);
  const ended = endAgain(tokens, runs.at(-1) ?? [], read);
  if (ended !== undefined) return ended;
  for (const [at, run] of runs.entries()) {
    const next = runs[at + 1];
    const words = run.slice(0, run.findLastIndex((token) => token.kind !== "mark") + 1);
    const group = words.slice(words.findLastIndex((token) => token.kind === "mark") + 1);
    const [begun, whole] = [digitsOf(group), next === undefined ? "" : digitsOf(next)];
    if (begun === "" || begun.length >= whole.length || !whole.startsWith(begun)) continue;
    const [from, to] = [group[0], next?.[0]].map((token) => tokens.indexOf(token as Token));
    const reading = read([...tokens.slice(0, from), ...tokens.slice(to)]);
    if (reading.status === "value") return doubted(reading, "corrected");
  }
  return undefined;
}

/** "..., 01 71, 71 le digo": the last group is the end of what stands before it. */
function endAgain(
  tokens: readonly Token[],
  run: readonly Token[],
  read: (rest: readonly Token[]) => Interpretation,
): Interpretation | undefined {
  const last = run.findLastIndex((token) => token.kind !== "mark");
  const mark = run.slice(0, last).findLastIndex((token) => token.kind === "mark");
  const at = tokens.indexOf(run[mark + 1] as Token);
  const again = digitsOf(run.slice(mark + 1, last + 1));
  const before = tokens.slice(0, at);
  if (at < 1 || again.length < 2 || again.length > 4 || !digitsOf(before).endsWith(again)) return undefined;
  const reading = read(before);
  return reading.status === "value" ? doubted(reading, "told-twice") : undefined;
}

function digitsOf(tokens: readonly Token[]): string {
  return readDigits(tokens, { lengths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }).readings[0]?.digits ?? "";
}
