import { clausesIn } from "../../answers/clauses/parting.ts";
import { fold, plainText, tokensOf } from "../../answers/words/tokens.ts";
import { type Moment, one, type Understanding } from "../act.ts";
import { type Tag, tagsOf } from "../lexicon.ts";

/** What some words say to the question whether it is the same person. */
type SamePerson = "same" | "other" | "unclear";

const opens =
  "(?:(?:no|si|pues|ah|ay|bueno|mire|oiga|claro|claro que|es que|creo que|aqui|yo|ella|el|quien llena|yes|well|oh) )*?";
const is = "(?:es|soy|somos|son|sera|seria|era|fui|fue|it s|it is|that s|i m|i am)";
const filled = "(?: (?:que|quien|la que|el que) (?:(?:ya|lo|la|le) )*(?:llen|hiz|hic|contest|esta|va a)\\w*(?: .*)?)?";
const titles = "(?: (?:senorita|senora|senor|mija|mijo|joven|por favor|gracias|si|no|verdad))*";
const sameOnes = `(?:(?:la|el|las|los|yo|ella|usted|de la|con la|the) )?(?:mism[oa]s?(?: persona)?|same(?: person| one)?)(?: de (?:antes|siempre))?`;
const otherOnes =
  "(?:(?:un|una|la|el|a|de|para|de la|para la) )*(?:otr[oa]s?|distint[oa]s?|diferentes?|different|another|some(?:one|body) else)(?: (?:persona|gente|person))?(?: (?:distinta|diferente))?";

const same = new RegExp(
  `^${opens}(?:(?:${is} )?${sameOnes}|(?:${is} )?(?:yo|yo mer[oa]|me)|yo (?:lo|la) lleno|yo (?:lo|la) llene)${filled}${titles}$`,
);
const other = new RegExp(`^${opens}(?:${is} )?${otherOnes}${filled}${titles}$`);
/** "No soy yo", "no es la misma", "yo no lo llené"; "no lo llene" only tells not to. */
const notSame = new RegExp(
  `^(?:(?:no|pues|ah|ay|yo|ella|el|eso|es[ae]|es que|creo que) )*(?:no ${is}|${is} not) (?:${sameOnes}|yo|ella|el|es[ae]|me|(?:es[ae]|la) persona|(?:de|para) mi|mi \\w+|mi[oa]|quien|cierto|verdad)(?: .*)?$|^(?:pues |es que )*(?:yo no (?:(?:lo|la) )?llene|no (?:lo|la) llene yo)(?: .*)?$|^not me$`,
);

/** What one clause says to the question: in its words, or as a yes or a no to any. */
type Meant = "same" | "other" | "yes" | "no";

/**
 * What some words say to the question whether it is the same person: "yo misma", "es otra persona", "no". A question, a
 * wish and what is said beside it, "no la escucho", say nothing to it.
 * @param name the person it is asked of: "soy Rosa"
 */
export function samePersonIn(text: string, name: string): SamePerson {
  return together(piecesOf(text).map((piece) => meantBy(piece, name)));
}

/** What words say of which each clause is said to this question. */
export function samePersonSaid(text: string, { expects }: Moment): Understanding | undefined {
  if (expects.kind !== "yes-no" || expects.samePerson === undefined || /[?¿]/.test(text)) return undefined;
  const { samePerson: name } = expects;
  const said = piecesOf(text).map((piece) => meantBy(piece, name));
  if (said.length === 0 || said.includes(undefined)) return undefined;
  const meant = together(said);
  return one({ kind: meant === "unclear" ? "none" : meant === "same" ? "affirm" : "deny" });
}

/** "No, soy yo misma", "sí, es otra": nobody knows which. */
function together(said: readonly (Meant | undefined)[]): SamePerson {
  const isSame = said.includes("same") || said.includes("yes");
  const isOther = said.includes("other") || said.includes("no");
  if (isSame === isOther) return "unclear";
  return isSame ? "same" : "other";
}

/** Tells whether somebody says not to know: who has no papers says something else. */
export function isUnknown(text: string): boolean {
  return /\b(?:se|sabe\w*|sabria|acuerd\w+|recuerd\w+|segur\w+|idea|know|sure|dud\w+)\b/.test(fold(text));
}

/** The clauses that are no questions, folded. */
function piecesOf(text: string): readonly string[] {
  return clausesIn(tokensOf(text)).flatMap((tokens, at, all) => {
    const start = tokens[0]?.start ?? 0;
    const piece = text.slice(start, all[at + 1]?.[0]?.start ?? text.length);
    const isAsked = piece.includes("?") || /¿\s*$/.test(text.slice(0, start));
    return isAsked ? [] : [plainText(tokens).replaceAll("'", " ")];
  });
}

function meantBy(plain: string, name: string): Meant | undefined {
  if (notSame.test(plain) || other.test(plain)) return "other";
  if (same.test(plain)) return "same";
  if (isNamed(plain, name)) return /^no /.test(plain) ? "other" : "same";
  const tags = (tagsOf(plain) ?? []).filter((tag) => !courteous.has(tag));
  if (yesBefore.test(plain)) return "yes";
  if (tags.length === 0) return undefined;
  if (tags.every((tag) => tag === "deny")) return "no";
  return tags.every((tag) => tag === "affirm") ? "yes" : undefined;
}

/** "Sí porque soy la que llena los dos"; "sí tengo miedo" says nothing to it. */
const yesBefore = /^(?:(?:pues|claro que|ah|ay) )*si (?:es|soy|somos|fui|fue|yo|claro|porque|la|el|quien)\b/;

const courteous: ReadonlySet<Tag> = new Set<Tag>(["filler", "social:thanks"]);

/** "Soy Rosa", "no soy Rosa Elena", and the name alone. */
function isNamed(plain: string, name: string): boolean {
  const words = plainText(tokensOf(name)).split(" ");
  const told = plain.replace(/^(?:no )*(?:yo )?(?:no )?(?:(?:soy|es|me llamo) )?/, "").split(" ");
  return told[0] === words[0] && told[0] !== "" && told.every((word) => words.includes(word));
}
