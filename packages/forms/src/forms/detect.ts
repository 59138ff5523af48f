import { plainWords } from "@dilo/foundation";
import type { FormType } from "../answers/answer.ts";
import { namedIn, waysOf } from "../answers/words/phrases.ts";
import { formNames } from "../detect.table.ts";

const naming = waysOf(formNames);

/** Tells which form the words ask for. Both forms named, or none: undefined, and the question is asked again. */
export function detectForm(heard: string): FormType | undefined {
  const [only, other] = namedIn(naming, plainWords(heard).join(" "));
  return other === undefined ? only : undefined;
}
