import { takesBackHeard } from "../../answers/clauses/cue-words.ts";
import type { Interpretation } from "../../answers/interpretation.ts";
import { fold, plainText, tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import { type Informed, type Moment, one, type Understanding } from "../act.ts";
import { isOther, read } from "../reading.ts";
import { repairIn } from "../repairs/repair.ts";
import { storedReading } from "./earlier.ts";
import { partOfEarlier } from "./part-of-earlier.ts";

/** What opens a correction and tells nothing of it: "ah no", "no, espere". */
const opening = new RegExp(
  String.raw`^(?:(?:a+h|a+y|u+y|oh|eh|no+(?!\s+(?:es|era|fue|son|soy|estoy|est[aá]|va|lleva|tiene|tengo|viv\p{L}*|nac\p{L}*)(?!\p{L}))|pero|y|oiga|oye|mire|mira|esper\p{L}*|p[eé]r[ae]\p{L}*|${takesBackHeard}|es que|f[ií]jese(?: que)?|(?:es[aeo]s?|as[ií]) no(?: es| va| est[aá] bien)?)[,;.\s]+)+`,
  "iu",
);

/** "Lo demás sí": what is not spoken of is right. */
const rest =
  /[,;.\s]+(?:y\s+)?(?:todo\s+)?(?:lo|los|las|el)\s+(?:dem[aá]s|otr[oa]s?|resto)\s+(?:(?:s[ií]|ya|todo|est[aá]n?|va|qued[oó])\s*)*(?:s[ií]|bien|correct[oa]s?|igual|as[ií])?[\s.!]*$/iu;

/** "El treinta y cuatro es del vecino": whose the wrong one is. */
const ofOthers =
  /[,;.\s]+(?:(?:es que|porque)\s+)?(?:el|la|los|las|lo|es[eao]|aquel|aquella)\s+(?:[\p{L}\d]+\s+){0,5}?(?:es|son|era|eran)\s+(?:(?:el|la|los|las)\s+)?(?:de|del)\s+(?:(?:mi|mis|el|la|los|las|un|una|al)\s+)?(?:vecin|herman|hij|otr|lado|due[nñ]|mam|pap|suegr|cu[nñ]ad|espos|amig|casa|enfrente)\p{L}*[\s.!]*$/iu;

/** Where one part ends and the next is told: ", ", " y la casa es", " y Peña con eñe". */
const joint =
  /\s*[,;.]\s*(?:y\s+)?|\s+y\s+(?=(?:el|la|los|las|mi|su)\s+(?:\p{L}+\s+){1,4}?(?:es|son|va|lleva|con)(?!\p{L}))|\s+y\s+(?=\p{L}+\s+(?:(?:es|va|lleva|se escribe)\s+)?(?:con|acento|tilde)(?!\p{L}))/giu;

/** "Lo demás sí" and whose the wrong one is, taken off what puts right. */
export function withoutRest(text: string): string {
  return text.replace(rest, "").replace(ofOthers, "").replace(rest, "").trim();
}

/** A correction without what opens it: "ah no", "ese no es". */
export function withoutOpening(text: string): string {
  return text.trim().replace(opening, "");
}

/**
 * Several parts of one answer put right in one breath: "el apartamento es el tres be y la casa es 1236, el 34 es del vecino".
 * Every part has to be one of that answer.
 */
function partsPutRight(text: string, field: Field, before: Interpretation, moment: Moment): Informed | undefined {
  const said = withoutRest(withoutOpening(text));
  const pieces = said.split(joint).filter((piece) => plainText(tokensOf(piece)) !== "");
  if (pieces.length < 2 && said === text.trim()) return undefined;
  let now: Informed = { field: field.id, reading: before, text };
  for (const piece of pieces) {
    const next = changedBy(piece, field, now, moment);
    if (next === undefined) return undefined;
    now = next;
  }
  return isOther(now.reading, before) ? now : undefined;
}

function changedBy(piece: string, field: Field, now: Informed, moment: Moment): Informed | undefined {
  const texts = nameParts(piece, field, now.reading) ?? repairIn(piece, field, now.reading)?.texts ?? [];
  const values = texts
    .map((text) => ({ field: field.id, reading: read(text, field, moment), text }))
    .filter(({ reading }) => reading.status === "value");
  const [only, other] = values.filter(({ reading }) => isOther(reading, now.reading));
  // A part that stands so already changes nothing.
  if (only === undefined) return values.length > 0 ? now : undefined;
  return other === undefined ? only : undefined;
}

/** Of a name its second given name, and an accent that is told without its letter. */
function nameParts(piece: string, { kind }: Field, { value }: Interpretation): readonly string[] | undefined {
  if (kind !== "name" || typeof value !== "string") return undefined;
  const words = value.split(" ");
  const second = secondName.exec(piece)?.groups?.["name"];
  const [first, next, ...more] = words;
  if (second !== undefined && first !== undefined && next !== undefined) {
    const isThere = fold(next) === fold(second);
    return [isThere ? value : [first, capital(second), next, ...more].join(" ")];
  }
  const accented = accent.exec(piece)?.groups?.["word"];
  const at = accented === undefined ? -1 : words.findIndex((word) => fold(word) === fold(accented));
  const old = words[at];
  return old === undefined ? undefined : [words.map((word) => (word === old ? withAccent(word) : word)).join(" ")];
}

const secondName = /^(?:(?:el|mi|su)\s+)?segundo\s+nombre\s+(?:(?:es|va|lleva|era)\s+)?(?<name>\p{L}{3,})[\s.!]*$/iu;
const accent =
  /^(?<word>\p{L}{3,})\s+(?:(?:es|va|lleva|se escribe)\s+)?(?:con\s+)?(?:el\s+)?(?:acento|tilde)[\s.!]*$/iu;

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase("es") + word.slice(1);
}

/** A word that ends in a vowel, n or s bears the accent that is written on its last vowel; another one on the last but one. */
function withAccent(word: string): string {
  if (/[áéíóú]/iu.test(word)) return word;
  const vowels = [...word.matchAll(/[aeiou]/giu)];
  const at = vowels.at(/[aeiouns]$/iu.test(word) ? -1 : -2)?.index;
  if (at === undefined) return word;
  return `${word.slice(0, at + 1)}\u0301${word.slice(at + 1)}`.normalize("NFC");
}

/** The same where the answer was read back, was noted right before, or is the one of which such parts are told. */
export function severalParts(text: string, moment: Moment): Understanding | undefined {
  const { expects, fields, answers, previous, field: asked } = moment;
  if (/[?¿]/.test(text)) return undefined;
  if (expects.kind === "verdict") {
    const field = fields.find(({ id }) => id === expects.before.field);
    const now = field && partsPutRight(text, field, expects.before.reading, moment);
    return now && one({ kind: "partial", values: [now] }, { kind: "deny" });
  }
  const isReview = expects.kind === "yes-no" && expects.isReview && expects.isPoint !== true;
  if (!isReview && (expects.kind !== "answer" || expects.isSpelling)) return undefined;
  const given = fields.filter(({ id }) => id !== asked?.id || isReview).filter(({ id }) => answers[id] !== undefined);
  const meant = given.filter(({ id, kind }) => id === previous || (kind === "address" && ofAddress.test(fold(text))));
  const found = meant.flatMap((field) => {
    const before = storedReading(field, moment);
    const now = before && partsPutRight(text, field, before, moment);
    return now === undefined ? [] : [now];
  });
  const [first, other] = found;
  const only = other === undefined ? first : found.find(({ field }) => field === previous);
  if (only !== undefined) return one({ kind: "inform", ...only });
  // "No, ese teléfono termina en 24": the no denies nothing of what stands behind it.
  const said = withoutOpening(text);
  return isReview && said !== text.trim() ? partOfEarlier(withoutRest(said), moment) : undefined;
}

/** Parts that only an address has. */
const ofAddress = /\b(?:apartamento|apartamiento|departamento|depto|apto|apt|casa|calle|zip|codigo postal)\b/;
