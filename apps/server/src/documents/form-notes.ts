import type { FormType } from "@dilo/forms";

interface InBoth {
  readonly en: string;
  readonly es: string;
}

/** What the papers say of one form only. */
export interface FormNote {
  /** What else the official form asks about. */
  readonly openTopics: InBoth;
  /** Other forms that are filed with it: a step of what is left to do. */
  readonly alsoNeeded?: readonly InBoth[];
  /** The same on the cover sheet. */
  readonly alsoNeededOnCover?: readonly InBoth[];
}

/** What the papers say of each form. */
export const formNotes: Readonly<Record<FormType, FormNote>> = {
  "N-400": {
    openTopics: {
      en: "travel, work, family, yes or no questions",
      es: "viajes, trabajo, familia, preguntas de sí o no",
    },
  },
  "I-130": {
    openTopics: {
      en: "marriages, earlier addresses, work, earlier petitions",
      es: "matrimonios, direcciones anteriores, trabajo, peticiones anteriores",
    },
    alsoNeeded: [
      {
        en: "If you file for your husband or wife, Form I-130A is needed too: uscis.gov/i-130.",
        es: "Si pide a su esposo o esposa, también necesita el Formulario I-130A: uscis.gov/i-130.",
      },
    ],
    alsoNeededOnCover: [
      {
        en: "If you file for your husband or wife, Form I-130A is needed too. Get it free of charge at uscis.gov/i-130.",
        es: "Si pide a su esposo o esposa, también necesita el Formulario I-130A. Bájelo gratis en uscis.gov/i-130.",
      },
    ],
  },
};
