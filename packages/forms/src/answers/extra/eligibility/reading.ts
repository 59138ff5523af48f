import { ask, askWhich, type Reader } from "../../reading.ts";
import { somewhere } from "../../words/phrases.ts";
import { plainText, spanOf, tokensOf } from "../../words/tokens.ts";
import { type Choice, candidateOf, closedChoice } from "../closed-choice.ts";
import { otherPeople } from "../doubts.ts";
import { boxesAbout, letterIn } from "./grammar.ts";
import { boxPhrases } from "./words.table.ts";

// The form's own words (Form N-400, Part 1, item 1) and the same in Spanish. None is explained or recommended.
const choices: readonly Choice[] = [
  {
    value: "a",
    english: "A. General Provision",
    spanish: "A, disposición general (la regla general)",
    words: somewhere(boxPhrases.a),
  },
  {
    value: "b",
    english: "B. Spouse of U.S. Citizen",
    spanish: "B, cónyuge de ciudadano o ciudadana de Estados Unidos (esposo o esposa)",
    words: somewhere(boxPhrases.b),
  },
  {
    value: "c",
    english: "C. VAWA",
    spanish: "C, VAWA, Ley de Violencia contra la Mujer",
    words: somewhere(boxPhrases.c),
  },
  {
    value: "d",
    english: "D. Spouse of U.S. Citizen in Qualified Employment Outside the United States",
    spanish:
      "D, cónyuge de ciudadano o ciudadana de Estados Unidos (esposo o esposa) con empleo calificado fuera del país",
    words: somewhere(boxPhrases.d),
  },
  {
    value: "e",
    english: "E. Military Service During Period of Hostilities",
    spanish: "E, servicio militar en tiempo de hostilidades (guerra o combate)",
    words: somewhere(boxPhrases.e),
  },
  {
    value: "f",
    english: "F. At Least One Year of Honorable Military Service at Any Time",
    spanish: "F, al menos un año de servicio militar honorable",
    words: somewhere(boxPhrases.f),
  },
  {
    value: "g",
    english: "G. Other Reason for Filing Not Listed Above",
    spanish: "G, otra razón que no está en la lista",
    words: somewhere(boxPhrases.g),
  },
];

/** The seven boxes of the form, in its order. */
export const eligibilityChoices = choices.map(candidateOf);

const question = "¿Cuál letra, de la A a la G?";
const byWords = closedChoice({ choices, question, unsure: otherPeople });

/** Reads the basis of eligibility by its letter or its own words. What only points to one is asked: nothing is advised. */
export const eligibility: Reader = {
  // Said or typed alone they are sounds of thinking elsewhere.
  own: /^[ae]$/,
  read(tokens, context) {
    const text = plainText(tokens);
    const spans = spanOf(tokens);
    const [head = "", ...rest] = text.split(" ");
    const named = letterIn(text);
    if (named !== undefined) return byWords.read(tokensOf(choiceNamed(named).spanish), context);
    // The letter and the words of a button: "B, cónyuge de ...".
    const lettered = letterIn(head);
    const reading = byWords.read(tokens, context);
    if (reading.status === "value") {
      const isOther = lettered !== undefined && rest.length > 0 && lettered !== reading.value;
      return isOther ? askWhich([lettered, reading.value].map(choiceNamed).map(candidateOf), { spans }) : reading;
    }
    const boxes = boxesAbout(text);
    if (boxes.length === 0 || reading.candidates.length < choices.length) return reading;
    return ask(question, { candidates: boxes.map(choiceNamed).map(candidateOf), missing: ["choice"], spans });
  },
};

function choiceNamed(value: unknown): Choice {
  const choice = choices.find((each) => each.value === value);
  if (choice === undefined) throw new Error("The form has no such letter.");
  return choice;
}
