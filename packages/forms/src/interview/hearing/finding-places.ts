import type { WantedPlace } from "../../answers/places.ts";
import type { InterviewEvent } from "../events.ts";
import { currentField } from "../questions.ts";
import { unknownPlaces } from "../reading.ts";
import type { Interview } from "../state.ts";
import { isSaidToUs } from "./hear.ts";

/**
 * The ZIP codes whose places should be known before an event is taken in, with the names in them that may be written otherwise:
 * `places-found` tells them, and the event comes next. None for most events; with `confirm: off` nothing is read.
 */
export function placesToFind(interview: Interview, event: InterviewEvent): readonly WantedPlace[] {
  const field = currentField(interview);
  if (interview.phase !== "asking" || interview.confirm === "off" || field === undefined) return [];
  const heard = event.kind === "heard" && isSaidToUs(interview, event.heard) ? event.heard : event;
  if (!("text" in heard && "at" in heard)) return [];
  const { text, at } = heard;
  // The rest of an answer is read behind what was said of it before.
  const { answer } = interview.turn;
  const texts = answer === undefined ? [text] : [text, `${answer.said} ${text}`];
  return joined(texts.flatMap((each) => unknownPlaces(interview, field, each, at)));
}

/** Each ZIP code once, with all names. */
function joined(all: readonly WantedPlace[]): readonly WantedPlace[] {
  const names = new Map<string, WantedPlace["names"]>();
  for (const one of all) names.set(one.zip, [...(names.get(one.zip) ?? []), ...one.names].slice(0, mostNames));
  return [...names].map(([zip, of]) => ({ zip, names: of }));
}

/** The server looks up no more names of an address. */
const mostNames = 12;
