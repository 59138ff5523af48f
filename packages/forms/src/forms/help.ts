import type { FieldHelp } from "./definition.ts";

/** About a legal name. */
export const nameHelp: FieldHelp = {
  why: "El formulario pide el nombre legal completo. Debe ser igual en todos los papeles.",
  where: "Está en el acta de nacimiento, el pasaporte o la tarjeta verde.",
  whyEnglish: "The form asks for the full legal name. It should be the same on all papers.",
  whereEnglish: "On the birth certificate, the passport or the green card.",
};

/** About a date of birth. */
export const birthHelp: FieldHelp = {
  why: "El formulario pide la fecha de nacimiento. Debe ser igual en todos los papeles.",
  where: "Está en el acta de nacimiento, el pasaporte o la tarjeta verde.",
  whyEnglish: "The form asks for the date of birth. It should be the same on all papers.",
  whereEnglish: "On the birth certificate, the passport or the green card.",
};

/** About a country of birth. */
export const countryHelp: FieldHelp = {
  why: "El formulario pide el país donde nació la persona, aunque hoy tenga otro nombre.",
  where: "Está en el acta de nacimiento o el pasaporte.",
  whyEnglish: "The form asks for the country where the person was born, even if it has another name today.",
  whereEnglish: "On the birth certificate or the passport.",
};

/** About an address. */
export const addressHelp: FieldHelp = {
  why: "El formulario pide la dirección donde vive la persona. USCIS manda cartas por correo.",
  where: "Está en una carta o en un recibo de luz. Ahí viene también el código postal.",
  whyEnglish: "The form asks for the address where the person lives. USCIS sends letters by mail.",
  whereEnglish: "On a letter or an electricity bill. The ZIP code is there too.",
};

/** About a telephone number. */
export const phoneHelp: FieldHelp = {
  why: "El formulario pide un teléfono para comunicarse con usted.",
  where: "Está en los ajustes de su teléfono, donde dice: mi número.",
  whyEnglish: "The form asks for a telephone number to reach you.",
  whereEnglish: "In your phone's settings, where it says: my number.",
};

/** About an e-mail address. */
export const emailHelp: FieldHelp = {
  why: "El formulario pide un correo, si usted tiene. No es obligatorio.",
  where: "Está en su teléfono, en la aplicación de correo. Lleva el signo de arroba.",
  whyEnglish: "The form asks for an email address, if you have one. It is not required.",
  whereEnglish: "On your phone, in the mail app. It has an at sign.",
};

/** About a marital status. */
export const maritalHelp: FieldHelp = {
  why: "El formulario pide el estado civil de hoy, según la ley.",
  where: "Está en el acta de matrimonio o en el papel de divorcio.",
  whyEnglish: "The form asks for today's marital status, according to the law.",
  whereEnglish: "On the marriage certificate or the divorce paper.",
};
