import { numberWord } from "../answers/numbers/vocabulary.ts";
import type { Field, FieldKind } from "../form.ts";
import { plainWords } from "../words.ts";
import { fieldsOf } from "./asking.ts";
import { ordinalIn } from "./ordinals.ts";
import { phrases } from "./phrases.ts";
import type { Questions } from "./state.ts";

/** What people call a kind of answer besides the words of its label, as plain words. */
const alsoCalled: Readonly<Record<FieldKind, string>> = {
  name: "nombre nombres apellido apellidos",
  date: "fecha",
  country: "pais nacionalidad",
  "alien-number": "numero tarjeta alien",
  address: "direccion domicilio calle casa apartamento codigo zip",
  phone: "telefono celular movil",
  email: "correo email mail",
  marital: "civil",
  relation: "relacion parentesco",
  choice: "casilla",
  "mailing-address": "cartas correspondencia",
  workplace: "empleo empresa patron",
  town: "lugar pueblo",
  "country-or-state": "lugar",
};

/** Words that mean one person among those a form asks about, by a part of the field's id. */
const persons: readonly (readonly [part: RegExp, words: RegExp])[] = [
  [/conyuge/, /\b(espos[oa]|conyuge|marido|mujer)\b/],
  [
    /_familiar$/,
    /\b(familiar|su|el de (el|ella)|la de (el|ella)|espos[oa]|hij[oa]|mama|papa|madre|padre|herman[oa])\b/,
  ],
  [
    /_peticionario$|^(?!.*(conyuge|_familiar|_peticionario))/,
    /\b(de usted|mi (nombre|apellidos?|fecha|cumpleanos|direccion|domicilio|telefono|celular|correo)|(el|la) mi[oa]|yo|quien pide)\b/,
  ],
];

/** Finds the fields that a saying names best: "el teléfono", "la fecha de nacimiento", "la pregunta cuatro". */
export function fieldsNamed(questions: Questions, text: string, among?: readonly string[]): readonly string[] {
  const fields = fieldsOf(questions);
  const words = plainWords(text);
  const open = fields.filter(({ id }) => among === undefined || among.includes(id));
  const numbered = among === undefined ? fields[numberIn(words) - 1] : undefined;
  if (numbered !== undefined) return [numbered.id];
  const scores = open.map((field) => ({ id: field.id, score: scoreOf(field, words, among !== undefined) }));
  const best = Math.max(...scores.map(({ score }) => score));
  return best > 0 ? scores.filter(({ score }) => score === best).map(({ id }) => id) : [];
}

/** The question's number in "la cuatro", "la pregunta 4"; 0 where none is said. */
function numberIn(words: readonly string[]): number {
  const phrase = words.join(" ");
  const said = /\b(?:la|pregunta|respuesta)(?: numero)? (\d+|[a-z]+)$/.exec(phrase)?.[1] ?? "";
  return /^\d+$/.test(said) ? Number(said) : (numberWord(said)?.value ?? 0);
}

/** @param isPersonEnough whether "el mío" names a field though it does not say what of mine */
function scoreOf(field: Field, words: readonly string[], isPersonEnough: boolean): number {
  const label = plainWords(field.labelSpanish).filter((word) => word.length > 3 || word === "a");
  const inLabel = label.filter((word) => words.includes(word)).length;
  const isKind = alsoCalled[field.kind].split(" ").some((word) => words.includes(word));
  const phrase = words.join(" ");
  const isPerson = persons.some(([part, said]) => part.test(field.id) && said.test(phrase));
  const named = inLabel + (isKind ? 1 : 0);
  return named > 0 || isPersonEnough ? named + (isPerson ? 1 : 0) : 0;
}

/** Which of a few fields an answer to "¿cuál?" chooses; none when that stays open. */
export function fieldChosen(questions: Questions, which: readonly string[], text: string): string | undefined {
  const at = ordinalIn(plainWords(text));
  if (at !== undefined && which.length <= 3 && which[at] !== undefined) return which[at];
  const named = fieldsNamed(questions, text, which);
  return named.length === 1 ? named[0] : undefined;
}

/** Asks which of a few fields is meant; of many, only how to name one. */
export function whichQuestion(questions: Questions, which: readonly string[]): string {
  const labels = fieldsOf(questions)
    .filter(({ id }) => which.includes(id))
    .map((field) => spokenLabel(field).toLocaleLowerCase("es"));
  return labels.length > 3 ? phrases.whichOfAll : phrases.which(labels.join(", o "));
}

/** A field's label as one says it to the person: who asks for a relative is the one who listens. */
export function spokenLabel({ labelSpanish }: Field): string {
  return labelSpanish.replace("de quien pide", "de usted");
}
