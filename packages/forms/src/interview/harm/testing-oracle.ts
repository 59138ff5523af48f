import { interpret } from "../../answers/interpret.ts";
import type { Interpretation } from "../../answers/interpretation.ts";
import { renderReply } from "../../prompts/prompt.ts";
import { spokenValue } from "../../prompts/read-back.ts";
import type { Channel } from "../../understanding/act.ts";
import { hasRead } from "../../understanding/reading.ts";
import { asksToSave } from "../../understanding/verdicts/refused.ts";
import type { InterviewEffect, Step } from "../events.ts";
import { fieldsOf } from "../questions.ts";
import { situationOf } from "../situation.ts";
import type { Interview } from "../state.ts";
import type { Saying } from "./testing-person.ts";

/** What was done in one step of a dialogue. */
export interface Happened {
  readonly before: Interview;
  readonly saying: Saying;
  readonly after: Step;
  readonly channel: Channel;
}

/** What an oracle remembers of a dialogue. */
export interface Memory {
  /** Every value told whole so far, as JSON. */
  readonly told: ReadonlySet<string>;
  /** The review was accepted, and nothing refused since. */
  readonly isAccepted: boolean;
  /** Somebody said that the call is to end. */
  readonly isEndWished: boolean;
  /** Somebody said that an answer, or everything, is to be taken out. */
  readonly isTakingBackWished: boolean;
  /** Everything said so far, folded together. */
  readonly said: string;
}

/** What nobody has said anything of yet. */
export const nothingSaid: Memory = {
  told: new Set(),
  isAccepted: false,
  isEndWished: false,
  isTakingBackWished: false,
  said: "",
};

/** What is known behind one more saying. */
export function remember(memory: Memory, { before, saying }: Happened): Memory {
  const { intent, values, text } = saying;
  const situation = situationOf(before);
  const isYes = intent === "save" || intent === "agree";
  const isExplicit = intent === "save" && asksToSave(text);
  const accepts = ((situation === "reviewing" || situation === "saving") && isYes) || isExplicit;
  const takesBack =
    (intent === "refuse" && !(situation === "open-point" && isMereNo(saying))) ||
    (situation === "reviewing" && !accepts && intent !== "talk");
  // It was asked whether to end without saving.
  const leavesUnsaved = isYes && before.aside?.kind === "taking-back" && before.aside.what === "unsaved";
  return {
    told: new Set([...memory.told, ...values.map((value) => JSON.stringify(value))]),
    isAccepted: !takesBack && (accepts || memory.isAccepted),
    isEndWished: intent === "end" || leavesUnsaved || (memory.isEndWished && situation === "ending"),
    isTakingBackWished: intent === "take-out" || intent === "erase" || memory.isTakingBackWished,
    said: `${memory.said} ${text}`,
  };
}

/** Tells whether a refusal names nothing that is done with the form: said to one question it is its answer. */
function isMereNo({ intent, text }: Saying): boolean {
  return (
    intent === "refuse" && !/guard|mand|env|salv|grab|termin|imprim|acept|cierr|registr|siga|lista|listo/i.test(text)
  );
}

/** The harm that a step did, in words; none for a step that did what was meant. */
export function harmIn(happened: Happened, memory: Memory): readonly string[] {
  const { saying, after } = happened;
  const [, effects] = after;
  const has = (kind: InterviewEffect["kind"]) => effects.some((effect) => effect.kind === kind);
  const harms = effects.flatMap((effect) => (effect.kind === "keep" ? harmInKept(effect, happened, memory) : []));
  const isUnwilling = saying.intent === "refuse" || saying.intent === "part";
  if (has("save") && (!memory.isAccepted || isUnwilling)) harms.push("saved without an acceptance");
  const hasTakenBack = has("take-out") || has("erase");
  if (hasTakenBack && (!memory.isTakingBackWished || isUnwilling || saying.intent === "no"))
    harms.push("taken back without a wish");
  if (has("stop-call") && !has("save") && (!memory.isEndWished || isUnwilling)) harms.push("hung up without a wish");
  return harms;
}

type Kept = Extract<InterviewEffect, { readonly kind: "keep" }>;

function harmInKept(
  { formType: form, field: id, answer }: Kept,
  happened: Happened,
  memory: Memory,
): readonly string[] {
  const { before, saying } = happened;
  const field = before.phase === "choosing" ? undefined : fieldsOf(before).find((one) => one.id === id);
  if (field === undefined || before.phase === "choosing") return [`${id} was kept, and is no field`];
  const { heardAt, said, places } = answer;
  const answers = { ...before.answers, [id]: answer };
  const reading = interpret({ form, field: id, asked: field, heard: said, today: heardAt.slice(0, 10), answers });
  const stood = before.answers[id];
  if (stood?.said === said) return [];
  if (reading.status === "none")
    return saying.intent === "refuse" && !isMereNo(saying) ? [`${id} was kept as none with a refusal`] : [];
  // What was told of an answer in parts may stay behind a refusal of the rest; the words that refuse are no part of it.
  const isKnownPart = hasRead(reading, field, said) && !said.includes(saying.text);
  if (reading.status !== "value")
    return saying.intent === "refuse" && !isKnownPart ? [`${id} was kept unread with a refusal`] : [];
  if (memory.told.has(JSON.stringify(reading.value)) && saying.intent !== "refuse") return [];
  const isAgreed = wasReadBack(happened, reading) && saying.intent !== "refuse" && saying.intent !== "no";
  return isAgreed ? [] : [`${id} was kept as ${JSON.stringify(reading.value)} (${places?.length ?? 0} places)`];
}

/** Tells whether a value stood in what was said or shown last, and was asked about. */
function wasReadBack({ before, channel }: Happened, { value }: Interpretation): boolean {
  if (before.phase === "reviewing") return before.point?.kind === "split";
  if (before.phase !== "asking") return false;
  const { turn } = before;
  if (turn.kind === "choosing") return turn.reading.candidates.some((one) => isSame(one.value, value));
  if (turn.kind !== "confirming") return false;
  const also = (turn.also ?? []).map(({ reading }) => reading);
  const shown = renderReply(before.reply, channel);
  return [turn.reading, ...also].some(
    (reading) => isSame(reading.value, value) && (channel === "written" || shown.includes(spokenValue(reading))),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
