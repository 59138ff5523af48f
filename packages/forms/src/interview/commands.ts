import { interpret } from "../answers/interpret.ts";
import { forms } from "../definitions.ts";
import type { Field } from "../form.ts";
import { fieldHelp } from "../help.ts";
import { plainWords } from "../words.ts";
import { goTo, speak, store } from "./asking.ts";
import { phrases, spelled, spokenValue } from "./phrases.ts";
import { askAgain, confirm, correctField } from "./repair.ts";
import type { Asking, DialogueCommand, Step } from "./state.ts";

/** The words Dilo itself teaches in its phrases, beyond the commands `interpret` reads. */
const ownCommands: readonly (readonly [RegExp, DialogueCommand])[] = [
  [/^corrig(e|elo|ela)$/, "correct"],
  [/^(quiero |prefiero |mejor )?(escribir|escribirlo|lo escribo)$/, "write"],
  [/^(y )?(por que|para que)( me)?( (preguntan?|piden?|lo piden?|quieren?).*)?$/, "why"],
  [/^(ya )?(seguir|sigamos|continuar|continuemos|vamos a seguir|estoy listo|estoy lista)$/, "resume"],
];

/** Tells whether the words are exactly what Dilo's own phrases teach. */
export function isTaught(text: string): boolean {
  return taught(text) !== undefined;
}

function taught(text: string): DialogueCommand | undefined {
  const phrase = plainWords(text).join(" ");
  return ownCommands.find(([pattern]) => pattern.test(phrase))?.[1];
}

/** The command a saying may be. */
export function commandIn(text: string): DialogueCommand | undefined {
  const own = taught(text);
  if (own) return own;
  const reading = interpret({ kind: "command", heard: text, today: "2000-01-01" });
  return reading.status === "command" || reading.status === "value" ? (reading.value as DialogueCommand) : undefined;
}

/** Does what was asked. No command loses or changes an answer that was given. */
export function obey(interview: Asking, field: Field, command: DialogueCommand, at: string): Step {
  switch (command) {
    case "confirm":
      return confirm(interview, field);
    case "repeat":
      return [interview, speak(interview, standing(interview, field), expectsOf(interview))];
    case "slower":
      return [
        interview,
        [{ kind: "slower" }, ...speak(interview, phrases.slowDown(standing(interview, field)), expectsOf(interview))],
      ];
    case "back":
      return back(interview, field);
    case "skip":
      // What was answered before stays: one only goes on.
      if (interview.answers[field.id] !== undefined)
        return goTo(interview, interview.returnTo ?? interview.position + 1);
      return field.required
        ? [interview, speak(interview, `${phrases.needed} ${field.question}`)]
        : store(interview, field, { text: skipped, at });
    case "correct":
      return interview.turn.kind === "waiting" ? back(interview, field) : askAgain(interview, field);
    case "spell":
      return spell(interview);
    case "why":
    case "help":
      return [interview, speak(interview, `${helpFor(field)} ${standing(interview, field)}`, expectsOf(interview))];
    case "write": {
      const writing: Asking = { ...interview, isKeyboardOffered: true };
      return [writing, speak(writing, phrases.write)];
    }
    case "pause":
      return pause(interview);
    case "resume": {
      const resumed: Asking = { ...interview, isPaused: false };
      return [resumed, speak(resumed, standing(resumed, field), expectsOf(resumed))];
    }
    case "stop":
      return [interview, interview.isCallActive ? [{ kind: "stop-call" }] : []];
  }
}

/** What a skipped optional question is stored as: the questions themselves teach these words. */
const skipped = "no aplica";

/** The last thing that waits for an answer, to be said again. */
function standing(interview: Asking, field: Field): string {
  switch (interview.turn.kind) {
    case "waiting":
      return field.question;
    case "confirming":
      return phrases.readBack(spokenValue(interview.turn.reading));
    case "choosing":
      return interview.turn.reading.question ?? field.question;
  }
}

function expectsOf(interview: Asking): "answer" | "command" {
  return interview.turn.kind === "confirming" ? "command" : "answer";
}

function helpFor(field: Field): string {
  const help = fieldHelp[field.id];
  return help ? `${help.why} ${help.where}` : "";
}

/** To the question before, and back again after it; from a correction's first question there is nowhere further back. */
function back(interview: Asking, field: Field): Step {
  const before = forms[interview.formType].fields[interview.position - 1];
  if (before === undefined) return [interview, speak(interview, `${phrases.first} ${field.question}`)];
  return correctField(interview, interview.position - 1);
}

function spell(interview: Asking): Step {
  if (interview.turn.kind !== "confirming") return [interview, speak(interview, phrases.spell)];
  const { english } = interview.turn.reading;
  return [interview, speak(interview, phrases.spelled(spelled(english ?? "")), "command")];
}

function pause(interview: Asking): Step {
  const paused: Asking = { ...interview, isPaused: true };
  return [paused, speak(paused, phrases.paused, "command")];
}
