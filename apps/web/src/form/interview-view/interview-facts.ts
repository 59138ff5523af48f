import {
  type Asking,
  type Complete,
  extraOf,
  type Field,
  fieldsOf,
  type Interview,
  type PrintedAnswer,
  printAnswers,
  type Reviewing,
} from "@dilo/forms";

/** Whether the person asked for a moment. */
export function isPaused({ aside }: Interview): boolean {
  return aside?.kind === "paused";
}

/** The answers that "corrige el nombre" may have meant. */
export function ambiguousFields(interview: Asking | Reviewing): readonly Field[] {
  const { aside } = interview;
  return aside?.kind === "choosing-field" ? fieldsOf(interview).filter(({ id }) => aside.fields.includes(id)) : [];
}

/** All answers as they were given and as they are printed. */
export function printed(interview: Asking | Reviewing | Complete): readonly PrintedAnswer[] {
  return printAnswers(interview.formType, interview.answers, { extra: extraOf(interview) });
}
