import type { Answers, HeardAnswer } from "../answers/answer.ts";
import type { Interpretation } from "../answers/interpretation.ts";
import { readAnswer } from "./answer-reader.ts";
import type { Field } from "./definition.ts";
import { evaluate, type Value } from "./evaluate.ts";
import { type Told, walk } from "./walk.ts";

/** What an optional question that nobody answers is stored as: the questions themselves teach these words. */
export const skippedWords = "no aplica";

/** Tells whether a field is asked, given the other answers: without a condition, always. */
export function isAsked(field: Field, answers: Answers, fields: readonly Field[]): boolean {
  if (field.when === undefined) return true;
  for (const { id, state } of walk(fields, toldIn(answers, fields))) if (id === field.id) return state !== "skipped";
  return true;
}

/** The questions without an answer that are asked for sure, by what is known so far: their ids. */
export function openIn(fields: readonly Field[], answers: Answers): ReadonlySet<string> {
  const told = toldIn(answers, fields);
  const visits = [...walk(fields, told)];
  const skipped = new Set(visits.flatMap(({ id, state }) => (state === "skipped" ? [id] : [])));
  const known = (id: string) => (skipped.has(id) ? null : told.value(id));
  const isSure = ({ when }: Field) => when === undefined || evaluate(when, known) === true;
  return new Set(visits.flatMap(({ id, state, question }) => (state === "open" && isSure(question) ? [id] : [])));
}

/**
 * What some answers tell, each read as of the day it was heard; of an address, whether it is `abroad` or `domestic`.
 * "relation:detail" is the part `detail` of the answer to `relation`, empty where it was understood without one;
 * "relation:isTold" whether there is an answer, "yes" or "no".
 */
export function toldIn(answers: Answers, fields: readonly Field[]): Told {
  return {
    has: (id) => answers[id] !== undefined,
    value(named) {
      const [id = "", part] = named.split(":");
      const [field, answer] = [fields.find((one) => one.id === id), answers[id]];
      if (part === "isTold") return answer === undefined ? "no" : "yes";
      if (field === undefined || answer === undefined) return undefined;
      const known = read.get(answer);
      const reading = known?.field === field ? known.reading : readingOf(field, answer);
      if (reading === undefined) return undefined;
      read.set(answer, { field, reading });
      const value = toldBy(reading);
      return part === undefined || typeof value !== "string" ? value : (reading.parts?.[part] ?? "");
    },
  };
}

function readingOf(field: Field, { said, heardAt }: HeardAnswer): Interpretation | undefined {
  return readAnswer({ asked: field, field: field.id, heard: said, today: heardAt.slice(0, 10) });
}

/** What an answer is to a condition: who passes a question over, or has none, has no value of it for good. */
function toldBy({ status, value }: Interpretation): Value {
  if (status === "none") return null;
  if (status !== "value" || value === undefined) return undefined;
  if (typeof value === "string") return value;
  return "foreign" in value ? "abroad" : "domestic";
}

/** Answers that were read before: a walk reads the same ones at every question. */
const read = new WeakMap<HeardAnswer, { readonly field: Field; readonly reading: Interpretation }>();
