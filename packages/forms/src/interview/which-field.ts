import { numberWord } from "../answers/numbers/vocabulary.ts";
import { namedIn, waysOf } from "../answers/words/phrases.ts";
import type { Field } from "../form.ts";
import { plainWords } from "../words.ts";
import { fieldsOf } from "./asking.ts";
import { ordinalIn } from "./ordinals.ts";
import { phrases } from "./phrases.ts";
import type { Questions } from "./state.ts";
import { alsoCalled, personPhrases } from "./which-field.table.ts";

const persons = waysOf(personPhrases);

/** Whose answer a field holds, by its id. */
const isOf = {
  spouse: /conyuge/,
  relative: /_familiar$/,
  self: /_peticionario$|^(?!.*(conyuge|_familiar|_peticionario))/,
} as const;

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
  const isPerson = namedIn(persons, phrase).some((person) => isOf[person].test(field.id));
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
