import type { Field } from "../forms/definition.ts";
import { forms } from "../forms/registry.ts";
import type { Interview, Questions } from "./state.ts";

/** The extra questions the person asked for; none, where they did not. */
export function extraOf({ extra }: Pick<Interview, "extra">): readonly Field[] {
  return extra.kind === "asked" ? extra.fields : [];
}

/** The questions of an interview: the form's own, then the extra ones. */
export function fieldsOf({ formType, extra }: Questions): readonly Field[] {
  return [...forms[formType].fields, ...extraOf({ extra })];
}

/** The field being asked, if one is. */
export function currentField(interview: Interview): Field | undefined {
  return interview.phase === "asking" ? fieldsOf(interview)[interview.position] : undefined;
}
