import { interpret } from "../answers/interpret.ts";
import type { Field } from "../form.ts";
import { accept, consumed, doubt, type Said } from "./accepting.ts";
import { speak } from "./asking.ts";
import { hearPart } from "./mending.ts";
import { phrases } from "./phrases.ts";
import { verdictOf } from "./plain-yes.ts";
import { read } from "./read.ts";
import { askAgain, confirm, failuresBeforeKeyboard, withFailure } from "./repair.ts";
import { hearLetters } from "./spelling.ts";
import { sayStanding } from "./standing.ts";
import type { Asking, Step, Turn } from "./state.ts";

/** Hears what follows a read-back: a yes, a no, the value again, another value, a part of it, or letters. */
export function hearConfirmation(
  interview: Asking,
  field: Field,
  said: Said,
  turn: Extract<Turn, { kind: "confirming" }>,
): Step {
  const verdict = verdictOf(said.text, said.at);
  if (verdict === "yes") return consumed(confirm(interview, field), said);
  const rest: Said = { ...said, text: withoutNo(said.text) };
  const spelled = hearLetters(interview, field, rest, turn.reading);
  if (spelled !== undefined) return spelled;
  const instead = read(interview, field, rest.text, said.at);
  const isWhole = instead.status === "value";
  const isSame = isWhole && JSON.stringify(instead.value) === JSON.stringify(turn.reading.value);
  if (isSame && !saysNo(said)) return consumed(confirm(interview, field), said);
  const part = isWhole && field.kind !== "name" ? undefined : hearPart(interview, field, rest, turn.reading);
  if (part !== undefined) return part;
  if (isWhole) return accept(withFailure(interview), field, rest, instead);
  if (verdict === "no" && instead.candidates.length === 0) return consumed(askAgain(interview, field), said);
  const saysMore = instead.status === "ask" && (saysNo(said) || instead.candidates.length > 0);
  // A value was already read back: what is unclear now is asked again, never kept unread.
  if (saysMore && interview.failures >= failuresBeforeKeyboard) return askAgain(interview, field);
  if (saysMore) return doubt(interview, field, rest, instead);
  // Something is wrong, and what it is cannot be told: all of it is asked again.
  if (rest.text !== said.text && /^\W*s/i.test(said.text)) return askAgain(interview, field);
  if (interview.failures >= failuresBeforeKeyboard)
    return [interview, speak(interview, phrases.yesOrCorrect, "command")];
  const again = withFailure(interview);
  return [again, sayStanding(again, field, phrases.yesOrCorrect)];
}

function saysNo({ text, at }: Said): boolean {
  return interpret({ kind: "yesno", heard: text, today: at.slice(0, 10) }).value === "no";
}

/** The words behind a "no" or a "sí, pero" at the beginning; all of them where there is none. */
export function withoutNo(text: string): string {
  return text.replace(/^\s*(?:(?:no|s[ií][,.;:\s]+pero)[,.;:\s]+)+/i, "").trim() || text;
}
