import type { Interpretation } from "../interpretation.ts";
import type { Token } from "../words/tokens.ts";
import { segmentsOf } from "./segments.ts";

/** More words than a number said twice has are not cut. */
const mostWords = 48;

/** A number said twice with nothing between: where a cut leaves the same value on both sides, that value. */
export function toldTwice(
  tokens: readonly Token[],
  read: (part: readonly Token[]) => Interpretation,
): Interpretation | undefined {
  const words = segmentsOf(tokens)
    .runs.flat()
    .filter(({ kind }) => kind !== "mark");
  if (words.length > mostWords) return undefined;
  for (const word of words.slice(2, -1)) {
    const at = tokens.indexOf(word);
    const first = read(tokens.slice(0, at));
    if (first.status !== "value") continue;
    if (read(tokens.slice(at)).value === first.value) return first;
  }
  return undefined;
}
