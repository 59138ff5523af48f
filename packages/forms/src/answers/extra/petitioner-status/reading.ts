import { somewhere } from "../../words/phrases.ts";
import { type Choice, candidateOf, closedChoice } from "../closed-choice.ts";
import { otherPeople } from "../doubts.ts";
import { nearlyPhrases, plainWords, residingPhrases, statusPhrases } from "./words.table.ts";

const choices: readonly Choice[] = [
  {
    value: "citizen",
    english: "U.S. Citizen",
    spanish: "ciudadano o ciudadana de Estados Unidos",
    words: somewhere(statusPhrases.citizen),
  },
  {
    value: "resident",
    english: "Lawful Permanent Resident",
    spanish: "residente permanente",
    words: somewhere(statusPhrases.resident),
  },
];

const nearly = somewhere(nearlyPhrases);
const resides = somewhere(residingPhrases);

/** Reads whether the petitioner is a US citizen or a resident. A citizen of another country, or nearly one, is asked. */
export const petitionerStatus = closedChoice({
  choices,
  question: "¿Es ciudadano o ciudadana de Estados Unidos, o residente permanente?",
  unsure: new RegExp([nearly, resides, otherPeople].map(({ source }) => source).join("|")),
  plain: somewhere(plainWords),
});

/** The two boxes of the form. */
export const petitionerStatusChoices = choices.map(candidateOf);
