import type { Field } from "../../forms/definition.ts";
import type { Prompt } from "../../prompts/prompt.ts";
import { sentenceStart } from "../../prompts/read-back.ts";
import { isReadBack } from "../decide/question-state.ts";
import { fieldsOf } from "../questions.ts";
import { note } from "../saying.ts";
import type { Asking } from "../state.ts";

/** Says what was noted as the answer to a question. */
export function notedAs(
  interview: Asking,
  field: Field,
  { value, valueEnglish }: { readonly value: string; readonly valueEnglish: string },
): Prompt {
  return {
    ...note("noted", { value, alone: sentenceStart(value), valueEnglish }),
    level: notedLevel(interview, field),
  };
}

/** Says that there is nothing to answer, with how to correct that where no answer was noted before. */
export function notedAsNone(interview: Asking, field: Field): Prompt {
  return { ...note("noted-none"), level: notedLevel(interview, field) };
}

/**
 * How an answer that was only noted may be corrected is told with the first of them, and not with every one; in a part
 * what was heard is told alone, once its first answer was noted.
 */
function notedLevel(interview: Asking, { extra }: Field): number {
  const fields = new Map(fieldsOf(interview).map((field) => [field.id, field]));
  const noted = interview.turns.flatMap(({ field: id }) => {
    const field = fields.get(id);
    return field === undefined || isReadBack(field) ? [] : [field];
  });
  if (noted.length === 0) return 0;
  return extra?.part !== undefined && noted.some((field) => field.extra?.part === extra.part) ? 2 : 1;
}
