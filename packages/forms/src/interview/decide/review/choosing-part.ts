import type { ActOf } from "../../../understanding/act.ts";
import { firstOpen } from "../../beginning.ts";
import type { Step } from "../../events.ts";
import { type PartState, partStates } from "../../parts/part-states.ts";
import { currentField, fieldsOf } from "../../questions.ts";
import { note, reply, replyAfresh } from "../../saying.ts";
import { commonOf, freshTurn } from "../../start.ts";
import type { Interview, Reviewing } from "../../state.ts";
import { goTo } from "../../steps.ts";
import { inNumbers } from "../agree.ts";
import type { Scene } from "../scene.ts";
import { wantExtra } from "./extra-offer.ts";

/** A part was named, or the list of them is wanted. */
export function choosePart({ interview }: Scene, { part }: ActOf<"choose-part">): Step {
  return goToPart(interview, part);
}

/** Any part may be chosen, from the review or in the middle of another one, which then waits; the form's own questions come first. */
export function goToPart(interview: Interview, part: number | undefined): Step {
  if (interview.phase === "reviewing") return takePart(interview, part);
  const isInPart = interview.phase === "asking" && currentField(interview)?.extra !== undefined;
  if (!isInPart || interview.returnTo !== undefined) return reply(interview, note("parts-later"));
  const { formType, answers } = interview;
  return takePart({ ...commonOf(interview), phase: "reviewing", formType, answers }, part);
}

/** A part that is here goes on where it was left; another one is fetched. */
function takePart(interview: Reviewing, part: number | undefined): Step {
  if (part === undefined) return replyAfresh(interview, ...listed(interview));
  const known = partStates(interview).find((one) => one.part === part);
  const fields = fieldsOf(interview);
  const own = fields.filter(({ extra }) => extra?.part === part);
  if (known?.state === "not-begun" && own.length === 0) return wantExtra(interview, part);
  const position = firstOpen(fields, interview.answers, own);
  if (position === fields.length)
    return replyAfresh(interview, note("part-done", { part: known === undefined ? "" : titleOf(known) }));
  return goTo({ ...interview, ...freshTurn, phase: "asking", position }, position);
}

function listed(interview: Reviewing) {
  const states = partStates(interview);
  const named = (state: PartState["state"], words: (one: PartState) => string = titleOf) =>
    states
      .filter((one) => one.state === state)
      .map(words)
      .join("; ");
  const [done, half, open] = [named("done"), named("halfway", titleAndLeft), named("not-begun")];
  return [
    ...(done === "" ? [] : [note("parts-done", { parts: done })]),
    ...(half === "" ? [] : [note("parts-half", { parts: half })]),
    open === "" ? note("parts-none") : note("parts-open", { parts: open }),
  ];
}

function titleOf({ title }: Pick<PartState, "title">): string {
  return title.spanish;
}

function titleAndLeft({ title, left }: PartState): string {
  return `${title.spanish}, ${left === 1 ? "le falta una pregunta" : `le faltan ${inNumbers(left)} preguntas`}`;
}
