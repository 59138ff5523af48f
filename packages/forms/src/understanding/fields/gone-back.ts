import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import { type Moment, one, type Understanding } from "../act.ts";
import { read } from "../reading.ts";
import { isClearFor } from "./clear-value.ts";
import { fieldsNamed } from "./named-fields.ts";

/** A going back, and behind it where to: "vamos para atrás a la fecha", "regréseme a la de la dirección". */
const back =
  /\b(?:regres\w+|devuelv\w+|devolv\w+|vuelv\w+|volv\w+|(?:para |pa )?atras|retroced\w+|la de antes|de antes)\b(?<to>.*\b(?:a|en|con|de) (?:la|el|lo|mi)\b.*)$/;

/** "¿Y si me regresan a mi país?" */
const sentBack = /\b(?:si|que|cuando) (?:no )?(?:me|nos|l[aeo]s?) (?:regres|devuelv|vuelv)\w+/;

/** The questions before the one that stands which have no answer: they were left. */
function leftBefore({ fields, field, answers }: Moment): readonly Field[] {
  const at = fields.findIndex(({ id }) => id === field?.id);
  return fields.slice(0, Math.max(0, at)).filter(({ id, extra }) => extra === undefined && answers[id] === undefined);
}

/**
 * A going back and the question it goes to: never an address or a name. Where several are called so, the one that was left is
 * meant, or the last.
 */
export function goneBackTo(text: string, moment: Moment): Understanding | undefined {
  const { expects, fields, field: asked, answers } = moment;
  const isOpen = (expects.kind === "answer" && !expects.isSpelling) || expects.kind === "choice";
  const plain = plainText(tokensOf(text));
  const to = isOpen && !sentBack.test(plain) ? back.exec(plain)?.groups?.["to"] : undefined;
  if (to === undefined || asked === undefined || asked.extra !== undefined || /\d/.test(text)) return undefined;
  const left = leftBefore(moment).map(({ id }) => id);
  const named = fieldsNamed(
    fields.filter(({ id }) => id in answers || left.includes(id)),
    to,
  ).filter((id) => id !== asked.id);
  const only = named.find((id) => left.includes(id)) ?? named.at(-1);
  return only === undefined ? undefined : one({ kind: "name-field", fields: [only] });
}

/** What says that an answer is of the question that was left: "no la deje, fue el ...", "ya le dije que en ...". */
const ofLeft =
  /\b(?:no (?:me |se )?(?:la|lo) dej\w+|ya le (?:dije|digo)|ya (?:la|lo) (?:se|tengo|encontre|vi)|(?:ya )?me (?:acorde|acuerdo)|aunque no se)\b/;

/** The answer to a question that was left right before, told at the next one. */
export function toldOfLeft(text: string, moment: Moment): Understanding | undefined {
  const { expects, field: asked } = moment;
  if (expects.kind !== "answer" || expects.isSpelling || asked?.extra !== undefined || /[?¿]/.test(text))
    return undefined;
  const left = leftBefore(moment).at(-1);
  if (
    left === undefined ||
    !ofNumbers.has(left.kind) ||
    left.kind === asked?.kind ||
    !ofLeft.test(plainText(tokensOf(text)))
  )
    return undefined;
  const said = text.replace(/[,\s]+no (?:me |se )?(?:la|lo) dej\p{L}+[\s.!]*$/iu, "");
  const tokens = tokensOf(said).filter(({ kind }) => kind !== "mark");
  for (const { start } of tokens) {
    const words = said.slice(start);
    const reading = read(words, left, moment);
    const isTold =
      reading.status === "value" || Object.values(reading.parts ?? {}).filter((part) => part !== "").length > 1;
    if (isTold && isClearFor(left, words, reading))
      return one({ kind: "inform", field: left.id, reading, text: words });
  }
  return undefined;
}

/** Kinds whose readers read nothing but their own. */
const ofNumbers: ReadonlySet<Field["kind"]> = new Set(["date", "phone", "alien-number"]);
