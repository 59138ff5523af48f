import type { Asking, Field, Interview, Reviewing } from "@dilo/forms";
import { fieldsOf } from "@dilo/forms/questions";

/** Whether the person asked for a moment. */
export function isPaused({ aside }: Interview): boolean {
  return aside?.kind === "paused";
}

/** The answers that "corrige el nombre" may have meant. */
export function ambiguousFields(interview: Asking | Reviewing): readonly Field[] {
  const { aside } = interview;
  return aside?.kind === "choosing-field" ? fieldsOf(interview).filter(({ id }) => aside.fields.includes(id)) : [];
}
