import type { PrintedAnswer } from "@dilo/forms";
import { allFields } from "@dilo/forms/whole";
import type { BilingualText } from "../notice.ts";
import type { FormBoxes } from "../official-forms/boxes/form-boxes.ts";
import type { ItemLeft } from "../official-forms/items/items-left.ts";
import { visits } from "../official-forms/items/items-left.ts";
import { knownItems } from "../official-forms/items/known-items.ts";
import type { Filling } from "../official-forms/values/filling.ts";
import { lineReasons } from "./line-reasons.ts";

/** An item of which some is written, and what of it is missing. */
export interface Begun {
  readonly item: string;
  readonly page: number;
  /** Empty where all was told, and not all of it could be written. */
  readonly missing: readonly BilingualText[];
}

/** What is missing of an item that was begun: of an answer its parts, and the other questions under its number. */
export function begunOf(
  { part, item, page }: ItemLeft,
  form: FormBoxes,
  lines: readonly PrintedAnswer[],
  filling: Pick<Filling, "placed" | "notes">,
): Begun {
  const here = visits(form.items, knownItems(form.items, lines, filling)).filter(
    ({ item: one, isAsked, state }) =>
      one.part === part && one.item === item && isAsked !== false && !one.isOptional && state !== "answered",
  );
  const missing = here.flatMap(({ item: { id, questions } }) => {
    const isOf = (field: string) => field === id || questions.includes(field) || field.startsWith(`${id}.`);
    const told = lines.filter(({ field, said }) => said !== "" && isOf(field.id));
    const asked = allFields(form.formType).find((field) => isOf(field.id));
    return told.length > 0
      ? told.flatMap((line) => (line.status === "needs-review" ? lineReasons(line, lines) : []))
      : askedIn(asked?.question, asked?.label);
  });
  return { item, page, missing };
}

/** What an open question asks, without the ways to answer it. */
function askedIn(question = "", label = ""): readonly BilingualText[] {
  const es = /¿[^?]*\?/.exec(question)?.[0];
  return es === undefined ? [] : [{ es: `Falta esto: ${es}`, en: `Open: ${label}.` }];
}
