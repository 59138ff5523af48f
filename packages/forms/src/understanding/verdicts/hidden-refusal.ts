import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import { type Act, type Command, type Moment, one, type Understanding } from "../act.ts";
import { fieldNamed } from "../fields/field-to-correct.ts";
import { tagsOf } from "../lexicon.ts";
import { isOpinionWord } from "./opinion.ts";
import { isOnlyOrder, type Refused, refusalIn, refusesToSave } from "./refused.ts";

/**
 * The refusal in some words that were read as something else. What keeps, saves or ends something, or gives the question
 * up, hides any; in the review a no, a question and what nothing was made of hide that it is not to be saved, and so does
 * all that names no answer while one point is asked about. One of few values may be read in a refusal too: "hasta que
 * venga mi esposo no lo guarde".
 */
export function hiddenIn({ acts }: Understanding, text: string, { expects, fields }: Moment): Refused | undefined {
  const act = acts.find(({ kind }) => giving.has(kind)) ?? acts[0];
  const isCommand = act.kind === "command";
  // "Espérese, no quiero guardarlo" refuses what was read back, and waits for no yes to it.
  if (isCommand && act.command === "pause" && expects.kind === "verdict" && refusesToSave(text)) return "deed";
  // Who does not want to go on refuses nothing by it: "ya no quiero seguir" ends.
  if (isCommand && act.command === "end-call") return refusalIn(text.replace(goingOn, ""));
  if (isGiving(act)) return refusalIn(text);
  const isReview = expects.kind === "yes-no" && expects.isReview;
  // "No estoy segura", said to the last point: nothing is saved with it.
  if (isReview && act.kind === "dont-know") return refusalIn(text);
  const isOpen =
    isReview && (open.has(act.kind) || (expects.isPoint === true && isCommand && act.command !== "correct"));
  if (isOpen) return refusalIn(text) === "deed" ? "deed" : undefined;
  const told = act.kind === "partial" || act.kind === "letters" ? act.values[0] : act;
  const kind = told !== undefined && "field" in told ? fields.find(({ id }) => id === told.field)?.kind : undefined;
  // "No proceda" is no name.
  if (kind === "name" && isOnlyOrder(text)) return "deed";
  if (kind !== undefined && isOnlyOpinion(text)) return refusalIn(text);
  // "No estoy lista, mija" names no relative.
  if (kind === "relation") return refusalIn(text);
  return kind !== undefined && fewValued.has(kind) && refusesToSave(text) ? "deed" : undefined;
}

/** Tells whether all words are an opinion, and none is a part of an answer: "ok, pero bien bien no está". */
function isOnlyOpinion(text: string): boolean {
  const words = plainText(tokensOf(text)).split(" ");
  return words.every((word) => isOpinionWord(word) || tagsOf(word) !== undefined);
}

/** Tells whether some words were read as agreeing to something, or as leaving it as it is. */
export function isGiving(act: Act): boolean {
  return act.kind === "command" ? accepting.has(act.command) : giving.has(act.kind);
}

const giving: ReadonlySet<Act["kind"]> = new Set(["affirm", "later", "absent"]);
const open: ReadonlySet<Act["kind"]> = new Set(["deny", "none", "ask"]);
const accepting: ReadonlySet<Command> = new Set(["leave", "keep", "next-piece", "resume"]);
const goingOn = /(?<!\p{L})(?:s[ií]g|seg[ui]|contin|proced|prosig)\p{L}*/giu;
const fewValued: ReadonlySet<Field["kind"]> = new Set(["marital", "country", "choice"]);

/** A refusal is no yes and no answer, whatever was read in it: it names what is wrong, or denies what was asked. */
export function refusing(refusal: Refused, text: string, plain: string, moment: Moment): Understanding {
  const isOfSaving = refusal === "deed" || moment.expects.kind === "answer";
  return fieldNamed(text, plain, moment) ?? one({ kind: "deny", ...(isOfSaving && { isOfSaving }) });
}
