import type { Token } from "../../answers/words/tokens.ts";
import { plainText } from "../../answers/words/tokens.ts";
import type { Moment } from "../act.ts";
import { isOther, read } from "../reading.ts";
import { peel } from "../verdicts/verdict.ts";

/**
 * "Sí así es pero a veces lo contesta mi nieta", said to a read-back: behind words that agree a "pero" opens a clause of its
 * own, where a recogniser wrote no pause.
 */
export function partedAtBut(piece: readonly Token[], moment: Moment): readonly (readonly Token[])[] {
  const at = piece.findIndex(({ plain }, index) => index > 0 && plain === "pero");
  const isParted = moment.expects.kind === "verdict" && at > 0 && agrees(piece.slice(0, at), moment);
  return isParted ? [piece.slice(0, at), piece.slice(at)] : [piece];
}

/** A yes alone, or beside the value as it was read back: "hijastro sí". */
function agrees(words: readonly Token[], moment: Moment): boolean {
  const { verdict, rest } = peel(plainText(words));
  if (verdict === "affirm" && rest === "") return true;
  const said = words.at(-1)?.plain === "si" ? words.slice(0, -1) : [];
  const { expects, field } = moment;
  if (said.length === 0 || expects.kind !== "verdict" || field === undefined) return false;
  const reading = read(plainText(said), field, moment);
  return reading.status === "value" && !isOther(reading, expects.before.reading);
}
