import type { FormPart, RedFlag } from "./form-boxes.ts";

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

/** What the I-130 asks of proceedings, adoption, step relations and earlier petitions, and whom its instructions leave out. */
export const i130RedFlags: readonly RedFlag[] = [
  {
    part: 1,
    items: "2",
    page: 1,
    words: "Stepchild/Stepparent; Child was adopted",
    spanish: "Hijastro, padrastro o madrastra, o hijo adoptado.",
  },
  {
    part: 1,
    items: "3-4",
    page: 1,
    words: "related by adoption; gain lawful permanent resident status or citizenship through adoption",
    spanish: "Hermanos por adopción, o usted tiene sus papeles por adopción.",
  },
  {
    part: 2,
    items: "41",
    page: 4,
    words: "gain lawful permanent resident status through marriage",
    spanish: "Usted es residente por un matrimonio.",
  },
  {
    part: 4,
    items: "53-56",
    page: 7,
    words: "EVER in immigration proceedings",
    spanish: "Su familiar estuvo o está en un proceso de inmigración.",
  },
  {
    part: 5,
    items: "1-5",
    page: 8,
    words: "EVER previously filed a petition for this beneficiary or any other alien",
    spanish: "Usted pidió antes a este familiar o a otra persona.",
  },
  {
    part: 0,
    items: "Who May Not File",
    page: 0,
    words: "a marriage while the beneficiary is in proceedings (exclusion, deportation, removal, rescission)",
    spanish: "Se casaron durante un proceso de deportación o expulsión.",
  },
  {
    part: 0,
    items: "Who May Not File",
    page: 0,
    words: "adoption after age 16; a step relationship from a marriage after age 18",
    spanish: "Adopción después de los 16 años, o hijastro desde después de los 18.",
  },
  {
    part: 0,
    items: "Who May Not File",
    page: 0,
    words: "grandparent, grandchild, nephew, niece, uncle, aunt, cousin, or parent-in-law",
    spanish: "Abuelos, nietos, sobrinos, tíos, primos o suegros: la I-130 no los cubre.",
  },
];
