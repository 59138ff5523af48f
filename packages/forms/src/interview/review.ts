import { printAnswers } from "../english.ts";
import { commonOf, extraOf, fieldsOf, finish, freshTurn, goTo, reviewWords, speak } from "./asking.ts";
import { commandIn } from "./commands.ts";
import { declineExtra, extraAnswer, wantExtra } from "./extra.ts";
import { asksForOtherForm } from "./other-form.ts";
import { inOwnWords } from "./own-words.ts";
import { fasterThan, slowerThan } from "./pace.ts";
import { phrases, spokenValue } from "./phrases.ts";
import { verdictOf } from "./plain-yes.ts";
import type { Complete, DialogueCommand, Reviewing, Step } from "./state.ts";
import { fieldChosen, fieldsNamed, spokenLabel, whichQuestion } from "./which-field.ts";

/** Words by which a saying finds fault with an answer. */
const faults = /\b(corri|corre|cambi|mal\b|mal[ao]\b|menos\b|pero\b|excepto\b|equivoc|falta|err?or)/i;

/** Hears one saying while all answers stand side by side: all is well, which one to correct, or a command. */
export function hearReview(interview: Reviewing, text: string, at: string): Step {
  const command = commandIn(text);
  if (interview.isPaused) return command === "resume" ? obeyReview(interview, "resume") : [interview, []];
  const { which, noted } = interview;
  const open: Reviewing = { ...interview, which: undefined, noted: undefined, silences: 0 };
  const chosen = which && fieldChosen(open, which, text);
  if (chosen !== undefined) return correctFromReview(open, chosen);
  if (asksForOtherForm(text)) return [open, speak(open, `${phrases.otherForm} ${phrases.reviewAgain}`, "command")];
  const named = faults.test(text) ? fieldsNamed(open, text) : [];
  if (named[0] !== undefined) return named.length === 1 ? correctFromReview(open, named[0]) : askWhich(open, named);
  if (command === "correct" && noted !== undefined) return correctFromReview(open, noted);
  const extra = extraAnswer(open, text);
  if (extra !== undefined) return extra === "wanted" ? wantExtra(open) : declineExtra(open);
  if (command !== undefined) return obeyReview(open, command);
  return verdictOf(text, at) === "yes" ? finish(open) : [open, speak(open, phrases.reviewAgain, "command")];
}

/** Does what was asked while all answers stand side by side. */
export function obeyReview(interview: Reviewing, command: DialogueCommand): Step {
  const { pace } = interview;
  const fields = fieldsOf(interview);
  switch (command) {
    case "confirm":
      return finish(interview);
    case "repeat":
      return [interview, speak(interview, `${answersAloud(interview)} ${phrases.reviewAgain}`, "command")];
    case "slower":
      return paced(interview, slowerThan(pace), phrases.slower);
    case "faster":
      return paced(interview, fasterThan(pace), pace === 1 ? phrases.ownPace : phrases.faster);
    case "back":
      return correctFromReview(interview, fields.at(-1)?.id ?? "");
    case "correct":
    case "write":
      return askWhich(
        interview,
        fields.map(({ id }) => id),
      );
    case "help":
    case "why":
      return [interview, speak(interview, phrases.reviewHelp, "command")];
    case "pause": {
      const paused: Reviewing = { ...interview, isPaused: true, silences: 0 };
      return [paused, speak(paused, phrases.paused, "command")];
    }
    case "resume": {
      const resumed: Reviewing = { ...interview, isPaused: false };
      return [resumed, speak(resumed, reviewWords(resumed), "command")];
    }
    case "stop":
      return [interview, interview.isCallActive ? [{ kind: "stop-call" }] : []];
    case "skip":
    case "spell":
      return [interview, speak(interview, phrases.reviewAgain, "command")];
  }
}

function paced(interview: Reviewing, pace: number, before: string): Step {
  const now: Reviewing = { ...interview, pace };
  return [now, speak(now, `${before} ${phrases.reviewAgain}`, "command")];
}

function askWhich(interview: Reviewing, which: readonly string[]): Step {
  return [{ ...interview, which }, speak(interview, whichQuestion(interview, which), "command")];
}

/** What is said of an optional answer that was left out. */
const noAnswer = "no tiene";

/** The assistant is not given more than this at once. Characters. */
const longestAloud = 1800;

/** Every answer as it will be printed, read out for those who do not read well. */
function answersAloud(interview: Reviewing): string {
  const { formType, answers } = interview;
  const lines = printAnswers(formType, answers, { extra: extraOf(interview) }).map(({ field, said, reading }) => {
    const isNone = said === "" || reading?.status === "none";
    const value = isNone ? noAnswer : reading?.status === "value" ? inOwnWords(spokenValue(reading), said) : said;
    return `${spokenLabel(field)}: ${value}.`;
  });
  const ends = lines.map((_, index) => lines.slice(0, index + 1).join(" ").length);
  const fitting = lines.filter((_, index) => (ends[index] ?? 0) <= longestAloud);
  return [...fitting, ...(fitting.length < lines.length ? [phrases.restOnScreen] : [])].join(" ");
}

/** Asks one answer again and comes back to the review; from a saved form, to a revision of the same form. */
export function correctFromReview(interview: Reviewing | Complete, fieldId: string): Step {
  const { formType, answers } = interview;
  const fields = fieldsOf(interview);
  const position = fields.findIndex((field) => field.id === fieldId);
  if (position < 0) return [interview, []];
  const common = commonOf(interview);
  const [asking, effects] = goTo({ ...common, ...freshTurn, phase: "asking", formType, answers, position }, position);
  return [asking.phase === "asking" ? { ...asking, returnTo: fields.length } : asking, effects];
}
