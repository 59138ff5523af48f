import { somewhere } from "../answers/words/phrases.ts";
import { plainWords } from "../words.ts";
import { consumed, ofReview, type Said } from "./accepting.ts";
import { fieldsOf, reviewWords, speak } from "./asking.ts";
import { commandIn } from "./commands.ts";
import { correctFromReview } from "./correcting.ts";
import { declineExtra, extraAnswer, wantExtra } from "./extra.ts";
import { hearPoint } from "./hear-point.ts";
import { acceptReview, askPoint, linesOf } from "./open-points.ts";
import { asksForOtherForm } from "./other-form.ts";
import { inOwnWords } from "./own-words.ts";
import { fasterThan, slowerThan } from "./pace.ts";
import { phrases, spokenValue } from "./phrases.ts";
import { verdictOf } from "./plain-yes.ts";
import { faultPhrases } from "./review.table.ts";
import type { DialogueCommand, Reviewing, Step } from "./state.ts";
import { fieldChosen, fieldsNamed, spokenLabel, whichQuestion } from "./which-field.ts";

const faults = somewhere(faultPhrases);

/** Hears one saying while all answers stand side by side: all is well, which one to correct, or a command. */
export function hearReview(interview: Reviewing, said: Said): Step {
  const { text } = said;
  const command = commandIn(text);
  if (interview.isPaused) return command === "resume" ? obeyReview(interview, "resume") : [interview, []];
  const { which, noted, point } = interview;
  const open: Reviewing = { ...interview, which: undefined, noted: undefined, silences: 0 };
  const chosen = which && fieldChosen(open, which, text);
  if (chosen !== undefined) return correctFromReview(open, chosen);
  if (asksForOtherForm(text)) return askPoint(open, phrases.otherForm);
  const named = faults.test(plainWords(text).join(" ")) ? fieldsNamed(open, text) : [];
  const isElsewhere = named.length > 0 && !named.includes(point?.field ?? "");
  const heard = isElsewhere ? undefined : hearPoint(open, said);
  if (heard !== undefined) return consumed(heard, said, ofReview);
  if (named[0] !== undefined) return named.length === 1 ? correctFromReview(open, named[0]) : askWhich(open, named);
  if (command === "correct" && noted !== undefined) return correctFromReview(open, noted);
  const extra = extraAnswer(open, text);
  if (extra !== undefined) return extra === "wanted" ? wantExtra(open) : declineExtra(open);
  if (command !== undefined) return obeyReview(open, command);
  if (point !== undefined) return askPoint(open, phrases.yesNoOrLeave);
  return verdictOf(text, said.at) === "yes" ? consumed(acceptReview(open), said, ofReview) : askPoint(open);
}

/** Does what was asked while all answers stand side by side. */
export function obeyReview(interview: Reviewing, command: DialogueCommand): Step {
  const { pace, point } = interview;
  const fields = fieldsOf(interview);
  switch (command) {
    case "confirm":
      return acceptReview(interview);
    case "repeat":
      return askPoint(interview, point ? "" : answersAloud(interview));
    case "slower":
      return askPoint({ ...interview, pace: slowerThan(pace) }, phrases.slower);
    case "faster":
      return askPoint({ ...interview, pace: fasterThan(pace) }, pace === 1 ? phrases.ownPace : phrases.faster);
    case "back":
      return point
        ? askPoint({ ...interview, point: undefined })
        : correctFromReview(interview, fields.at(-1)?.id ?? "");
    case "correct":
    case "write":
      if (point) return correctFromReview(interview, point.field);
      return askWhich(
        interview,
        fields.map(({ id }) => id),
      );
    case "help":
    case "why":
      return point
        ? askPoint(interview, phrases.yesNoOrLeave)
        : [interview, speak(interview, phrases.reviewHelp, "command")];
    case "pause": {
      const paused: Reviewing = { ...interview, isPaused: true, silences: 0 };
      return [paused, speak(paused, phrases.paused, "command")];
    }
    case "resume":
      return openReview({ ...interview, isPaused: false });
    case "stop":
      return [interview, interview.isCallActive ? [{ kind: "stop-call" }] : []];
    case "skip":
      return point ? acceptReview(interview) : askPoint(interview);
    case "spell":
      return askPoint(interview);
  }
}

/** Says what one can do in the review, or asks once more what waits for an answer there. */
export function openReview(interview: Reviewing): Step {
  return interview.point ? askPoint(interview) : [interview, speak(interview, reviewWords(interview), "command")];
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
  const lines = linesOf(interview).map(({ field, said, reading }) => {
    const isNone = said === "" || reading?.status === "none";
    const value = isNone ? noAnswer : reading?.status === "value" ? inOwnWords(spokenValue(reading), said) : said;
    return `${spokenLabel(field)}: ${value}.`;
  });
  const ends = lines.map((_, index) => lines.slice(0, index + 1).join(" ").length);
  const fitting = lines.filter((_, index) => (ends[index] ?? 0) <= longestAloud);
  return [...fitting, ...(fitting.length < lines.length ? [phrases.restOnScreen] : [])].join(" ");
}
