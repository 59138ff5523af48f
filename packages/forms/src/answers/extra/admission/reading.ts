import type { Candidate } from "../../interpretation.ts";
import { ask, askWhich, chosen, doubted, type Reader } from "../../reading.ts";
import { namedIn, waysOf, wordsOf } from "../../words/phrases.ts";
import { isPause, plainText, spanOf } from "../../words/tokens.ts";
import { documentNumber } from "../document-number/reading.ts";
import { arrivalCodes, arrivalNames } from "./codes.table.ts";
import { arrivalPhrases } from "./words.table.ts";

type Named = keyof typeof arrivalNames;

const isCode = wordsOf(arrivalCodes);
const ways = waysOf<Named>(arrivalPhrases);
const question = "¿Qué código dice el I-94? Por ejemplo: B2, de visitante, o F1, de estudiante.";
const code = documentNumber({ least: 1, most: 3, question });

/** The ways to arrive that are told in words, to tap. */
export const arrivalChoices: readonly Candidate[] = (Object.keys(arrivalNames) as Named[]).map(candidate);

/** Reads how somebody arrived: by the form's code, or by words for a class that many have, which are read back. */
export const arrivalClass: Reader = {
  read(tokens, context) {
    const spans = spanOf(tokens);
    const pause = tokens.findIndex(isPause);
    const first = pause < 0 ? tokens : tokens.slice(0, pause);
    const written = first.map(({ text }) => text).join("");
    if (isCode.has(written)) return chosen({ value: written, english: written, spanish: written }, spanOf(first));
    const told = code.read(first, context);
    if (typeof told.value === "string" && isCode.has(told.value)) return told;
    const [only, ...others] = namedIn(ways, plainText(tokens)).map(candidate);
    if (only === undefined)
      return ask(question, { candidates: arrivalChoices.slice(0, 3), missing: ["choice"], spans });
    return others.length > 0 ? askWhich([only, ...others], { spans }) : doubted(chosen(only, spans), "described");
  },
};

function candidate(value: Named): Candidate {
  return { value, english: value, spanish: `${value}, ${arrivalNames[value]}` };
}
