import type { Candidate, Interpretation } from "../interpretation.ts";
import { relationQuestions } from "../questions.texts.ts";
import { ask, askWhich, chosen, type Reader } from "../reading.ts";
import { namedIn, somewhere, waysOf } from "../words/phrases.ts";
import { plainText, spanOf } from "../words/tokens.ts";
import {
  byNameOnlyPhrases,
  detailPhrases,
  details,
  notCoveredPhrases,
  ofRelativePhrases,
  relationPhrases,
  relations,
} from "./relation.table.ts";

type Relation = keyof typeof relations;

const kin = waysOf(relationPhrases);
const detailWays = waysOf(detailPhrases);
const isNotCovered = somewhere(notCoveredPhrases + byNameOnlyPhrases);
const ofRelative = somewhere(ofRelativePhrases);
const opposite: Readonly<Record<Relation, Relation>> = {
  spouse: "spouse",
  sibling: "sibling",
  parent: "child",
  child: "parent",
};

/** Reads what the relative is to the petitioner. Relatives the form does not cover are asked. */
export const relation: Reader = {
  read(tokens) {
    const text = plainText(tokens)
      .replace(/ por parte de (mi )?(papa|mama|padre|madre)\b/, "")
      .replace(/ de padre y madre\b/, "")
      .replace(/\b(herman\w+) de (?:padre|madre|papa|mama)$/, "medio $1")
      .replace(/\b((?:herman|hij)\w+) (?:la |el )?(?:mas )?chiquit[oa]s?\b/, "$1")
      .replace(/\bmi senora (madre|mama)\b/, "mi $1")
      .replace(/\b(de la|del) (senora|senor)\b/, "")
      .replace(/\b(senora|dona) mia\b|\bmi (senora|dona|senor)\b/, "mi esposa");
    const spans = spanOf(tokens);
    if (isNotCovered.test(text)) return askCovered(spans);
    const affirmed = /\bno (?:es|soy|son) .*?\b((?:es|soy|son|sino) .*)$/.exec(text)?.[1];
    if (affirmed === undefined && /\bno (es|soy|son|tengo)\b/.test(text)) return which(spans);
    return readText(affirmed ?? text, spans);
  },
};

type Spans = Interpretation["spans"];

function readText(text: string, spans: Spans): Interpretation {
  if (ofRelative.test(text)) return askCovered(spans);
  const said = namedIn(kin, text);
  const [only, ...others] = said;
  if (only === undefined) return which([]);
  if (others.length > 0) return saysBothSides(text, said) ?? askWhich(said.map(candidate), { spans });
  const relation = isAboutMe(text) ? opposite[only] : only;
  const plain = candidate(relation);
  const [name] = namedIn(detailWays, text);
  if (name === undefined) return chosen(plain, spans);
  const { english, [relation]: spanish = plain.spanish } = details[name];
  const printed = `${english}${plain.english.toLowerCase()}`;
  return chosen({ ...plain, spanish }, spans, { parts: { detail: name, printed } });
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

/** "soy su mamá": the speaker is the mother, so the relative is the child. */
function isAboutMe(text: string): boolean {
  return /\b(soy|yo soy|seria yo|yo su|yo la|yo el) (su|la|el|tu|una?|the)?\b/.test(text) && !/\bes mi\b/.test(text);
}

/** "es mi hijo, yo soy su mamá" says one thing twice. */
function saysBothSides(text: string, said: readonly Relation[]): Interpretation | undefined {
  const me = /\bsoy (?:su|la|el) (?:(?:mama|papa|madre|padre)\b|hij[oa]\b)/.exec(text);
  if (me === null || said.join() !== "parent,child") return undefined;
  return chosen(candidate(/hij/.test(me[0]) ? "parent" : "child"));
}

function candidate(relation: Relation): Candidate {
  const [english, spanish] = relations[relation];
  return { value: relation, english, spanish };
}
