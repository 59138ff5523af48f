import { openIn } from "../../forms/conditions.ts";
import type { Field } from "../../forms/definition.ts";
import { currentField, fieldsOf } from "../questions.ts";
import type { Asking } from "../state.ts";

/**
 * Where the question stands among those of its part, or of the form's own: of a part those that were answered and those
 * that are asked for sure by the answers so far, so that no row is counted that may never come.
 */
export function progressOf(interview: Asking): { readonly position: number; readonly count: number } {
  const current = currentField(interview);
  const fields = fieldsOf(interview);
  const own = fields.filter((field) => chapterOf(field) === chapterOf(current));
  const isCounted = countedIn(interview, current, fields);
  const counted = own.filter(isCounted);
  return { position: counted.findIndex(({ id }) => id === current?.id), count: counted.length };
}

/** The form's own questions, the few extra ones, or those of one part. */
function chapterOf(field: Field | undefined): number | "own" | "extra" {
  return field?.extra === undefined ? "own" : (field.extra.part ?? "extra");
}

function countedIn({ answers }: Asking, current: Field | undefined, fields: readonly Field[]) {
  if (current?.extra?.part === undefined) return () => true;
  const open = openIn(fields, answers);
  return ({ id }: Field) => id === current.id || answers[id] !== undefined || open.has(id);
}
