import { type AnswerBoxes, list, text, tick } from "./form-boxes.ts";

/** Where the extra questions of the I-130 go. The beneficiary's own marriage (Part 4, items 19 and 20) stays empty. */
export const i130Extra: Readonly<Record<string, AnswerBoxes>> = {
  estatus_peticionario: {
    kind: "choice",
    boxes: {
      citizen: tick("form1[0].#subform[2].Pt2Line36_USCitizen[0]", { page: 3, part: 2, item: "36", on: "Y" }),
      resident: tick("form1[0].#subform[2].Pt2Line36_LPR[0]", { page: 3, part: 2, item: "36", on: "N" }),
    },
  },
  sexo_peticionario: {
    kind: "choice",
    boxes: {
      male: tick("form1[0].#subform[1].Pt2Line9_Male[0]", { page: 2, part: 2, item: "9", on: "Y" }),
      female: tick("form1[0].#subform[1].Pt2Line9_Female[0]", { page: 2, part: 2, item: "9", on: "Y" }),
    },
  },
  sexo_familiar: {
    kind: "choice",
    boxes: {
      male: tick("form1[0].#subform[4].Pt4Line9_Male[0]", { page: 5, part: 4, item: "9", on: "Y" }),
      female: tick("form1[0].#subform[4].Pt4Line9_Female[0]", { page: 5, part: 4, item: "9", on: "Y" }),
    },
  },
  fecha_matrimonio: {
    kind: "text",
    copies: [],
    box: text("form1[0].#subform[2].Pt2Line18_DateOfMarriage[0]", { page: 3, part: 2, item: "18" }),
  },
  ciudad_matrimonio: {
    kind: "text",
    copies: [],
    box: text("form1[0].#subform[2].Pt2Line19a_CityTown[0]", { page: 3, part: 2, item: "19.a", maxLength: 20 }),
  },
  pais_matrimonio: {
    kind: "place",
    state: list("form1[0].#subform[2].Pt2Line19b_State[0]", { page: 3, part: 2, item: "19.b" }),
    province: text("form1[0].#subform[2].Pt2Line19c_Province[0]", { page: 3, part: 2, item: "19.c", maxLength: 20 }),
    country: text("form1[0].#subform[2].Pt2Line19d_Country[0]", { page: 3, part: 2, item: "19.d" }),
  },
};
