import { plainWords } from "@dilo/foundation";
import type { HeardAnswer } from "../../../answers/answer.ts";
import { interpret } from "../../../answers/interpret.ts";
import { fold, plainText, tokensOf } from "../../../answers/words/tokens.ts";
import { isAsked } from "../../../forms/conditions.ts";
import type { Field } from "../../../forms/definition.ts";
import { isToCheck, type PrintedAnswer } from "../../../forms/english.ts";
import { confirmationOf, confirmedParts, isSameName, nameChoices } from "../../../names/name-choices.ts";
import type { FullName } from "../../../names/split-name.ts";
import type { Prompt } from "../../../prompts/prompt.ts";
import type { ActKind, ActOf, Command } from "../../../understanding/act.ts";
import { agreesToAll } from "../../../understanding/in-review.ts";
import { tagsOf } from "../../../understanding/lexicon.ts";
import { opinionOf } from "../../../understanding/verdicts/opinion.ts";
import { asksToSave } from "../../../understanding/verdicts/refused.ts";
import type { InterviewEffect, InterviewEvent, Step } from "../../events.ts";
import { lineAsked, linesOf, splitsOf } from "../../lines.ts";
import { fieldsOf, nextPart } from "../../questions.ts";
import { note, reply, replyAfresh, tell } from "../../saying.ts";
import { commonOf, freshTurn } from "../../start.ts";
import type { Asking, Complete, Interview, OpenPoint, Reviewing } from "../../state.ts";
import { finish } from "../../steps.ts";
import { accept, acceptUnasked, withOthers } from "../accept.ts";
import { alsoOf, type Decision, named, type Scene, within } from "../scene.ts";
import { helpOf, steer } from "../steering.ts";
import { declineExtra, wantExtra } from "./extra-offer.ts";
import { isOfOne } from "./heard-one.ts";
import { readOut } from "./reading-out.ts";

/** A decision that needs the review; anywhere else the prompt stands again. */
export function whileReviewing<Kind extends ActKind>(
  decide: (scene: Scene<Reviewing>, act: ActOf<Kind>) => Step,
): Decision<Kind> {
  return named(decide, (scene, act) => {
    const { interview } = scene;
    if (interview.phase !== "reviewing") return reply(interview);
    const [after, effects] = decide(within(scene, { ...interview, aside: undefined }), act);
    // What was noted before the review is only meant by the first words in it.
    const isStill = after.phase === "reviewing" && after.noted === interview.noted;
    return [isStill ? { ...after, noted: undefined } : after, effects];
  });
}

/** Asks one answer again and comes back to the review; from a saved form, to a revision of the same form. */
export function correctFromReview(interview: Reviewing | Complete, fieldId: string): Step {
  const [asking] = openFromReview(interview, fieldId);
  return asking === undefined ? reply(interview) : replyAfresh(asking);
}

function openFromReview(interview: Reviewing | Complete, fieldId: string): readonly [Asking | undefined] {
  const { formType, answers } = interview;
  const fields = fieldsOf(interview);
  const position = fields.findIndex((field) => field.id === fieldId);
  if (position < 0) return [undefined];
  return [
    {
      ...{ ...commonOf(interview), ...freshTurn, phase: "asking", formType, answers, position },
      ...{ returnTo: fields.length, before: answers },
    },
  ];
}

/** "Mi teléfono es ...", said in the review: that answer is read back, what else was told behind it, and one comes back. */
export function informInReview(scene: Scene<Reviewing>, act: ActOf<"inform">): Step {
  const [asking] = openFromReview(scene.interview, act.field);
  const field = fieldsOf(scene.interview).find(({ id }) => id === act.field);
  if (asking === undefined || field === undefined) return reply(scene.interview);
  const going = withOthers(within(scene, asking), alsoOf(scene, "inform", act));
  return acceptUnasked(within(scene, going), field, act);
}

/** One field, or several that may be meant, are to be corrected. */
export function correctInReview({ interview }: Scene<Reviewing>, { fields }: ActOf<"name-field">): Step {
  const [only, other] = fields;
  if (only === undefined) return reply(interview);
  return other === undefined
    ? correctFromReview(interview, only)
    : reply({ ...interview, aside: { kind: "choosing-field", fields } });
}

/** Something is wrong and it was not said what. */
function askWhich(interview: Reviewing, ...notes: readonly Prompt[]): Step {
  const fields = fieldsOf(interview).map(({ id }) => id);
  return reply({ ...interview, aside: { kind: "choosing-field", fields } }, ...notes);
}

/** Obeys a command while all answers stand side by side. */
export function obeyInReview(scene: Scene<Reviewing>, command: Command): Step {
  const { interview } = scene;
  const { point } = interview;
  switch (command) {
    case "repeat":
    case "review":
      return point ? replyAfresh(interview) : readOut(interview);
    case "back":
      return point
        ? reply({ ...interview, point: undefined })
        : correctFromReview(interview, fieldsOf(interview).at(-1)?.id ?? "");
    case "correct":
    case "write":
      if (point) return correctFromReview(interview, point.field);
      return interview.noted === undefined ? askWhich(interview) : correctFromReview(interview, interview.noted);
    case "help":
    case "why":
    case "where":
      return helpInReview(interview, command);
    case "leave":
    case "keep":
      return point || asksToSave(scene.text) || (agreesToAll(scene.text) && !isOfOne(scene))
        ? leavePoint(interview)
        : askToSave(interview);
    case "skip":
    case "leave-empty":
      return point ? acceptReview(interview) : reply(interview);
    case "resume":
      return replyAfresh(interview);
    case "next-piece":
      return reply(interview);
    case "more-questions":
      return wantExtra(interview);
    case "no-more-questions":
      return declineExtra(interview);
    case "spell":
      return reply(interview);
    default:
      return steer(scene, command);
  }
}

/** Help with what is open, where something is; else with the review itself. */
function helpInReview(interview: Reviewing, command: "help" | "why" | "where"): Step {
  const { point, later, answers } = interview;
  const open = point === undefined ? later.find((id) => answers[id] === undefined) : point.field;
  const field = fieldsOf(interview).find(({ id }) => id === open);
  if (field !== undefined && point?.kind !== "split") return reply(interview, ...helpOf(field, command));
  return point ? reply(interview, note("yes-no-or-leave")) : tell(interview, note("review-help"));
}

/**
 * The person says that all is right: the first open point is asked about, and the form is saved when none is left.
 * A point that was asked about is left as it is: it stays marked, and nobody is kept from going on.
 */
export function acceptReview(interview: Reviewing): Step {
  const { point, left = [] } = interview;
  const after: Reviewing = {
    ...interview,
    point: undefined,
    aside: undefined,
    readAloud: undefined,
    left: point ? [...left, point.field] : left,
  };
  const next = nextPoint(after);
  if (next !== undefined) return replyAfresh({ ...after, point: next });
  const goesOn = after.isWhole === true && after.extra.kind !== "declined" && nextPart(after) !== undefined;
  return goesOn ? wantExtra(after) : finish(after);
}

/** A point is left without a yes: the next one is asked about, and behind the last whether all is right. */
export function passPoint({ interview }: Scene<Reviewing>): Step {
  const { point, left = [] } = interview;
  const after: Reviewing = { ...interview, point: undefined, left: point ? [...left, point.field] : left };
  const next = nextPoint(after);
  return replyAfresh({ ...after, point: next });
}

/** What says that one is done, and not that it is to be saved: that is asked first. */
export function askToSave(interview: Reviewing): Step {
  return replyAfresh({ ...interview, aside: { kind: "saving" } });
}

/** An open point is left as it is; of names that may be split two ways, all are. */
function leavePoint(interview: Reviewing): Step {
  if (interview.point?.kind !== "split") return acceptReview(interview);
  const splits = linesOf(interview)
    .filter((line) => splitsOf(line).length > 0)
    .map(({ field }) => field.id);
  return acceptReview({ ...interview, left: [...(interview.left ?? []), ...splits] });
}

/** What is still open: what was left for later first, then what nobody could read, and names that may be split two ways. */
function nextPoint(interview: Reviewing): OpenPoint | undefined {
  const { left = [], answers, formType } = interview;
  const fields = fieldsOf({ formType, extra: interview.extra });
  const missing = fields.find(
    (field) =>
      answers[field.id] === undefined && !left.includes(field.id) && isAsked(field, answers, fields) && !field.extra,
  );
  if (missing !== undefined) return { field: missing.id, kind: "left", split: 0 };
  const lines = linesOf(interview).filter(({ field }) => !left.includes(field.id));
  const line = lines.find(isToCheck) ?? lines.find((one) => splitsOf(one).length > 0);
  return line && { field: line.field.id, kind: isToCheck(line) ? "unread" : "split", split: 0 };
}

/** A yes to an open point. */
export function affirmPoint({ interview, at }: Scene<Reviewing>): Step {
  const line = lineAsked(interview);
  const { point } = interview;
  if (point === undefined || line === undefined) return acceptReview(interview);
  if (point.kind === "left") return correctFromReview(interview, point.field);
  const split = splitsOf(line)[point.split];
  return point.kind === "split" && split
    ? confirmName(interview, { field: point.field, ...split, at })
    : acceptReview(interview);
}

/** Nothing is saved yet, and no point is asked about: the review stands again. */
export function notSaved({ interview }: Scene<Reviewing>): Step {
  return replyAfresh({ ...interview, point: undefined, readAloud: undefined }, note("not-saved"));
}

/** A no to an open point: the next way to split the name, or the answer again. */
export function denyPoint(scene: Scene<Reviewing>, { isOfSaving }: ActOf<"deny">): Step {
  const { interview } = scene;
  if (isOfSaving) return notSaved(scene);
  const line = lineAsked(interview);
  const { point } = interview;
  if (point === undefined || line === undefined) return askWhich(interview);
  if (point.kind === "left") return passPoint(scene);
  if (point.kind === "split" && point.split + 1 < splitsOf(line).length)
    return reply({ ...interview, point: { ...point, split: point.split + 1 } });
  return correctFromReview(interview, point.field);
}

/** Words at an open point: the family names themselves, or the answer told again. */
export function hearPoint(scene: Scene<Reviewing>): Step {
  const { interview, text, at } = scene;
  const line = lineAsked(interview);
  const { point } = interview;
  if (point === undefined || line === undefined) return reply(interview);
  if (point.kind === "split") {
    const told = splitsOf(line).findIndex((one) => isToldIn(text, line, one));
    const split = splitsOf(line)[told];
    if (split !== undefined) {
      return told === point.split
        ? confirmName(interview, { field: point.field, ...asToldIn(text, line, split), at })
        : reply({ ...interview, point: { ...point, split: told } });
    }
    return reply(interview, note("yes-no-or-leave"));
  }
  return answerPoint(scene, line.field) ?? reply(interview, note("yes-no-or-leave"));
}

function answerPoint(scene: Scene<Reviewing>, field: Field): Step | undefined {
  const [asking] = openFromReview(scene.interview, field.id);
  const reading = interpret({
    asked: field,
    field: field.id,
    form: scene.interview.formType,
    heard: scene.text,
    today: scene.at.slice(0, 10),
    answers: scene.interview.answers,
  });
  if (asking === undefined || reading.status !== "value") return undefined;
  return accept(within(scene, asking), field, { field: field.id, reading, text: scene.text });
}

/** What of a split the words tell: who tells the family names says nothing of the middle name. */
function asToldIn(text: string, { field }: PrintedAnswer, { given, family, middle }: FullName): FullName {
  const told = confirmedParts(interpret({ kind: field.kind, heard: text, today: "2000-01-01" }));
  return { given, family, ...(told?.middle !== undefined && { middle }) };
}

/** Tells whether the words tell this split: its parts, or its family names and no other word of the name. */
function isToldIn(text: string, { field, english }: PrintedAnswer, split: FullName): boolean {
  const parts = confirmedParts(interpret({ kind: field.kind, heard: text, today: "2000-01-01" }));
  if (parts !== undefined)
    return isSameName(parts, parts.middle === undefined ? { given: split.given, family: split.family } : split);
  const ofName = plainWords(english);
  const told = plainWords(text).filter((word) => ofName.includes(word));
  return told.join(" ") === plainWords(split.family).join(" ");
}

/**
 * Stores in the review which words of a name are given and which are family names, as if it had been said so.
 * Only a split of the same name is taken: nothing else of the answer can change here. Where that was the point asked
 * about, the next one follows.
 */
export function confirmName(
  interview: Interview,
  event: Omit<Extract<InterviewEvent, { kind: "name-confirmed" }>, "kind">,
): Step {
  if (interview.phase !== "reviewing") return [interview, []];
  const { formType, answers, point } = interview;
  const line = linesOf(interview).find(({ field }) => field.id === event.field);
  if (line?.field.kind !== "name" || line.status !== "read") return [interview, []];
  const isOne = ({ given, family, middle }: FullName) =>
    isSameName(event.middle === undefined ? { given, family } : { given, family, middle }, event);
  if (!nameChoices(line.english).some(isOne)) return [interview, []];
  const answer: HeardAnswer = { said: confirmationOf(event), heardAt: event.at };
  const confirmed: Reviewing = { ...interview, answers: { ...answers, [event.field]: answer } };
  const keep: InterviewEffect = { kind: "keep", formType, field: event.field, answer };
  if (point?.field !== event.field) return [confirmed, [keep]];
  const [after, effects] = acceptReview({ ...confirmed, point: undefined });
  return [after, [keep, ...effects]];
}

/** "Está mal", "falta algo": more than a no to the questions on offer. */
export const findsFault =
  /\b(?:mal[ao]?s?|error\w*|equivoc\w*|incorrect\w*|falt\w+|menos|excepto|salvo|(?:no|nunca) (?:\w+ ){0,2}(?:dije|di|puse)|(?:no|nada|nunca) (?:\w+ ){1,4}?(?:bien|correct\w+|asi)|(?:bien|correct\w+|asi) no)\b/;

/** "No, gracias", "más preguntas no": a no that says nothing of the answers. */
function declines(text: string): boolean {
  const plain = plainText(tokensOf(text));
  const isShort = plain.split(" ").length <= 4;
  return (
    tagsOf(plain) !== undefined ||
    (isShort && opinionOf(plain) !== undefined) ||
    /\b(?:preguntas?|mas|nada|otras?)\b/.test(plain)
  );
}

/** "No" in the review: the questions on offer are declined, or something is wrong. */
export function denyReview(scene: Scene<Reviewing>, act: ActOf<"deny" | "absent">): Step {
  const [named] = alsoOf(scene, "name-field");
  if (named !== undefined) return correctInReview(scene, named);
  if (act.kind === "deny" && act.isOfSaving) return notSaved(scene);
  const isOfOffer = scene.interview.extra.kind === "offered" && !findsFault.test(fold(scene.text));
  if (isOfOffer && declines(scene.text)) return declineExtra(scene.interview);
  return isOfOffer ? askWhich(scene.interview, note("not-understood")) : askWhich(scene.interview);
}
