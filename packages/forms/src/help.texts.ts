import type { FieldHelp } from "./help.ts";

const name: FieldHelp = {
  why: "El formulario pide el nombre legal completo. Debe ser igual en todos los papeles.",
  where: "En el acta de nacimiento, el pasaporte o la tarjeta verde.",
  whyEnglish: "The form asks for the full legal name. It should be the same on all papers.",
  whereEnglish: "On the birth certificate, the passport or the green card.",
};

const birth: FieldHelp = {
  why: "El formulario pide la fecha de nacimiento. Debe ser igual en todos los papeles.",
  where: "En el acta de nacimiento, el pasaporte o la tarjeta verde.",
  whyEnglish: "The form asks for the date of birth. It should be the same on all papers.",
  whereEnglish: "On the birth certificate, the passport or the green card.",
};

const country: FieldHelp = {
  why: "El formulario pide el país donde nació la persona, aunque hoy tenga otro nombre.",
  where: "En el acta de nacimiento o el pasaporte.",
  whyEnglish: "The form asks for the country where the person was born, even if it has another name today.",
  whereEnglish: "On the birth certificate or the passport.",
};

const address: FieldHelp = {
  why: "El formulario pide la dirección donde vive la persona. USCIS manda cartas por correo.",
  where: "En una carta o en un recibo de luz. Ahí está también el código postal.",
  whyEnglish: "The form asks for the address where the person lives. USCIS sends letters by mail.",
  whereEnglish: "On a letter or an electricity bill. The ZIP code is there too.",
};

const phone: FieldHelp = {
  why: "El formulario pide un teléfono para comunicarse con usted.",
  where: "En los ajustes de su teléfono, donde dice: mi número.",
  whyEnglish: "The form asks for a telephone number to reach you.",
  whereEnglish: "In your phone's settings, where it says: my number.",
};

const email: FieldHelp = {
  why: "El formulario pide un correo, si usted tiene. No es obligatorio.",
  where: "En su teléfono, en la aplicación de correo. Lleva el signo de arroba.",
  whyEnglish: "The form asks for an email address, if you have one. It is not required.",
  whereEnglish: "On your phone, in the mail app. It has an at sign.",
};

const marital: FieldHelp = {
  why: "El formulario pide el estado civil de hoy, según la ley.",
  where: "En el acta de matrimonio o en el papel de divorcio.",
  whyEnglish: "The form asks for today's marital status, according to the law.",
  whereEnglish: "On the marriage certificate or the divorce paper.",
};

/** The help for each field, by its id. */
export const fieldHelp: Readonly<Record<string, FieldHelp>> = {
  nombre_completo: name,
  fecha_nacimiento: birth,
  pais_nacimiento: country,
  numero_alien: {
    why: "El formulario pide este número. Así USCIS encuentra su expediente.",
    where: "Busque USCIS# junto a la foto de su tarjeta verde. En tarjetas antiguas dice A#.",
    whyEnglish: "The form asks for this number. It is how USCIS finds your file.",
    whereEnglish: "Look for USCIS# beside the photo on your green card. Older cards say A#.",
    drawing: "alien-number",
  },
  direccion_actual: address,
  telefono: phone,
  email,
  fecha_residencia: {
    why: "El formulario pide desde cuándo es residente permanente.",
    where: "En su tarjeta verde, donde dice: Resident Since.",
    whyEnglish: "The form asks since when you have been a permanent resident.",
    whereEnglish: "On your green card, where it says: Resident Since.",
  },
  estado_civil: marital,
  nombre_conyuge: {
    why: "El formulario pide el nombre de su esposo o esposa, si está casado.",
    where: "En el acta de matrimonio.",
    whyEnglish: "The form asks for your spouse's name, if you are married.",
    whereEnglish: "On the marriage certificate.",
  },
  nombre_peticionario: name,
  fecha_nacimiento_peticionario: birth,
  direccion_peticionario: address,
  telefono_peticionario: phone,
  email_peticionario: email,
  nombre_familiar: name,
  relacion_familiar: {
    why: "El formulario I-130 es solo para esposos, hijos, padres y hermanos.",
    where: "Diga qué es esa persona de usted: mi esposa, mi hijo, mi mamá, mi hermano.",
    whyEnglish: "Form I-130 is only for spouses, children, parents and siblings.",
    whereEnglish: "Say what that person is to you: my wife, my son, my mother, my brother.",
  },
  fecha_nacimiento_familiar: birth,
  pais_nacimiento_familiar: country,
  direccion_familiar: address,
  estado_civil_familiar: marital,
};
