import { interpret } from "../answers/interpret.ts";
import type { Field, FieldKind } from "../form.ts";
import { fieldsOf } from "./asking.ts";
import { phrases } from "./phrases.ts";
import type { Asking } from "./state.ts";

/** Kinds whose answers are like no other. */
const distinct = ["phone", "email", "date", "alien-number"] as const satisfies readonly FieldKind[];

const digits: ReadonlySet<FieldKind> = new Set(["phone", "alien-number"]);

/**
 * What to say to a person who answers another question than the one asked: what the words seem to be. Undefined when
 * they are none of the form's other kinds, or only a number with too few digits.
 */
export function saysOtherKind(
  interview: Asking,
  field: Field,
  { text, at }: { readonly text: string; readonly at: string },
): string | undefined {
  const kinds = new Set(fieldsOf(interview).map(({ kind }) => kind));
  const other = distinct.find((kind) => {
    if (kind === field.kind || !kinds.has(kind) || (digits.has(kind) && digits.has(field.kind))) return false;
    const reading = interpret({ kind, heard: text, today: at.slice(0, 10) });
    return reading.status === "value" && !reading.needsConfirmation;
  });
  return other && phrases.otherKind[other];
}
