import { interpret } from "../answers/interpret.ts";
import type { Candidate, Interpretation } from "../answers/interpretation.ts";
import { doubted } from "../answers/reading.ts";
import { wordsOf } from "../answers/words/phrases.ts";
import type { Field } from "../form.ts";
import { plainWords } from "../words.ts";
import { accept, doubt, fail, isOfOtherPlace, type Said } from "./accepting.ts";
import { store } from "./asking.ts";
import { ordinalIn } from "./ordinals.ts";
import { phrases } from "./phrases.ts";
import { read } from "./read.ts";
import { functionWords } from "./sayings.table.ts";
import { candidatesOf } from "./second-opinion.ts";
import type { Asking, Step, Turn } from "./state.ts";

const tellNothing = wordsOf(functionWords);

/** Takes one of the candidates that were shown: a tap is a confirmation. */
export function pick(interview: Asking, field: Field, index: number, at: string): Step {
  const { turn } = interview;
  if (turn.kind === "confirming") return [interview, []];
  const standing = turn.kind === "waiting" ? field.extra?.choices : undefined;
  const candidate = (standing ?? candidatesOf(turn))[index];
  return candidate ? storeChosen(interview, field, { text: candidate.spanish, at }) : [interview, []];
}

/** A candidate that the table of ZIP codes speaks against was chosen all the same: it is read without the table. */
function storeChosen(interview: Asking, field: Field, chosen: Pick<Said, "text" | "at" | "turnId">): Step {
  const isRead = read(interview, field, chosen.text, chosen.at).status === "value";
  return store(interview, field, isRead ? chosen : { ...chosen, places: [] });
}

/** Hears the answer to a closed question: one of its candidates, what was missing, or the whole answer anew. */
export function hearChoice(
  interview: Asking,
  field: Field,
  said: Said,
  turn: Extract<Turn, { kind: "choosing" }>,
): Step {
  const { candidates } = turn.reading;
  const alone = read(interview, field, said.text, said.at);
  const chosen = chosenOf(candidates, { kind: field.kind, said, alone });
  if (chosen !== undefined) {
    const choice: Said = { ...said, text: chosen.spanish };
    const reading = read(interview, field, choice.text, said.at);
    if (reading.status !== "value") return storeChosen(interview, field, choice);
    return accept(interview, field, choice, candidates.length > 1 ? doubted(reading, "chosen") : reading);
  }
  if (alone.status === "value") return accept(interview, field, said, alone);
  // "¿Usa Pepe también como nombre?" "No."
  if (alone.status === "none" && !field.required) return store(interview, field, said, phrases.notedNone);
  const whole: Said = { ...said, text: `${turn.answer.said} ${said.text}` };
  const together = read(interview, field, whole.text, said.at);
  if (together.status === "value") return accept(interview, field, whole, together);
  const mended: Said = { ...said, text: `${turn.answer.said}, perdón, ${said.text}` };
  const other = isOfOtherPlace(turn.reading) ? read(interview, field, mended.text, said.at) : together;
  if (other.status === "value") return accept(interview, field, mended, other);
  if (isOfOtherPlace(other)) return doubt(interview, field, mended, other);
  return alone.status === "ask"
    ? doubt(interview, field, said, alone)
    : fail(interview, field, { ...said, text: whole.text }, "");
}

/**
 * Which candidate the words choose: yes to a single one, "la segunda", or words that only one of them has. A box of the
 * form is found by its own reader, and by no stray word.
 */
function chosenOf(
  candidates: readonly Candidate[],
  { kind, said, alone }: { readonly kind: Field["kind"]; readonly said: Said; readonly alone: Interpretation },
): Candidate | undefined {
  const [only, other] = candidates;
  if (only === undefined) return undefined;
  const verdict = interpret({ kind: "yesno", heard: said.text, today: said.at.slice(0, 10) });
  if (other === undefined) return verdict.status === "value" && verdict.value === "yes" ? only : undefined;
  const words = plainWords(said.text);
  const named = candidates[ordinalIn(words) ?? -1];
  if (named !== undefined || kind === "choice") return named;
  // So many words that are an answer are the whole of it: "Pedro Vega Paz" does not choose "Pedro Vega Luna Paz".
  if (words.length > 2 && alone.status === "value") return undefined;
  const telling = words.filter((word) => !tellNothing.has(word));
  const fitting = candidates.filter((candidate) => {
    const has = new Set(plainWords(candidate.spanish));
    return telling.length > 0 && telling.every((word) => has.has(word));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}
