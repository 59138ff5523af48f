import type { Interview } from "./state.ts";

/**
 * Where a conversation stands, and so which row of the table decides. `paused`, `ending`, `choosing-field`,
 * `taking-back` and `saving` lie over another situation, to which they give back.
 */
export type Situation =
  | "choosing-form"
  | "asking"
  | "confirming"
  | "choosing"
  | "unread"
  | "choosing-field"
  | "paused"
  | "ending"
  | "taking-back"
  | "saving"
  | "same-person"
  | "checking-group"
  | "reviewing"
  | "reading-out"
  | "open-point"
  | "complete";

/** Every situation, in the order of a journey. */
export const situations: readonly Situation[] = [
  "choosing-form",
  "asking",
  "confirming",
  "choosing",
  "unread",
  "choosing-field",
  "paused",
  "ending",
  "taking-back",
  "saving",
  "same-person",
  "checking-group",
  "reviewing",
  "reading-out",
  "open-point",
  "complete",
];

/** The situation of an interview. */
export function situationOf(interview: Interview): Situation {
  if (interview.aside !== undefined) return interview.aside.kind;
  return situationBelow(interview);
}

/** The situation under one that lies over it. */
export function situationBelow(interview: Interview): Exclude<Situation, NonNullable<Interview["aside"]>["kind"]> {
  if (asksSamePerson(interview)) return "same-person";
  if (interview.check !== undefined) return "checking-group";
  switch (interview.phase) {
    case "choosing":
      return "choosing-form";
    case "asking":
      return interview.turn.kind === "waiting" ? "asking" : interview.turn.kind;
    case "reviewing":
      if (interview.point !== undefined) return "open-point";
      return interview.readAloud === undefined ? "reviewing" : "reading-out";
    case "complete":
      return "complete";
  }
}

/** Tells whether it is asked first if this form is of the same person as another one. */
export function asksSamePerson(interview: Interview): boolean {
  const { isSamePerson, toldBefore } = interview;
  return interview.phase === "asking" && isSamePerson === undefined && toldBefore?.[interview.formType] !== undefined;
}
