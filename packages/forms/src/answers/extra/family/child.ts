import { dayOf, yearsBetween } from "../../date/grammar/calendar.ts";
import { date } from "../../date/reading.ts";
import { number } from "../../number/reading.ts";
import { ask, chosen, doubted, type Reader, understood } from "../../reading.ts";
import { somewhere } from "../../words/phrases.ts";
import { plainText, spanOf, withoutLeadingNo } from "../../words/tokens.ts";
import { yesNo } from "../../yes-no/reading.ts";
import { type Choice, candidateOf, closedChoice } from "../closed-choice.ts";
import {
  awayPhrases,
  childPhrases,
  grownPhrases,
  noChildrenPhrases,
  sometimesPhrases,
  withMePhrases,
  withoutTracePhrases,
} from "./words.table.ts";

const isOfAge =
  "Según esa fecha ya cumplió 18 años. El formulario pide aquí solo a los hijos menores de 18 años. ¿Está bien esa fecha?";

/** Reads when a child was born. The form asks for those under 18 alone: another date is read back with that. */
export const minorsBirth: Reader = {
  ...date,
  read(tokens, context) {
    const reading = date.read(tokens, context);
    const { status, value } = reading;
    if (status !== "value" || typeof value !== "string") return reading;
    const isMinor = yearsBetween(dayOf(value), dayOf(context.today)) < 18;
    return isMinor ? reading : doubted({ ...reading, question: isOfAge }, "of-age");
  },
};

const withMe = { value: "resides with me", english: "resides with me", spanish: "vive conmigo" } as const;
const away = {
  value: "does not reside with me",
  english: "does not reside with me",
  spanish: "no vive conmigo",
} as const;
const missing = {
  value: "unknown/missing",
  english: "unknown/missing",
  spanish: "no se sabe dónde está",
} as const;

/** What the form lets one write of where a child lives, in its own words. */
export const residenceChoices = [withMe, away, missing];

const [isWithMe, isAway] = [somewhere(withMePhrases), new RegExp(somewhere(awayPhrases), "g")];
const [withoutTrace, isSometimes] = [somewhere(withoutTracePhrases), somewhere(sometimesPhrases)];

/** Reads where a child lives: with whoever answers, elsewhere, or nobody knows. */
export const childResidence: Reader = {
  own: withoutTrace,
  read(tokens, context) {
    const spans = spanOf(tokens);
    const text = plainText(tokens);
    // "no vive conmigo" holds "conmigo".
    const rest = text.replace(isAway, " ");
    const told = [
      ...(isWithMe.test(rest) ? [withMe] : []),
      ...(rest !== text ? [away] : []),
      ...(withoutTrace.test(rest) ? [missing] : []),
    ];
    const { value } = told.length === 0 ? yesNo.read(tokens, context) : {};
    const [only, ...others] = told.length > 0 ? told : value === "yes" ? [withMe] : value === "no" ? [away] : [];
    if (only !== undefined && others.length === 0 && !isSometimes.test(text)) return chosen(only, spans);
    return ask("¿Vive con usted, no vive con usted, o no se sabe dónde está?", {
      candidates: residenceChoices,
      missing: ["choice"],
      spans,
    });
  },
};

const relationships: readonly Choice[] = [
  {
    value: "biological son or daughter",
    english: "biological son or daughter",
    spanish: "hijo o hija biológico",
    words: somewhere(childPhrases.biological),
  },
  { value: "stepchild", english: "stepchild", spanish: "hijastro o hijastra", words: somewhere(childPhrases.step) },
  {
    value: "legally adopted son or daughter",
    english: "legally adopted son or daughter",
    spanish: "hijo o hija adoptado legalmente",
    words: somewhere(childPhrases.adopted),
  },
];

/** What the form lets one write of a child's relationship, in its own words. */
export const relationshipChoices = relationships.map(candidateOf);

/** Reads what a child is to whoever answers. */
export const childRelationship = closedChoice({
  choices: relationships,
  question: "¿Es biológico, hijastro, o adoptado legalmente?",
});

const noChildren = somewhere(noChildrenPhrases);
const isGrown = somewhere(grownPhrases);
const howMany = "¿Cuántos hijos e hijas menores de 18 años tiene? Diga un número.";

/** Reads how many children somebody has: "no tengo" is none of them, which is a number too. */
export const childCount: Reader = {
  own: noChildren,
  read(tokens, context) {
    const spans = spanOf(tokens);
    const reading = number.read(tokens, context);
    const isCounted = reading.status === "value" && Number(reading.value) <= 30;
    const text = plainText(withoutLeadingNo(tokens));
    const isNone = noChildren.test(text) || (text.split(" ").length < 3 && yesNo.read(tokens, context).value === "no");
    // "ninguno, pero tengo dos mayores": the two are not asked for.
    // "Uno ya grande": which number is that of the others is not told.
    if (isCounted === isNone || (isCounted && isGrown.test(text))) return ask(howMany, { missing: ["number"], spans });
    return isCounted ? reading : understood({ value: "0", english: "0", spanishReadback: "cero", spans });
  },
};
