import { symbolNames } from "../answers/email/symbols.table.ts";
import type { Interpretation } from "../answers/interpretation.ts";
import type { Field, FormType } from "../form.ts";
import { sentences, whichForm } from "./phrases.texts.ts";

/**
 * What the assistant says first.
 * @param name the assistant's name, from the settings
 * @param formType the form already chosen; without one the greeting asks which
 */
export function greeting(name: string, formType?: FormType): string {
  const hello = `Hola. Soy ${name}. ${sentences.noLawyer}`;
  if (formType === undefined) return `${hello} ${whichForm}`;
  return `${hello} Vamos a llenar su formulario ${formType}.`;
}

/** What the assistant says in a smart dialogue, besides the questions themselves. Usted, plain, short. */
export const phrases = {
  ...sentences,
  heard: (readback: string) => `Oí: ${readback}.`,
  spelled: (word: string) => `Se escribe: ${lettersOf(word)}.`,
  noted: (readback: string) => `Anoté: ${readback}. ${sentences.ifWrong}`,
  onceMore: (question: string) => `Vamos otra vez. ${question}`,
  notUnderstood: (question: string) => `Perdón, no entendí. ${question}`,
  spell: (kind: Field["kind"]) => (spelledKinds.has(kind) ? sentences.wordAndLetters : sentences.slowly),
  which: (labels: string) => `¿Cuál corrijo: ${labels}?`,
  apart: (name: string) => `${sentences.namesApart} El nombre es ${name}.`,
  family: (family: string) => (/ /.test(family) ? `¿Sus apellidos son ${family}?` : `¿Su apellido es ${family}?`),
  asHeard: (label: string, said: string) => `Falta revisar: ${label}. Oí: ${said}. ${sentences.printedSo}`,
} as const;

/** The sentence that reads a value back; empty when the value has no spoken form. */
export function spokenValue(reading: Interpretation): string {
  return reading.spanishReadback ?? reading.english ?? "";
}

/** Kinds whose error is cheap: they are noted aloud and may be corrected. The others are read back and wait for a yes. */
const notedKinds: ReadonlySet<Field["kind"]> = new Set(["country", "marital", "relation"]);

/** Tells whether an answer of this field waits for a spoken yes. */
export function isReadBack(field: Field): boolean {
  return !notedKinds.has(field.kind);
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
  const aloud = marksAloud.get(letter) ?? plain.normalize("NFC").toLocaleUpperCase("es");
  return plain === letter.normalize("NFD") ? aloud : `${aloud} con acento`;
}

const marksAloud: ReadonlyMap<string, string> = new Map(Object.entries(symbolNames));
