import { type Choice, candidateOf, closedChoice } from "./closed-choice.ts";

const choices: readonly Choice[] = [
  { value: "male", english: "Male", spanish: "masculino", words: /\b(hombre|varon|masculin[oa]|macho|male|man)\b/ },
  { value: "female", english: "Female", spanish: "femenino", words: /\b(mujer|femenin[oa]|hembra|female|woman)\b/ },
];

/** Reads the sex. "M" alone may be "mujer" as well as "masculino", and is asked. */
export const sex = closedChoice({ choices, question: "¿Masculino o femenino?" });

/** The two boxes of both forms. */
export const sexChoices = choices.map(candidateOf);
