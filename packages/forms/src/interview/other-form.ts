import { plainWords } from "../words.ts";

const wishes =
  /\b(cambi\w+ (de|el) formulario|(el )?otro formulario|me equivoque de formulario|(change|other|wrong) (the )?form)\b/;

/** Tells whether the words ask for the other form: that deletes answers, so it is done by a button that asks once more. */
export function asksForOtherForm(text: string): boolean {
  return wishes.test(plainWords(text).join(" "));
}
