import type { FormType } from "@dilo/forms";

/** Something we tell people of filing, which may change: what we read, where, and on which day. */
export interface Fact {
  readonly spanish: string;
  readonly english: string;
  /** Where it was read, as docs/sources.md has it. */
  readonly source: string;
  /** YYYY-MM-DD. */
  readonly lookedAt: string;
}

const onForm = { lookedAt: "2026-11-28" } as const;
const elsewhere = { lookedAt: "2026-11-28" } as const;

/** How the government is paid. */
export const payment: Fact = {
  spanish:
    "Desde octubre de 2025, según USCIS, ya no se paga con cheque ni con money order. Se paga con tarjeta (Formulario " +
    "G-1450) o de su cuenta de banco (Formulario G-1650). Llene uno de los dos y póngalo encima. Confirme en uscis.gov.",
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
    spanish: `Las instrucciones dicen si le tocan: ${page}. Nosotros no las tenemos.`,
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

/** What else a form wants where some of its questions, which we do not ask, are answered yes. */
export const laterPapers: Readonly<Partial<Record<FormType, Fact>>> = {
  "N-400": {
    spanish:
      "Según lo que conteste, el formulario pide más papeles: Part 2, número 11; Part 5, número 7; Part 8; " +
      "Part 9, números 15 a 19; Part 10. Ahí dice cuáles.",
    english: "More by the answers in Part 2, item 11; Part 5, item 7; Part 8; Part 9, items 15-19; Part 10.",
    source: "N-400 pages 2, 5, 6, 8, 9 and 11",
    ...onForm,
  },
};

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
  bothBirths: {
    spanish: "Las actas de nacimiento de los dos hermanos, con el nombre del mismo papá o mamá.",
    english: "Birth certificates of both, with the name of the common parent.",
    source: "immigrationdirect.com; visapro.com",
    ...elsewhere,
  },
} as const satisfies Readonly<Record<string, Fact>>;
