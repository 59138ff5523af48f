import { type Choice, candidateOf, closedChoice } from "./closed-choice.ts";
import { otherPeople } from "./doubts.ts";

const choices: readonly Choice[] = [
  {
    value: "citizen",
    english: "U.S. Citizen",
    spanish: "ciudadano o ciudadana de Estados Unidos",
    words: /\b(ciudadan(o|a|ia)|citizen|naturalizad[oa])\b/,
  },
  {
    value: "resident",
    english: "Lawful Permanent Resident",
    spanish: "residente permanente",
    words: /\b(residentes?|residencia|resident|tarjeta verde|green card|mica)\b/,
  },
];

/** Who lives somewhere, or for a while, is no lawful permanent resident by that. */
const resides =
  /\btemporal\w*|\bprovisional\w*|\bresidentes? (?:de|del|en|por) (?!(?:los )?(?:estados unidos|eua|ee uu|us\b|usa\b|u s\b)|aqui\b)/;
const nearly =
  /\bciudadan[oa] (?!o ciudadana\b)(?!(?:de )?(?:los )?(?:americ|norteamerican|estadounid|estados unidos|aqui\b|us\b|usa\b|u s\b|natur|por\b|desde\b|y\b|pero\b|ya\b|no\b|soy\b|hace\b|legal\b))\w+|\b(casi|tramit\w*|proceso|solicit\w*|voy a|quiero|espero|pronto|todavia|era|fui|antes|perd\w+|quit\w+)\b/;

const plain =
  /\b(yo|soy|somos|es|una?|el|los?|las?|de|en|mi|ya|tengo|estados unidos|usa?|u s|american[oa]|norteamerican[oa]|estadounidense|aqui|permanentes?|legal|lawful|permanent|por|nacimiento|naturalizacion|si|no|o|y|pues|gracias)\b/;

/** Reads whether the petitioner is a US citizen or a resident. A citizen of another country, or nearly one, is asked. */
export const petitionerStatus = closedChoice({
  choices,
  question: "¿Es ciudadano de Estados Unidos, o residente permanente?",
  unsure: new RegExp([nearly, resides, otherPeople].map(({ source }) => source).join("|")),
  plain,
});

/** The two boxes of the form. */
export const petitionerStatusChoices = choices.map(candidateOf);
