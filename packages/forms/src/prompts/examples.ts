import type { FieldKind } from "../answers/answer.ts";

/** An invented answer of each kind, to show how one may sound. */
export const examples: Readonly<Partial<Record<FieldKind, string>>> = {
  name: "María Elena López Ruiz",
  date: "cinco de marzo de mil novecientos setenta",
  country: "Guatemala",
  "alien-number": "cero ocho nueve, uno dos tres, cuatro cinco seis",
  address: "mil doscientos Oak Street, Houston, Texas, siete siete cero cero dos",
  phone: "siete uno tres, cinco cinco cinco, cero uno nueve ocho",
  email: "maria punto lopez arroba gmail punto com",
  marital: "soy casada",
  relation: "es mi hijo",
  town: "Puebla",
};

/** The same as one would write it. */
export const writtenExamples: Readonly<Partial<Record<FieldKind, string>>> = {
  ...examples,
  date: "5 de marzo de 1970",
  "alien-number": "089 123 456",
  address: "1200 Oak Street, Houston, Texas 77002",
  phone: "713 555 0198",
  email: "maria.lopez@gmail.com",
};

/** The same for who has the page in English. */
export const englishExamples: Readonly<Partial<Record<FieldKind, string>>> = {
  ...writtenExamples,
  name: "Maria Elena Lopez Ruiz",
  date: "March 5, 1970",
  marital: "married",
  relation: "my son",
};
