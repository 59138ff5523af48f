import { contrast } from "../clauses/cues.table.ts";
import type { Candidate } from "../interpretation.ts";
import { ask, askWhich, doubted, type Reader, understood } from "../reading.ts";
import { plainText, spanOf, type Token, withoutLeadingNo } from "../words/tokens.ts";

/** One box of a closed choice, and the folded words that name it. */
export interface Choice extends Candidate {
  readonly words: RegExp;
}

/** What a closed choice is read with. */
export interface ClosedChoice {
  readonly choices: readonly Choice[];
  /** The short question of a doubt. */
  readonly question: string;
  /** Words after which no choice is taken: what is hoped for, or means something else. */
  readonly unsure?: RegExp;
  /** Words that change nothing beside a choice; any other word makes the choice one to confirm. Without it all do. */
  readonly plain?: RegExp;
  /** Folded words that name a choice here, though elsewhere they add nothing: "hombre". */
  readonly own?: RegExp;
}

/** A reader of a closed choice: one box that is named and not denied, or a question. */
export function closedChoice({ choices, question, unsure, plain, own }: ClosedChoice): Reader {
  const all = choices.map(candidateOf);
  return {
    ...(own && { own }),
    read(tokens) {
      const spans = spanOf(tokens);
      const { affirmed, isDenying } = namedIn(tokens, choices);
      const [only, other] = affirmed;
      if (only === undefined || unsure?.test(plainText(tokens))) {
        return ask(question, { candidates: all, missing: ["choice"], spans });
      }
      if (other !== undefined) return askWhich(affirmed.map(candidateOf), { spans });
      const { value, english, spanish } = only;
      const reading = understood({ value, english, spanishReadback: spanish, spans });
      if (isDenying) return doubted(reading, "denied-other");
      return plain !== undefined && saysMore(tokens, choices, plain) ? doubted(reading, "more-said") : reading;
    },
  };
}

/** The choice as it is shown, without the words it is found by. */
export function candidateOf({ value, english, spanish }: Candidate): Candidate {
  return { value, english, spanish };
}

/** Whether a word is left that neither names a choice nor is known to change nothing. */
function saysMore(tokens: readonly Token[], choices: readonly Choice[], plain: RegExp): boolean {
  const without = (text: string, words: RegExp) => text.replace(new RegExp(words.source, "g"), " ");
  const unnamed = choices.reduce((text, { words }) => without(text, words), plainText(tokens));
  return /\w/.test(without(unnamed, plain));
}

const denial = /\b(no|ni|nunca|tampoco|jamas)\b/;
/** Where what is said turns: "no soy hombre, soy mujer". A verb that is itself denied turns nothing. */
const turn = new RegExp(`(?<!\\b(?:no|ni|nunca|tampoco|jamas) )\\b(?=(?:${contrast}|pero|soy|es|somos|estoy) )`);

/** What stands before a denial is affirmed, what stands behind it is denied; whatever is both is not affirmed. */
function namedIn(tokens: readonly Token[], choices: readonly Choice[]) {
  const clauses = plainText(withoutLeadingNo(tokens)).split(turn);
  const denied = new Set<Choice>();
  const affirmed = new Set<Choice>();
  let isDenying = false;
  for (const clause of clauses) {
    const at = denial.exec(clause)?.index ?? clause.length;
    const [before, behind] = [clause.slice(0, at), clause.slice(at)];
    const deniedHere = choices.filter(({ words }) => words.test(behind));
    // "mujer, no": nobody knows what the "no" is about.
    const isLast = /^(no|ni|nunca|tampoco|jamas)\s*$/.test(behind);
    for (const choice of deniedHere) denied.add(choice);
    for (const choice of isLast ? [] : choices.filter(({ words }) => words.test(before))) affirmed.add(choice);
    isDenying ||= deniedHere.length > 0;
  }
  return { affirmed: [...affirmed].filter((choice) => !denied.has(choice)), isDenying };
}
