import { takesBack } from "../../answers/clauses/cue-words.ts";
import { plainText, type Token, tokensOf } from "../../answers/words/tokens.ts";
import { isFamilyName } from "../../names/family-names.ts";
import { isGivenName } from "../../names/given-names.ts";
import type { Act } from "../act.ts";
import { phraseAt } from "../lexicon.ts";

/** A yes or a no at the beginning of some words, and what is said after it. */
export interface Peeled {
  readonly verdict?: "affirm" | "deny";
  readonly rest: string;
}

/** What says nothing between a verdict and what follows: waiting, sighs, courtesies, "pero", "es que". */
const between = new RegExp(
  `^(?:(?:pero|es que|lo que pasa es que|disculpe|dije|le dije|yo dije|actually|${takesBack})(?= |$))`,
);
const takenBack = new RegExp(`^(?:${takesBack})$`);
const waiting =
  /^(?:esper(?!an[zc])\w*|aguant\w*|un (?:momento|momentito|segundo|segundito)|momentito|dejeme ver|a ver)(?= |$)/;

/**
 * Takes a yes or a no off the beginning of some words, with the sighs and waiting around it: "no, espéreme, es el
 * dieciséis" is a no and "es el dieciséis". A "no" that belongs to what follows ("no tengo") stays.
 */
export function peel(text: string): Peeled {
  const tokens = tokensOf(text);
  let at = 0;
  let verdict: Peeled["verdict"];
  let isTakenBack = false;
  for (;;) {
    const rest = plainText(tokens.slice(at));
    if (rest === "") break;
    const glue = between.exec(rest)?.[0] ?? waiting.exec(rest)?.[0];
    if (glue !== undefined && takenBack.test(glue)) isTakenBack = true;
    const found = glue === undefined ? phraseAt(rest) : { tag: "filler" as const, length: glue.length };
    if (found === undefined) break;
    const words = rest.slice(0, found.length).split(" ").length;
    const end = endOf(tokens, at, words);
    if (found.tag === "affirm" || found.tag === "deny") {
      if (isBound(found.tag, rest, found.length, tokens, end)) break;
      // "No, perdón, sí": the no was a slip.
      verdict = isTakenBack && found.tag === "affirm" ? "affirm" : turned(verdict, found.tag);
      isTakenBack = false;
    } else if (found.tag === "filler" && words === 1 && isNameHere(tokens, at)) break;
    else if (found.tag !== "filler" && found.tag !== "social:apology" && found.tag !== "command:pause") break;
    else if (found.tag === "command:pause" && found.length === rest.length) break;
    at = end;
  }
  const first = tokens.slice(at).find(({ kind }) => kind !== "mark");
  const rest = first === undefined ? "" : text.slice(first.start).trim();
  return verdict === undefined ? { rest } : { verdict, rest };
}

/** "Reina López", "Linda Prado": a word that also addresses people, with a family name right behind it. */
function isNameHere(tokens: readonly Token[], at: number): boolean {
  const [one, next] = tokens.slice(at, at + 2).map(({ text }) => text);
  return one !== undefined && (isGivenName(one) || isFamilyName(one)) && /^\p{Lu}/u.test(next ?? "");
}

/** What stands behind a yes at the beginning of some words; undefined where there is none, and "si me equivoco" supposes something. */
export function behindYes(text: string): string | undefined {
  const { verdict, rest } = peel(text);
  return verdict === "affirm" && !supposes(text) ? rest.replace(/^(?:y|pero|e)\s+/iu, "") : undefined;
}

/** Tells whether some words begin with a "si" that may suppose something. */
export function supposes(text: string): boolean {
  return supposing.test(text);
}

const supposing = /^\P{L}*si\s+(?!(?:pero|y|as[ií]|claro|est[aá]|es|esta|señor\p{L}*)(?!\p{L}))/iu;

const but =
  /^(?<head>.+?)(?:[,;.]\s*|\s+)(?:pero|nom[aá]s que|nada m[aá]s que|s[oó]lo que|lo [uú]nico(?: es)? que)[,\s]+(?<rest>.+)$/iu;

/** What takes a part of a yes back: "todo bien, solo que Elena va con hache". */
export function behindBut(text: string): string | undefined {
  const { head = "", rest } = but.exec(text)?.groups ?? {};
  const peeled = peel(head);
  return peeled.verdict === "affirm" && peeled.rest === "" ? rest : undefined;
}

/** A no behind a yes takes it back; a yes behind a no only begins the correction: "no, sí, es el dieciséis". */
function turned(before: Peeled["verdict"], now: Act["kind"] & ("affirm" | "deny")): "affirm" | "deny" {
  return before === "deny" ? "deny" : now;
}

/** The index behind so many words. */
function endOf(tokens: readonly Token[], from: number, words: number): number {
  let left = words;
  let at = from;
  while (at < tokens.length && left > 0) {
    if (tokens[at]?.kind !== "mark") left -= 1;
    at += 1;
  }
  return at;
}

/** Verbs whose "no" is a part of what they say. */
const bound =
  /^(?:tengo|tiene|tenemos|hay|uso|se|me acuerdo|recuerdo|aplica|existe|quiero|puedo|entiendo|entendi|cuelgue|estoy|soy cas|soy res|soy ciu|cuento|manejo|trabajo|vivo|lleva)/;

function isBound(tag: "affirm" | "deny", rest: string, length: number, tokens: readonly Token[], end: number): boolean {
  const after = rest.slice(length).trim();
  if (after === "") return false;
  const isParted = tokens[end]?.kind === "mark";
  if (tag === "deny" && rest.slice(0, length).endsWith("no") && !isParted) return bound.test(after);
  // "Claro Vega" may be a name: an agreement of one word stands apart, or before words that go on.
  return (
    tag === "affirm" &&
    !isParted &&
    !/^si\b/.test(rest) &&
    !/^(?:pero|es|es[aeo]|asi|ahi|son|el|la|mi|mism[oa]|con|al|y|que|gracias|por|senor|esta|correct[oa]|exact[oa])\b/.test(
      after,
    )
  );
}

/** Tells whether words take back a part of a yes: "menos el año". */
export function takesPartBack(plain: string): boolean {
  return /\b(pero|menos|excepto|solo|nomas|falta\w*|mal|salvo|aunque)\b/.test(plain);
}
