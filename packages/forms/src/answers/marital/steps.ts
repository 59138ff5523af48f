import { somewhere } from "../words/phrases.ts";
import { earlierPhrases, laterPhrases } from "./clauses.table.ts";
import type { Item, Told } from "./grammar.ts";
import type { statuses } from "./statuses.table.ts";

/** A marital status of the form. */
export type Status = keyof typeof statuses;

const states: Readonly<Partial<Record<Told, Status>>> = {
  single: "single",
  married: "married",
  divorced: "divorced",
  separated: "separated",
  widowed: "widowed",
};
const events: Readonly<Partial<Record<Told, Status>>> = {
  again: "married",
  marry: "married",
  divorce: "divorced",
  separate: "separated",
  widow: "widowed",
  annul: "annulled",
};

/** What was told that counts, with the status it leads to. */
export interface Step {
  readonly item: Item;
  readonly status: Status;
  readonly isState: boolean;
  readonly at: number;
}

/** What one thing that was told leads to; nothing where it is denied, over, to come or only spoken of. */
export function stepOf(item: Item, at: number): readonly Step[] {
  const { told, isDenied, time, words } = item;
  const state = states[told];
  const event = events[told];
  const isOver = state !== undefined && time === "past";
  const isTopic = /^casar/.test(words) && !/\bacab\w+ de casar/.test(item.said);
  if (isDenied || isOver || time === "coming" || isTopic) return [];
  const status = state ?? event;
  return status === undefined ? [] : [{ item, status, isState: state !== undefined, at }];
}

/** "Casado por segunda vez, la primera me divorcié": how an earlier marriage ended, where another is told of. */
export function withoutEarlier(steps: readonly Step[]): readonly Step[] {
  // "Volvió a casarse después de enviudar": what is told to have been before.
  const behind = steps.filter(({ item: { said, words } }) => !isToldBefore(said, words));
  if (behind.length < steps.length && behind.some(({ status }) => status === "married")) return behind;
  // "El segundo se me murió, del primero me divorcié": how the later one ended counts, in whatever order they are told.
  const late = steps.filter(({ item }) => ofLater.test(item.said));
  if (
    late.length > 0 &&
    !steps.some((step) => step.isState) &&
    steps.some(({ item }) => ofEarlier.test(item.said) && !ofLater.test(item.said))
  )
    return steps.filter(({ item }) => ofLater.test(item.said) || !ofEarlier.test(item.said));
  const rest = steps.filter(({ item, status }) => status === "married" || !ofEarlier.test(item.said));
  return rest.some(({ item, status }) => status === "married" && !ofEarlier.test(item.said)) ? rest : steps;
}

function isToldBefore(said: string, words: string): boolean {
  return ["", "me ", "se "].some((pronoun) => said.includes(`despues de ${pronoun}${words}`));
}

const ofEarlier = somewhere(earlierPhrases);
const ofLater = somewhere(laterPhrases);

/** Tells whether an item is of a marriage before the last: "del primero me divorcié". */
export function isOfEarlier({ said }: Item): boolean {
  return ofEarlier.test(said);
}

/** Tells whether an item is of a marriage after the first: "el segundo se me murió". */
export function isOfLater({ said }: Item): boolean {
  return ofLater.test(said);
}

/** Tells whether what was told is a state, and no event. */
export function isStateWord(told: Told): boolean {
  return told in states;
}
