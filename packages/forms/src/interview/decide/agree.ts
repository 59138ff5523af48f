import type { Field } from "../../forms/definition.ts";
import { confirmationOf } from "../../names/name-choices.ts";
import type { Prompt } from "../../prompts/prompt.ts";
import type { Informed } from "../../understanding/act.ts";
import type { Step } from "../events.ts";
import { fieldsOf } from "../questions.ts";
import { read } from "../reading.ts";
import { note, reply } from "../saying.ts";
import type { Asking, Turn } from "../state.ts";
import { asStored, put, store } from "../steps.ts";
import { notedForLater, withOthers } from "./accept.ts";
import { alsoOf, type Scene } from "./scene.ts";

/** The value read back is right: it is stored as it was said, and what was told with it as well. */
export function agree(scene: Scene<Asking>, field: Field): Step {
  const { turn } = scene.interview;
  if (turn.kind !== "confirming") return reply(scene.interview);
  const others = alsoOf(scene, "inform");
  const interview = withOthers(scene, others);
  const { turnId, answer, also = [], together = [], split } = turn;
  const { heardAt: at, places = [] } = answer;
  const text = split === undefined ? wordsFor(interview, field, turn) : confirmationOf(split);
  const stored = also.reduce<Step>(
    ([now, effects], one) => {
      const [after, keep] = put(now as Asking, one.field, one.answer);
      // What was answered before is not asked again; what comes is asked to be right.
      const ahead = interview.answers[one.field] === undefined ? { ...now.ahead, [one.field]: one.answer } : now.ahead;
      return [{ ...(after as Asking), ahead }, [...effects, ...keep]];
    },
    [interview, []],
  );
  const joined = together.reduce<Step>(([now, effects], one) => {
    const [going, keep] = put(now as Asking, one.field, one.answer);
    return [going, [...effects, ...keep]];
  }, stored);
  const [after, effects] = store(
    joined[0] as Asking,
    field,
    { text, at, places, ...(turnId !== undefined && { turnId }) },
    [...progress(interview), ...notedForLater(interview, others.filter(waitsFor(interview)))],
  );
  return [after, [...joined[1], ...effects]];
}

/** Tells whether an answer was told before its question, and another question comes first. */
function waitsFor(interview: Asking): (told: Informed) => boolean {
  const next = fieldsOf(interview)[interview.returnTo ?? interview.position + 1];
  return ({ field }) => interview.answers[field] === undefined && field !== next?.id;
}

/** What is kept of a value that was agreed to: its own words, where these are read alone as what was read back. */
function wordsFor(
  interview: Asking,
  field: Field,
  {
    answer: { said, heardAt },
    reading: { value, spanishReadback },
  }: Pick<Extract<Turn, { kind: "confirming" }>, "answer" | "reading">,
): string {
  const isSame = (words: string) =>
    JSON.stringify(read(interview, field, asStored(field, words), heardAt).value) === JSON.stringify(value);
  const stored = asStored(field, said);
  if (stored === said || isSame(said)) return said;
  return (
    [spanishReadback, typeof value === "string" ? value : undefined].find((words) => words && isSame(words)) ?? said
  );
}

/** Half way through the first questions one is told so, and thanked now and then: a part tells how many it has itself. */
function progress({ position, returnTo, formType, extra, isCallActive }: Asking): readonly Prompt[] {
  const fields = fieldsOf({ formType, extra });
  const done = position + 1;
  // Of the parts no halfway is told: most of their questions are of rows that never come.
  const all = fields.filter((field) => field.extra?.part === undefined).length;
  const isInPart = fields[position]?.extra?.part !== undefined;
  if (returnTo !== undefined || !isCallActive || isInPart || extra.kind === "asked") return [];
  if (done === Math.floor(all / 2)) return [note("progress", counted({ done, all, left: all - done }))];
  return done === 1 || done === all - 2 ? [note("thanks")] : [];
}

const numbers =
  "cero una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete".split(
    " ",
  );

/** Counts as slots of a prompt: in Spanish as words, in English as figures. */
export function counted(counts: Readonly<Record<string, number>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(counts).flatMap(([slot, count]) => [
      [slot, inNumbers(count)],
      [`${slot}English`, String(count)],
    ]),
  );
}

/** A count of questions in words. */
export function inNumbers(count: number): string {
  return numbers[count] ?? String(count);
}
