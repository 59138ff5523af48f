import type { FormPart } from "./form-boxes.ts";

/** The printed parts of the I-130. */
export const i130Parts: readonly FormPart[] = [
  { part: 1, title: "Relationship", titleSpanish: "Parentesco", pages: "1", work: "begun" },
  {
    part: 2,
    title: "Information About You (Petitioner)",
    titleSpanish: "Datos de quien pide",
    pages: "1-4",
    work: "begun",
  },
  {
    part: 3,
    title: "Biographic Information",
    titleSpanish: "Datos físicos de quien pide",
    pages: "4-5",
    work: "open",
  },
  {
    part: 4,
    title: "Information About Beneficiary",
    titleSpanish: "Datos de su familiar",
    pages: "5-8",
    work: "begun",
  },
  {
    part: 5,
    title: "Other Information",
    titleSpanish: "Otras peticiones",
    pages: "8-9",
    work: "open",
  },
  {
    part: 6,
    title: "Petitioner's Statement, Contact Information, Declaration, and Signature",
    shortTitle: "Petitioner's Statement ... Signature",
    titleSpanish: "Cómo contactarle, y su firma",
    pages: "9",
    work: "begun",
  },
  {
    part: 7,
    title: "Interpreter's Contact Information, Certification, and Signature",
    shortTitle: "Interpreter's Contact ... Signature",
    titleSpanish: "Intérprete",
    pages: "10",
    work: "yours",
  },
  {
    part: 8,
    title: "Person Preparing this Petition, if Other Than the Petitioner",
    shortTitle: "Person Preparing this Petition ...",
    titleSpanish: "Quien preparó la petición",
    pages: "10-11",
    work: "yours",
  },
  {
    part: 9,
    title: "Additional Information",
    titleSpanish: "Más espacio",
    pages: "12",
    work: "spare",
  },
];
