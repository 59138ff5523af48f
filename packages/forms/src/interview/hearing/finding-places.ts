import type { HeardAnswer, Place } from "../../answers/answer.ts";
import { type WantedPlace, withPlaces } from "../../answers/places.ts";
import type { InterviewEffect, InterviewEvent, Step } from "../events.ts";
import { currentField, fieldsOf } from "../questions.ts";
import { placesOf, unknownPlaces } from "../reading.ts";
import type { Asking, Interview } from "../state.ts";
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

/** The interview with what was found of ZIP codes in what is said next. */
export function withFound(interview: Interview, found: readonly Place[]): Interview {
  return interview.phase === "asking" ? { ...interview, places: withPlaces(interview.places, found) } : interview;
}

/**
 * Reads answers that did not wait for their places with them, and has them kept so: the review asks about what does not
 * go together. What was answered anew since stays as it is.
 */
export function hearLatePlaces(
  interview: Interview,
  { places, heardAt }: Extract<InterviewEvent, { kind: "places-late" }>,
): Step {
  if (interview.phase !== "asking" && interview.phase !== "reviewing") return [interview, []];
  const { formType, answers } = interview;
  const known = { ...interview, places } as Asking;
  const read: Record<string, HeardAnswer> = {};
  const keep: InterviewEffect[] = [];
  for (const field of fieldsOf(interview)) {
    const answer = answers[field.id];
    if (answer === undefined || answer.places !== undefined || answer.heardAt !== heardAt[field.id]) continue;
    const found = placesOf(known, field, answer.said, answer.heardAt);
    if (found.length === 0) continue;
    const told = { ...answer, places: found };
    read[field.id] = told;
    keep.push({ kind: "keep", formType, field: field.id, answer: told });
  }
  return [keep.length === 0 ? interview : { ...interview, answers: { ...answers, ...read } }, keep];
}

/** Each ZIP code once, with all names. */
function joined(all: readonly WantedPlace[]): readonly WantedPlace[] {
  const names = new Map<string, WantedPlace["names"]>();
  for (const one of all) names.set(one.zip, [...(names.get(one.zip) ?? []), ...one.names].slice(0, mostNames));
  return [...names].map(([zip, of]) => ({ zip, names: of }));
}

/** The server looks up no more names of an address. */
const mostNames = 12;
