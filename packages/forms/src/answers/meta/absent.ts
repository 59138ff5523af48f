import { somewhere, whole } from "../words/phrases.ts";
import { nonePhrases, noSpousePhrases, unknownPhrases, wordsBeside } from "./absent.table.ts";

const none = somewhere(nonePhrases);
const noSpouse = somewhere(noSpousePhrases);
const unknown = somewhere(unknownPhrases);
const beside = whole(wordsBeside);

/** Says that there is nothing to answer: "no tengo correo", "no aplica". `isWhole` when nothing else was said. */
export function absentIn(text: string, isSpouse: boolean): { readonly isWhole: boolean } | undefined {
  if (!none.test(text) && !(isSpouse && noSpouse.test(text))) return undefined;
  const rest = text.replace(none, " ").split(" ");
  return { isWhole: rest.every((word) => word === "" || beside.test(word)) };
}

/** Says that the person does not know: "no sé", "no me acuerdo". */
export function unknownIn(text: string): boolean {
  return unknown.test(text);
}
