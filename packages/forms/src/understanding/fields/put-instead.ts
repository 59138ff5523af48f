import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import { type Moment, one, type Understanding } from "../act.ts";
import { read } from "../reading.ts";
import { isClearFor } from "./clear-value.ts";
import { fieldsNamed } from "./named-fields.ts";

/**
 * What is ordered in the review by a verb of writing: "mejor ponga casada", "póngale Nicaragua", the value of the one answer
 * that may be it; and "más preguntas, el correo electrónico", the question that is named.
 */
export function putInstead(text: string, moment: Moment): Understanding | undefined {
  const { expects, fields, answers } = moment;
  const isReview = expects.kind === "yes-no" && expects.isReview && expects.isPoint !== true;
  if (!isReview || /[?¿]/.test(text)) return undefined;
  const plain = plainText(tokensOf(text));
  if (wantsQuestions.test(plain)) return questionNamed(plain, moment);
  const value = ordered.exec(plain)?.groups?.["value"];
  if (value === undefined) return undefined;
  const fitting = fields.flatMap((field) => {
    if (!(field.id in answers) || field.extra !== undefined || !closed.has(field.kind)) return [];
    const reading = read(value, field, moment);
    return reading.status === "value" && isClearFor(field, value, reading) ? [{ field: field.id, reading }] : [];
  });
  const [only, other] = fitting;
  return only === undefined || other !== undefined ? undefined : one({ kind: "inform", ...only, text: value });
}

/** Kinds whose readers read nothing but their own. */
const closed: ReadonlySet<Field["kind"]> = new Set(["marital", "country", "relation"] as const);
const ordered =
  /^(?:(?:no|mejor|ya|que|entonces|pues|oiga|ahi|si|ay|y) )*(?:pon(?:ga|gale|le|me|game)?|anot(?:e|eme|ele)|escrib(?:a|ame|ale)|apunt(?:e|ele)) (?:(?:que|ahi|mejor|soy|es|esta|estoy) )*(?<value>\w+(?: \w+){0,3})$/;
const wantsQuestions = /\b(?:mas|otras?) preguntas?\b/;

function questionNamed(plain: string, { fields }: Moment): Understanding | undefined {
  const [id, other] = fieldsNamed(
    fields.filter(({ extra }) => extra === undefined),
    plain.replace(wantsQuestions, " "),
  );
  return id === undefined || other !== undefined ? undefined : one({ kind: "name-field", fields: [id] });
}
