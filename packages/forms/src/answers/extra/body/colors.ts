import { somewhere } from "../../words/phrases.ts";
import { type Choice, closedChoice } from "../closed-choice.ts";
import { otherPeople } from "../doubts.ts";
import { eyePhrases, hairPhrases } from "./words.table.ts";

/** The form's boxes for the color of eyes. */
export const eyeChoices: readonly Choice[] = [
  { value: "brown", english: "Brown", spanish: "café", words: somewhere(eyePhrases.brown) },
  { value: "black", english: "Black", spanish: "negro", words: somewhere(eyePhrases.black) },
  { value: "green", english: "Green", spanish: "verde", words: somewhere(eyePhrases.green) },
  { value: "hazel", english: "Hazel", spanish: "avellana", words: somewhere(eyePhrases.hazel) },
  { value: "blue", english: "Blue", spanish: "azul", words: somewhere(eyePhrases.blue) },
  { value: "gray", english: "Gray", spanish: "gris", words: somewhere(eyePhrases.gray) },
  { value: "maroon", english: "Maroon", spanish: "granate", words: somewhere(eyePhrases.maroon) },
  { value: "pink", english: "Pink", spanish: "rosado", words: somewhere(eyePhrases.pink) },
  {
    value: "unknown_other",
    english: "Unknown/Other",
    spanish: "otro color",
    words: somewhere(eyePhrases.unknown_other),
  },
];

/** The form's boxes for the color of hair. */
export const hairChoices: readonly Choice[] = [
  { value: "black", english: "Black", spanish: "negro", words: somewhere(hairPhrases.black) },
  { value: "brown", english: "Brown", spanish: "café", words: somewhere(hairPhrases.brown) },
  { value: "gray", english: "Gray", spanish: "gris", words: somewhere(hairPhrases.gray) },
  { value: "white", english: "White", spanish: "blanco", words: somewhere(hairPhrases.white) },
  { value: "bald", english: "Bald (No hair)", spanish: "calvo, sin pelo", words: somewhere(hairPhrases.bald) },
  { value: "blond", english: "Blond", spanish: "rubio", words: somewhere(hairPhrases.blond) },
  { value: "red", english: "Red", spanish: "rojo", words: somewhere(hairPhrases.red) },
  { value: "sandy", english: "Sandy", spanish: "color arena", words: somewhere(hairPhrases.sandy) },
  {
    value: "unknown_other",
    english: "Unknown/Other",
    spanish: "otro color",
    words: somewhere(hairPhrases.unknown_other),
  },
];

/** Reads the color of one's eyes. */
export const eyeColor = closedChoice({
  choices: eyeChoices,
  question: "¿De qué color son sus ojos? Escoja uno.",
  unsure: otherPeople,
});

/** Reads the color of one's hair. */
export const hairColor = closedChoice({
  choices: hairChoices,
  question: "¿De qué color es su pelo? Escoja uno.",
  unsure: otherPeople,
});
