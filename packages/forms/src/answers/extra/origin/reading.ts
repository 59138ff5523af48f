import type { Candidate } from "../../interpretation.ts";
import { ask, chosen, doubted, type Reader, understood } from "../../reading.ts";
import { namedIn, somewhere, waysOf } from "../../words/phrases.ts";
import { plainText, spanOf } from "../../words/tokens.ts";
import { verdictIn } from "../../yes-no/grammar.ts";
import { denials, otherPeople } from "../doubts.ts";
import { hispanicPhrases, racePhrases } from "./words.table.ts";

/** The two boxes for ethnicity. */
export const ethnicityChoices = [
  { value: "hispanic", english: "Hispanic or Latino", spanish: "hispano o latino" },
  { value: "not_hispanic", english: "Not Hispanic or Latino", spanish: "no hispano ni latino" },
] as const;

const hispanic = somewhere(hispanicPhrases);

/** Reads whether somebody is Hispanic or Latino: the words themselves, or a yes or a no to the first of the two. */
export const ethnicity: Reader = {
  read(tokens) {
    const text = plainText(tokens);
    const spans = spanOf(tokens);
    const [yes, no] = ethnicityChoices;
    if (otherPeople.test(text)) return ask("¿Usted es hispano o latino?", { candidates: [yes, no], spans });
    const isNamed = hispanic.test(text);
    const isDenied = /\b(no|ni|tampoco)\b/.test(text);
    if (isNamed) return isDenied ? doubted(chosen(no, spans), "denied") : chosen(yes, spans);
    const { value, isHedged } = verdictIn(tokens);
    if (value === undefined || isHedged) return ask("¿Usted es hispano o latino?", { candidates: [yes, no], spans });
    return doubted(chosen(value === "yes" ? yes : no, spans), "by-verdict");
  },
};

/** The five boxes for race; more than one may be marked. */
export const raceChoices: readonly Candidate[] = [
  {
    value: "american_indian",
    english: "American Indian or Alaska Native",
    spanish: "indígena americano o nativo de Alaska",
  },
  { value: "white", english: "White", spanish: "blanco" },
  { value: "black", english: "Black or African American", spanish: "negro o afroamericano" },
  { value: "asian", english: "Asian", spanish: "asiático" },
  {
    value: "pacific_islander",
    english: "Native Hawaiian or Other Pacific Islander",
    spanish: "nativo de Hawái o de otra isla del Pacífico",
  },
];

const races = waysOf(racePhrases);

/** Reads one box for race or several: the value is theirs, with commas between. */
export const race: Reader = {
  read(tokens) {
    const text = plainText(tokens);
    const spans = spanOf(tokens);
    const question = "¿Cuál de las cinco? Puede decir una o más.";
    const named: readonly string[] = namedIn(races, text);
    if (named.length === 0 || denials.test(text) || otherPeople.test(text))
      return ask(question, { candidates: raceChoices, missing: ["choice"], spans });
    const all = raceChoices.filter(({ value }) => named.includes(String(value)));
    return understood({
      value: all.map(({ value }) => value).join(","),
      english: all.map(({ english }) => english).join("; "),
      spanishReadback: all.map(({ spanish }) => spanish).join(" y "),
      spans,
    });
  },
};
