import { leadIn, namedIn, waysOf } from "../../words/phrases.ts";
import { groupPhrases, letterLeads, letterNames } from "./words.table.ts";

const lead = leadIn(letterLeads);
const letter = /^(a|be?|ce?|de?|e|f|efe|ge?)(?: (?:de|con|como) \w+)?$/;
const groups = waysOf(groupPhrases);

/** The letter of a box, where some folded words say nothing else. */
export function letterIn(text: string): string | undefined {
  const [, said] = letter.exec(text.replace(lead, "")) ?? [];
  return said === undefined ? undefined : (letterNames[said] ?? said);
}

/** The letters of all boxes that some folded words point to. */
export function boxesAbout(text: string): readonly string[] {
  return [...(namedIn(groups, text)[0] ?? "")];
}
