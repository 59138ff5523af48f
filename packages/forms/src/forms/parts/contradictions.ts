import type { FormType } from "../form-types.ts";
import { contradictions as ofI130 } from "../i-130/contradictions.ts";
import { contradictions as ofN400 } from "../n-400/contradictions.ts";
import type { Contradiction, Known } from "./contradiction.ts";

const listed: Readonly<Partial<Record<FormType, readonly Contradiction[]>>> = { "N-400": ofN400, "I-130": ofI130 };

/** The answer of a form that another one does not go with; undefined where they go together, or one of them is not known. */
export function contradicted(formType: FormType, id: string, known: Known): string | undefined {
  const value = known(id);
  if (value === undefined) return undefined;
  return listed[formType]?.find(({ field, against, holds }) => {
    const other = field === id ? known(against) : undefined;
    return other !== undefined && holds(value, other, known);
  })?.against;
}
