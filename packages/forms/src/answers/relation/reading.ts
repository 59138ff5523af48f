import type { Candidate, Interpretation } from "../interpretation.ts";
import { ask, askWhich, chosen, doubted, type Reader } from "../reading.ts";
import { wordsOf } from "../words/phrases.ts";
import { respeller } from "../words/sound.ts";
import { spanOf } from "../words/tokens.ts";
import { details } from "./beside.table.ts";
import { type Detail, kinOf, type Relation, textOf } from "./grammar.ts";
import { relationQuestions } from "./texts.ts";
import { relations, soundedWords } from "./words.table.ts";

const respelled = respeller(wordsOf(soundedWords));

/** Reads what the relative is to the petitioner. Relatives the form does not cover are asked. */
export const relation: Reader = {
  read(tokens) {
    const text = textOf(respelled(tokens));
    const spans = spanOf(tokens);
    const affirmed = /\bno (?:es|soy|son) .*?\b((?:es|soy|son|sino) .*)$/.exec(text)?.[1];
    const isCovered = kinOf(affirmed ?? text).kind !== "not-covered";
    if (isCovered && affirmed === undefined && /\bno (es|soy|son|tengo)\b/.test(text)) return which(spans);
    return readText(affirmed ?? text, spans);
  },
  splice(said, correction, context) {
    // "It's my stepson, I mean, es hijo de mi esposo" says one thing twice.
    const text = `${textOf(said)} ${textOf(correction)}`;
    const [first, both] = [kinOf(textOf(said)), kinOf(text)];
    const isOne =
      first.kind === "named" &&
      both.kind === "named" &&
      first.detail === "step" &&
      first.relations.join() === both.relations.join();
    return isOne ? doubted(relation.read(said, context), "corrected") : which([]);
  },
};

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
