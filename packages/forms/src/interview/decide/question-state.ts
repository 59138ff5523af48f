import type { FieldKind, HeardAnswer } from "../../answers/answer.ts";
import { skippedWords } from "../../forms/conditions.ts";
import type { Field } from "../../forms/definition.ts";
import type { Prompt } from "../../prompts/prompt.ts";
import type { Channel } from "../../understanding/act.ts";
import type { Step } from "../events.ts";
import { currentField, fieldsOf } from "../questions.ts";
import { placesOf } from "../reading.ts";
import { note } from "../saying.ts";
import { type Asking, longestAnswer } from "../state.ts";
import { goTo } from "../steps.ts";

/**
 * Tells whether it is told that an answer was noted. On the page it stands beside the next question; in the review all
 * answers look alike, and which of them was corrected is told in writing as well.
 */
export function isNotedIn(interview: Asking, channel: Channel): boolean {
  return channel === "spoken" || interview.returnTo === fieldsOf(interview).length;
}

/** Kinds whose error is cheap: they are noted aloud and may be corrected. The others are read back and wait for a yes. */
const notedKinds: ReadonlySet<FieldKind> = new Set(["country", "marital", "relation", "yesno"]);

/** Tells whether an answer of this field waits for a spoken yes. */
export function isReadBack({ kind, extra }: Field): boolean {
  return !notedKinds.has(kind) && extra?.isNoted !== true;
}

/** After this many answers that were not understood the keyboard is offered; one more, and the person decides. */
export const failuresBeforeKeyboard = 2;

/** One more answer was wrong or not understood: the second offers the keyboard. */
export function withFailure(interview: Asking): Asking {
  const failures = Math.min(interview.failures + 1, failuresBeforeKeyboard);
  const isKeyboardOffered = interview.isKeyboardOffered || failures >= failuresBeforeKeyboard;
  return { ...interview, failures, isKeyboardOffered };
}

/** The keyboard is offered once for a question. */
export function keyboardOffer(before: Asking, after: Asking): readonly Prompt[] {
  return after.isKeyboardOffered && !before.isKeyboardOffered ? [note("write-it")] : [];
}

/** The words of an answer as they are stored, with what is known of their places. */
export function answerOf(interview: Asking, field: Field, text: string, at: string): HeardAnswer {
  const places = placesOf(interview, field, text, at);
  return { said: text.slice(0, longestAnswer), heardAt: at, ...(places.length > 0 && { places }) };
}

/** What was heard, with the turn it belongs to where there is one. */
export function withTurn({
  turnId,
  ...heard
}: {
  readonly text: string;
  readonly at: string;
  readonly turnId: string | undefined;
}) {
  return turnId === undefined ? heard : { ...heard, turnId };
}

/**
 * Tells whether a question that stands keeps an answer if it is left: one that was opened again does. One that an
 * answer before it makes the form ask after all does not: of it only "no aplica" is there.
 */
export function isKept({ answers, returnTo }: Asking, { id }: Field): boolean {
  const known = answers[id];
  return known !== undefined && (returnTo !== undefined || known.said !== skippedWords);
}

/** Goes on without a change, from an answer that was given before. */
export function leaveAsWas(interview: Asking, ...notes: readonly Prompt[]): Step {
  return goTo(
    interview,
    interview.returnTo ?? interview.position + 1,
    notes.length > 0 ? notes : [note("left-as-was")],
  );
}

/** Opens a field again from anywhere, to come back afterwards; what was only read back is read back again then. */
export function openField(interview: Asking, position: number): Asking {
  const returnTo = interview.returnTo ?? interview.position;
  const { ahead, ...rest } = interview;
  const id = fieldsOf(interview)[position]?.id ?? "";
  const { [id]: _told, ...others } = ahead;
  return {
    ...rest,
    ahead: { ...others, ...readBackOnly(interview, id) },
    position,
    returnTo,
    turn: { kind: "waiting" },
    places: [],
    failures: 0,
    isKeyboardOffered: false,
    aside: undefined,
  };
}

/** The answer that was read back and not agreed to yet, where another field is opened before its first yes. */
function readBackOnly(interview: Asking, opened: string): Asking["ahead"] {
  const { turn, answers } = interview;
  const id = currentField(interview)?.id;
  const isOpen = turn.kind === "confirming" && id !== undefined && id !== opened && answers[id] === undefined;
  return isOpen ? { [id]: turn.answer } : {};
}
