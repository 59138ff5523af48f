import type { Candidate } from "../../interpretation.ts";
import { ask, askWhich, chosen, type Reader } from "../../reading.ts";
import { somewhere } from "../../words/phrases.ts";
import { plainText, spanOf, withoutLeadingNo } from "../../words/tokens.ts";
import { verdictIn } from "../../yes-no/grammar.ts";
import { denials } from "../doubts.ts";
import { noOnePhrases, unknownPhrases } from "./words.table.ts";

/** The boxes of one question, each with the folded phrases that name it; one that holds another's words comes first. */
interface Boxes<Value extends string> {
  readonly phrases: Readonly<Record<Value, string>>;
  readonly choices: readonly (Candidate & { readonly value: NoInfer<Value> })[];
  readonly question: string;
}

/** A reader of the one box that is named. What is denied besides is asked: "no fue deportación". */
export function namedBox<Value extends string>({ phrases, choices, question }: Boxes<Value>): Reader {
  const ways = Object.entries<string>(phrases).map(([value, table]) => [value, somewhere(table)] as const);
  return {
    read(tokens) {
      const spans = spanOf(tokens);
      let rest = plainText(withoutLeadingNo(tokens));
      const named = new Set<string>();
      for (const [value, words] of ways) {
        const without = rest.replaceAll(new RegExp(words, "g"), " ");
        if (without !== rest) named.add(value);
        rest = without;
      }
      const [only, ...others] = choices.filter(({ value }) => named.has(value));
      if (only === undefined || denials.test(rest))
        return ask(question, { candidates: choices, missing: ["choice"], spans });
      return others.length > 0 ? askWhich([only, ...others], { spans }) : chosen(only, spans);
    },
  };
}

/** The three boxes of a question that may be left unknown. */
export const knownChoices = [
  { value: "yes", english: "Yes", spanish: "sí" },
  { value: "no", english: "No", spanish: "no" },
  { value: "unknown", english: "Unknown", spanish: "ninguno de los dos lo sabe" },
] as const satisfies readonly Candidate[];

const question = "¿Sí, no, o ninguno de los dos lo sabe?";
const unknown = somewhere(unknownPhrases);
const noOne = somewhere(noOnePhrases);

/** Reads yes, no, or that nobody knows. */
export const yesNoOrUnknown: Reader = {
  read(tokens) {
    const spans = spanOf(tokens);
    const text = plainText(tokens);
    const { value, isHedged } = verdictIn(tokens);
    const told = unknown.test(text) ? "unknown" : noOne.test(text) ? "no" : isHedged ? undefined : value;
    const choice = knownChoices.find((one) => one.value === told);
    return choice ? chosen(choice, spans) : ask(question, { candidates: knownChoices, spans });
  },
};
