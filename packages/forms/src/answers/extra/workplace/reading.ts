import type { Candidate, Interpretation } from "../../interpretation.ts";
import { ask, askWhich, doubted, type Reader, understood } from "../../reading.ts";
import { asNamed } from "../../words/as-named.ts";
import { atStart, leadIn, namedIn, somewhere, waysOf, whole } from "../../words/phrases.ts";
import { asSaid, plainText, spanOf, type Token } from "../../words/tokens.ts";
import { yesNo } from "../../yes-no/reading.ts";
import { denials, otherPeople, wordsBehind } from "../doubts.ts";
import { employers } from "./employers.table.ts";
import {
  anotherWorksPhrases,
  beingHomePhrases,
  besideWords,
  deniedPlacePhrases,
  earlierLeadWords,
  homePhrases,
  leadWords,
  occupationPhrases,
  sentenceWords,
  wasUnemployedPhrases,
  workStatusPhrases,
} from "./words.table.ts";

// What the form wants typed where there is no employer (Form N-400, Part 7, item 1).
const printed = {
  "self-employed": ["Self-employed", "trabajo por mi cuenta"],
  unemployed: ["Unemployed", "no trabajo"],
  retired: ["Retired", "estoy jubilado o jubilada"],
} as const;
type WorkStatus = keyof typeof printed;

const ways = waysOf<WorkStatus>(workStatusPhrases);
const isAtHome = somewhere(homePhrases);
const beingHome = new RegExp(somewhere(beingHomePhrases), "g");
const isSentence = somewhere(sentenceWords);

const lead = leadIn(leadWords);
const leadThen = leadIn(earlierLeadWords);
const wasUnemployed = somewhere(wasUnemployedPhrases);
const plainBeside = new RegExp(somewhere(besideWords), "g");
const isOccupation = atStart(occupationPhrases);
const isOfAnother = somewhere(anotherWorksPhrases);
const denies = somewhere(deniedPlacePhrases);
const where = "¿Cómo se llama el lugar donde trabaja o estudia?";

/** Reads the employer or school of today by its name, or the form's word where there is none. */
export const workplace: Reader = {
  read(tokens, context) {
    const text = plainText(tokens);
    const spans = spanOf(tokens);
    const said = namedIn(ways, text);
    const [only, other] = said;
    if (only === "unemployed" && other === undefined && isHome(text)) return unemployedNow(spans);
    const words = tokens.filter((token) => token.kind !== "mark");
    const isMore = words.length > 8 || denies.test(text);
    if (only !== undefined && (other !== undefined || isMore)) return askWhich(said.map(candidate), { spans });
    if (otherPeople.test(text) || isOfAnother.test(text)) return ask(where, { missing: ["employer"], spans });
    if (only !== undefined) {
      const { value, english, spanish } = candidate(only);
      const besides = text.replace(new RegExp(somewhere(workStatusPhrases[only]), "g"), " ").replace(plainBeside, " ");
      if (denials.test(besides)) return askWhich(all, { spans });
      const reading = understood({ value, english, spanishReadback: spanish, spans });
      return /\w/.test(besides) ? doubted(reading, "more-said") : reading;
    }
    if (isAtHome.test(text)) return ask("¿Anoto que no trabaja?", { candidates: [candidate("unemployed")], spans });
    const verdict = words.length <= 2 ? yesNo.read(tokens, context).value : undefined;
    if (verdict === "no") return askWhich(all, { spans });
    const named = withoutLead(tokens);
    const plain = plainText(named);
    if (
      verdict === "yes" ||
      plain.length < 2 ||
      isOccupation.test(plain) ||
      isSentence.test(plain) ||
      /^no\b/.test(plain)
    ) {
      return ask(where, { missing: ["employer"], spans });
    }
    const english = englishOf(plain);
    if (english !== undefined)
      return understood({ value: english, english, spanishReadback: asSaid(named), spans: spanOf(named) });
    const value = asNamed(named);
    // A name nobody can look up: it is shown once more before it counts.
    return doubted(understood({ value, english: value, spanishReadback: value, spans: spanOf(named) }), "as-said");
  },
};

/** The same of an earlier time, where "trabajaba" is said of oneself: "trabajaba en la panadería". */
export const workplaceThen: Reader = {
  read(tokens, context) {
    const { value, english, spanish } = candidate("unemployed");
    const words = tokens.filter(({ kind }) => kind !== "mark");
    if (wasUnemployed.test(plainText(tokens)) && words.length < 6)
      return understood({ value, english, spanishReadback: spanish, spans: spanOf(tokens) });
    const [first] = wordsBehind(leadThen, tokens);
    return workplace.read(first ? tokens.slice(tokens.indexOf(first)) : tokens, context);
  },
};

/** "No trabajo, estoy en mi casa con los niños": beside it nothing is told but what one does at home. */
function isHome(text: string): boolean {
  const rest = text.replace(beingHome, " ");
  const besides = rest.replace(new RegExp(somewhere(workStatusPhrases.unemployed), "g"), " ").replace(plainBeside, " ");
  return rest !== text && !/\w/.test(besides);
}

function unemployedNow(spans: Interpretation["spans"]): Interpretation {
  const { value, english, spanish } = candidate("unemployed");
  return understood({ value, english, spanishReadback: spanish, spans });
}

const known = employers
  .trim()
  .split("\n")
  .map((line) => {
    const at = line.lastIndexOf("|");
    return { isSaid: whole(line.slice(0, at)), english: line.slice(at + 1) };
  });

/** The English name of an employer that has one. */
function englishOf(plain: string): string | undefined {
  return known.find(({ isSaid }) => isSaid.test(plain))?.english;
}

/** The words from the first behind what leads to a name to the last, with the marks between them. */
function withoutLead(tokens: readonly Token[]): readonly Token[] {
  const words = wordsBehind(lead, tokens);
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? tokens.slice(tokens.indexOf(first), tokens.indexOf(last) + 1) : [];
}

function candidate(status: WorkStatus): Candidate {
  const [english, spanish] = printed[status];
  return { value: status, english, spanish };
}

const all = ways.map(([status]) => candidate(status));
