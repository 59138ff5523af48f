import type { Interview, InterviewEvent } from "@dilo/forms";
import { openedUnread } from "@dilo/forms/questions";

/** What happens before the readers are here. It is shown as far as that can be told without them; all of it comes again then. */
export interface EarlyEvents {
  readonly interview: Interview;
  /** Whether `interview` is what one would see: a draft may open with a question that hangs on what an answer means. */
  readonly isShown: boolean;
  readonly events: readonly InterviewEvent[];
}

/** What is held until the readers, or the places named in it, are here: an answer, or something else that the person asked for. */
export type Held = "answer" | "command";

/** Nothing has happened yet. */
export function noEvents(interview: Interview): EarlyEvents {
  return { interview, isShown: true, events: [] };
}

/**
 * Takes in one event. Of what a person answers to one question only the last is meant: it takes the place of the one before.
 * Words that are changed after they were sent are no answer until they are sent again.
 */
export function addEarly(early: EarlyEvents, event: InterviewEvent): EarlyEvents {
  if (event.kind === "typing") return { ...early, events: early.events.filter(({ kind }) => kind !== "typed") };
  // Nothing was asked aloud yet: who is silent is waiting for us.
  if (event.kind === "silence") return early;
  const others = early.events.filter((one) => held(one) === undefined);
  const opened = early.isShown ? openedUnread(early.interview, event) : undefined;
  if (opened) return { interview: opened, isShown: true, events: [...others, event] };
  if (held(event)) return { ...early, events: [...others, event] };
  const isShown = early.isShown && event.kind !== "restored" && event.kind !== "correct";
  return { ...early, isShown, events: [...early.events, event] };
}

/** What of it the person waits for; undefined where they wait for nothing. */
export function heldOf({ events }: Pick<EarlyEvents, "events">): Held | undefined {
  return events.map(held).find((one) => one !== undefined);
}

function held({ kind }: InterviewEvent): Held | undefined {
  if (kind === "typed" || kind === "picked") return "answer";
  return kind === "command" ? "command" : undefined;
}
