import { takesBack } from "../../answers/clauses/cue-words.ts";
import { clausesIn } from "../../answers/clauses/parting.ts";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { type Moment, one, type Understanding } from "../act.ts";
import { commandOf } from "../commands.ts";
import { fieldsNamed } from "../fields/named-fields.ts";
import { tagsOf } from "../lexicon.ts";
import { everythingPhrases, hangingPronouns, removingVerbs } from "../phrases/taking-back.ts";

/** What may be wished of the whole dialogue. Where each excludes the others, three of them want nothing that can be done. */
type Wish = "save" | "erase" | "unsaved" | "repeat" | "skip" | "back" | "review" | "end-call" | "later";

const opens = new RegExp(
  `^(?:(?:no|y|o|ay|pues|mejor|bueno|siempre|espere\\w*|mire|sabe que|si|ya|a ver|${takesBack}) )+`,
);
const saving = /\b(?:guard|salv(?!ador)|grab)\w+/;
const notSaving = /\b(?:no|sin|ni) (?:(?!mejor|que)\w+ )*(?:guard|salv(?!ador)|grab)\w+/;
const all = new RegExp(`\\b(?:${removingVerbs})(?:${hangingPronouns}|\\b)`);
const everything = new RegExp(`(?:${everythingPhrases.trim().replaceAll("\n", "|")})`);
const thisOne = new RegExp(`\\b(?:${removingVerbs})(?:me|te|se|nos)?l[oa]s?\\b`);

/**
 * Three wishes in one breath of which each excludes the others, or to save and to erase: "guárdelo, no, bórrelo todo, no,
 * siga". Which one is meant is asked, and none is done.
 */
export function contradicting(text: string, { fields, expects }: Moment): Understanding | undefined {
  if (expects.kind === "yes-no" && expects.isTakingBack === true) return undefined;
  const clauses = clausesIn(tokensOf(text)).map(plainText);
  if (clauses.length < 2) return undefined;
  const wishes = new Set(clauses.flatMap((clause) => (fieldsNamed(fields, clause).length > 0 ? [] : wishesIn(clause))));
  const isTorn = (wishes.has("save") && wishes.has("erase")) || wishes.size > 2;
  return isTorn ? one({ kind: "take-back", what: "unclear" }) : undefined;
}

function wishesIn(clause: string): readonly Wish[] {
  if (notSaving.test(clause)) return ["unsaved"];
  if (saving.test(clause)) return ["save"];
  if (thisOne.test(clause) || (all.test(clause) && everything.test(clause))) return ["erase"];
  const said = clause.replace(opens, "");
  const command = commandOf(said);
  const tags = tagsOf(said) ?? (command === undefined ? [] : [`command:${command}`]);
  return tags.flatMap((tag) => wishOf.get(tag) ?? []);
}

const wishOf: ReadonlyMap<string, Wish> = new Map([
  ["command:repeat", "repeat"],
  ["command:skip", "skip"],
  ["command:back", "back"],
  ["command:review", "review"],
  ["command:end-call", "end-call"],
  ["later", "later"],
]);
