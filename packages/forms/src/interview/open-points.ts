import { type PrintedAnswer, printAnswers } from "../english.ts";
import { confirmedParts, guessedName, isSameName, nameChoices } from "../names/name-choices.ts";
import type { FullName } from "../names/split-name.ts";
import { extraOf, finish, speak } from "./asking.ts";
import { phrases } from "./phrases.ts";
import type { Reviewing, Step } from "./state.ts";
import { spokenLabel } from "./which-field.ts";

/** Every answer as it will be printed, in the order of the questions. */
export function linesOf(interview: Reviewing): readonly PrintedAnswer[] {
  const { formType, answers } = interview;
  return printAnswers(formType, answers, { extra: extraOf(interview) });
}

/** The ways a name can be split that nobody has told apart yet, the likeliest first; none where there is one way only. */
export function openSplits({ field, status, english, reading }: PrintedAnswer): readonly FullName[] {
  if (field.kind !== "name" || status !== "read" || confirmedParts(reading) !== undefined) return [];
  const guess = guessedName(english);
  const choices = nameChoices(english);
  const [likely, others] = [true, false].map((is) => choices.filter((choice) => isSameName(choice, guess) === is));
  return choices.length > 1 ? [...(likely ?? []), ...(others ?? [])] : [];
}

/**
 * The person says that all is right: the first open point is asked about, and the form is saved when none is left.
 * A point that was asked about is left as it is: it stays marked, and nobody is kept from going on.
 */
export function acceptReview(interview: Reviewing): Step {
  const { point, left = [], answers } = interview;
  const leaving = answers[point?.field ?? ""];
  const after: Reviewing = { ...interview, point: undefined, left: leaving ? [...left, leaving] : left };
  const isLeft = ({ field: { id } }: PrintedAnswer) => after.left?.some((answer) => answer === answers[id]);
  const next = linesOf(after).find(
    (line) => (line.status === "needs-review" || openSplits(line).length > 0) && !isLeft(line),
  );
  return next === undefined ? finish(after) : askPoint({ ...after, point: { field: next.field.id, split: 0 } });
}

/** The answer that is asked about before the form is saved; undefined while none is. */
export function lineAsked(interview: Reviewing): PrintedAnswer | undefined {
  return linesOf(interview).find(({ field }) => field.id === interview.point?.field);
}

/** Asks about an open point, after `before` where something comes first. */
export function askPoint(interview: Reviewing, before = ""): Step {
  return [interview, speak(interview, `${before} ${standingInReview(interview)}`.trim(), "command")];
}

/** What waits for an answer in the review, to be said again. */
export function standingInReview(interview: Reviewing): string {
  const { point } = interview;
  const line = lineAsked(interview);
  if (point === undefined || line === undefined) return phrases.reviewAgain;
  const split = openSplits(line)[point.split];
  if (split === undefined) return phrases.asHeard(spokenLabel(line.field).toLocaleLowerCase("es"), line.said);
  return `${point.split === 0 ? phrases.apart(line.english) : ""} ${phrases.family(split.family)}`.trim();
}
