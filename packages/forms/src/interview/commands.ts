import { interpret } from "../answers/interpret.ts";
import { namedIn, waysOf, whole } from "../answers/words/phrases.ts";
import type { Field } from "../form.ts";
import { fieldHelp } from "../help.ts";
import { plainWords } from "../words.ts";
import { fieldsOf, speak, store } from "./asking.ts";
import { englishPhrases, taughtPhrases } from "./commands.table.ts";
import { leaveAsWas } from "./leaving-as-was.ts";
import { fasterThan, slowerThan } from "./pace.ts";
import { isSpelt, phrases, spokenValue } from "./phrases.ts";
import { askAgain, confirm, correctField } from "./repair.ts";
import { sayStanding } from "./standing.ts";
import type { Asking, DialogueCommand, Step } from "./state.ts";

const own = waysOf(taughtPhrases, whole);
const english = waysOf(englishPhrases, whole);

/** Tells whether the words are exactly what Dilo's own phrases teach. */
export function isTaught(text: string): boolean {
  return taught(text) !== undefined;
}

function taught(text: string): DialogueCommand | undefined {
  const phrase = plainWords(text).join(" ");
  return namedIn(own, phrase)[0] ?? namedIn(english, phrase.replace(/^please | please$/g, ""))[0];
}

/** The command a saying may be. */
export function commandIn(text: string): DialogueCommand | undefined {
  const command = taught(text);
  if (command) return command;
  // "Termina en ocho" tells how a number ends.
  if (/\btermina?n? (en|con)\b/i.test(text)) return undefined;
  const reading = interpret({ kind: "command", heard: text, today: "2000-01-01" });
  return reading.status === "command" || reading.status === "value" ? (reading.value as DialogueCommand) : undefined;
}

/** Does what was asked. No command loses or changes an answer that was given. */
export function obey(interview: Asking, field: Field, command: DialogueCommand, at: string): Step {
  switch (command) {
    case "confirm":
      return confirm(interview, field);
    case "repeat":
      return [interview, sayStanding(interview, field)];
    case "slower": {
      const slower: Asking = { ...interview, pace: slowerThan(interview.pace) };
      return [slower, sayStanding(slower, field, phrases.slower)];
    }
    case "faster": {
      const faster: Asking = { ...interview, pace: fasterThan(interview.pace) };
      return [faster, sayStanding(faster, field, interview.pace === 1 ? phrases.ownPace : phrases.faster)];
    }
    case "back":
      return back(interview, field);
    case "skip":
      // What was answered before stays: one only goes on.
      if (interview.answers[field.id] !== undefined) return leaveAsWas(interview);
      return field.required
        ? [interview, sayStanding(interview, field, phrases.needed)]
        : store(interview, field, { text: skipped, at });
    case "correct":
      return interview.turn.kind === "waiting" ? correctLast(interview, field) : askAgain(interview, field);
    case "spell":
      return spell(interview, field);
    case "why":
    case "help":
      return [interview, sayStanding(interview, field, helpFor(field))];
    case "write": {
      const writing: Asking = { ...interview, isKeyboardOffered: true };
      return [writing, speak(writing, phrases.write)];
    }
    case "pause": {
      const paused: Asking = { ...interview, isPaused: true, silences: 0 };
      return [paused, speak(paused, phrases.paused, "command")];
    }
    case "resume": {
      const resumed: Asking = { ...interview, isPaused: false };
      return [resumed, sayStanding(resumed, field)];
    }
    case "stop":
      return [interview, interview.isCallActive ? [{ kind: "stop-call" }] : []];
  }
}

/** What a skipped optional question is stored as: the questions themselves teach these words. */
const skipped = "no aplica";

function helpFor(field: Field): string {
  const help = field.extra?.help ?? fieldHelp[field.id];
  return help ? `${help.why} ${help.where}` : "";
}

/** To the question before, and back again after it; from a correction's first question there is nowhere further back. */
function back(interview: Asking, field: Field): Step {
  const before = fieldsOf(interview)[interview.position - 1];
  if (before === undefined) return [interview, speak(interview, `${phrases.first} ${field.question}`)];
  return correctField(interview, interview.position - 1);
}

/** "Corrige" before an answer is given means the answer noted last; said in a correction, it asks that one again. */
function correctLast(interview: Asking, field: Field): Step {
  if (interview.returnTo !== undefined) return [interview, speak(interview, phrases.onceMore(field.question))];
  const last = fieldsOf(interview).findIndex(({ id }) => id === interview.lastStored);
  return last < 0 ? back(interview, field) : correctField(interview, last);
}

/** What was read back is read letter by letter; else the answer is asked for in letters. */
function spell(interview: Asking, field: Field): Step {
  const { turn } = interview;
  if (turn.kind !== "confirming" || !isSpelt(field)) {
    const spelling: Asking = { ...interview, isSpelling: turn.kind === "waiting" };
    return [spelling, sayStanding(spelling, field)];
  }
  const spelled: Asking = {
    ...interview,
    turn: { ...turn, spelled: turn.reading.english ?? spokenValue(turn.reading) },
  };
  return [spelled, sayStanding(spelled, field)];
}
