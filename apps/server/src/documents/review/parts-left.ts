import type { Box, FormBoxes, FormPart } from "../official-forms/boxes/form-boxes.ts";
import type { Placed } from "../official-forms/values/filling.ts";

/** One printed part of a form, and the numbers of its items that are still empty, neighbours as a range: "2-5, 9". */
export interface PartLeft {
  readonly part: FormPart;
  readonly left: string;
}

/** What is still to write, part by part, in the form's order. */
export function partsLeft({ parts, answers }: FormBoxes, placed: readonly Placed[]): readonly PartLeft[] {
  const halves = halfNames(answers, placed);
  return parts.map((part) => ({ part, left: leftIn(part, placed, halves) }));
}

/** The boxes of names of which only the family name or only the given name is written, as with a person of one name. */
function halfNames(answers: FormBoxes["answers"], placed: readonly Placed[]): readonly Box[] {
  const isWritten = (wanted: Box) => placed.some(({ box, isCopy }) => !isCopy && box.field === wanted.field);
  return Object.values(answers)
    .filter((answer) => answer.kind === "name")
    .flatMap(({ boxes: { family, given } }) => (isWritten(family) === isWritten(given) ? [] : [family, given]));
}

function leftIn(part: FormPart, placed: readonly Placed[], halves: readonly Box[]): string {
  const done = placed
    .filter(({ box, isCopy }) => !isCopy && box.part === part.part)
    .filter(({ box }) => !halves.some(({ field }) => field === box.field))
    .map(({ box }) => box.item);
  const isDone = (item: string) => done.some((written) => written === item || written.startsWith(`${item}.`));
  const left = part.items.filter((item) => part.begunItems?.includes(item) || !isDone(item));
  return rangesOf(left, part.items);
}

function rangesOf(left: readonly string[], all: readonly string[]): string {
  const ranges: string[][] = [];
  for (const item of left) {
    const last = ranges.at(-1);
    if (last && all.indexOf(last.at(-1) ?? "") === all.indexOf(item) - 1) last.push(item);
    else ranges.push([item]);
  }
  return ranges.map((range) => (range.length === 1 ? range[0] : `${range[0]}-${range.at(-1)}`)).join(", ");
}
