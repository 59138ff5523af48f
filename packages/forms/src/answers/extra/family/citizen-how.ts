import { stateAtEnd } from "../../address/grammar/states.ts";
import { chosen, type Reader } from "../../reading.ts";
import { somewhere } from "../../words/phrases.ts";
import { plainText, spanOf } from "../../words/tokens.ts";
import { type Choice, candidateOf, closedChoice } from "../closed-choice.ts";
import { bornInPhrases, citizenPhrases } from "./words.table.ts";

const birth: Choice = {
  value: "birth",
  english: "By birth in the United States",
  spanish: "al nacer en Estados Unidos",
  words: somewhere(citizenPhrases.birth),
};
const other: Choice = {
  value: "other",
  english: "Other",
  spanish: "de otra manera",
  words: somewhere(citizenPhrases.other),
};
const named = closedChoice({ choices: [birth, other], question: "¿Fue al nacer en Estados Unidos, o de otra manera?" });
const bornIn = somewhere(bornInPhrases);

/** The two boxes for how the spouse became a citizen. */
export const citizenHowChoices = [birth, other].map(candidateOf);

/** Reads how the spouse became a citizen: by birth in the United States, or another way. */
export const citizenHow: Reader = {
  read(tokens, context) {
    // "nació en Texas": in a state of the United States.
    const isInState = bornIn.test(plainText(tokens)) && stateAtEnd(tokens, false) !== undefined;
    const reading = named.read(tokens, context);
    return isInState && reading.status !== "value" ? chosen(candidateOf(birth), spanOf(tokens)) : reading;
  },
};
