import { plainWords } from "@dilo/foundation";
import type { FieldKind } from "../../answers/answer.ts";
import { numberWord } from "../../answers/numbers/vocabulary.ts";
import { namedIn, waysOf } from "../../answers/words/phrases.ts";
import type { Field } from "../../forms/definition.ts";
import { ordinalIn } from "../ordinals.ts";

/** What people call a kind of answer besides the words of its label, as plain words. Collected for Dilo. */
const alsoCalled: Readonly<Record<FieldKind, string>> = {
  name: "nombre nombres apellido apellidos",
  date: "fecha",
  country: "pais nacionalidad",
  "alien-number": "numero tarjeta alien",
  address: "direccion domicilio calle casa apartamento codigo zip",
  phone: "telefono celular movil cel tel phone",
  email: "correo email mail",
  marital: "civil",
  relation: "relacion parentesco",
  choice: "casilla",
  number: "cuantos cuantas",
  "mailing-address": "cartas correspondencia",
  workplace: "empleo empresa patron",
  town: "lugar pueblo",
  yesno: "",
  words: "",
  "country-or-state": "lugar",
};

/** Words that mean one person among those a form asks about. */
const persons = waysOf({
  spouse: "espos[oa]\nconyuge\nmarido\nmujer",
  relative:
    "familiar\nsu\nde ella\nel de (el|ella)\nla de (el|ella)\nespos[oa]\nhij[oa]\nmama\npapa\nmadre\npadre\nherman[oa]\nmi (mama|papa|hij[oa]|espos[oa]|herman[oa])",
  applicant:
    "de usted\nmi (nombre|apellidos?|fecha|cumpleanos|direccion|domicilio|telefono|celular|correo|numero|pais)\n(el|la) mi[oa]\nyo\nquien pide",
});

/** Finds the fields that some words name best: "el teléfono", "la fecha de nacimiento", "la pregunta cuatro". */
export function fieldsNamed(fields: readonly Field[], text: string, among?: readonly string[]): readonly string[] {
  // A "número de teléfono" is no "Número A".
  const words = byLabels(
    plainWords(text.replace(/n[uú]mero (?=de (?:mi )?(?:tel[eé]fono|celular|cel|m[oó]vil)(?!\p{L}))/giu, "")),
  );
  const open = fields.filter(({ id }) => among === undefined || among.includes(id));
  const numbered = among === undefined ? fields[numberIn(words) - 1] : undefined;
  if (numbered !== undefined) return [numbered.id];
  const scores = open.map((field) => ({ id: field.id, score: scoreOf(field, words, among !== undefined) }));
  const best = Math.max(0, ...scores.map(({ score }) => score));
  return best > 0 ? scores.filter(({ score }) => score === best).map(({ id }) => id) : [];
}

/** "Cumpleaños" is the date of birth, and "la fecha de la mica" that of residence. */
function byLabels(words: readonly string[]): readonly string[] {
  const ofCard =
    words.includes("fecha") && words.some((word) => word === "mica" || word === "tarjeta" || word === "green");
  return words.flatMap((word) => {
    if (word === "cumpleanos") return ["fecha", "nacimiento"];
    if (word === "mica" || word === "tarjeta") return ofCard ? ["residencia"] : ["tarjeta"];
    return word;
  });
}

/** The question's number in "la cuatro", "la pregunta 4"; 0 where none is said. */
function numberIn(words: readonly string[]): number {
  const phrase = words.join(" ");
  const said = /\b(?:la|pregunta|respuesta)(?: numero)? (\d+|[a-z]+)$/.exec(phrase)?.[1] ?? "";
  return /^\d+$/.test(said) ? Number(said) : (numberWord(said)?.value ?? 0);
}

/** @param isPersonEnough whether "el mío" names a field though it does not say what of mine */
function scoreOf(field: Field, words: readonly string[], isPersonEnough: boolean): number {
  // The "a" of "Número A" is a word of every other sentence.
  const isNumberA = /\b(?:numero|el) a\b/.test(words.join(" "));
  const label = [...new Set(plainWords(`${field.labelSpanish} ${field.label}`))].filter(
    (word) => word.length > 3 || (word === "a" && isNumberA),
  );
  const inLabel = label.filter((word) => words.includes(word)).length;
  const isKind = alsoCalled[field.kind].split(" ").some((word) => words.includes(word));
  const isPerson = namedIn(persons, words.join(" ")).some((person) => person === (field.about ?? "applicant"));
  const named = inLabel + (isKind ? 1 : 0);
  return named > 0 || isPersonEnough ? named + (isPerson ? 1 : 0) : 0;
}

/** Which of a few fields an answer to "¿cuál?" chooses; undefined when that stays open. */
export function fieldChosen(fields: readonly Field[], which: readonly string[], text: string): string | undefined {
  const at = ordinalIn(plainWords(text));
  if (at !== undefined && which.length <= 3 && which[at] !== undefined) return which[at];
  const named = fieldsNamed(fields, text, which);
  return named.length === 1 ? named[0] : undefined;
}

/** What stands in the name of an answer and tells nothing of which it is. */
const aroundNames = /^(?:el|la|los|las|lo|de|del|mi|mis|su|sus|numero|completo|legal|correct[oa])$/;
const kin =
  /^(?:(?<spouse>espos[oa]|conyuge|marido|mujer|senora)|hij[oa]|mama|papa|madre|padre|herman[oa]|familiar|ella|el)$/;

/**
 * The one answer that some words name, and nothing else: "mi fecha de nacimiento", "el teléfono de mi hermana". Nobody
 * where they name somebody's of whom the form asks no such thing; undefined where they say more, or may mean several.
 */
export function fieldCalled(fields: readonly Field[], words: readonly string[]): Field | "nobody" | undefined {
  const [first, ...more] = byLabels(words);
  const said = [first, ...more].filter((word) => word !== undefined);
  const person = more.map((word) => kin.exec(word)).find((found) => found !== null);
  const telling = said.filter((word) => !aroundNames.test(word) && !kin.test(word));
  const called = fields.filter(({ kind, labelSpanish }) => {
    const own = [...plainWords(labelSpanish), ...alsoCalled[kind].split(" ")];
    return telling.length > 0 && telling.every((word) => own.includes(word) && !partsOfAnswers.test(word));
  });
  const ofWhom = (field: Field) => {
    if (person === undefined) return field.about === undefined || !said.includes("mi");
    const isSpouse = person.groups?.["spouse"] !== undefined;
    return field.about === "relative" || (isSpouse && field.about === "spouse");
  };
  const [only, other] = called.filter(ofWhom);
  if (only === undefined && person !== undefined && called.length > 0) return "nobody";
  return other === undefined ? only : undefined;
}

/** What is called so is a part of an answer. */
const partsOfAnswers = /^(?:apellidos?|nombres|calle|casa|apartamento|codigo|zip|cuant[oa]s)$/;
