import { somewhere } from "../answers/words/phrases.ts";
import { plainWords } from "../words.ts";
import { otherFormPhrases } from "./sayings.table.ts";

const wishes = somewhere(otherFormPhrases);

/** Tells whether the words ask for the other form: that deletes answers, so it is done by a button that asks once more. */
export function asksForOtherForm(text: string): boolean {
  return wishes.test(plainWords(text).join(" "));
}
