import type { Interpretation } from "../../answers/interpretation.ts";
import type { Field } from "../../forms/definition.ts";
import {
  type Act,
  type ActOf,
  type Command,
  isAnswer,
  isBeside,
  isLeaving,
  isPaceWish,
  type Moment,
  type Understanding,
} from "../act.ts";
import { isOther } from "../reading.ts";

/** Commands that are told in whole sentences, whatever these end in. */
const swallowing: ReadonlySet<Command> = new Set(["pause", "why", "where", "help", "end-call"]);
const hiding: ReadonlySet<Act["kind"]> = new Set(["inform", "partial", "name-field"]);
/** Kinds whose answers may be any words. */
const ofAnyWords: ReadonlySet<Field["kind"]> = new Set(["name", "address", "email"]);

/** Tells whether what some words mean as one may leave out an answer in them, or something beside it. */
export function mayHoldMore({ acts: [act] }: Understanding): boolean {
  if (act.kind === "command") return swallowing.has(act.command);
  // "A todas las preguntas es no": what answers all at once answers none.
  if (act.kind === "ask" && act.topic === "each-asked") return false;
  return (
    leavesOpen(act) || hiding.has(act.kind) || act.kind === "affirm" || act.kind === "deny" || act.kind === "absent"
  );
}

/**
 * What words without a pause mean, of the ways to part them. As one they were `meant` otherwise: that holds where it leaves nothing
 * open, but for what is asked beside the same, and for a name, a street or an e-mail address that took in the words beside it.
 */
export function likeliest(
  parted: readonly Understanding[],
  { acts: [act] }: Understanding,
  { field, expects }: Moment,
): Understanding | undefined {
  // A yes answers no question for a value: "ah sí perdón, es que oigo poco, Ramón Peralta".
  const isNoAnswer =
    act.kind === "affirm" && expects.kind === "answer" && expects.isKeeping !== true && field?.kind !== "yesno";
  const isOpen = leavesOpen(act) || isNoAnswer;
  const mayHide = hiding.has(act.kind);
  const isTakenIn = mayHide && field !== undefined && ofAnyWords.has(field.kind);
  const found = parted.flatMap((answer) => {
    const chief = answer.acts.find((one) => !isBeside(one) && !isLeaving(one));
    if (
      chief === undefined ||
      (isNoAnswer && chief.kind === "affirm") ||
      (chief.kind === "inform" && chief.field !== field?.id)
    )
      return [];
    const isAsked = answer.acts.some((one) => one.kind === "ask" || isWish(one));
    const isClear = chief.kind !== "inform" || isPlain(chief);
    const isOwn = isTakenIn && chief.kind === "inform" && isClear;
    const isBetter = isOpen || isOwn || (isAsked && isSameAct(act, chief)) || (mayHide && chief.kind === "affirm");
    return isBetter ? [{ answer, rank: Number(isClear) + Number(isAsked) + partsTold(chief) / 100 }] : [];
  });
  // Where something is asked it is no remark that was cut short: "lo puedo | cambiar después".
  return found.sort((one, other) => other.rank - one.rank)[0]?.answer;
}

/** A whole answer: of words that no pause parts it is taken for one where its reader leaves nothing open. */
export function isSure(act: Act): boolean {
  if (act.kind === "inform") return act.reading.status === "value" || act.reading.status === "none";
  if (act.kind === "partial") return act.values.length === 1;
  return isAnswer(act) && act.kind !== "dont-know" && act.kind !== "later" && act.kind !== "name-field";
}

/** How many parts of an address are told, of which the rest is asked: words beside them would leave nothing of these. */
export function partsTold(act: Act): number {
  const { parts = {} } = act.kind === "inform" && act.reading.status === "ask" ? act.reading : {};
  // A street with its number is no talk.
  return parts["number"] && parts["street"] ? Object.values(parts).filter(Boolean).length : 0;
}

/** Tells whether words that tell no parts, or few, may hold more; "no tengo donde vivir" is asked about as it is. */
export function mayTellParts({ acts: [act] }: Understanding): boolean {
  return act.kind !== "inform" || act.reading.missing.includes("line") || isBegun(act.reading);
}

function isBegun({ parts = {} }: Interpretation): boolean {
  return Object.values(parts).some((part) => part !== "");
}

function leavesOpen(act: Act): boolean {
  return isBeside(act) || act.kind === "none" || act.kind === "noise" || (act.kind === "inform" && !isPlain(act));
}

/** A value that nothing of what was said stands in the way of. */
function isPlain({ reading }: ActOf<"inform">): boolean {
  return (reading.status === "value" || reading.status === "none") && !reading.needsConfirmation;
}

/** How the talk is to go on, or that it is to end: lost where the answer takes its words in. */
function isWish(act: Act): boolean {
  return isLeaving(act) || (act.kind === "command" && isPaceWish(act.command));
}

function isSameAct(one: Act, other: Act): boolean {
  if (one.kind !== "inform" || other.kind !== "inform") return one.kind === other.kind || other.kind === "choose";
  return one.field === other.field && !isOther(one.reading, other.reading);
}
