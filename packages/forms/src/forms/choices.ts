import type { FieldKind } from "../answers/answer.ts";
import type { Candidate } from "../answers/interpretation.ts";
import { statuses } from "../answers/marital/statuses.table.ts";
import { relations } from "../answers/relation/relations.table.ts";
import type { Field } from "./definition.ts";

/** The boxes that a form prints for a kind of answer, the commonest first. */
const ofKind: Readonly<Partial<Record<FieldKind, readonly Candidate[]>>> = {
  marital: candidates(statuses, ["single", "married", "divorced", "widowed", "separated", "annulled"]),
  relation: candidates(relations, ["spouse", "parent", "child", "sibling"]),
};

/** Everything that the form lets one choose in answer to a question, to tap; none where any words may answer it. */
export function choicesOf({ kind, extra }: Pick<Field, "kind" | "extra">): readonly Candidate[] {
  return extra?.choices ?? ofKind[kind] ?? [];
}

function candidates<Value extends string>(
  texts: Readonly<Record<Value, readonly [english: string, spanish: string]>>,
  order: readonly Value[],
): readonly Candidate[] {
  return order.map((value) => ({ value, english: texts[value][0], spanish: texts[value][1] }));
}
