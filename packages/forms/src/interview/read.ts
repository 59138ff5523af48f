import { interpret } from "../answers/interpret.ts";
import type { Interpretation, Utterance } from "../answers/interpretation.ts";
import { lookupsOf, type Place, zipsIn } from "../answers/places.ts";
import type { Field } from "../form.ts";
import type { Asking } from "./state.ts";

/** What some words mean as an answer to a field, with what is known of their ZIP codes. */
export function read(interview: Asking, field: Field, text: string, at: string): Interpretation {
  return interpret(utteranceOf(interview, field, text, at));
}

/** Those of the known places that bear on how some words are read: they are stored with the answer. */
export function placesOf(interview: Asking, field: Field, text: string, at: string): readonly Place[] {
  const zips = zipsIn(utteranceOf(interview, field, text, at));
  return placesKnown(interview, field).filter(({ zip }) => zips.includes(zip));
}

/** The ZIP codes of some words of whose places nothing is known yet. */
export function unknownZips(interview: Asking, field: Field, text: string, at: string): readonly string[] {
  const known = placesKnown(interview, field);
  return zipsIn(utteranceOf(interview, field, text, at)).filter((code) => !known.some(({ zip }) => zip === code));
}

function utteranceOf(interview: Asking, field: Field, heard: string, at: string): Utterance {
  const { formType: form, answers } = interview;
  const lookups = lookupsOf(placesKnown(interview, field));
  return { form, field: field.id, asked: field, heard, today: at.slice(0, 10), answers, lookups };
}

/** What was found for this question, and what was known when it was answered before. */
function placesKnown({ places, answers }: Asking, { id }: Field): readonly Place[] {
  return [...places, ...(answers[id]?.places ?? [])];
}
