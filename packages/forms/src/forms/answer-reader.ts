import type { Interpretation } from "../answers/interpretation.ts";
import type { Utterance } from "../answers/utterance.ts";

let reader: ((utterance: Utterance) => Interpretation) | undefined;

/** Says what reads answers, as soon as it is loaded. */
export function readAnswersWith(interpret: (utterance: Utterance) => Interpretation): void {
  reader = interpret;
}

/** An answer as it reads; undefined while what reads answers is not here: a page shows the first question before it. */
export function readAnswer(utterance: Utterance): Interpretation | undefined {
  return reader?.(utterance);
}
