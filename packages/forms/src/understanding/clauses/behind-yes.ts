import type { Token } from "../../answers/words/tokens.ts";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import type { Moment } from "../act.ts";
import { isOther, read } from "../reading.ts";
import { saidBeside } from "../sorter/beside.ts";
import { behindYes, peel } from "../verdicts/verdict.ts";

/**
 * "Sí así es pero a veces lo contesta mi nieta", "sí y a poco me van a llamar", said to a read-back: behind words that agree a
 * "pero" opens a clause of its own, where a recogniser wrote no pause, and so does what is surely said beside the value.
 */
export function partedBehindYes(piece: readonly Token[], moment: Moment): readonly (readonly Token[])[] {
  if (moment.expects.kind !== "verdict") return [piece];
  const but = piece.findIndex(({ plain }, index) => index > 0 && plain === "pero");
  if (but > 0 && agrees(piece.slice(0, but), moment)) return [piece.slice(0, but), piece.slice(but)];
  const said = behindYes(piece.map(({ text }) => text).join(" "));
  const rest = said === undefined ? [] : piece.slice(-tokensOf(said).length);
  const isBeside = rest.length > 1 && rest.length < piece.length && saidBeside(plainText(rest), moment) !== undefined;
  return isBeside ? [piece.slice(0, -rest.length), rest] : [piece];
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
