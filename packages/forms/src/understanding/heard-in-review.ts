import type { Interpretation } from "../answers/interpretation.ts";
import { plainText, tokensOf } from "../answers/words/tokens.ts";
import type { Field } from "../forms/definition.ts";
import { type Act, type Informed, type Moment, one, type Understanding } from "./act.ts";
import { afterReadBack } from "./after-read-back.ts";
import { storedReading } from "./fields/earlier.ts";
import { fieldsNamed } from "./fields/named-fields.ts";
import { withoutOpening, withoutRest } from "./fields/parts-put-right.ts";
import { tellsNot } from "./fields/pieces.ts";
import { tagsOf } from "./lexicon.ts";
import { read } from "./reading.ts";
import { opinionOf } from "./verdicts/opinion.ts";
import { asksToSave } from "./verdicts/refused.ts";
import { peel } from "./verdicts/verdict.ts";

/** Kinds whose readers read nothing but their own; any words at all may be a name. */
const closed: ReadonlySet<Field["kind"]> = new Set(["date", "phone", "alien-number", "email", "relation", "country"]);

/**
 * What is said in the review right behind an answer that was read out there, or noted on the way: about that one, as if it
 * had been read back. Undefined where it may be about all of them, or about another.
 */
export function aboutHeard(text: string, moment: Moment): Understanding | undefined {
  const { expects, previous, fields, answers, isHeard } = moment;
  if (expects.kind !== "yes-no" || !expects.isReview || expects.isPoint === true || /[?¿]/.test(text)) return undefined;
  const field = fields.find(({ id }) => id === previous);
  const plain = plainText(tokensOf(text));
  if (field === undefined || asksToSave(text) || tellsNot(text)) return undefined;
  // A status is told anew, or denied, by its own words.
  if (field.kind === "marital") return undefined;
  const isDenied = tagsOf(plain)?.includes("deny") === true || opinionOf(plain) === "deny";
  // "Así no es", of the one that was read out.
  if (isDenied && isHeard && faulty.test(plain)) return one({ kind: "name-field", fields: [field.id] });
  if (tagsOf(plain) !== undefined || opinionOf(plain) !== undefined) return undefined;
  const named = fieldsNamed(
    fields.filter(({ id }) => id in answers),
    text,
  );
  const said = withoutRest(text);
  const before = storedReading(field, moment);
  if (before === undefined) return toldAnew(said, field, moment);
  const isOfOther = named.length > 0 && !named.includes(field.id);
  for (const words of new Set([said, withoutOpening(said).replace(putWrong, "")])) {
    const [act] = asReadBack(words, field, before, moment)?.acts ?? [];
    const isRepair = act?.kind === "partial" || act?.kind === "letters";
    const meant = act === undefined || (isOfOther && !isRepair) ? undefined : asked(act, text, field, isHeard);
    const isWhich = meant?.acts[0].kind === "name-field" && words === said && words !== withoutOpening(said);
    if (meant !== undefined && !isWhich) return meant;
  }
  return undefined;
}

/** What some words mean of an answer that stands, as if it had just been read back. */
export function asReadBack(
  text: string,
  field: Field,
  before: Interpretation,
  moment: Moment,
): Understanding | undefined {
  const expects = { kind: "verdict", before: { field: field.id, reading: before, text }, isSpelled: false } as const;
  return afterReadBack(text, plainText(tokensOf(text)), { ...moment, field, expects }, expects);
}

/** "Le puso mal": whose the part is that is told behind it was heard before. */
const putWrong =
  /^(?:(?:ah[ií]|ya|me|le|lo|la|se)\s+)*(?:puso|anot[oó]|escribi[oó]|qued[oó]|est[aá]|sali[oó])\s+mal[,;.\s]+/iu;

/** A refusal that says more than "no". */
const faulty = /\b(?:mal|error|equivoc\w*|incorrect\w*|no (?:es|era|fue|va)|(?:asi|es[aeo]s?) no|dije|puse|di)\b/;

/** What was left empty is told: "sí tengo uno, rosa arroba ...". */
function toldAnew(text: string, field: Field, moment: Moment): Understanding | undefined {
  const { rest } = peel(text);
  const words = (rest === "" ? text : rest).replace(havingOne, "");
  const reading = read(words, field, moment);
  return closed.has(field.kind) && reading.status === "value"
    ? one({ kind: "inform", field: field.id, reading, text: words })
    : undefined;
}

const havingOne =
  /^(?:(?:ay|ya|s[ií]|pues|bueno)\s+)*(?:tengo|hay)\s+(?:un[oa]?|otro)\s*(?:que\s+)?(?:es\s+)?[,:]?\s*/iu;

/** An act of a read-back as one of the review: a value is read back, and what is only wrong is asked again. */
function asked(act: Act, text: string, field: Field, isHeard = false): Understanding | undefined {
  switch (act.kind) {
    case "inform":
      return act.field !== field.id || closed.has(field.kind) || saysSo.test(text) ? one(act) : undefined;
    case "partial":
    case "letters":
      return ofValues(act.values, field);
    case "deny":
      return isHeard ? one({ kind: "name-field", fields: [field.id] }) : undefined;
    case "name-field":
      return one(act);
    default:
      return undefined;
  }
}

function ofValues([only, other]: readonly Informed[], { id }: Field): Understanding {
  return only !== undefined && other === undefined
    ? one({ kind: "inform", ...only })
    : one({ kind: "name-field", fields: [id] });
}

/** "No, es José Luis". */
const saysSo = /^(?:(?:no|ay|ah|pues|oiga|y)[,\s]+)*(?:es|era|son|soy|se llama|me llamo|vivo)(?!\p{L})/iu;
