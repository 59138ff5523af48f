import { address } from "../../../answers/address/reading.ts";
import { country } from "../../../answers/country/reading.ts";
import { date } from "../../../answers/date/reading.ts";
import { email } from "../../../answers/email/reading.ts";
import { arrivalChoices, arrivalClass } from "../../../answers/extra/admission/reading.ts";
import { type DocumentNumber, documentNumber } from "../../../answers/extra/document-number/reading.ts";
import { noPaperPhrases } from "../../../answers/extra/document-number/words.table.ts";
import { ownWords } from "../../../answers/extra/own-words/reading.ts";
import { place } from "../../../answers/extra/place/reading.ts";
import {
  applies,
  appliesChoices,
  birth,
  birthChoices,
  citizenship,
  citizenshipChoices,
  kin,
  kinChoices,
  proceeding,
  proceedingChoices,
  result,
  resultChoices,
} from "../../../answers/extra/relatives/boxes.ts";
import { knownChoices, yesNoOrUnknown } from "../../../answers/extra/relatives/reading.ts";
import { nobodyPhrases } from "../../../answers/extra/relatives/words.table.ts";
import { parentsSex, sexChoices } from "../../../answers/extra/sex/reading.ts";
import { skippable } from "../../../answers/extra/skippable.ts";
import { orSpecial } from "../../../answers/extra/special/reading.ts";
import {
  durationPhrases,
  neverTogetherPhrases,
  samePhrases,
  withMePhrases,
  withoutWorkPhrases,
} from "../../../answers/extra/special/words.table.ts";
import { townAsked } from "../../../answers/extra/town/reading.ts";
import { workplace } from "../../../answers/extra/workplace/reading.ts";
import { marital } from "../../../answers/marital/reading.ts";
import { doubted, type Reader } from "../../../answers/reading.ts";
import { somewhere } from "../../../answers/words/phrases.ts";
import { plainText, tokensOf } from "../../../answers/words/tokens.ts";
import type { Kind } from "../../parts/kinds.ts";

/** What an answer to a question of the I-130 may be, besides what any form asks. */
export type I130Kind =
  | "address-or-same"
  | "address-together"
  | "applies"
  | "arrival-class"
  | "birth"
  | "certificate"
  | "citizenship"
  | "class-code"
  | "email"
  | "employer"
  | "expiry"
  | "family-member"
  | "i94"
  | "kin"
  | "known"
  | "marital"
  | "native"
  | "passport"
  | "place"
  | "proceeding"
  | "residence-country"
  | "residence-town"
  | "result"
  | "sex"
  | "stay";

const sameAddress = { phrases: samePhrases, value: "SAME", english: "SAME", spanish: "la misma dirección" };
const neverTogether = {
  phrases: neverTogetherPhrases,
  value: "Never lived together",
  english: "Never lived together",
  spanish: "nunca vivimos juntos",
};
const withoutWork = {
  phrases: withoutWorkPhrases,
  value: "Unemployed",
  english: "Unemployed",
  spanish: "sin empleo",
};
const duration = { phrases: durationPhrases, value: "D/S", english: "D/S", spanish: "D/S, mientras dure su estatus" };

const paperNumber = { least: 4, most: 20, question: "Diga el número completo, letra por letra y cifra por cifra." };
const arrivalRecord = { least: 11, most: 11, question: "Diga las once letras o cifras del I-94, una por una." };
const shortCode = { least: 1, most: 5, question: "Diga el código, letra por letra. Por ejemplo: I, erre, uno." };

const isWithMe = somewhere(withMePhrases);
const addressOrSame = orSpecial(address, sameAddress);

/** "Conmigo" is the petitioner's own address, which is not what the form means by SAME: it is read back. */
const addressSameOrMine: Reader = {
  ...addressOrSame,
  read(tokens, context) {
    const own = context.answers?.["petitioner_physical_address"] ?? context.answers?.["direccion_peticionario"];
    const mine = own && isWithMe.test(plainText(tokens)) ? address.read(tokensOf(own.said), context) : undefined;
    return mine?.status === "value" ? doubted(mine, "same-as-mine") : addressOrSame.read(tokens, context);
  },
};

const town = townAsked("¿En qué ciudad o pueblo?");
const nobody = somewhere(nobodyPhrases);

/** The day on which a paper runs out. */
const laterDate: Reader = { ...date, read: (tokens, context) => date.read(tokens, { ...context, mayBeAhead: true }) };

/** The workplace of today; who has none is "Unemployed" on this form. */
const employer: Reader = {
  ...workplace,
  read(tokens, context) {
    const reading = workplace.read(tokens, context);
    return reading.value === "unemployed" ? { ...reading, value: "Unemployed" } : reading;
  },
};

const noPaper = somewhere(noPaperPhrases);

/** "Todavía no tiene pasaporte" answers, though elsewhere it puts off. */
function ofPaper(number: DocumentNumber): Reader {
  return { ...skippable(documentNumber(number), noPaper), own: noPaper };
}

/** The kinds of the I-130. */
export const i130Kinds: Readonly<Record<I130Kind, Kind>> = {
  "address-or-same": { kind: "mailing-address", reader: addressSameOrMine },
  "address-together": { kind: "mailing-address", reader: orSpecial(address, neverTogether) },
  applies: { kind: "choice", reader: applies, choices: appliesChoices },
  "arrival-class": { kind: "choice", reader: arrivalClass, choices: arrivalChoices },
  birth: { kind: "choice", reader: birth, choices: birthChoices },
  certificate: { kind: "choice", reader: ofPaper(paperNumber) },
  citizenship: { kind: "choice", reader: citizenship, choices: citizenshipChoices },
  "class-code": { kind: "choice", reader: documentNumber(shortCode) },
  email: { kind: "email", reader: email },
  "family-member": { kind: "choice", reader: kin, choices: kinChoices.slice(0, 3) },
  employer: { kind: "workplace", reader: orSpecial(employer, withoutWork) },
  expiry: { kind: "date", reader: laterDate },
  i94: { kind: "choice", reader: ofPaper(arrivalRecord) },
  kin: { kind: "choice", reader: kin, choices: kinChoices },
  known: { kind: "yesno", reader: yesNoOrUnknown, choices: knownChoices },
  marital: { kind: "marital", reader: marital },
  native: { kind: "words", reader: { ...ownWords, takesEveryScript: true } },
  passport: { kind: "choice", reader: ofPaper(paperNumber) },
  place: { kind: "town", reader: place },
  proceeding: { kind: "choice", reader: proceeding, choices: proceedingChoices },
  "residence-country": { kind: "country", reader: skippable(country, nobody) },
  "residence-town": { kind: "town", reader: skippable(town, nobody) },
  result: { kind: "choice", reader: result, choices: resultChoices },
  sex: { kind: "choice", reader: parentsSex, choices: sexChoices, isNoted: true },
  stay: { kind: "date", reader: orSpecial(laterDate, duration) },
};
