import { plainWords } from "@dilo/foundation";
import type { Place } from "../../answers/answer.ts";
import type { Interview } from "../state.ts";

/**
 * The interview without the names that were taken for what was heard, while they are read back: whoever does not agree to one means the word as it
 * is, or spells another, and it is not proposed again.
 */
export function withoutTakenNames(interview: Interview): Interview {
  if (interview.phase !== "asking" || interview.turn.kind !== "confirming") return interview;
  const taken = plainWords(interview.turn.reading.parts?.["taken"] ?? "");
  if (taken.length === 0) return interview;
  return { ...interview, places: interview.places.map((place) => withoutNames(place, taken)) };
}

function withoutNames({ meant, ...place }: Place, taken: readonly string[]): Place {
  if (meant === undefined) return place;
  const isTaken = (name: string) => plainWords(name).every((word) => taken.includes(word));
  return {
    ...place,
    meant: meant.map((one) => (one.name !== null && isTaken(one.name) ? { ...one, name: null } : one)),
  };
}
