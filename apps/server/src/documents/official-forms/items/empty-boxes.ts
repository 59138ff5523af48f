import type { PrintedAnswer } from "@dilo/forms";
import { isAnswered } from "../../review/is-answered.ts";
import type { AddressBoxes, AnswerBoxes, Box, FormBoxes } from "../boxes/form-boxes.ts";
import type { Filling, Placed } from "../values/filling.ts";
import type { FormItem } from "./form-items.ts";
import { visits } from "./items-left.ts";
import { knownItems } from "./known-items.ts";

/** The boxes that are still empty of the items that the form asks of this person, whatever it takes an empty box for left out. */
export function emptyBoxes(form: FormBoxes, lines: readonly PrintedAnswer[], filling: Filling): readonly Box[] {
  const open = visits(form.items, knownItems(form.items, lines, filling)).filter(
    ({ item, isAsked, state }) => isAsked === true && state !== "answered" && !item.isOptional,
  );
  return [...new Set(open.flatMap(({ item }) => emptyOf(item, { form, lines, filling })))];
}

interface FilledIn {
  readonly form: FormBoxes;
  readonly lines: readonly PrintedAnswer[];
  readonly filling: Filling;
}

function emptyOf(item: FormItem, { form, lines, filling }: FilledIn): readonly Box[] {
  const questions = Object.entries(form.answers).filter(([id]) => isAskedBy(item, id, filling));
  return questions.flatMap(([id, target]) => {
    const line = lines.find(({ field }) => field.id === id);
    // "No tengo" is written in no box, and nothing is left to write.
    if (line?.status === "none" && isAnswered(line)) return [];
    // A word in the place of an address ("SAME") is the whole of it.
    if (target.kind === "address" && line?.status === "read" && typeof line.reading?.value === "string") return [];
    const written = filling.placed.filter(({ answer }) => answer === id);
    return neededOf(target, written).filter((box) => !written.some((one) => one.box === box));
  });
}

/** Of a table its first row, and every other one that was begun: nobody is sent to rows that they may not need. */
function isAskedBy({ id: item, questions }: FormItem, id: string, { placed }: Filling): boolean {
  if (questions.includes(id) || (questions.length === 0 && id === item)) return true;
  const [table, row] = id.startsWith(`${item}.`) ? id.slice(item.length + 1).split(".") : [];
  if (table === undefined) return false;
  const isBegun = placed.some(({ answer }) => answer.startsWith(`${item}.${table}.`));
  return row === undefined || table === "1" || isBegun;
}

/** The boxes of an answer without which it is not whole. */
function neededOf(target: AnswerBoxes, written: readonly Placed[]): readonly Box[] {
  switch (target.kind) {
    case "name":
      return [target.boxes.family, target.boxes.given];
    case "text":
      return [target.box];
    case "choice":
      return written.length > 0 ? [] : Object.values(target.boxes);
    case "pieces":
      return written.length > 0 ? [] : target.boxes;
    case "place":
      return written.length > 0 ? [] : [target.state, target.province, target.country];
    case "mailing":
      return written.length > 0 ? addressNeeds(target, written) : [target.same, target.other];
    case "address":
      return addressNeeds(target, written);
    case "additional":
    case "row":
      return [];
  }
}

interface Address {
  readonly boxes: Partial<AddressBoxes>;
  readonly usCountry: string;
}

/** Of an address abroad what every country has, of another one what every address has. */
function addressNeeds({ boxes, usCountry }: Address, written: readonly Placed[]): readonly Box[] {
  const of = (...parts: readonly (keyof AddressBoxes)[]) => parts.flatMap((part) => boxes[part] ?? []);
  const isAbroad = written.some(
    ({ box, value }) =>
      box === boxes.province || box === boxes.postalCode || (box === boxes.country && value !== usCountry),
  );
  if (isAbroad) return of("street", "city", "country");
  // A town alone, of whose country nothing is known yet.
  const isOpenTown = boxes.street === undefined && written.length === 0;
  return of("street", "city", "state", "zip", ...(isOpenTown ? (["country"] as const) : []));
}
