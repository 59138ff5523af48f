import { formItems } from "../items/form-items.ts";
import { n400Items } from "../items/n400-items.table.ts";
import { n400RedFlags, n400Remarks } from "../remarks/n400-remarks.table.ts";
import {
  type AddressBoxes,
  type Box,
  type FormBoxes,
  list,
  type NameBoxes,
  type OverflowBoxes,
  text,
  tick,
} from "./form-boxes.ts";
import { n400Extra } from "./n400-extra.ts";
import { n400Part9 } from "./n400-part9.ts";
import { n400Parts } from "./n400-parts.ts";
import { n400Parts1And2 } from "./n400-parts-1-2.ts";
import { n400Parts3To10 } from "./n400-parts-3-to-10.ts";
import { n400Parts4And7 } from "./n400-parts-4-7.ts";
import { n400Parts5And6 } from "./n400-parts-5-6.ts";
import { whyNoSpouse } from "./n400-spouse.ts";

const name: NameBoxes = {
  family: text("form1[0].#subform[0].P2_Line1_FamilyName[0]", { page: 1, part: 2, item: "1" }),
  given: text("form1[0].#subform[0].P2_Line1_GivenName[0]", { page: 1, part: 2, item: "1" }),
  middle: text("form1[0].#subform[0].P2_Line1_MiddleName[0]", { page: 1, part: 2, item: "1" }),
};

const nameOnAdditionalPage: NameBoxes = {
  family: text("form1[0].#subform[12].P2_Line1_FamilyName[1]", { page: 13, part: 14, item: "1" }),
  given: text("form1[0].#subform[12].P2_Line1_GivenName[1]", { page: 13, part: 14, item: "1" }),
  middle: text("form1[0].#subform[12].P2_Line1_MiddleName[1]", { page: 13, part: 14, item: "1" }),
};

const spouse: NameBoxes = {
  family: text("form1[0].#subform[3].P10_Line4a_FamilyName[0]", { page: 4, part: 5, item: "4.a" }),
  given: text("form1[0].#subform[3].P10_Line4a_GivenName[0]", { page: 4, part: 5, item: "4.a" }),
  middle: text("form1[0].#subform[3].P10_Line4a_MiddleName[0]", { page: 4, part: 5, item: "4.a" }),
};

const alienNumber: Box = text("form1[0].#subform[0].#area[0].Line1_AlienNumber[0]", {
  page: 1,
  part: 1,
  item: "top of the part",
  maxLength: 9,
});

/** The form repeats the A-Number at the top of every page. */
const alienNumberCopies: readonly Box[] = [
  text("form1[0].#subform[1].#area[1].Line1_AlienNumber[1]", {
    page: 2,
    part: 2,
    item: "top of the page",
    maxLength: 9,
  }),
  text("form1[0].#subform[2].#area[2].Line1_AlienNumber[2]", {
    page: 3,
    part: 3,
    item: "top of the page",
    maxLength: 9,
  }),
  text("form1[0].#subform[3].#area[3].Line1_AlienNumber[3]", {
    page: 4,
    part: 4,
    item: "top of the page",
    maxLength: 9,
  }),
  text("form1[0].#subform[4].#area[4].Line1_AlienNumber[4]", {
    page: 5,
    part: 5,
    item: "top of the page",
    maxLength: 9,
  }),
  text("form1[0].#subform[5].#area[6].Line1_AlienNumber[5]", {
    page: 6,
    part: 8,
    item: "top of the page",
    maxLength: 9,
  }),
  text("form1[0].#subform[6].#area[7].Line1_AlienNumber[6]", {
    page: 7,
    part: 9,
    item: "top of the page",
    maxLength: 9,
  }),
  text("form1[0].#subform[7].#area[8].Line1_AlienNumber[7]", {
    page: 8,
    part: 9,
    item: "top of the page",
    maxLength: 9,
  }),
  text("form1[0].#subform[8].#area[9].Line1_AlienNumber[8]", {
    page: 9,
    part: 9,
    item: "top of the page",
    maxLength: 9,
  }),
  text("form1[0].#subform[9].#area[10].Line1_AlienNumber[9]", {
    page: 10,
    part: 9,
    item: "top of the page",
    maxLength: 9,
  }),
  text("form1[0].#subform[10].#area[11].Line1_AlienNumber[10]", {
    page: 11,
    part: 10,
    item: "top of the page",
    maxLength: 9,
  }),
  text("form1[0].#subform[11].#area[12].Line1_AlienNumber[11]", {
    page: 12,
    part: 12,
    item: "top of the page",
    maxLength: 9,
  }),
  text("form1[0].#subform[12].#area[13].Line1_AlienNumber[12]", {
    page: 13,
    part: 14,
    item: "top of the page",
    maxLength: 9,
  }),
  text("form1[0].#subform[13].#area[14].Line1_AlienNumber[13]", {
    page: 14,
    part: 15,
    item: "top of the page",
    maxLength: 9,
  }),
];

const careOf = text("form1[0].#subform[2].P4_Line1_InCareOfName[0]", { page: 3, part: 4, item: "1" });

const address: AddressBoxes = {
  street: text("form1[0].#subform[2].P4_Line1_StreetName[0]", { page: 3, part: 4, item: "1" }),
  apartment: tick("form1[0].#subform[2].P4_Line1_Unit[2]", { page: 3, part: 4, item: "1", on: "APT" }),
  suite: tick("form1[0].#subform[2].P4_Line1_Unit[1]", { page: 3, part: 4, item: "1", on: "STE" }),
  floor: tick("form1[0].#subform[2].P4_Line1_Unit[0]", { page: 3, part: 4, item: "1", on: "FLR" }),
  unit: text("form1[0].#subform[2].P4_Line1_Number[0]", { page: 3, part: 4, item: "1" }),
  city: text("form1[0].#subform[2].P4_Line1_City[0]", { page: 3, part: 4, item: "1" }),
  state: list("form1[0].#subform[2].P4_Line1_State[0]", { page: 3, part: 4, item: "1" }),
  zip: text("form1[0].#subform[2].P4_Line1_ZipCode[0]", { page: 3, part: 4, item: "1", maxLength: 5 }),
  province: text("form1[0].#subform[2].P4_Line1_Province[0]", { page: 3, part: 4, item: "1" }),
  postalCode: text("form1[0].#subform[2].P4_Line1_PostalCode[0]", { page: 3, part: 4, item: "1", maxLength: 9 }),
  country: text("form1[0].#subform[2].P4_Line1_Country[0]", { page: 3, part: 4, item: "1" }),
  careOf,
};

// "S" means single here, and separated on the I-130.
const maritalStatus: Readonly<Record<string, Box>> = {
  single: tick("form1[0].#subform[3].P10_Line1_MaritalStatus[1]", { page: 4, part: 5, item: "1", on: "S" }),
  married: tick("form1[0].#subform[3].P10_Line1_MaritalStatus[3]", { page: 4, part: 5, item: "1", on: "M" }),
  divorced: tick("form1[0].#subform[3].P10_Line1_MaritalStatus[0]", { page: 4, part: 5, item: "1", on: "D" }),
  widowed: tick("form1[0].#subform[3].P10_Line1_MaritalStatus[2]", { page: 4, part: 5, item: "1", on: "W" }),
  separated: tick("form1[0].#subform[3].P10_Line1_MaritalStatus[5]", { page: 4, part: 5, item: "1", on: "E" }),
  annulled: tick("form1[0].#subform[3].P10_Line1_MaritalStatus[4]", { page: 4, part: 5, item: "1", on: "A" }),
};

const overflow: readonly OverflowBoxes[] = [
  {
    page: text("form1[0].#subform[12].P11_Line3A[0]", { page: 13, part: 14, item: "2", maxLength: 2 }),
    part: text("form1[0].#subform[12].P11_Line3B[0]", { page: 13, part: 14, item: "2", maxLength: 6 }),
    item: text("form1[0].#subform[12].P11_Line3C[0]", { page: 13, part: 14, item: "2", maxLength: 6 }),
    text: text("form1[0].#subform[12].P11_Line3D[0]", { page: 13, part: 14, item: "2" }),
  },
  {
    page: text("form1[0].#subform[12].P11_Line4A[0]", { page: 13, part: 14, item: "3", maxLength: 2 }),
    part: text("form1[0].#subform[12].P11_Line4B[0]", { page: 13, part: 14, item: "3", maxLength: 6 }),
    item: text("form1[0].#subform[12].P11_Line4C[0]", { page: 13, part: 14, item: "3", maxLength: 6 }),
    text: text("form1[0].#subform[12].P11_Line4D[0]", { page: 13, part: 14, item: "3" }),
  },
  {
    page: text("form1[0].#subform[12].P11_Line5A[0]", { page: 13, part: 14, item: "4", maxLength: 2 }),
    part: text("form1[0].#subform[12].P11_Line5B[0]", { page: 13, part: 14, item: "4", maxLength: 6 }),
    item: text("form1[0].#subform[12].P11_Line5C[0]", { page: 13, part: 14, item: "4", maxLength: 6 }),
    text: text("form1[0].#subform[12].P11_Line5D[0]", { page: 13, part: 14, item: "4" }),
  },
  {
    page: text("form1[0].#subform[12].P11_Line6A[0]", { page: 13, part: 14, item: "5", maxLength: 2 }),
    part: text("form1[0].#subform[12].P11_Line6B[0]", { page: 13, part: 14, item: "5", maxLength: 6 }),
    item: text("form1[0].#subform[12].P11_Line6C[0]", { page: 13, part: 14, item: "5", maxLength: 6 }),
    text: text("form1[0].#subform[12].P11_Line6D[0]", { page: 13, part: 14, item: "5" }),
  },
];

/** Form N-400, Application for Naturalization: where our answers go on the edition of 01/20/25. */
export const n400Boxes: FormBoxes = {
  formType: "N-400",
  name: "Application for Naturalization",
  edition: "01/20/25",
  ombExpires: "2027-02-28",
  lookedAt: "2026-11-28",
  pages: 14,
  knownFiles: ["8b33868ba071e261bf5e8d87d9667860d1f6d2c4de76101eb1e674404a82d909"],
  answers: {
    nombre_completo: { kind: "name", boxes: name, copies: [nameOnAdditionalPage] },
    fecha_nacimiento: {
      kind: "text",
      copies: [],
      box: text("form1[0].#subform[1].P2_Line8_DateOfBirth[0]", { page: 2, part: 2, item: "6" }),
    },
    pais_nacimiento: {
      kind: "text",
      copies: [],
      box: text("form1[0].#subform[1].P2_Line10_CountryOfBirth[0]", { page: 2, part: 2, item: "8" }),
    },
    numero_alien: { kind: "text", copies: alienNumberCopies, box: alienNumber },
    // Its tooltip asks for the country of a foreign address only.
    current_care_of: { kind: "text", box: careOf, copies: [] },
    direccion_actual: { kind: "address", boxes: address, usCountry: "" },
    telefono: {
      kind: "text",
      copies: [],
      box: text("form1[0].#subform[10].P12_Line3_Telephone[0]", { page: 11, part: 11, item: "1", maxLength: 10 }),
    },
    email: {
      kind: "text",
      copies: [],
      box: text("form1[0].#subform[10].P12_Line5_Email[0]", { page: 11, part: 11, item: "3", maxLength: 38 }),
    },
    fecha_residencia: {
      kind: "text",
      copies: [],
      box: text("form1[0].#subform[1].P2_Line9_DateBecamePermanentResident[0]", { page: 2, part: 2, item: "7" }),
    },
    estado_civil: { kind: "choice", boxes: maritalStatus },
    nombre_conyuge: { kind: "name", boxes: spouse, copies: [] },
    ...n400Extra,
    ...n400Part9,
    ...n400Parts1And2,
    ...n400Parts3To10,
    ...n400Parts5And6,
    ...n400Parts4And7,
  },
  whyEmpty: whyNoSpouse,
  overflow: { part: 14, entries: overflow },
  locked: [
    "form1[0].#subform[0].Part1Line5_OtherExplain[0]",
    "form1[0].#subform[0].DropDownList1[0]",
    "form1[0].#subform[1].Part2Line4a_MiddleName[0]",
    "form1[0].#subform[1].Part2Line4a_GivenName[0]",
    "form1[0].#subform[1].Part2Line3_FamilyName[0]",
    "form1[0].#subform[2].P4_Line1_Number[0]",
    "form1[0].#subform[3].P5_Line1b_Number[0]",
    "form1[0].#subform[3].P10_Line5b_DateBecame[0]",
    "form1[0].#subform[9].P9_NobilityTitles[0]",
  ],
  notForThePerson:
    /BarCode|DatesofResidence\[0\]|subform\[13\]|Signature|subform\[12\]\.P2_Line1_|AlienNumber\[(?!0\])/,
  signature: { part: 11, item: "4", page: 11, label: "Applicant's Signature" },
  repeated: [],
  parts: n400Parts,
  items: formItems(n400Items),
  redFlags: n400RedFlags,
  remarks: n400Remarks,
};
