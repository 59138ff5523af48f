import { isCueWord } from "../../answers/clauses/cue-words.ts";
import { numberWord } from "../../answers/numbers/vocabulary.ts";
import { isAsked } from "../../forms/conditions.ts";
import { type Act, type Moment, one, type Understanding } from "../act.ts";
import { tagsOf } from "../lexicon.ts";
import { read } from "../reading.ts";
import { fieldsNamed } from "./named-fields.ts";

/** Places as they are counted from the first line of the review, or from the last (-1). */
const ordinals: readonly (readonly [RegExp, number])[] = [
  [/^primer[oa]?$/, 1],
  [/^segund[oa]$/, 2],
  [/^tercer[oa]?$/, 3],
  [/^cuart[oa]$/, 4],
  [/^quint[oa]$/, 5],
  [/^sext[oa]$/, 6],
  [/^septim[oa]$/, 7],
  [/^octav[oa]$/, 8],
  [/^noven[oa]$/, 9],
  [/^decim[oa]$/, 10],
  [/^antepenultim[oa]$/, -3],
  [/^penultim[oa]$/, -2],
  [/^ultim[oa]$/, -1],
];

/** What a line is called, with its number behind it: "la dos", "el número cinco", "respuesta 4". */
const called =
  /(?<lead>(?:\b(?:las?|los?|el|al|del|numero|num|nro|pregunta|respuesta|linea|renglon|casilla|punto|dato) )+|^)(?<place>[a-z]+|\d{1,2})\b(?= (?<next>\S+)|$)/g;

/** Behind a number these make it a part of a value: "la segunda letra", "el dos de marzo", "la primera vez". */
const partOf =
  /^(?:nombres?|apellidos?|letras?|digitos?|numeros?|cifras?|dia|mes|ano|vez|veces|parte|palabras?|de|mil|y|con|hij[oa]s?|cosas?|calle|avenida|street|avenue)$/;

/** A place alone, or with words of fault and courtesy beside it and no others of weight. */
const beside =
  /^(?:las?|los?|el|al|del|de|numero|num|nro|pregunta|respuesta|linea|renglon|casilla|punto|dato|en|esta|estan|es|son|hay|un|una|tiene|quedo|salio|mal|mal[oa]|no|si|ya|asi|error|errores|equivocad[oa]|me|se|le|quiero|quisiera|puede|puedo|necesito|cambi\w+|corre\w+|corri\w+|arregl\w+|modific\w+|revis\w+|regres\w+|ir|vamos|a|y|que|por|favor|bien|ese|esa|eso|ahi|usted)$/;

/**
 * A line of the review named by its number, which stands beside it on the page, or by its place in the order in which
 * the answers are read aloud: "la dos está mal", "la última", "7".
 */
export function lineNamed(text: string, plain: string, moment: Moment): Understanding | undefined {
  const { expects, fields, field, answers } = moment;
  const isReview = expects.kind === "yes-no" && expects.isReview && expects.isSplit !== true;
  if (!isReview && !(expects.kind === "field" && expects.among.length > 3)) return undefined;
  const words = plain.replace(/^#\s*/, "numero ");
  const found = [...words.matchAll(called)].flatMap(({ groups }) => {
    const at = placeOf(groups?.["place"] ?? "");
    const next = groups?.["next"];
    const isAlone = groups?.["lead"] !== "" || next === undefined;
    return at === undefined || !isAlone || (next !== undefined && partOf.test(next)) ? [] : [at];
  });
  if (found.length === 0 || /^[^#]*[¿?]/.test(text)) return undefined;
  // "El número uno del teléfono" is named by what it belongs to.
  if (fieldsNamed(fields, withoutNumbers(words)).length === 1 && !isPlain(words)) return undefined;
  if (field !== undefined && read(text, field, moment).status === "value") return undefined;
  const asked = fields.filter((one) => one.id in answers || isAsked(one, answers, fields));
  const ids = found.flatMap((at) => (at > 0 ? fields[at - 1] : asked.at(at))?.id ?? []);
  const named = [...new Set(ids)];
  return named.length === 0 ? undefined : one({ kind: "name-field", fields: named } satisfies Act);
}

/** The place that a word means, from 1; from the last, -1: "segundo", "último", "dos", "2". */
export function placeOf(word: string): number | undefined {
  const ordinal = ordinals.find(([pattern]) => pattern.test(word))?.[1];
  if (ordinal !== undefined) return ordinal;
  // "Una" and "un" are articles first.
  if (/^un[a]?$/.test(word)) return undefined;
  const number = /^\d+$/.test(word) ? Number(word) : numberWord(word)?.value;
  return number !== undefined && number > 0 && number < 100 ? number : undefined;
}

/** "El número cinco" names no A-Number, and "la dos" no apartment. */
function withoutNumbers(words: string): string {
  return words.replace(/\b(?:numero|num|nro) (?=\S)/g, "").trim();
}

function isPlain(words: string): boolean {
  return words
    .split(" ")
    .every(
      (word) => isCueWord.has(word) || beside.test(word) || placeOf(word) !== undefined || tagsOf(word) !== undefined,
    );
}
