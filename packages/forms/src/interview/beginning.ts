import type { Answers, FormType } from "../answers/answer.ts";
import { samePersonId, type ToldBefore } from "../forms/carry/carried.ts";
import { toldIn } from "../forms/conditions.ts";
import type { Field } from "../forms/definition.ts";
import { walk } from "../forms/walk.ts";
import { carriedTo } from "./carrying.ts";
import type { InterviewEvent, Step } from "./events.ts";
import { fieldsOf, nextPart } from "./questions.ts";
import { replyAfresh } from "./saying.ts";
import { asksSamePerson } from "./situation.ts";
import { commonOf, freshTurn } from "./start.ts";
import type { Asking, ExtraQuestions, Interview } from "./state.ts";
import { goOn, goTo } from "./steps.ts";

/** A form is chosen, some of its answers known: the first question without an answer comes. */
export function begin(interview: Interview, formType: FormType, answers: Answers): Step {
  const fields = fieldsOf({ formType, extra: interview.extra });
  const position = firstOpen(fields, answers);
  const asking: Asking = {
    ...commonOf(interview),
    ...freshTurn,
    lastHeard: "",
    phase: "asking",
    formType,
    position,
    answers,
  };
  if (asksSamePerson(asking)) return replyAfresh(asking);
  return interview.confirm === "off" ? goTo(asking, position) : goOn(asking, position);
}

/**
 * The place of the first question that is asked and has no answer; the number of questions where none is open.
 * @param among the questions of a part that was chosen: what another one left open waits
 */
export function firstOpen(fields: readonly Field[], answers: Answers, among: readonly Field[] = fields): number {
  const ids = new Set(among.map(({ id }) => id));
  for (const { state, question } of walk(fields, toldIn(answers, fields)))
    if (state === "open" && ids.has(question.id)) return fields.indexOf(question);
  return fields.length;
}

/** The draft that the server kept is taken up again, where nobody has begun yet. */
export function restore(interview: Interview, event: Extract<InterviewEvent, { kind: "restored" }>): Step {
  const { formType, saved, isChanged = false, extra } = event;
  const { [samePersonId]: same, ...answers } = event.answers;
  const decided: Interview = same ? { ...interview, isSamePerson: same.said === "sí" } : interview;
  const known: Interview = extra ? { ...decided, extra: withPart(formType, extra, answers) } : decided;
  if (saved === undefined) return begin(known, formType, answers);
  if (isChanged) return begin({ ...known, saved }, formType, answers);
  const common = { ...commonOf(known), savedAnswers: answers };
  return [{ ...common, phase: "complete", formType, answers, saving: "saved", saved }, []];
}

/** Answers came from elsewhere: the question that stands may have one. */
export function hearToldAhead(interview: Interview, answers: Answers): Step {
  const known: Interview = { ...interview, ahead: { ...interview.ahead, ...answers } };
  return isFreshlyAsked(known) && !asksSamePerson(known) ? goTo(known, known.position) : [known, []];
}

/** A question stands that nobody has said anything to. */
function isFreshlyAsked(interview: Interview): interview is Asking {
  if (interview.phase !== "asking" || interview.confirm === "off") return false;
  return interview.turn.kind === "waiting" && interview.turn.answer === undefined && interview.returnTo === undefined;
}

/** What other forms of the payment told is there: whether it is the same person is asked, or what that leaves is taken over. */
export function hearToldBefore(interview: Interview, toldBefore: ToldBefore): Step {
  if (interview.confirm === "off") return [interview, []];
  const known: Interview = { ...interview, toldBefore };
  if (known.phase !== "asking") return [known, []];
  if (asksSamePerson(known)) return replyAfresh(known);
  const field = fieldsOf(known)[known.position];
  return isFreshlyAsked(known) && field && carriedTo(known, field) ? goOn(known, known.position) : [known, []];
}

/** The parts that were taken: another one is offered, where there is one. */
export function withPart(formType: FormType, fields: readonly Field[], answers: Answers): ExtraQuestions {
  const taken: ExtraQuestions = { kind: "asked", fields };
  return nextPart({ formType, extra: taken, answers }) === undefined ? taken : { ...taken, kind: "offered" };
}
