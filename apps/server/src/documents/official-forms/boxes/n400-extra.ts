import { type AddressBoxes, type AnswerBoxes, type Box, list, text, tick } from "./form-boxes.ts";

const basis = (at: number, on: string): Box =>
  tick(`form1[0].#subform[0].Part1_Eligibility[${at}]`, { page: 1, part: 1, item: `1.${on.toLowerCase()}`, on });

// The order of the boxes in the file is not the printed one.
const eligibility: Readonly<Record<string, Box>> = {
  a: basis(2, "A"),
  b: basis(1, "B"),
  c: basis(0, "C"),
  d: basis(6, "D"),
  e: basis(3, "E"),
  f: basis(4, "F"),
  g: basis(5, "G"),
};

const sex: Readonly<Record<string, Box>> = {
  male: tick("form1[0].#subform[1].P2_Line7_Gender[0]", { page: 2, part: 2, item: "5", on: "M" }),
  female: tick("form1[0].#subform[1].P2_Line7_Gender[1]", { page: 2, part: 2, item: "5", on: "F" }),
};

const careOf = text("form1[0].#subform[3].P5_Line1b_InCareOfName[0]", { page: 4, part: 4, item: "3" });

const mailing: AddressBoxes = {
  street: text("form1[0].#subform[3].P5_Line1b_StreetName[0]", { page: 4, part: 4, item: "3" }),
  apartment: tick("form1[0].#subform[3].P5_Line1b_Unit[2]", { page: 4, part: 4, item: "3", on: "APT" }),
  suite: tick("form1[0].#subform[3].P5_Line1b_Unit[1]", { page: 4, part: 4, item: "3", on: "STE" }),
  floor: tick("form1[0].#subform[3].P5_Line1b_Unit[0]", { page: 4, part: 4, item: "3", on: "FLR" }),
  unit: text("form1[0].#subform[3].P5_Line1b_Number[0]", { page: 4, part: 4, item: "3" }),
  city: text("form1[0].#subform[3].P5_Line1b_City[0]", { page: 4, part: 4, item: "3" }),
  state: list("form1[0].#subform[3].P4_Line1_State[1]", { page: 4, part: 4, item: "3" }),
  zip: text("form1[0].#subform[3].P5_Line1b_ZipCode[0]", { page: 4, part: 4, item: "3", maxLength: 5 }),
  province: text("form1[0].#subform[3].P5_Line1b_Province[0]", { page: 4, part: 4, item: "3" }),
  postalCode: text("form1[0].#subform[3].P5_Line1b_PostalCode[0]", { page: 4, part: 4, item: "3", maxLength: 9 }),
  country: text("form1[0].#subform[3].P5_Line1b_Country[0]", { page: 4, part: 4, item: "3" }),
  careOf,
};

/** Where the extra questions of the N-400 go. */
export const n400Extra: Readonly<Record<string, AnswerBoxes>> = {
  sexo: { kind: "choice", boxes: sex },
  motivo_solicitud: { kind: "choice", boxes: eligibility },
  mailing_care_of: { kind: "text", copies: [], box: careOf },
  direccion_postal: {
    kind: "mailing",
    same: tick("form1[0].#subform[2].Pt3_Line2a_Checkbox[1]", { page: 3, part: 4, item: "2", on: "Y" }),
    other: tick("form1[0].#subform[2].Pt3_Line2a_Checkbox[0]", { page: 3, part: 4, item: "2", on: "N" }),
    boxes: mailing,
    usCountry: "",
  },
  // Its name in the file says Part 5, and "P7_EmployerName1" is a child's name: the printed place counts.
  empleo_actual: {
    kind: "text",
    copies: [],
    box: text("form1[0].#subform[4].P5_EmployerName1[0]", { page: 5, part: 7, item: "1" }),
  },
};
