import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { type ActOf, type Moment, one, type Topic, type Understanding } from "../act.ts";
import { tagsOf } from "../lexicon.ts";
import { askedOfDeedPhrases } from "../phrases/deeds.ts";
import { questionIn } from "./topics.ts";

/** What cannot be undone, or is done once: a question about it gets its answer, and only a clear yes does it. */
export type Deed = "erase" | "take-out" | "save" | "unsaved";

const { opening, present, consequence, tail, first, request, lacking, again } = askedOfDeedPhrases;

/** "Bórrelo, ¿sí?" wishes it. */
const tag = /[,\s]*¿?\s*(?:s[ií]|ok(?:ey)?|eh|por favor)\s*\?\s*$/iu;
const asking = new RegExp(`^(?:${opening})*(?:${first})\\b`);
const requested = new RegExp(`^(?:${opening}|si |no )*(?:${request})\\b`);
const tailed = new RegExp(`\\b(?:${tail})$`);
const own = new RegExp(`\\b(?:${again})\\b`);
const conditional = new RegExp(`(?<lead>.*)\\bsi (?:${present})\\b(?<rest>.*)$`);
const followed = new RegExp(`\\b(?:${consequence})\\b`);
const missing = new RegExp(`\\b(?:${lacking})\\b`);

/** Tells whether some words ask what comes of a deed, or whether it is to be done, and do not wish it: "y si borro todo". */
export function asksAboutDeed(text: string): boolean {
  const plain = plainText(tokensOf(text));
  if (requested.test(plain)) return false;
  if (/[?¿]/.test(text.replace(tag, ""))) return true;
  const { lead, rest = "" } = conditional.exec(plain)?.groups ?? {};
  const isSupposed =
    lead !== undefined && !/(?<!\p{L})sí(?!\p{L})/iu.test(text) && (lead !== "" || followed.test(rest));
  return isSupposed || asking.test(plain) || tailed.test(plain);
}

/** The same, or the deed as the machine would say it, "lo borro": said to the question whether it shall be done. */
function asksOrEchoes(text: string): boolean {
  return asksAboutDeed(text) || (own.test(plainText(tokensOf(text))) && !/^\P{L}*s[ií](?!\p{L})/iu.test(text));
}

const saves = /\b(?:guard|salv(?!ador)|grab)\w+/;

/** Topics whose answers leave what is asked about a deed open. */
const vague: ReadonlySet<string> = new Set<Topic>([
  "is-it-saved",
  "can-i-change-it",
  "unknown-question",
  "what-happens-next",
  "what-was-heard",
  "what-to-answer",
  "which-version",
]);

/** Tells whether the answer to a topic leaves open what comes of a deed. */
export function leavesDeedOpen(topic: Topic): boolean {
  return vague.has(topic);
}

/** "¿Qué pasa si no lo guardo?" */
const notSaved =
  /\b(?:que pasa|que pasaria|se pierde|pierdo|se borra)\b.*\bsi no (?:(?:se|lo|la|los|las|le|me) )*(?:guard|salv(?!ador)|grab)\w+/;

/** A question about what is to be erased, left or saved, where that was asked; undefined where nothing is asked of it. */
export function askedOfDeed(text: string, { expects }: Moment): Understanding | undefined {
  if (expects.kind !== "yes-no") return undefined;
  const plain = plainText(tokensOf(text));
  // What was told stays on the server either way.
  if (notSaved.test(plain)) return one({ kind: "ask", topic: "is-it-saved" });
  const isWhether = expects.isTakingBack === true || expects.isSaving === true;
  // Where something is to be taken back, whatever is asked is asked of that.
  const isElse = tagsOf(plain)?.some((tag) => tag.startsWith("ask:") || tag.startsWith("command:")) === true;
  const isOf = expects.isTakingBack === true ? !isElse : saves.test(plain);
  if (!isOf || !(isWhether ? asksOrEchoes(text) : expects.isReview && asksAboutDeed(text))) return undefined;
  if (expects.isTakingBack !== true && missing.test(plain)) return one({ kind: "ask", topic: "what-is-missing" });
  return one(questionOf(plain, expects.isTakingBack === true ? undefined : "save"));
}

/** The question that some words ask of a deed: about a topic of its own, or what comes of it. */
export function questionOf(plain: string, deed: Deed | undefined): ActOf<"ask"> {
  // "Si lo guardo, ¿le llega a la migra?" asks about what stands behind it.
  const { rest = "" } = conditional.exec(plain)?.groups ?? {};
  const known = [questionIn(rest), questionIn(plain)].find((act) => act?.kind === "ask" && !vague.has(act.topic));
  return known?.kind === "ask" ? known : { kind: "ask", topic: "what-comes-of-it", term: deed };
}
