import type { FormType } from "../form-types.ts";
import type { Words } from "../items.ts";

/** A part of a form beyond its first questions, as it is offered: nothing of its questions is loaded for it. */
export interface PartOffer {
  /** The form's own number; 0 for a few more boxes of several parts. */
  readonly part: number;
  readonly title: Words;
  /** How many questions come to who says no to all that may be told more of. */
  readonly questions: number;
}

/** The parts that are asked whole, in the order they are offered; a form that is not listed has no more than its extra ones. */
const listed: Readonly<Partial<Record<FormType, readonly PartOffer[]>>> = {
  "N-400": [
    {
      part: 3,
      title: { spanish: "la Parte 3, cómo es usted", english: "Part 3, what you look like" },
      questions: 6,
    },
    {
      part: 5,
      title: { spanish: "la Parte 5, sus matrimonios", english: "Part 5, your marriages" },
      questions: 1,
    },
    {
      part: 6,
      title: { spanish: "la Parte 6, sus hijos", english: "Part 6, your children" },
      questions: 1,
    },
    {
      part: 8,
      title: { spanish: "la Parte 8, sus viajes fuera del país", english: "Part 8, your trips outside the country" },
      questions: 1,
    },
    {
      part: 9,
      title: {
        spanish: "la Parte 9, preguntas de sí o no sobre usted",
        english: "Part 9, yes or no questions about you",
      },
      questions: 50,
    },
    {
      part: 10,
      title: { spanish: "la Parte 10, para pedir que le cobren menos", english: "Part 10, to ask for a lower fee" },
      questions: 1,
    },
  ],
};

/** The parts of a form beyond its own and its extra questions. */
export function partsOf(formType: FormType): readonly PartOffer[] {
  return listed[formType] ?? [];
}
