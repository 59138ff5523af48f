import type { Interpretation } from "../answers/interpretation.ts";
import { spelledWord } from "../answers/name/spelled-word.ts";
import type { Field } from "../form.ts";
import type { Said } from "./accepting.ts";
import { settle } from "./mending.ts";
import { isSpelt } from "./phrases.ts";
import type { Asking, Step } from "./state.ts";
import { withWord } from "./with-word.ts";

/** So few letters are a word only where letters were asked for. */
const fewestAsked = 2;
const fewestUnasked = 3;

/**
 * Hears letters: the word they make takes the place of the one it resembles in the value read back.
 * @param before what was read back; undefined when nothing was, and the word is all there is
 * @returns undefined when the words are no letters, or the field is one of numbers or choices
 */
export function hearLetters(
  interview: Asking,
  field: Field,
  said: Said,
  before: Interpretation | undefined,
): Step | undefined {
  if (!isSpelt(field)) return undefined;
  const { turn, isSpelling } = interview;
  const isAsked = isSpelling || (turn.kind === "confirming" && turn.spelled !== undefined);
  const spelled = spelledWord(said.text, isAsked ? fewestAsked : fewestUnasked);
  if (spelled === undefined) return undefined;
  const texts = before === undefined ? [spelled] : withWord(field.kind, textOf(before), spelled);
  return settle(interview, field, said, { texts, before, spelled });
}

function textOf({ value, spanishReadback }: Interpretation): string {
  return typeof value === "string" ? value : (spanishReadback ?? "");
}
