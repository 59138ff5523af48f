import type { BilingualText } from "../notice.ts";

/** Why an answer was not read, by the reader's warning. */
export const warningWords: Readonly<Record<string, BilingualText>> = {
  "not-covered": {
    es: "La I-130 no cubre a este familiar. Cubre esposos, padres, hijos y hermanos.",
    en: "Form I-130 does not cover this relative. It covers spouses, parents, children, brothers and sisters.",
  },
  "too-long": { es: "La respuesta fue muy larga.", en: "The answer was too long." },
  "zip-unknown": {
    es: "Nuestra lista no tiene ese código postal.",
    en: "Our list does not have that ZIP Code.",
  },
  "phone-impossible": { es: "Ese número no puede ser un teléfono.", en: "That cannot be a telephone number." },
  "phone-unlikely": { es: "Ese número no parece un teléfono.", en: "That does not look like a telephone number." },
  "of-another": { es: "Puede ser el dato de otra persona.", en: "It may be another person's." },
  impossible: { es: "Esa fecha no puede ser.", en: "That date cannot be." },
  "divorce-not-final": {
    es: "¿Ya salió su divorcio, sí o no?",
    en: "Is the divorce final, yes or no?",
  },
  "asks-back": { es: "Oímos una pregunta, no una respuesta.", en: "We heard a question, not an answer." },
  alternatives: { es: "Oímos dos respuestas.", en: "We heard two answers." },
  "does-not-know": { es: "Usted dijo que no lo sabe.", en: "Said: not known." },
};

/** What an answer lacks, by the reader's name for it. */
export const missingWords: Readonly<Record<string, BilingualText>> = {
  year: { es: "Falta el año.", en: "The year is missing." },
  month: { es: "Falta el mes.", en: "The month is missing." },
  day: { es: "Falta el día.", en: "The day is missing." },
  date: { es: "Falta la fecha completa.", en: "The whole date is missing." },
  digits: { es: "Los números no están completos.", en: "The digits are not complete." },
  zip: { es: "Falta el código postal.", en: "The ZIP Code is missing." },
  state: { es: "Falta el estado.", en: "The state is missing." },
  line: { es: "Falta la calle con su número.", en: "The street and its number are missing." },
  street: { es: "Falta la calle.", en: "The street is missing." },
  number: { es: "Falta el número.", en: "The number is missing." },
  "house-number": { es: "Falta el número de la casa.", en: "The house number is missing." },
  city: { es: "Falta la ciudad.", en: "The city is missing." },
  town: { es: "Falta la ciudad.", en: "The city or town is missing." },
  country: { es: "Falta el país.", en: "The country is missing." },
  address: { es: "Falta la dirección completa.", en: "The whole address is missing." },
  "family-name": { es: "Falta el apellido.", en: "The family name is missing." },
  "given-name": { es: "Falta el nombre, sin los apellidos.", en: "The given name is missing." },
  name: { es: "No entendimos el nombre completo.", en: "We could not read the full name." },
  relation: { es: "No supimos qué familiar es.", en: "We could not tell which relative it is." },
  status: { es: "No supimos cuál es el estado civil.", en: "We could not tell the marital status." },
  choice: { es: "No supimos cuál casilla es.", en: "We could not tell which box it is." },
  domain: { es: "Falta lo que va después de la arroba.", en: "What comes after the @ is missing." },
  "local-part": { es: "Falta lo que va antes de la arroba.", en: "What comes before the @ is missing." },
  employer: { es: "Falta el nombre del trabajo.", en: "The employer's name is missing." },
};

/** Why an answer that was read is in doubt, by the reader's warning. */
export const doubtWords: Readonly<Record<string, BilingualText>> = {
  "as-said": {
    es: "Está como usted lo dijo. Lo que no sea un nombre, póngalo en inglés.",
    en: "It stands as it was said: whatever is no name must be put into English.",
  },
  hedged: { es: "Usted lo dijo con duda.", en: "Said with a doubt." },
  corrected: { es: "Usted la corrigió mientras hablaba.", en: "Corrected while speaking." },
  spelled: { es: "Usted la deletreó: revise letra por letra.", en: "Spelled: check letter by letter." },
  padded: { es: "Le pusimos ceros al principio.", en: "We put zeros before it." },
  "other-length": { es: "No tiene los números de siempre.", en: "It does not have the usual number of digits." },
  "other-numbers": { es: "Oímos también otros números.", en: "We heard other numbers too." },
  "phone-unlikely": { es: "Ese número no parece un teléfono.", en: "That does not look like a telephone number." },
  "two-countries": { es: "Oímos dos países.", en: "We heard two countries." },
  numeric: { es: "El mes y el día pueden estar al revés.", en: "Month and day may be the other way round." },
  "family-first": { es: "Oímos primero los apellidos.", en: "We heard the family names first." },
  "city-of-zip": {
    es: "Nuestra lista tiene otra ciudad en ese código postal.",
    en: "Our list has another city for that ZIP Code.",
  },
  "unknown-name": {
    es: "No conocemos esa calle. Revísela letra por letra.",
    en: "A street of that name is not known: to be checked letter by letter.",
  },
  "care-of": {
    es: "Pusimos a otra persona en In Care Of: la que recibe sus cartas ahí. Si no es así, bórrela.",
    en: "Another person stands under In Care Of, who takes the letters there. Delete it where that is not so.",
  },
  "same-as-mine": {
    es: "Pusimos la misma dirección de usted. Mire si es así.",
    en: "It is the petitioner's own address: to be checked.",
  },
  extension: { es: "La extensión no cabe en la casilla.", en: "The extension has no room in the box." },
};

/** What is said of an answer whatever its reader tells. */
export const readingSentences = {
  oneName: {
    es: "Es un solo nombre. Está en Family Name, y Given Name queda vacía. Mire que así esté en su pasaporte.",
    en: "One name only: it is in Family Name, and Given Name is empty. Compare it with the passport.",
  },
  unread: { es: "No entendimos esta respuesta.", en: "We could not read this answer." },
  left: { es: "Usted no contestó esta pregunta.", en: "Not answered." },
  blank: { es: "Usted la dejó en blanco.", en: "Left blank." },
  needed: {
    es: "Usted dijo que no tiene. El formulario pide este dato.",
    en: "Said: none. The form asks for it.",
  },
  unsure: {
    es: "Usted no está seguro. La casilla quedó vacía: pregunte a un abogado o representante acreditado.",
    en: "Not sure: the box is empty, for a lawyer or accredited representative.",
  },
  yes: { es: "Usted dijo que sí. ¿Es así?", en: "A yes: to be confirmed with the person." },
  toConfirm: { es: "¿Es así?", en: "To be confirmed with the person." },
  doubtful: { es: "Revise esta respuesta letra por letra.", en: "Check this answer letter by letter." },
} as const;
