import { somewhere, whole } from "../../words/phrases.ts";
import { type Choice, candidateOf, closedChoice } from "../closed-choice.ts";
import { otherPeople } from "../doubts.ts";
import { doubts } from "./texts.ts";
import { ofSelfWords, plainWords, sexPhrases } from "./words.table.ts";

const choices: readonly Choice[] = [
  { value: "male", english: "Male", spanish: "masculino", words: somewhere(sexPhrases.male) },
  { value: "female", english: "Female", spanish: "femenino", words: somewhere(sexPhrases.female) },
];
const plain = somewhere(plainWords);
/** "Hombre" is a way to address somebody, but not where one's sex is asked. */
const own = whole(`${sexPhrases.male}${sexPhrases.female}`);

/** Reads the sex of who answers. "M" alone may be "mujer" as well as "masculino", and is asked. */
export const sex = closedChoice({ choices, question: doubts.own, unsure: otherPeople, plain, own });

/** Reads the sex of the relative: what one says of oneself is asked. */
export const relativesSex = sexOfOther(doubts.relatives);

/** Reads the sex of a parent, about whom nothing is said of oneself either. */
export const parentsSex = sexOfOther(doubts.own);

function sexOfOther(question: string) {
  return closedChoice({
    choices,
    question,
    unsure: somewhere(ofSelfWords),
    plain: new RegExp(`${otherPeople.source}|${plain.source}`),
    own,
  });
}

/** The two boxes of both forms. */
export const sexChoices = choices.map(candidateOf);
