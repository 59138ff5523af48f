import type { FormType } from "../answer.ts";
import { formQuestions } from "../questions.texts.ts";
import { ask, chosen, type Reader } from "../reading.ts";
import { somewhere, waysOf } from "../words/phrases.ts";
import { plainText, spanOf } from "../words/tokens.ts";
import { formPhrases, numberStems, otherServices, relativePhrases } from "./form-type.table.ts";

const furtherNumber = `(?! (?:y )?(?:${numberStems.replaceAll(" ", "|")}))`;
/** Another form, or a letter and a number that go with different forms: "I-485", "la i cuatrocientos". */
const otherForm =
  /\b[in] ?(?!400\b|130\b)\d{2,3}\b|\b(?:i|ai) ?(?:400|cuatrocientos)\b|\b(?:n|ene) ?(?:130|ciento treinta)\b/;

const numbers: Readonly<Record<FormType, RegExp>> = {
  "N-400": new RegExp(
    `\\b(?:n|ene|en) ?400\\b|\\b400\\b|\\bcuatro ?cientos\\b${furtherNumber}|\\bcuatro (?:cero cero|doble cero)\\b`,
  ),
  "I-130": new RegExp(
    `\\b(?:i|y|ai) ?130\\b|\\b130\\b|\\bcien(?:to)? treinta\\b${furtherNumber}|\\buno (?:tres cero|treinta)\\b${furtherNumber}`,
  ),
};
const purposes = waysOf(formPhrases);
const hintsAtRelative = somewhere(relativePhrases);
const isOtherService = somewhere(otherServices);
/** What stands right before the words it denies. */
const denial =
  /(?:\b(?:ya |yo )?soy (?:una? )?|\b(no|ni|nunca) (quiero|es|busco|necesito|vengo)? ?(la |el |lo de |lo del |a |por |para |hacer )*)$/;

/** Reads which of the two forms the person wants. */
export const formType: Reader = {
  read(tokens) {
    const text = plainText(tokens);
    const spans = spanOf(tokens);
    const isOther = isOtherService.test(text) && !/\b(ciudadan|peticion|naturaliz)/.test(text);
    const [named, second] = purposes
      .filter(([form, words]) => says(text, numbers[form]) || says(text, words))
      .map(([form]) => form);
    const isHint = hintsAtRelative.test(text) && !/\bno (quiero|busco|necesito|es|voy)\b/.test(text);
    const form = named ?? (isHint ? "I-130" : undefined);
    if (otherForm.test(text) || isOther || second !== undefined || form === undefined)
      return ask(formQuestions.which, { missing: ["form"], spans });
    const spanish = form === "N-400" ? "la ciudadanía" : "la petición familiar";
    return chosen({ value: form, english: form, spanish }, spans);
  },
};

function says(text: string, words: RegExp): boolean {
  const match = words.exec(text);
  return match !== null && !denial.test(text.slice(0, match.index));
}
