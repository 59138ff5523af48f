import { theLabel } from "../../../prompts/labels.ts";
import type { ActOf } from "../../../understanding/act.ts";
import { asksAboutDeed, type Deed, leavesDeedOpen } from "../../../understanding/questions/of-deeds.ts";
import type { InterviewEffect, InterviewEvent, Step } from "../../events.ts";
import { takeRowOut } from "../../parts/table-rows.ts";
import { currentField, fieldsOf } from "../../questions.ts";
import { note, preceded, reply, replyAfresh, tell } from "../../saying.ts";
import { startOf } from "../../start.ts";
import type { Aside, Interview } from "../../state.ts";
import { goTo, hangUpAfter } from "../../steps.ts";
import { type Scene, within } from "../scene.ts";
import { resumed } from "../steering.ts";
import { answerTopic } from "../talk.ts";

type TakingBack = Extract<Aside, { readonly kind: "taking-back" }>;

/** Something is to be taken back: it is asked once whether it shall be so. */
export function askToTakeBack({ interview }: Scene, act: ActOf<"take-back">): Step {
  if (act.what === "unclear") return reply(interview, note("one-thing"));
  if (act.what !== "answer") return ask(interview, { kind: "taking-back", what: act.what });
  const [field, other] = act.fields;
  if (field === undefined || interview.phase === "choosing") return reply(interview);
  const told = fieldsOf(interview).find(({ id }) => id === field);
  if (told !== undefined && interview.answers[field] === undefined)
    return reply(interview, note("not-told-yet", { label: theLabel(told) }));
  return other === undefined
    ? ask(interview, { kind: "taking-back", what: "answer", field })
    : reply({ ...interview, aside: { kind: "choosing-field", fields: act.fields } });
}

function ask(interview: Interview, aside: TakingBack): Step {
  return replyAfresh({ ...interview, aside });
}

/** The same wish once more is a yes; another one is asked about. */
export function takeBackOrAsk(scene: Scene, act: ActOf<"take-back">): Step {
  const { aside } = scene.interview;
  const isSame =
    aside?.kind === "taking-back" &&
    aside.what === act.what &&
    (aside.what !== "answer" || (act.what === "answer" && act.fields.includes(aside.field)));
  return isSame ? takeBackNow(scene) : askToTakeBack(resumed(scene), act);
}

/** Nothing is taken back, and what stood before stands again. */
export function keepAll(scene: Scene): Step {
  return replyAfresh(resumed(scene).interview, note("nothing-taken-back"));
}

/** Words that say nothing: they stop what is about to be erased, and else it is asked again. */
export function keepOrAskAgain(scene: Scene): Step {
  return isErasing(scene.interview) ? keepAll(scene) : reply(scene.interview, note("not-understood"));
}

/** What comes of it, asked where it was asked whether it shall be: what was about to be erased is not, and it is asked again. */
export function answerOfTakingBack(scene: Scene, act: ActOf<"ask">): Step {
  const { aside } = scene.interview;
  if (aside?.kind !== "taking-back") return answerTopic(scene, act);
  const asked: Interview = {
    ...scene.interview,
    aside: isErasing(scene.interview) ? { kind: "taking-back", what: "everything" } : aside,
  };
  const isOpen = act.topic === "what-comes-of-it" || leavesDeedOpen(act.topic);
  return answerTopic(within(scene, asked), isOpen ? { ...act, topic: "what-comes-of-it", term: deedOf(aside) } : act);
}

function deedOf({ what }: TakingBack): Deed {
  if (what === "everything") return "erase";
  return what === "unsaved" ? "unsaved" : "take-out";
}

/** It is taken back, and said. A question alone takes nothing back. */
export function takeBackNow(scene: Scene): Step {
  if (asksAboutDeed(scene.text)) return answerOfTakingBack(scene, { kind: "ask", topic: "what-comes-of-it" });
  const { aside } = scene.interview;
  const { interview } = resumed(scene);
  if (aside?.kind !== "taking-back") return reply(interview);
  switch (aside.what) {
    case "answer":
      return takeOut(interview, aside.field, scene.at);
    case "row":
      return takeRowOut(interview, aside, scene.at);
    case "everything": {
      const [told, said] = ask(interview, { kind: "taking-back", what: "everything", isComing: true });
      return [told, aside.isComing ? said : [...said, { kind: "erase", isSaved: interview.saved !== undefined }]];
    }
    case "unsaved": {
      const paused: Interview = { ...interview, aside: { kind: "paused" } };
      const [told, goodbye] = tell(paused, note("goodbye-unsaved"));
      return [told, [...goodbye, ...hangUpAfter(told)]];
    }
  }
}

/** One answer is emptied: its question counts as left, and nobody asks for it again unless it is opened. */
function takeOut(interview: Interview, id: string, at: string): Step {
  const field = interview.phase === "choosing" ? undefined : fieldsOf(interview).find((one) => one.id === id);
  if (interview.phase === "choosing" || field === undefined) return reply(interview);
  const { [id]: _answer, ...answers } = interview.answers;
  const { [id]: _told, ...ahead } = interview.ahead;
  const { [id]: _other, ...anew } = interview.anew;
  const without = (ids: readonly string[]) => ids.filter((one) => one !== id);
  const emptied = {
    ...interview,
    answers,
    ahead,
    anew,
    later: [...without(interview.later), id],
    left: [...without(interview.left ?? []), id],
  };
  const effect: InterviewEffect = { kind: "take-out", formType: interview.formType, field: id, at };
  const told = note("taken-out", { label: theLabel(field) });
  const [after, effects] =
    emptied.phase === "asking" && currentField(emptied)?.id === id
      ? goTo({ ...emptied, lastStored: undefined }, emptied.returnTo ?? emptied.position + 1, [told])
      : replyAfresh(forgetting(emptied, id), told);
  return [after, [effect, ...effects]];
}

/** Nothing that is said next means the answer that was taken out. */
function forgetting<Phase extends Interview>(interview: Phase, id: string): Phase {
  if (interview.phase === "asking" && interview.lastStored === id) return { ...interview, lastStored: undefined };
  return interview.phase === "reviewing" && interview.point?.field === id
    ? { ...interview, point: undefined }
    : interview;
}

/** All was erased: one is back at the choice of form, and it is said. */
export function hearErased({ confirm, pace, isCallActive, spoken, reply: before }: Interview): Step {
  const fresh: Interview = { ...startOf(confirm, pace), isCallActive, spoken, reply: before, isErased: true };
  const [after, effects] = replyAfresh(fresh, note("erased"));
  return [after, [{ kind: "forget" }, ...effects]];
}

/** What everything is erased by was agreed to, and it can still be stopped. */
function isErasing({ aside }: Interview): boolean {
  return aside?.kind === "taking-back" && aside.what === "everything" && aside.isComing === true;
}

/** Whatever is said or done while everything is about to be erased, besides agreeing once more, stops it. */
export function stoppingErasure(before: Interview, event: InterviewEvent, step: Step): Step {
  const [after, effects] = step;
  if (!isErasing(before) || isErasing(after) || notStopping.has(event.kind)) return step;
  const isTold = after.reply.prompts.some((prompt) => "key" in prompt && prompt.key === "nothing-taken-back");
  const [told, said] = isTold ? step : preceded([after, effects], [note("nothing-taken-back")]);
  return [told, [{ kind: "stop-erasing" }, ...said]];
}

/** A call that is over has been agreed in all the same; the others tell how the erasure went, or forget all. */
const notStopping: ReadonlySet<InterviewEvent["kind"]> = new Set([
  "call-started",
  "call-ended",
  "erased",
  "erase-failed",
  "reset",
]);

/** What was to be erased is still there. */
export function hearEraseFailed({ aside: _over, ...open }: Interview): Step {
  return reply(open as Interview, note("erase-failed"));
}
