import { aliases } from "../../forms/form-types.ts";
import { formQuestions } from "../questions.texts.ts";
import { ask, chosen, type Reader } from "../reading.ts";
import { plainText, spanOf } from "../words/tokens.ts";
import { formWantedIn } from "./grammar.ts";

/** Reads which of the forms the person wants. */
export const formType: Reader = {
  read(tokens) {
    const spans = spanOf(tokens);
    const form = formWantedIn(plainText(tokens));
    if (form === undefined) return ask(formQuestions.which, { missing: ["form"], spans });
    return chosen({ value: form, english: form, spanish: aliases[form].goal }, spans);
  },
};
