import type { FieldKind } from "../../answers/answer.ts";
import { numberWord } from "../../answers/numbers/vocabulary.ts";
import { fold, tokensOf } from "../../answers/words/tokens.ts";
import { contrastIn } from "./contrast.ts";
import { saysPlace } from "./number.ts";

/** What the parts of an address and of a date are called. */
const labels =
  /\b(?:numero|casa|calle|avenida|apartamento|apartamiento|departamento|depto|apto|apt|unidad|suite|ciudad|estado|codigo|zip|dia|mes|ano)\b/;

/** Kinds of which words without a label are never known to be a part. */
const unlabelled: ReadonlySet<FieldKind> = new Set(["phone", "alien-number", "address", "mailing-address"]);

/**
 * Tells whether some words say themselves which part of an answer they are: "termina en 24", "apartamento 6", "el año es
 * 1986", "dieciséis, no quince", "abril", a word of a name. Numbers without a label, and a street alone, may be a part,
 * or all of it anew; of a telephone nothing but a label tells.
 */
export function namesPart(text: string, kind: FieldKind): boolean {
  // Of a date nobody knows which number is the last: "termina en 6".
  const isPlaced = kind !== "date" && saysPlace(text);
  if (contrastIn(text) !== undefined || isPlaced || labels.test(fold(text))) return true;
  if (unlabelled.has(kind)) return false;
  const isNumbered = tokensOf(text).some((token) => token.kind === "digits" || numberWord(token.plain) !== undefined);
  return !isNumbered;
}
