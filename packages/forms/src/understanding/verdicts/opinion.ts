import { takesBack } from "../../answers/clauses/cue-words.ts";
import { atStart, whole } from "../../answers/words/phrases.ts";
import { phraseAt, type Tag } from "../lexicon.ts";
import { assertionPhrases, faultlessPhrases, guessPhrases, onwardPhrases, opinionWords } from "../phrases/opinions.ts";

/** What some words think of what was read back; `go-on`: they tell to go on or to leave it so; `unclear`: both, or neither. */
export type Opinion = "affirm" | "deny" | "go-on" | "unclear";

type WordKind = keyof typeof opinionWords;

const kinds = (Object.keys(opinionWords) as WordKind[]).map((kind) => [kind, whole(opinionWords[kind])] as const);
const onwardWord = whole(opinionWords.goesOn);
const assertion = whole(assertionPhrases);
const faultless = whole(faultlessPhrases);
const faultlessAhead = atStart(faultlessPhrases);
const guess = atStart(guessPhrases);
const onward = whole(onwardPhrases);

/** What may stand beside an opinion without changing it. */
const beside: ReadonlySet<Tag> = new Set([
  "filler",
  "command:pause",
  "command:resume",
  "social:thanks",
  "social:apology",
]);

/** "No, perdón, sí": the no was a slip of the tongue. */
const slip = new RegExp(`^(?:(?:ay|no) )*no (?:(?:${takesBack}) )+(?=si\\b)`);

/** Words that an unfinished sentence ends with: what was meant is not known yet. */
const unfinished = /(?:^| )(?:el|la|los|las|lo|le|un|una|mi|mis|de|del|en|que|con|por|para|a|y|o|me|te|muy|como)$/;

/** "No hay errores" finds none, and "no, hay errores" does: without the comma nobody can tell. */
const eitherWay = /\bno (?:\w+ )?(?:hay|tiene|trae|veo) (?!ningun)(?:\w+ )?(?:error|errores|falla|fallas|problemas?)\b/;

/** "De bien no tiene nada": what is right is denied of all of it. */
const nothingOf =
  /\bde (?:bien|buen[oa]|correct[oa]|cierto|verdad|perfect[oa])\b.* nada\b|\bnada de (?:bien|buen[oa]|correct[oa]|cierto|perfect[oa])\b/;

/**
 * What some folded words think of a value that was read back, where all of them are words of opinion: "dele nomás",
 * "pérese, está mal", "le digo que sí", "no le falta nada". What a "no" stands before is turned, up to a break; agreeing
 * and finding fault in one breath is unclear, so that no refusal is ever taken for a yes.
 * @returns undefined where another word was said, or nothing that is an opinion
 */
export function opinionOf(plain: string): Opinion | undefined {
  const said = opened(plain.replaceAll("'", " ").replace(slip, ""));
  if (unfinished.test(said)) return undefined;
  if (nothingOf.test(said)) return "deny";
  if (faultless.test(said)) return "affirm";
  if (onward.test(said)) return "go-on";
  if (eitherWay.test(said)) return "unclear";
  if (assertion.test(said) || assertion.test(plain)) return "affirm";
  return sumOf(partsOf(said)) ?? (said === plain ? undefined : sumOf(partsOf(plain)));
}

/** Tells whether a folded word is one that opinions are made of. */
export function isOpinionWord(word: string): boolean {
  return kinds.some(([, words]) => words.test(word));
}

/** Without what stands before an opinion and says nothing. */
function opened(plain: string): string {
  const found = phraseAt(plain);
  const isNothing = found?.tag === "filler" || found?.tag === "social:thanks";
  return found !== undefined && isNothing && found.length < plain.length
    ? opened(plain.slice(found.length).trim())
    : plain;
}

/** A stretch of an opinion: a kind of word, or a whole phrase that agrees or refuses. */
type Part = WordKind | "agreeing" | "refusing" | "pointing" | "guesses" | "break";

const pointing = /^(?:asi|ahi|aqui|eso|es[ae])$/;

function partsOf(plain: string): readonly Part[] | undefined {
  const parts: Part[] = [];
  let rest = plain;
  while (rest !== "") {
    const [word = ""] = rest.split(" ");
    const phrase = phraseAt(rest);
    const isVerdict = phrase?.tag === "affirm" || phrase?.tag === "deny";
    const kind = kinds.find(([, words]) => words.test(word))?.[0];
    // "No le falta nada" finds no fault; "falta nada más el apellido" does.
    const faultFree = faultlessAhead.exec(rest)?.[0];
    const guessed = guess.exec(rest)?.[0];
    let length = word.length;
    if (faultFree !== undefined && !rest.slice(faultFree.length).startsWith(" mas")) {
      parts.push("break", "agreeing");
      length = faultFree.length;
    } else if (guessed !== undefined) {
      parts.push("guesses");
      length = guessed.length;
    } else if (isVerdict && phrase.length > word.length) {
      // A phrase with a yes in front of it, or one that points, stands for itself, whatever was denied before.
      if (/^(?:si|ah|que|claro|asi|ahi|aqui|eso|es[ae])\b/.test(rest)) parts.push("break");
      parts.push(phrase.tag === "affirm" ? "agreeing" : "refusing");
      length = phrase.length;
    } else if (phrase !== undefined && beside.has(phrase.tag) && phrase.length > word.length) {
      const isOnward = rest
        .slice(0, phrase.length)
        .split(" ")
        .some((one) => onwardWord.test(one));
      parts.push(phrase.tag === "command:resume" && isOnward ? "goesOn" : "break");
      length = phrase.length;
    } else if (/^si+$/.test(word)) parts.push("break", "agrees");
    else if (pointing.test(word)) parts.push("pointing");
    else if (kind !== undefined) parts.push(kind);
    else if (phrase !== undefined && isVerdict) parts.push(phrase.tag === "affirm" ? "agreeing" : "refusing");
    else if (phrase !== undefined && beside.has(phrase.tag)) parts.push("break");
    else return undefined;
    rest = rest.slice(length).trim();
  }
  return parts;
}

/** What the parts say together: one opinion, or nothing that is clear. */
function sumOf(parts: readonly Part[] | undefined): Opinion | undefined {
  if (parts === undefined) return undefined;
  const found = new Set<Opinion>();
  let isTurned = false;
  let isGuessed = false;
  const close = () => {
    if (isTurned) found.add("deny");
    isTurned = false;
  };
  for (const [at, part] of parts.entries()) {
    if (part === "negates") {
      // "Ni", "nada" and "tampoco" go on with the "no" before them; another "no" stands for itself.
      isTurned = true;
    } else if (part === "break" || (part === "pointing" && parts[at - 1] === "negates")) close();
    else if (part === "doubts") found.add("unclear");
    else if (part === "faults" || part === "refusing") {
      found.add("deny");
      isTurned = false;
    } else if (part === "changes") {
      found.add(isTurned ? "unclear" : "deny");
      isTurned = false;
    } else if (part === "guesses") isGuessed = true;
    else if (part === "agrees" || part === "agreeing") {
      found.add(isTurned ? "deny" : "affirm");
      isTurned = false;
    } else if (part === "goesOn") {
      found.add(isTurned ? "deny" : "go-on");
      isTurned = false;
    }
  }
  close();
  if (found.size === 0) return isGuessed ? "unclear" : undefined;
  if (found.size === 1) return [...found][0];
  const isAgreed = found.size === 2 && found.has("affirm") && found.has("go-on");
  return isAgreed ? "affirm" : "unclear";
}
