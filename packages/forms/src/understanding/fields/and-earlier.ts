import type { Field } from "../../forms/definition.ts";
import { type Act, type Moment, one, type Understanding } from "../act.ts";
import { answerIn } from "../answer.ts";
import { read } from "../reading.ts";
import { correctedByName } from "./earlier.ts";
import { partOfEarlier } from "./part-of-earlier.ts";

/** Where an afterthought begins: "..., ah y", "... pero", "... por cierto". */
const joint =
  /(?:[,;.]\s*|\s+)(?:(?:ah|oiga|oye|ay|uy|mire|disculpe|perd[oó]n|por cierto|pero|y|nom[aá]s que|s[oó]lo que|adem[aá]s|tambi[eé]n|aparte)[,;.\s]+)+/giu;

/**
 * The answer to the question that stands, and in the same breath a correction of one given before: "213 555 0164, ah y
 * el apartamento es el 41".
 */
export function answerAndEarlier(text: string, moment: Moment): Understanding | undefined {
  const { expects, field } = moment;
  if (expects.kind !== "answer" || expects.isSpelling || field === undefined) return undefined;
  for (const { 0: words, index } of text.matchAll(joint)) {
    const rest = text.slice(index + words.length);
    const [earlier] = (partOfEarlier(rest, moment) ?? correctedByName(rest, moment))?.acts ?? [];
    if (earlier?.kind !== "inform" || earlier.field === field.id) continue;
    const answer = wholeAnswer(text.slice(0, index), field, moment);
    if (answer !== undefined) return one(answer, earlier);
  }
  return undefined;
}

/** The answer in some words, where they hold nothing else and leave nothing open. */
function wholeAnswer(text: string, field: Field, moment: Moment): Act | undefined {
  const [act, other] = answerIn(text, moment)?.acts ?? [];
  if (act === undefined || other !== undefined) return undefined;
  if (act.kind === "absent") return { kind: "inform", field: field.id, reading: read(text, field, moment), text };
  return act.kind === "inform" && act.field === field.id && act.reading.status === "value" ? act : undefined;
}
