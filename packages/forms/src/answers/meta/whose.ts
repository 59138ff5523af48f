import type { Span } from "../answer.ts";
import { filledIn, somewhere } from "../words/phrases.ts";
import { plainText, type Token } from "../words/tokens.ts";
import { belongsPhrases, handingPhrases, ofSomebodyPhrases, ownPhrases, sharedParts } from "./whose.table.ts";

const handing = somewhere(handingPhrases);
const ofSomebody = somewhere(filledIn(ofSomebodyPhrases, sharedParts));
const belongs = somewhere(filledIn(belongsPhrases, sharedParts));
const own = somewhere(ownPhrases);

/**
 * Tells whether the words around a value say that it is not the person's own: "le doy el de mi vecina", "pero ese es el de
 * mi hija", "es el del trabajo".
 */
export function isOthers(tokens: readonly Token[], spans: readonly Span[]): boolean {
  const isValue = ({ start, end }: Token) => spans.some((span) => start >= span.start && end <= span.end);
  const first = tokens.findIndex(isValue);
  const around = [tokens.slice(0, Math.max(first, 0)), tokens.slice(first).filter((token) => !isValue(token))];
  const said = [...around.map(plainText), plainText(tokens)];
  return (
    !said.some((text) => own.test(text)) &&
    (said.some((text) => belongs.test(text)) || said.some((text) => handing.test(text) && ofSomebody.test(text)))
  );
}

/** Tells whether some words say outright whose something is. */
export function tellsOwner(text: string): boolean {
  return belongs.test(text);
}
