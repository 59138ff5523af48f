import type { Interpretation } from "../answers/interpretation.ts";
import type { Field, FormType } from "../form.ts";

/** The Spanish question that asks which form the person wants; also the greeting's last sentence. */
export const whichForm = "¿Quiere hacerse ciudadano, o ayudar a un familiar?";

/**
 * What the assistant says first.
 * @param name the assistant's name, from the settings
 * @param formType the form already chosen; without one the greeting asks which
 */
export function greeting(name: string, formType?: FormType): string {
  const hello = `Hola. Soy ${name}. Soy una máquina, no un abogado.`;
  if (formType === undefined) return `${hello} ${whichForm}`;
  return `${hello} Vamos a llenar su formulario ${formType}.`;
}

/** What the assistant says in a smart dialogue, besides the questions themselves. Usted, plain, short. */
export const phrases = {
  readBack: (readback: string) => `Oí: ${readback}. ¿Está bien?`,
  spelled: (letters: string) => `Se escribe: ${letters}. ¿Está bien?`,
  noted: (readback: string) => `Anoté: ${readback}. Si está mal, diga: corrige.`,
  notedNone: "Anoté que no tiene. Si está mal, diga: corrige.",
  onceMore: (question: string) => `Vamos otra vez. ${question}`,
  notUnderstood: (question: string) => `Perdón, no entendí. ${question}`,
  write: "Mejor escríbalo en la pantalla. También puede decirlo otra vez.",
  keptAsSaid: "Lo anoté como usted lo dijo. Después lo revisamos.",
  yesOrCorrect: "Diga: sí, está bien. O diga: corrige.",
  needed: "Esta pregunta es necesaria.",
  spell: "Dígalo letra por letra, despacio.",
  first: "Esta es la primera pregunta.",
  paused: "Aquí lo espero. Diga: seguir, cuando quiera.",
  review: "Terminamos las preguntas. Revise sus respuestas. Si todo está bien, diga: está bien.",
  reviewAgain: "Diga: está bien. O diga: corrige, y cuál respuesta.",
  slower: "Con calma. Diga: está bien. O diga: corrige, y cuál respuesta.",
  slowDown: (question: string) => `Otra vez, con calma. ${question}`,
} as const;

/** The sentence that reads a value back; empty when the value has no spoken form. */
export function spokenValue(reading: Interpretation): string {
  return reading.spanishReadback ?? reading.english ?? "";
}

/** Kinds whose error is dear: they are read back and wait for a yes. The others are noted aloud and may be corrected. */
const explicitKinds: ReadonlySet<Field["kind"]> = new Set([
  "name",
  "date",
  "alien-number",
  "phone",
  "email",
  "address",
]);

/** Tells whether an answer of this field waits for a spoken yes. */
export function isReadBack(field: Field): boolean {
  return explicitKinds.has(field.kind);
}

/** Spells a text letter by letter, words apart: "eme, a, erre, i, a" is the reader's to know; the voice reads letters. */
export function spelled(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => [...word].join(", "))
    .join("; ");
}
