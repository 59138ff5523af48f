import type { FormType } from "../form-types.ts";
import type { Condition, Words } from "../items.ts";
import { isReasonTold } from "../n-400/reason-told.ts";

/** A part of a form beyond its first questions, as it is offered: nothing of its questions is loaded for it. */
export interface PartOffer {
  /** The form's own number; 0 for a few more boxes of several parts. */
  readonly part: number;
  readonly title: Words;
  /** The words it is asked for by, as a table of phrases: "la parte de los viajes". */
  readonly called?: string;
  /** How many questions come to who says no to all that may be told more of. */
  readonly questions: number;
  /** When nothing of it is left, because it was told among the extra questions. */
  readonly doneWhen?: Condition;
}

/** The parts that are asked whole, in the order they are offered; a form that is not listed has none. */
const listed: Readonly<Partial<Record<FormType, readonly PartOffer[]>>> = {
  "N-400": [
    {
      part: 1,
      title: { spanish: "la Parte 1, por qué razón la pide", english: "Part 1, your reason for filing" },
      called: "razon|motivo|elegibilidad",
      questions: 1,
      doneWhen: isReasonTold,
    },
    {
      part: 2,
      title: { spanish: "la Parte 2, más sobre usted", english: "Part 2, more about you" },
      called: "datos|otros nombres|nombres",
      questions: 10,
    },
    {
      part: 3,
      title: { spanish: "la Parte 3, cómo es usted", english: "Part 3, what you look like" },
      called: "(como soy|fisico|fisicos|raza|estatura|ojos|peso)",
      questions: 6,
    },
    {
      part: 4,
      title: { spanish: "la Parte 4, dónde vive y vivió", english: "Part 4, where you live and lived" },
      called: "direccion(es)?|casas?|domicilios?|vivo|vivi",
      questions: 5,
    },
    {
      part: 5,
      title: { spanish: "la Parte 5, sus matrimonios", english: "Part 5, your marriages" },
      called: "matrimonios?|espos[oa]|casamientos?|bodas?",
      questions: 1,
    },
    {
      part: 6,
      title: { spanish: "la Parte 6, sus hijos", english: "Part 6, your children" },
      called: "hij[oa]s?|ninos",
      questions: 1,
    },
    {
      part: 7,
      title: { spanish: "la Parte 7, sus trabajos y escuelas", english: "Part 7, your jobs and schools" },
      called: "trabajos?|empleos?|escuelas?",
      questions: 8,
    },
    {
      part: 8,
      title: { spanish: "la Parte 8, sus viajes fuera del país", english: "Part 8, your trips outside the country" },
      called: "viajes?|salidas?",
      questions: 1,
    },
    {
      part: 9,
      title: {
        spanish: "la Parte 9, preguntas de sí o no sobre usted",
        english: "Part 9, yes or no questions about you",
      },
      called: "si o no|preguntas de si|delitos|arrestos?",
      questions: 50,
    },
    {
      part: 10,
      title: { spanish: "la Parte 10, para pedir que le cobren menos", english: "Part 10, to ask for a lower fee" },
      called: "(que (me )?cobren menos|tarifa|pago|cuota|descuento)",
      questions: 1,
    },
    {
      part: 11,
      title: { spanish: "la Parte 11, su celular", english: "Part 11, your mobile telephone" },
      called: "celular|telefono|contacto",
      questions: 1,
    },
  ],
  "I-130": [
    {
      part: 1,
      title: { spanish: "la Parte 1, el parentesco", english: "Part 1, how you are related" },
      called: "parentesco|relacion",
      questions: 1,
    },
    {
      part: 2,
      title: { spanish: "la Parte 2, usted, que hace la petición", english: "Part 2, about you, the petitioner" },
      called: "mi|datos|peticionari[oa]|quien (pide|hace la peticion)",
      questions: 36,
    },
    {
      part: 3,
      title: { spanish: "la Parte 3, cómo es usted", english: "Part 3, what you look like" },
      called: "(como soy|fisico|fisicos|raza|estatura|ojos|peso)",
      questions: 6,
    },
    {
      part: 4,
      title: { spanish: "la Parte 4, su familiar", english: "Part 4, about your relative" },
      called: "familiar|pariente|beneficiari[oa]|para quien (es|pido)",
      questions: 28,
    },
    {
      part: 5,
      title: { spanish: "la Parte 5, otras peticiones", english: "Part 5, other petitions" },
      called: "(otras|demas) peticiones",
      questions: 2,
    },
    {
      part: 6,
      title: { spanish: "la Parte 6, su celular", english: "Part 6, your mobile telephone" },
      called: "celular|telefono|contacto",
      questions: 1,
    },
  ],
};

/** The parts of a form beyond its own and its extra questions. */
export function partsOf(formType: FormType): readonly PartOffer[] {
  return listed[formType] ?? [];
}
