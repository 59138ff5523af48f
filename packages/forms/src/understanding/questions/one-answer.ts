import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { asActs, type Moment, type Understanding } from "../act.ts";
import { fieldsNamed } from "../fields/named-fields.ts";

/** "Dígame qué dirección le puse", "qué quedó en la fecha", "cuál fecha me puso". */
const wantsToHear =
  /\b(?:que|cual(?:es)?|como|lea(?:me)?|leer|diga(?:me)?|dime|repita(?:me)?)\b(?: \w+){0,5}? (?:(?:le|me|se|lo|la|yo|usted|les) )*(?:puse|puso|pusieron|quedo|quedaron|tengo|tiene|tienen|di|dije|anoto|anote|escribio|apunto|hay|esta|sale|aparece)\b/;
const changes = /\b(?:cambi|corr[ei][gj]|quit|borr|agreg|modific|pong[ao]|ponga)\w*/;

/** One answer is to be heard in the review, whatever is said beside it; two that may be meant are both told. */
export function oneAnswerWanted(
  text: string,
  { expects, fields, answers, previous }: Moment,
): Understanding | undefined {
  if (expects.kind !== "yes-no" || !expects.isReview || expects.isPoint === true) return undefined;
  const plain = plainText(tokensOf(text));
  if (!wantsToHear.test(plain) || changes.test(plain) || /\d{3}|@/.test(text) || plain.split(" ").length > 18)
    return undefined;
  const from = plain.search(wantsToHear);
  const named = fieldsNamed(
    fields.filter(({ id }) => id in answers),
    plain.slice(Math.max(0, from - 20)),
  );
  const meant = named.includes(previous ?? "") ? [previous ?? ""] : named;
  if (meant.length === 0 || meant.length > 2) return undefined;
  return { acts: asActs(meant.map((field) => ({ kind: "ask", topic: "what-stands", field }))) };
}
