import { address } from "../../answers/address/reading.ts";
import { alienNumber } from "../../answers/alien-number/reading.ts";
import type { FieldKind } from "../../answers/answer.ts";
import { country } from "../../answers/country/reading.ts";
import { date } from "../../answers/date/reading.ts";
import { eyeChoices, eyeColor, hairChoices, hairColor } from "../../answers/extra/body/colors.ts";
import { height } from "../../answers/extra/body/height.ts";
import { weight } from "../../answers/extra/body/weight.ts";
import { candidateOf } from "../../answers/extra/closed-choice.ts";
import {
  childCount,
  childRelationship,
  childResidence,
  minorsBirth,
  relationshipChoices,
  residenceChoices,
} from "../../answers/extra/family/child.ts";
import { citizenHow, citizenHowChoices } from "../../answers/extra/family/citizen-how.ts";
import { fieldOffice } from "../../answers/extra/field-office/reading.ts";
import { careOf } from "../../answers/extra/history/care-of.ts";
import { occupation } from "../../answers/extra/history/occupation.ts";
import { postalCode } from "../../answers/extra/history/postal-code.ts";
import { journeyBegins, journeyEnds, spanBegins, spanEnds } from "../../answers/extra/history/span.ts";
import { stateOrProvince } from "../../answers/extra/history/state.ts";
import { street } from "../../answers/extra/history/street.ts";
import { namePiece } from "../../answers/extra/name-piece/reading.ts";
import { orNone } from "../../answers/extra/or-none.ts";
import { ethnicity, ethnicityChoices, race, raceChoices } from "../../answers/extra/origin/reading.ts";
import { ownWords } from "../../answers/extra/own-words/reading.ts";
import { digitsOf } from "../../answers/extra/plain-digits/reading.ts";
import { countries } from "../../answers/extra/several/countries.ts";
import { dates } from "../../answers/extra/several/dates.ts";
import { townAsked } from "../../answers/extra/town/reading.ts";
import { workplace, workplaceThen } from "../../answers/extra/workplace/reading.ts";
import type { Candidate } from "../../answers/interpretation.ts";
import { name } from "../../answers/name/reading.ts";
import { number } from "../../answers/number/reading.ts";
import { phone } from "../../answers/phone/reading.ts";
import type { Reader } from "../../answers/reading.ts";
import type { EntryKind } from "./entry.ts";

/** How the answer to a kind of entry is read, and what there is to tap. */
export interface Kind {
  /** What it is to the interview. */
  readonly kind: FieldKind;
  readonly reader: Reader;
  readonly choices?: readonly Candidate[];
  /** See `Extra`. */
  readonly isNoted?: true;
}

const again = "Diga el número completo, cifra por cifra.";

/** Every kind of entry but a yes or a no, whose reader knows its question. */
export const kinds: Readonly<Record<Exclude<EntryKind, "yesno">, Kind>> = {
  address: { kind: "address", reader: address },
  "alien-number": { kind: "alien-number", reader: alienNumber },
  "child-count": { kind: "number", reader: childCount },
  "child-birth": { kind: "date", reader: minorsBirth },
  "child-relationship": { kind: "choice", reader: childRelationship, choices: relationshipChoices, isNoted: true },
  "child-residence": { kind: "choice", reader: childResidence, choices: residenceChoices, isNoted: true },
  "citizen-how": { kind: "choice", reader: citizenHow, choices: citizenHowChoices },
  "countries-or-none": { kind: "choice", reader: orNone(countries, "¿De qué otro país?"), isNoted: true },
  "care-of": { kind: "name", reader: careOf },
  countries: { kind: "choice", reader: countries, isNoted: true },
  country: { kind: "country", reader: country },
  count: { kind: "number", reader: number },
  date: { kind: "date", reader: date },
  "dates-or-none": { kind: "date", reader: orNone(dates, "¿Qué otra fecha usó?") },
  digits: { kind: "choice", reader: digitsOf([10], again) },
  ethnicity: { kind: "choice", reader: ethnicity, choices: ethnicityChoices, isNoted: true },
  eyes: { kind: "choice", reader: eyeColor, choices: eyeChoices.map(candidateOf), isNoted: true },
  "field-office": { kind: "choice", reader: fieldOffice },
  hair: { kind: "choice", reader: hairColor, choices: hairChoices.map(candidateOf), isNoted: true },
  height: { kind: "choice", reader: height, isNoted: true },
  "journey-begin": { kind: "date", reader: journeyBegins },
  "journey-end": { kind: "date", reader: journeyEnds },
  name: { kind: "name", reader: name },
  "name-piece": { kind: "name", reader: namePiece },
  "name-piece-or-none": { kind: "name", reader: orNone(namePiece, "¿Cuál es el segundo nombre?") },
  occupation: { kind: "choice", reader: occupation },
  "online-account": { kind: "choice", reader: digitsOf([12], again) },
  organization: { kind: "workplace", reader: workplaceThen },
  phone: { kind: "phone", reader: phone },
  "postal-code": { kind: "choice", reader: postalCode },
  race: { kind: "choice", reader: race, choices: raceChoices, isNoted: true },
  "social-security": { kind: "choice", reader: digitsOf([9], again) },
  "span-begin": { kind: "date", reader: spanBegins },
  "span-end": { kind: "date", reader: spanEnds },
  state: { kind: "choice", reader: stateOrProvince, isNoted: true },
  street: { kind: "choice", reader: street },
  town: { kind: "town", reader: townAsked("¿En qué ciudad o pueblo?") },
  weight: { kind: "choice", reader: weight, isNoted: true },
  words: { kind: "words", reader: ownWords },
  workplace: { kind: "workplace", reader: workplace },
};
