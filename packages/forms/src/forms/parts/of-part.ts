import type { Answers } from "../../answers/answer.ts";
import type { Field } from "../definition.ts";
import { eachOnce } from "../each-once.ts";

/** A form's questions beyond its own: the extra ones, and those of its parts, among which extra ones stand again. */
export interface Further {
  readonly extra: readonly Field[];
  readonly ofParts: readonly Field[];
}

/** The part of a question; 0 for the extra ones. */
export function partOf({ extra }: Field): number {
  return extra?.part ?? 0;
}

/** The questions of one part; of the extra ones those that belong to it stand among them. */
export function inPart({ extra, ofParts }: Further, part: number): readonly Field[] {
  return part === 0 ? extra : ofParts.filter((field) => partOf(field) === part);
}

/** The questions of those parts of which something was answered. */
export function begunIn({ extra, ofParts }: Further, answers: Answers): readonly Field[] {
  const isAnswered = ({ id }: Field) => answers[id] !== undefined;
  const isExtra = ({ id }: Field) => extra.some((one) => one.id === id);
  const partsBegun = (fields: readonly Field[]) =>
    new Set(fields.filter(isAnswered).flatMap((field) => field.extra?.part ?? []));
  const begun = partsBegun(ofParts.filter((field) => !isExtra(field)));
  // The extra ones are asked in their order, to their end: another one of them was asked in its part.
  const answered = extra.filter(isAnswered).length;
  const areInOrder = extra.slice(0, answered).every(isAnswered);
  const areExtraBegun = answered > 0 && areInOrder && (begun.size === 0 || answered === extra.length);
  const parts = areExtraBegun ? begun : partsBegun(ofParts);
  return eachOnce([...(areExtraBegun ? extra : []), ...ofParts.filter((field) => parts.has(partOf(field)))]);
}
