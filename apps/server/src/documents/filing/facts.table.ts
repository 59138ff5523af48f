import type { FormType } from "@dilo/forms";

/** Something we tell people of filing, which may change: what we read, where, and on which day. */
export interface Fact {
  readonly spanish: string;
  readonly english: string;
  /** Where it was read, as docs/sources.md has it. */
  readonly source: string;
  /** YYYY-MM-DD. */
  readonly lookedAt: string;
  /** It is another form, which goes itself and not as a copy. */
  readonly isForm?: true;
}

/** The day on which the form itself was looked at. */
export const onForm = { lookedAt: "2026-11-28" } as const;
const elsewhere = { lookedAt: "2026-11-28" } as const;

/** How the government is paid. */
export const payment: Fact = {
  spanish:
    "Desde octubre de 2025, según USCIS, ya no se paga con cheque ni con money order. Se paga con tarjeta (Formulario " +
    "G-1450) o de su cuenta de banco (Formulario G-1650). Llene uno de los dos y póngalo encima. Búsquelos en uscis.gov por su número, y confirme ahí.",
  english:
    "Since October 28, 2025, no checks or money orders, according to USCIS: a card by Form G-1450 or a US bank account by Form G-1650.",
  source:
    "USCIS announcement of August 29, 2025, as reported by 198immigrationnews.com, northwestnews.com, flynnhodkinson.com",
  ...elsewhere,
};

/** Papers in other languages. */
export const translation: Fact = {
  spanish: "Si un papel está en español, mande también su traducción completa al inglés, firmada por quien la hizo.",
  english: "A document in Spanish needs a full English translation, certified by the translator.",
  source: "8 CFR 103.2(b)(3)",
  ...elsewhere,
};

/** Where the fee and the address are told: both change. */
export const places: Readonly<Record<FormType, Fact>> = {
  "N-400": placesOf("uscis.gov/n-400"),
  "I-130": placesOf("uscis.gov/i-130"),
};

function placesOf(page: string): Fact {
  return {
    spanish: `La tarifa está en uscis.gov/g-1055, y la dirección para mandarlo en ${page}. Véalas el día que lo mande: cambian.`,
    english: `Fee: uscis.gov/g-1055. Address: ${page}. Both change.`,
    source: `uscis.gov/g-1055; ${page}`,
    ...elsewhere,
  };
}

/** Photographs: the form's instructions, which we do not have, say who sends them. */
export const photographs: Readonly<Record<FormType, Fact>> = {
  "N-400": photographsOf("uscis.gov/n-400"),
  "I-130": photographsOf("uscis.gov/i-130"),
};

function photographsOf(page: string): Fact {
  return {
    spanish: `Las instrucciones dicen si le tocan: ${page}. Nosotros no tenemos esas instrucciones.`,
    english: `Photographs: see the form's instructions at ${page}, which we do not have.`,
    source: page,
    ...elsewhere,
  };
}

/** Who has the whole list. */
export const wholeList: Readonly<Record<FormType, Fact>> = {
  "N-400": wholeListOf("uscis.gov/n-400"),
  "I-130": wholeListOf("uscis.gov/i-130"),
};

function wholeListOf(page: string): Fact {
  return {
    spanish: `La lista completa está en las instrucciones del formulario: ${page}.`,
    english: `The whole list is in the form's instructions: ${page}.`,
    source: page,
    ...elsewhere,
  };
}

/** What else the N-400 wants where some of its questions are answered so, each with the items that ask for it. */
export const laterPapers = {
  disability: {
    items: ["disability_exception"],
    place: { part: 2, numbers: "11" },
    spanish: "El Formulario N-648, lleno por un médico, por lo que contestó en Part 2, número 11.",
    english: "Form N-648, by the answer in Part 2, item 11.",
    isForm: true,
    source: "N-400 Part 2, item 11, page 2",
    ...onForm,
  },
  spouseMarriages: {
    items: ["spouse_times_married"],
    place: { part: 5, numbers: "7" },
    spanish:
      "El papel que terminó cada matrimonio anterior de su esposo o esposa: divorcio, anulación o acta de defunción.",
    english: "Divorce decree, annulment decree or death certificate of each prior marriage of the spouse.",
    source: "N-400 Part 5, item 7, page 5",
    ...onForm,
  },
  longTrip: {
    items: ["trips"],
    place: { part: 8, numbers: "" },
    spanish: "Por su viaje de más de 6 meses: las pruebas que dicen las instrucciones, en “Continuous Residence”.",
    english: "For a trip of more than 6 months: the evidence in the Instructions, “Continuous Residence”.",
    source: "N-400 Part 8, item 1, page 6",
    ...onForm,
  },
  offenses: {
    items: ["crime_not_arrested", "arrested"],
    place: { part: 9, numbers: "15" },
    spanish: "Por lo que contestó en Part 9, número 15: papeles que lo prueben, de cada delito, falta o arresto.",
    english: "Evidence to support the answers in Part 9, item 15, for each crime, offense or arrest.",
    source: "N-400 Part 9, item 15, page 8",
    ...onForm,
  },
  conduct: {
    items: [
      ...["prostitution", "drugs", "bigamy", "marriage_for_benefit", "helped_illegal_entry", "illegal_gambling"],
      ...["failed_support", "benefit_misrepresentation", "false_information", "lied_to_officials"],
    ],
    place: { part: 9, numbers: "17-19" },
    spanish: "Por lo que contestó en Part 9, números 17 al 19: papeles que lo prueben.",
    english: "Evidence to support the answers in Part 9, items 17-19.",
    source: "N-400 Part 9, items 17-19, pages 8 and 9",
    ...onForm,
  },
  income: {
    items: ["income_400"],
    place: { part: 10, numbers: "" },
    spanish: "Por la tarifa reducida de Part 10: los papeles de sus ingresos que dicen las instrucciones.",
    english: "For the reduced fee of Part 10: the documents that the Instructions name.",
    source: "N-400 Part 10, item 1, page 11",
    ...onForm,
  },
} as const satisfies Readonly<Record<string, LaterPaper>>;

/** A paper that one answer calls for. */
export interface LaterPaper extends Fact {
  /** By their ids, as the form's list has them. */
  readonly items: readonly string[];
  /** Without numbers it is the whole part. */
  readonly place: { readonly part: number; readonly numbers: string };
}

/** Copies that the papers of one form may ask for, by name. */
export const copies = {
  greenCard: {
    spanish: "Su tarjeta verde, por los dos lados.",
    english: "Green card, both sides.",
    source: "USCIS Document Checklist M-477; usimmigrationforms.com",
    ...elsewhere,
  },
  marriageNow: {
    spanish: "Su acta de matrimonio de ahora.",
    english: "Current marriage certificate.",
    source: "N-400 Part 5, item 3, page 4",
    ...onForm,
  },
  endsOfMarriages: {
    spanish: "Si se casó antes: el papel que terminó cada matrimonio (divorcio, anulación o acta de defunción).",
    english: "Divorce decree, annulment decree or death certificate of each prior marriage, if any.",
    source: "N-400 Part 5, item 3, page 4",
    ...onForm,
  },
  endByDeath: {
    spanish:
      "El acta de defunción de su esposo o esposa. Si tuvo otros matrimonios: el papel que terminó cada uno " +
      "(divorcio, anulación o acta de defunción).",
    english:
      "Death certificate of the spouse; divorce decree, annulment decree or death certificate of each other " +
      "prior marriage.",
    source: "N-400 Part 5, item 3, page 4",
    ...onForm,
  },
  endOfMarriage: {
    spanish: "El papel que terminó su matrimonio, y cada uno anterior: divorcio, anulación o acta de defunción.",
    english: "Divorce decree, annulment decree or death certificate of each prior marriage.",
    source: "N-400 Part 5, item 3, page 4",
    ...onForm,
  },
  spouseIsCitizen: {
    spanish:
      "Una prueba de que su esposo o esposa es ciudadano: acta de nacimiento, certificado o pasaporte de EE. UU.",
    english: "Proof that the spouse is a US citizen: birth certificate, certificate or US passport.",
    source: "USCIS Document Checklist M-477; usimmigrationforms.com",
    ...elsewhere,
  },
  citizenship: {
    spanish:
      "Una prueba de que usted es ciudadano: acta de nacimiento, certificado de naturalización o pasaporte de EE. UU.",
    english: "Proof of the petitioner's US citizenship: birth certificate, naturalization certificate or US passport.",
    source: "niroulalaw.com; immihelp.com",
    ...elsewhere,
  },
  marriageToRelative: {
    spanish: "El acta de matrimonio de ustedes dos, y el papel que terminó cada matrimonio anterior de los dos.",
    english: "Marriage certificate, and proof of the end of each prior marriage of both.",
    source: "immihelp.com; niroulalaw.com",
    ...elsewhere,
  },
  lifeTogether: {
    spanish: "Pruebas de que viven como pareja: contrato de renta, cuentas juntas, actas de sus hijos.",
    english: "Evidence of a genuine marriage: lease, joint accounts, birth certificates of children.",
    source: "immihelp.com",
    ...elsewhere,
  },
  i130a: {
    spanish: "El Formulario I-130A, lleno por su esposo o esposa. Es gratis en uscis.gov/i-130.",
    english: "Form I-130A, for the spouse.",
    isForm: true,
    source: "I-130, page of the form: uscis.gov/i-130; gitut.com",
    ...elsewhere,
  },
  birthOfChild: {
    spanish: "El acta de nacimiento de su hijo o hija, con el nombre de usted.",
    english: "Birth certificate of the child with the petitioner's name.",
    source: "immigrationlawyersnj.com; immihelp.com",
    ...elsewhere,
  },
  father: {
    spanish: "Si usted es el papá: también el acta de matrimonio con la mamá. O pruebas de que lo trató como hijo.",
    english:
      "If the petitioner is the father: marriage certificate with the mother, or proof of the parent-child relationship.",
    source: "immigrationlawyersnj.com",
    ...elsewhere,
  },
  stepMarriage: {
    spanish: "El acta del matrimonio que los hizo familia, y el papel que terminó cada matrimonio anterior.",
    english: "Certificate of the marriage that made the step relationship, and proof of the end of prior marriages.",
    source: "visapro.com; immigrationlawyersnj.com",
    ...elsewhere,
  },
  adoption: {
    spanish: "El papel de la adopción, y pruebas de dónde y cuándo vivieron juntos.",
    english: "Adoption decree, and proof of the time lived together.",
    source: "visapro.com",
    ...elsewhere,
  },
  ownBirth: {
    spanish: "El acta de nacimiento de usted, con el nombre de su papá o mamá.",
    english: "The petitioner's birth certificate with the parent's name.",
    source: "citizenconcierge.org; visapro.com",
    ...elsewhere,
  },
  ownFather: {
    spanish: "Si pide a su papá: también el acta de matrimonio de sus papás. O pruebas de que él lo trató como hijo.",
    english:
      "If the beneficiary is the father: the parents' marriage certificate, or proof of the parent-child relationship.",
    source: "iv-law.com; uslawcenteronline.com",
    lookedAt: "2026-11-30",
  },
  bothBirths: {
    spanish: "Las actas de nacimiento de los dos hermanos, con el nombre del mismo papá o mamá.",
    english: "Birth certificates of both, with the name of the common parent.",
    source: "immigrationdirect.com; visapro.com",
    ...elsewhere,
  },
} as const satisfies Readonly<Record<string, Fact>>;
