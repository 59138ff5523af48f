import type { Answers } from "../answers/answer.ts";
import type { Candidate } from "../answers/interpretation.ts";
import { toldIn } from "../forms/conditions.ts";
import type { Field } from "../forms/definition.ts";
import { evaluate } from "../forms/evaluate.ts";
import { partOf } from "../forms/parts/of-part.ts";
import { type PartOffer, partsOf } from "../forms/parts/offers.ts";
import { forms } from "../forms/registry.ts";
import type { Asking, Interview, Questions, Turn } from "./state.ts";

/** The questions of the parts the person asked for; none, where they did not. */
export function extraOf({ extra }: Pick<Interview, "extra">): readonly Field[] {
  return extra.fields ?? [];
}

/** What decides which part is offered next. */
type Offering = Questions & { readonly answers: Answers };

/** The part that is offered next, or the one that was named: none that was taken already, or of which nothing is left. */
export function nextPart(
  { formType, extra, answers }: Offering,
  named?: number,
): Pick<PartOffer, "part" | "doneWhen"> | undefined {
  const taken = new Set((extra.fields ?? []).map(partOf));
  const told = toldIn(answers, fieldsOf({ formType, extra }));
  return [{ part: 0 }, ...partsOf(formType)].find(
    ({ part, doneWhen }: Pick<PartOffer, "part" | "doneWhen">) =>
      !taken.has(part) && (named === undefined ? !doneWhen || evaluate(doneWhen, told.value) !== true : part === named),
  );
}

/** The questions of an interview: the form's own, then the extra ones. */
export function fieldsOf({ formType, extra }: Questions): readonly Field[] {
  return [...forms[formType].fields, ...extraOf({ extra })];
}

/** The field being asked, if one is, in the wording that the answers call for. */
export function currentField(interview: Interview): Field | undefined {
  const field = interview.phase === "asking" ? fieldsOf(interview)[interview.position] : undefined;
  if (interview.phase === "asking" && field?.extra?.together && isAskedTogether(interview, field)) {
    const { lead: _told, ...extra } = field.extra;
    return { ...field, question: field.extra.together.question, extra };
  }
  if (interview.phase !== "asking" || field?.wordings === undefined) return field;
  const told = toldIn(interview.answers, fieldsOf(interview));
  const wording = field.wordings.find(({ when }) => evaluate(when, told.value) === true);
  if (wording === undefined) return field;
  const { detail, ...bare } = field;
  return { ...bare, ...(detail && !wording.isBare && { detail }), question: wording.question };
}

/** Tells whether a question is asked with the others of its row: in a call, while none of them has an answer. */
function isAskedTogether({ isCallActive, turn, failures, returnTo, answers }: Asking, { extra }: Field): boolean {
  const isOpen = isCallActive && turn.kind === "waiting" && failures === 0 && returnTo === undefined;
  return isOpen && Object.keys(extra?.together?.called ?? {}).every((id) => answers[id] === undefined);
}

/** Tells whether a question that was answered before is asked again, to come back afterwards. */
export function isCorrection(interview: Asking): boolean {
  return interview.returnTo !== undefined && (currentField(interview)?.id ?? "") in interview.answers;
}

/** What there is to tap: the readings of a doubt, or else the second opinion. */
export function candidatesOf(turn: Turn): readonly Candidate[] {
  if (turn.kind === "confirming" || turn.kind === "unread") return [];
  if (turn.kind === "choosing" && turn.reading.candidates.length > 0) return turn.reading.candidates;
  return turn.opinion ? [turn.opinion] : [];
}

/** The part that is offered next, as it is offered; undefined where that is the few extra questions, or nothing. */
export function offeredPart(offering: Offering): PartOffer | undefined {
  const part = nextPart(offering)?.part;
  return partsOf(offering.formType).find((one) => one.part === part);
}

/** Tells whether anything that was told is kept: of this form, or of another one of the payment. */
export function keepsAny(interview: Interview): boolean {
  const told = interview.phase === "choosing" ? {} : interview.answers;
  return Object.keys(told).length > 0 || interview.toldBefore !== undefined;
}
