import { ask, askWhich, type Reader } from "../reading.ts";
import { plainText, spanOf, tokensOf } from "../words/tokens.ts";
import { type Choice, candidateOf, closedChoice } from "./closed-choice.ts";
import { otherPeople } from "./doubts.ts";

// The form's own words (Form N-400, Part 1, item 1) and the same in Spanish. None is explained or recommended.
const choices: readonly Choice[] = [
  {
    value: "a",
    english: "A. General Provision",
    spanish: "A, disposición general",
    words: /\b(disposicion|provision) general\b|\bgeneral provision\b/,
  },
  {
    value: "b",
    english: "B. Spouse of U.S. Citizen",
    spanish: "B, cónyuge de ciudadano de Estados Unidos",
    words:
      /\bconyuge de (un |una )?ciudadan[oa]\b(?!.*\b(empleo|fuera)\b)|\bspouse of u s citizen\b(?!.*\bemployment\b)/,
  },
  {
    value: "c",
    english: "C. VAWA",
    spanish: "C, VAWA, Ley de Violencia contra la Mujer",
    words: /\b(vawa|violencia)\b/,
  },
  {
    value: "d",
    english: "D. Spouse of U.S. Citizen in Qualified Employment Outside the United States",
    spanish: "D, cónyuge de ciudadano de Estados Unidos con empleo calificado fuera del país",
    words: /\bempleo calificado\b|\bqualified employment\b/,
  },
  {
    value: "e",
    english: "E. Military Service During Period of Hostilities",
    spanish: "E, servicio militar en tiempo de hostilidades",
    words: /\bhostil/,
  },
  {
    value: "f",
    english: "F. At Least One Year of Honorable Military Service at Any Time",
    spanish: "F, al menos un año de servicio militar honorable",
    words: /\bhonorable\b/,
  },
  {
    value: "g",
    english: "G. Other Reason for Filing Not Listed Above",
    spanish: "G, otra razón que no está en la lista",
    words: /\botr[oa] (razon|motivo)\b|\bother reason\b/,
  },
];

/** The seven boxes of the form, in its order. */
export const eligibilityChoices = choices.map(candidateOf);

const question = "¿Cuál letra, de la A a la G?";
const byWords = closedChoice({ choices, question, unsure: otherPeople });

const letters: Readonly<Record<string, string>> = { be: "b", ce: "c", de: "d", efe: "f", ge: "g" };
const letter =
  /^(?:(?:es|seria|la|letra|opcion|razon|inciso|por) )*(a|be?|ce?|de?|e|f|efe|ge?)(?: (?:de|con|como) \w+)?$/;

/** Words that fit several boxes: which of them applies is not ours to say. */
const groups: readonly (readonly [RegExp, string])[] = [
  [/\b(espos[oa]|marido|mujer|conyuge|matrimonio|casad[oa]|case|spouse|married)\b/, "bcd"],
  [/\b(militar|ejercito|marina|fuerzas armadas|army|navy|military|soldado|veteran[oa])\b/, "ef"],
];

/** Reads the basis of eligibility by its letter or its own words. What only points to one is asked: nothing is advised. */
export const eligibility: Reader = {
  read(tokens, context) {
    const text = plainText(tokens);
    const spans = spanOf(tokens);
    const [head = "", ...rest] = text.split(" ");
    const named = letterOf(text);
    if (named !== undefined) return byWords.read(tokensOf(named.spanish), context);
    // The letter and the words of a button: "B, cónyuge de ...".
    const lettered = letterOf(head);
    const reading = byWords.read(tokens, context);
    if (reading.status === "value") {
      const isOther = lettered !== undefined && rest.length > 0 && lettered.value !== reading.value;
      return isOther ? askWhich([candidateOf(lettered), candidateNamed(reading.value)], { spans }) : reading;
    }
    const group = groups.find(([words]) => words.test(text))?.[1];
    if (group === undefined || reading.candidates.length < choices.length) return reading;
    return ask(question, { candidates: [...group].map(candidateNamed), missing: ["choice"], spans });
  },
};

function letterOf(text: string): Choice | undefined {
  const [, said] = letter.exec(text) ?? [];
  return said === undefined ? undefined : choices.find(({ value }) => value === (letters[said] ?? said));
}

function candidateNamed(value: unknown) {
  const choice = choices.find((each) => each.value === value);
  if (choice === undefined) throw new Error("The form has no such letter.");
  return candidateOf(choice);
}
