import type { FormRemark } from "../boxes/form-boxes.ts";

/** What the I-130 asks of proceedings, adoption, step relations and earlier petitions, and whom its instructions leave out. */
export const i130RedFlags: readonly FormRemark[] = [
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

/** What else the I-130 says beside its questions: what is added, or how it is answered. */
export const i130Remarks: readonly FormRemark[] = [
  {
    part: 2,
    items: "11",
    page: 2,
    words: "“No”: your physical address in Item Numbers 12.a. - 13.b.",
    spanish: "Si sus cartas no llegan adonde vive, la dirección donde vive va en 12 y 13.",
  },
  {
    part: 2,
    items: "38",
    page: 3,
    words:
      "“Yes”: number, place and date of the Certificate of Naturalization or Citizenship in Item Numbers 39.a. - 39.c.",
    spanish: "Si tiene certificado de naturalización o de ciudadanía, van también su número, lugar y fecha.",
  },
  {
    part: 4,
    items: "10",
    page: 5,
    words: "“Unknown” only if you do not know, and the beneficiary also does not know",
    spanish: "“No se sabe” se escoge solo si no lo saben usted ni su familiar.",
  },
  {
    part: 4,
    items: "11",
    page: 5,
    words: "outside the United States in a home without a street number or name: leave 11.a. and 11.b. blank",
    spanish: "Si su familiar vive en otro país en una casa sin calle ni número, 11.a y 11.b quedan en blanco.",
  },
  {
    part: 4,
    items: "53-56",
    page: 7,
    words: "“Yes”: the type of proceedings, their location and date",
    spanish: "Si hubo un proceso de inmigración, van el tipo, el lugar y la fecha.",
  },
  {
    part: 4,
    items: "62",
    page: 8,
    words:
      "an Embassy or Consulate outside the country of the beneficiary's last residence: no certainty that it accepts the case",
    spanish:
      "Escoger un consulado fuera del último país donde vivió su familiar no asegura que acepte el caso. " +
      "Lo decide el consulado.",
  },
  {
    part: 5,
    items: "1-5",
    page: 8,
    words: "“Yes”: the name, place, date of filing, and the result",
    spanish: "Si pidió antes a alguien, van el nombre, el lugar, la fecha y el resultado.",
  },
];
