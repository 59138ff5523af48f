import type { Candidate, Interpretation } from "../interpretation.ts";
import { withSpelledWord } from "../letters/letters-only.ts";
import { ask, askWhich, chosen, doubted, type Reader } from "../reading.ts";
import { isOneLetterAway } from "../words/distance.ts";
import { wordsOf } from "../words/phrases.ts";
import { respeller } from "../words/sound.ts";
import { spanOf, type Token } from "../words/tokens.ts";
import { details } from "./beside.table.ts";
import { type Detail, isOtherToldBehind, kinOf, plainlyNamed, type Relation, withoutDenied } from "./grammar.ts";
import { relations } from "./relations.table.ts";
import { textOf } from "./text-of.ts";
import { soundedWords, spelledKin, wordsLikeKin } from "./words.table.ts";

/** What is asked about a relation. */
const relationQuestions = {
  which: "¿Es su esposo o esposa, su padre o madre, su hijo, o su hermano?",
  covered: "La I-130 es para esposos, padres, hijos y hermanos. ¿Su familiar es uno de ellos?",
} as const;

const kinSpelled = [...wordsOf(spelledKin)];
const isOtherWord = wordsOf(wordsLikeKin);
const respelled = respeller(wordsOf(soundedWords));

/** Reads what the relative is to the petitioner. Relatives the form does not cover are asked. */
export const relation: Reader = {
  read(heard, context) {
    const spelled = withSpelledWord(heard);
    if (spelled !== heard) return doubted(relation.read(spelled, context), "spelled");
    const tokens = withoutDenied(respelled(heard));
    const text = textOf(tokens);
    const spans = spanOf(tokens);
    if (isOtherToldBehind(tokens)) return askCovered(spans);
    const own = plainlyNamed(tokens);
    if (own !== undefined && !isOneRelation(kinOf(text))) return doubted(detailed(own, undefined, spans), "described");
    const told = kinOf(text);
    if (told.kind !== "not-covered" && /\bno (es|soy|son|tengo)\b/.test(text)) return which(spans);
    const near = told.kind === "nothing" ? spelledRight(tokens) : tokens;
    return near === tokens ? readText(text, spans) : doubted(relation.read(near, context), "misspelt");
  },
};

function isOneRelation(told: ReturnType<typeof kinOf>): boolean {
  return told.kind === "named" && told.relations.length === 1;
}

/** "Sposa", "mujr": each word of one letter more, less or other than one of a relation as that word. */
function spelledRight(tokens: readonly Token[]): readonly Token[] {
  const rights = tokens.map((token) => {
    const isLong = token.kind === "word" && token.plain.length > 2 && !isOtherWord.has(token.plain);
    return isLong ? kinSpelled.find((word) => isOneLetterAway(word, token.plain)) : undefined;
  });
  if (rights.every((word) => word === undefined)) return tokens;
  return tokens.map((token, at) => {
    const word = rights[at];
    return word === undefined ? token : { ...token, text: word, plain: word };
  });
}

type Spans = Interpretation["spans"];

function readText(text: string, spans: Spans): Interpretation {
  const told = kinOf(text);
  if (told.kind === "not-covered") return askCovered(spans);
  if (told.kind === "nothing") return which([]);
  if (told.kind === "either") return askWhich(told.relations.map(candidate), { spans });
  const [only, ...others] = told.relations;
  if (only === undefined) return which(spans);
  if (others.length > 0) return askWhich(told.relations.map(candidate), { spans });
  const reading = detailed(only, told.detail, spans);
  return told.isSure ? reading : doubted(reading, "described");
}

function detailed(relation: Relation, detail: Detail | undefined, spans: Spans): Interpretation {
  const plain = candidate(relation);
  if (detail === undefined) return chosen(plain, spans);
  const { english, [relation]: spanish = plain.spanish } = details[detail];
  const printed = `${english}${plain.english.toLowerCase()}`;
  return chosen({ ...plain, spanish }, spans, { parts: { detail, printed } });
}

function which(spans: Spans): Interpretation {
  return ask(relationQuestions.which, { missing: ["relation"], spans });
}

function askCovered(spans: Spans): Interpretation {
  return ask(relationQuestions.covered, {
    missing: ["relation"],
    warnings: ["not-covered"],
    spans,
  });
}

function candidate(relation: Relation): Candidate {
  const [english, spanish] = relations[relation];
  return { value: relation, english, spanish };
}
