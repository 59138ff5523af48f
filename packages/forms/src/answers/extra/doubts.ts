import { ask, type Reader } from "../reading.ts";
import { plainText, spanOf } from "../words/tokens.ts";

/** The folded words for somebody of the family or a friend: what is said of them is not said of who answers. */
export const otherPeople =
  /\b(?:mis?|nuestr[oa]s?) (?:ex )?(?:espos[oa]|marido|mujer|senora?|pareja|novi[oa]|conyuge|mama|papa|madre|padre|padres|papas|hij|herman|ti[oa]s?\b|prim[oa]|abuel|suegr|cunad|sobrin|niet|amig|vecin|familia|patron|jef[ea])\w*|\bell[oa]s?\b|\bel es\b/;

/** The folded words that deny or except something. */
export const denials = /\b(no|ni|nunca|jamas|tampoco|pero|excepto|menos|salvo|aunque)\b/;

/** The same reader, but these folded words are asked about instead of read. */
export function asking(reader: Reader, doubtful: RegExp, question: string): Reader {
  return {
    ...reader,
    read: (tokens, context) =>
      doubtful.test(plainText(tokens)) ? ask(question, { spans: spanOf(tokens) }) : reader.read(tokens, context),
  };
}
