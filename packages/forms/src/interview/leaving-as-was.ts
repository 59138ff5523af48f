import { whole } from "../answers/words/phrases.ts";
import type { Field } from "../form.ts";
import { plainWords } from "../words.ts";
import { goTo } from "./asking.ts";
import { isReadBack, phrases, spokenValue } from "./phrases.ts";
import { read } from "./read.ts";
import { leftAsWasPhrases } from "./sayings.table.ts";
import type { Asking, Step } from "./state.ts";

const leaves = whole(leftAsWasPhrases);

/** Tells whether the words leave an answer that was opened again as it was; to a read-back they are a yes. */
export function saysLeave({ answers, turn }: Asking, { id }: Field, text: string): boolean {
  return id in answers && turn.kind !== "confirming" && leaves.test(plainWords(text).join(" "));
}

/** Goes on without a change, from an answer that was given before. */
export function leaveAsWas(interview: Asking, before = ""): Step {
  return goTo(interview, interview.returnTo ?? interview.position + 1, before);
}

/** No words that nobody could read replace an answer that was read: it stays, and is said; undefined where there is none. */
export function keepWhatWasRead(interview: Asking, field: Field): Step | undefined {
  // What was only noted, and taken back at once, was never agreed to.
  if (interview.lastStored === field.id && !isReadBack(field)) return undefined;
  const known = interview.answers[field.id];
  const reading = known && read(interview, field, known.said, known.heardAt);
  if (reading?.status !== "value" && reading?.status !== "none") return undefined;
  const kept = reading.status === "none" ? phrases.notedNone : phrases.noted(spokenValue(reading));
  return leaveAsWas({ ...interview, lastStored: field.id }, `${phrases.leftAsWas} ${kept}`);
}
