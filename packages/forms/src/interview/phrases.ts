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
  spelled: (readback: string, word: string) => `Oí: ${readback}. Se escribe: ${lettersOf(word)}. ¿Está bien?`,
  noted: (readback: string) => `Anoté: ${readback}. Si está mal, diga: corrige.`,
  notedNone: "Anoté que no tiene. Si está mal, diga: corrige.",
  onceMore: (question: string) => `Vamos otra vez. ${question}`,
  notUnderstood: (question: string) => `Perdón, no entendí. ${question}`,
  write: "Mejor escríbalo en la pantalla. También puede decirlo otra vez.",
  keptAsSaid: "Lo anoté como usted lo dijo. Después lo revisamos.",
  yesOrCorrect: "Diga: sí, está bien. O diga: corrige.",
  otherKind: {
    phone: "Eso parece un teléfono. Ahora le pregunto otra cosa.",
    email: "Eso parece un correo. Ahora le pregunto otra cosa.",
    date: "Eso parece una fecha. Ahora le pregunto otra cosa.",
    "alien-number": "Eso parece un Número A. Ahora le pregunto otra cosa.",
  },
  otherForm: "Para llenar otro formulario, toque en la pantalla: Cambiar de formulario.",
  needed: "Esta pregunta es necesaria.",
  spell: (kind: Field["kind"]) =>
    spelledKinds.has(kind)
      ? "Diga una palabra y después sus letras. Por ejemplo: Luz, ele, u, zeta."
      : "Dígalo despacio. Si lleva números, dígalos uno por uno.",
  first: "Esta es la primera pregunta.",
  paused: "Está bien, espero. Diga: seguir, cuando quiera.",
  stillWaiting: "Aquí sigo. Diga: seguir, cuando quiera.",
  stillThere: "¿Sigue ahí?",
  notHeard: "No oigo nada. Puede escribir su respuesta en la pantalla.",
  slower: "Con calma, más despacio.",
  faster: "Bien, un poco más rápido.",
  ownPace: "Así hablo siempre.",
  which: (labels: string) => `¿Cuál corrijo: ${labels}?`,
  whichOfAll: "¿Cuál respuesta corrijo? Diga, por ejemplo: el teléfono.",
  review: "Terminamos las preguntas. Para oír sus respuestas, diga: repita. Si todo está bien, diga: está bien.",
  restOnScreen: "Las demás respuestas están en la pantalla.",
  reviewAgain: "Diga: está bien. O diga: corrige, y cuál respuesta.",
  extraOffer: "Si quiere llenar más casillas, diga: más casillas.",
  extraMissing: "No pude traer las otras preguntas. Diga: está bien. O diga otra vez: más casillas.",
  apart: (name: string) => `En el formulario van los nombres y los apellidos aparte. El nombre es ${name}.`,
  family: (family: string) => (/ /.test(family) ? `¿Sus apellidos son ${family}?` : `¿Su apellido es ${family}?`),
  asHeard: (label: string, said: string) =>
    `Falta revisar: ${label}. Oí: ${said}. Así se va a imprimir. ¿Está bien así?`,
  yesNoOrLeave: "Diga: sí, o no. Si no sabe, diga: déjelo así.",
  reviewHelp: "Estas son sus respuestas. Para cambiar una, diga: corrige, y cuál. Si todo está bien, diga: está bien.",
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
  "choice",
  "mailing-address",
  "workplace",
  "town",
  "country-or-state",
]);

/** Tells whether an answer of this field waits for a spoken yes. */
export function isReadBack(field: Field): boolean {
  return explicitKinds.has(field.kind);
}

/** Kinds that are words: what is doubtful in them is a letter. */
const spelledKinds: ReadonlySet<Field["kind"]> = new Set(["name", "address", "email"]);

/** Tells whether an answer of this field can be spelled. */
export function isSpelt(field: Field): boolean {
  return spelledKinds.has(field.kind);
}

/** A text letter by letter, its words apart; every voice knows the names of the letters. */
function lettersOf(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => [...word].map(letterAloud).join(", "))
    .join("; ");
}

/** An accent is said: a voice reads "Á" as it reads "A". */
function letterAloud(letter: string): string {
  const plain = letter.normalize("NFD").replace(/\u0301/g, "");
  const aloud = marksAloud[letter] ?? plain.normalize("NFC").toLocaleUpperCase("es");
  return plain === letter.normalize("NFD") ? aloud : `${aloud} con acento`;
}

const marksAloud: Readonly<Record<string, string>> = { "@": "arroba", ".": "punto", "-": "guion", _: "guion bajo" };
