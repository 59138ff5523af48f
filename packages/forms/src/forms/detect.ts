import { plainWords } from "@dilo/foundation";
import { namedIn, waysOf } from "../answers/words/phrases.ts";
import { aliases, byForm, type FormType } from "./form-types.ts";

const naming = waysOf(byForm((formType) => aliases[formType].names));

/** Tells which form the words ask for. Both forms named, or none: undefined, and the question is asked again. */
export function detectForm(heard: string): FormType | undefined {
  const [only, other] = namedIn(naming, plainWords(heard).join(" "));
  return other === undefined ? only : undefined;
}
