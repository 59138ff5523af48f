import { type Choice, candidateOf, closedChoice } from "./closed-choice.ts";
import { otherPeople } from "./doubts.ts";

const choices: readonly Choice[] = [
  { value: "male", english: "Male", spanish: "masculino", words: /\b(hombre|varon|masculin[oa]|macho|male|man)\b/ },
  { value: "female", english: "Female", spanish: "femenino", words: /\b(mujer|femenin[oa]|hembra|female|woman)\b/ },
];

const question = "¿Masculino o femenino?";
const plain = /\b(yo|soy|es|un|una|el|la|de|mi|su|sexo|genero|si|no|pues|por favor|gracias|senora?)\b/;

/** Reads the sex of who answers. "M" alone may be "mujer" as well as "masculino", and is asked. */
export const sex = closedChoice({ choices, question, unsure: otherPeople, plain });

/** Reads the sex of the relative: what one says of oneself is asked. */
export const relativesSex = closedChoice({
  choices,
  question: "¿Su familiar es masculino o femenino?",
  unsure: /\b(yo|soy|somos)\b/,
  plain: new RegExp(`${otherPeople.source}|${plain.source}`),
});

/** The two boxes of both forms. */
export const sexChoices = choices.map(candidateOf);

/** How both forms ask who answers. */
export const sexQuestion = "¿Cuál es su sexo? El formulario tiene dos casillas: masculino y femenino.";

/** Why it is asked, the same on both forms; where to look is not. */
export const sexHelp = {
  why: "El formulario lo pregunta. Si quiere, puede saltar esta pregunta.",
  whyEnglish: "The form asks for it. You may skip this question.",
};
