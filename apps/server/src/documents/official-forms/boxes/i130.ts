import { formItems } from "../items/form-items.ts";
import { i130Items } from "../items/i130-items.table.ts";
import { i130RedFlags, i130Remarks } from "../remarks/i130-remarks.table.ts";
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
import { i130Extra } from "./i130-extra.ts";
import { i130Following } from "./i130-following.ts";
import { i130Part1 } from "./i130-part1.ts";
import { i130Part2 } from "./i130-part2.ts";
import { i130Part4 } from "./i130-part4.ts";
import { i130Part4Entry } from "./i130-part4-entry.ts";
import { i130Parts } from "./i130-parts.ts";
import { i130Part3, i130Part5 } from "./i130-parts-3-5-6.ts";
import { i130Work } from "./i130-work.ts";

const petitioner: NameBoxes = {
  family: text("form1[0].#subform[0].Pt2Line4a_FamilyName[0]", { page: 1, part: 2, item: "4.a" }),
  given: text("form1[0].#subform[0].Pt2Line4b_GivenName[0]", { page: 1, part: 2, item: "4.b" }),
  middle: text("form1[0].#subform[0].Pt2Line4c_MiddleName[0]", { page: 1, part: 2, item: "4.c" }),
};

const petitionerOnAdditionalPage: NameBoxes = {
  family: text("form1[0].#subform[11].Pt2Line4a_FamilyName[1]", { page: 12, part: 9, item: "1.a" }),
  given: text("form1[0].#subform[11].Pt2Line4b_GivenName[1]", { page: 12, part: 9, item: "1.b" }),
  middle: text("form1[0].#subform[11].Pt2Line4c_MiddleName[1]", { page: 12, part: 9, item: "1.c" }),
};

const beneficiary: NameBoxes = {
  family: text("form1[0].#subform[4].Pt4Line4a_FamilyName[0]", { page: 5, part: 4, item: "4.a" }),
  given: text("form1[0].#subform[4].Pt4Line4b_GivenName[0]", { page: 5, part: 4, item: "4.b" }),
  middle: text("form1[0].#subform[4].Pt4Line4c_MiddleName[0]", { page: 5, part: 4, item: "4.c" }),
};

const careOf = text("form1[0].#subform[1].Pt2Line10_InCareofName[0]", {
  page: 2,
  part: 2,
  item: "10.a",
  maxLength: 34,
});

// One of these boxes has a space at the end of its state.
const petitionerAddress: AddressBoxes = {
  street: text("form1[0].#subform[1].Pt2Line10_StreetNumberName[0]", { page: 2, part: 2, item: "10.b", maxLength: 34 }),
  apartment: tick("form1[0].#subform[1].Pt2Line10_Unit[0]", { page: 2, part: 2, item: "10.c", on: "APT " }),
  suite: tick("form1[0].#subform[1].Pt2Line10_Unit[1]", { page: 2, part: 2, item: "10.c", on: "STE" }),
  floor: tick("form1[0].#subform[1].Pt2Line10_Unit[2]", { page: 2, part: 2, item: "10.c", on: "FLR" }),
  unit: text("form1[0].#subform[1].Pt2Line10_AptSteFlrNumber[0]", { page: 2, part: 2, item: "10.c", maxLength: 6 }),
  city: text("form1[0].#subform[1].Pt2Line10_CityOrTown[0]", { page: 2, part: 2, item: "10.d", maxLength: 20 }),
  state: list("form1[0].#subform[1].Pt2Line10_State[0]", { page: 2, part: 2, item: "10.e" }),
  zip: text("form1[0].#subform[1].Pt2Line10_ZipCode[0]", { page: 2, part: 2, item: "10.f", maxLength: 5 }),
  province: text("form1[0].#subform[1].Pt2Line10_Province[0]", { page: 2, part: 2, item: "10.g", maxLength: 20 }),
  postalCode: text("form1[0].#subform[1].Pt2Line10_PostalCode[0]", { page: 2, part: 2, item: "10.h", maxLength: 9 }),
  country: text("form1[0].#subform[1].Pt2Line10_Country[0]", { page: 2, part: 2, item: "10.i" }),
  careOf,
};

const beneficiaryAddress: AddressBoxes = {
  street: text("form1[0].#subform[4].Pt4Line11_StreetNumberName[0]", { page: 5, part: 4, item: "11.a", maxLength: 34 }),
  apartment: tick("form1[0].#subform[4].Pt4Line11_Unit[0]", { page: 5, part: 4, item: "11.b", on: "APT" }),
  suite: tick("form1[0].#subform[4].Pt4Line11_Unit[1]", { page: 5, part: 4, item: "11.b", on: "STE" }),
  floor: tick("form1[0].#subform[4].Pt4Line11_Unit[2]", { page: 5, part: 4, item: "11.b", on: "FLR" }),
  unit: text("form1[0].#subform[4].Pt4Line11_AptSteFlrNumber[0]", { page: 5, part: 4, item: "11.b", maxLength: 6 }),
  city: text("form1[0].#subform[4].Pt4Line11_CityOrTown[0]", { page: 5, part: 4, item: "11.c", maxLength: 20 }),
  state: list("form1[0].#subform[4].Pt4Line11_State[0]", { page: 5, part: 4, item: "11.d" }),
  zip: text("form1[0].#subform[4].Pt4Line11_ZipCode[0]", { page: 5, part: 4, item: "11.e", maxLength: 5 }),
  province: text("form1[0].#subform[4].Pt4Line11_Province[0]", { page: 5, part: 4, item: "11.f", maxLength: 20 }),
  postalCode: text("form1[0].#subform[4].Pt4Line11_PostalCode[0]", { page: 5, part: 4, item: "11.g", maxLength: 9 }),
  country: text("form1[0].#subform[4].Pt4Line11_Country[0]", { page: 5, part: 4, item: "11.h", maxLength: 29 }),
};

// "S" means separated here, and single on the N-400.
const maritalStatus: Readonly<Record<string, Box>> = {
  single: tick("form1[0].#subform[5].Pt4Line18_MaritalStatus[3]", { page: 6, part: 4, item: "18", on: "SNM" }),
  married: tick("form1[0].#subform[5].Pt4Line18_MaritalStatus[4]", { page: 6, part: 4, item: "18", on: "M" }),
  divorced: tick("form1[0].#subform[5].Pt4Line18_MaritalStatus[5]", { page: 6, part: 4, item: "18", on: "D" }),
  widowed: tick("form1[0].#subform[5].Pt4Line18_MaritalStatus[0]", { page: 6, part: 4, item: "18", on: "W" }),
  separated: tick("form1[0].#subform[5].Pt4Line18_MaritalStatus[2]", { page: 6, part: 4, item: "18", on: "S" }),
  annulled: tick("form1[0].#subform[5].Pt4Line18_MaritalStatus[1]", { page: 6, part: 4, item: "18", on: "A" }),
};

const overflow: readonly OverflowBoxes[] = [
  {
    page: text("form1[0].#subform[11].Pt9Line3a_PageNumber[0]", { page: 12, part: 9, item: "3.a", maxLength: 2 }),
    part: text("form1[0].#subform[11].Pt9Line3b_PartNumber[0]", { page: 12, part: 9, item: "3.b", maxLength: 6 }),
    item: text("form1[0].#subform[11].Pt9Line3c_ItemNumber[0]", { page: 12, part: 9, item: "3.c", maxLength: 6 }),
    text: text("form1[0].#subform[11].Pt9Line3d_AdditionalInfo[0]", { page: 12, part: 9, item: "3.d" }),
  },
  {
    page: text("form1[0].#subform[11].Pt9Line4a_PageNumber[0]", { page: 12, part: 9, item: "4.a", maxLength: 2 }),
    part: text("form1[0].#subform[11].Pt9Line4b_PartNumber[0]", { page: 12, part: 9, item: "4.b", maxLength: 6 }),
    item: text("form1[0].#subform[11].Pt9Line4c_ItemNumber[0]", { page: 12, part: 9, item: "4.c", maxLength: 6 }),
    text: text("form1[0].#subform[11].Pt9Line4d_AdditionalInfo[0]", { page: 12, part: 9, item: "4.d" }),
  },
  {
    page: text("form1[0].#subform[11].Pt9Line5a_PageNumber[0]", { page: 12, part: 9, item: "5.a", maxLength: 2 }),
    part: text("form1[0].#subform[11].Pt9Line5b_PartNumber[0]", { page: 12, part: 9, item: "5.b", maxLength: 6 }),
    item: text("form1[0].#subform[11].Pt9Line5c_ItemNumber[0]", { page: 12, part: 9, item: "5.c", maxLength: 6 }),
    text: text("form1[0].#subform[11].Pt9Line5d_AdditionalInfo[0]", { page: 12, part: 9, item: "5.d" }),
  },
  {
    page: text("form1[0].#subform[11].Pt9Line6a_PageNumber[0]", { page: 12, part: 9, item: "6.a", maxLength: 2 }),
    part: text("form1[0].#subform[11].Pt9Line6b_PartNumber[0]", { page: 12, part: 9, item: "6.b", maxLength: 6 }),
    item: text("form1[0].#subform[11].Pt9Line6c_ItemNumber[0]", { page: 12, part: 9, item: "6.c", maxLength: 6 }),
    text: text("form1[0].#subform[11].Pt9Line6d_AdditionalInfo[0]", { page: 12, part: 9, item: "6.d" }),
  },
  {
    page: text("form1[0].#subform[11].Pt9Line9a_PageNumber[0]", { page: 12, part: 9, item: "7.a", maxLength: 2 }),
    part: text("form1[0].#subform[11].Pt9Line7b_PartNumber[0]", { page: 12, part: 9, item: "7.b", maxLength: 6 }),
    item: text("form1[0].#subform[11].Pt9Line7c_ItemNumber[0]", { page: 12, part: 9, item: "7.c", maxLength: 6 }),
    text: text("form1[0].#subform[11].Pt9Line7d_AdditionalInfo[0]", { page: 12, part: 9, item: "7.d" }),
  },
];

/** Form I-130, Petition for Alien Relative: where our answers go on the edition of 04/01/24. */
export const i130Boxes: FormBoxes = {
  formType: "I-130",
  name: "Petition for Alien Relative",
  edition: "04/01/24",
  ombExpires: "2027-02-28",
  lookedAt: "2026-11-28",
  pages: 12,
  knownFiles: [
    "bd26a5318edf6b56f52b098bc1d6c1b4ef7b203689f4811fcfb7f2578a56acef",
    "68f66f07a6e23828421f93eb58f22c6cd4fc593e3288bb28f48ba3b1c6e80f1f",
  ],
  answers: {
    nombre_peticionario: { kind: "name", boxes: petitioner, copies: [petitionerOnAdditionalPage] },
    fecha_nacimiento_peticionario: {
      kind: "text",
      copies: [],
      box: text("form1[0].#subform[1].Pt2Line8_DateofBirth[0]", { page: 2, part: 2, item: "8" }),
    },
    petitioner_in_care_of: { kind: "text", box: careOf, copies: [] },
    direccion_peticionario: { kind: "address", boxes: petitionerAddress, usCountry: "United States" },
    telefono_peticionario: {
      kind: "text",
      copies: [],
      box: text("form1[0].#subform[8].Pt6Line3_DaytimePhoneNumber[0]", { page: 9, part: 6, item: "3", maxLength: 10 }),
    },
    email_peticionario: {
      kind: "text",
      copies: [],
      box: text("form1[0].#subform[8].Pt6Line5_Email[0]", { page: 9, part: 6, item: "5", maxLength: 38 }),
    },
    nombre_familiar: { kind: "name", boxes: beneficiary, copies: [] },
    fecha_nacimiento_familiar: {
      kind: "text",
      copies: [],
      box: text("form1[0].#subform[4].Pt4Line9_DateOfBirth[0]", { page: 5, part: 4, item: "8" }),
    },
    pais_nacimiento_familiar: {
      kind: "text",
      copies: [],
      box: text("form1[0].#subform[4].Pt4Line8_CountryOfBirth[0]", { page: 5, part: 4, item: "7" }),
    },
    direccion_familiar: { kind: "address", boxes: beneficiaryAddress, usCountry: "United States" },
    estado_civil_familiar: { kind: "choice", boxes: maritalStatus },
    ...i130Extra,
    ...i130Part1,
    ...i130Part2,
    ...i130Part3,
    ...i130Part4,
    ...i130Part4Entry,
    ...i130Part5,
    ...i130Work,
  },
  following: i130Following,
  overflow: { part: 9, entries: overflow },
  locked: [
    // The petitioner's A-Number on the additional page: a script would have repeated it from page 1.
    "form1[0].#subform[11].Pt2Line1_AlienNumber[1]",
    "form1[0].#subform[2].Pt2Line23a_checkbox[0]",
    "form1[0].#subform[2].Pt2Line23b_checkbox[0]",
    "form1[0].#subform[2].Pt2Line23c_checkbox[0]",
    "form1[0].#subform[2].Pt2Line37a_CertificateNumber[0]",
    "form1[0].#subform[2].Pt2Line37c_DateOfIssuance[0]",
    "form1[0].#subform[2].Pt2Line37b_PlaceOfIssuance[0]",
    "form1[0].#subform[6].Pt4Line54_Removal[0]",
    "form1[0].#subform[6].Pt4Line54_Exclusion[0]",
    "form1[0].#subform[6].Pt4Line54_Rescission[0]",
    "form1[0].#subform[6].Pt4Line54_JudicialProceedings[0]",
    "form1[0].#subform[6].Pt4Line55a_CityOrTown[0]",
    "form1[0].#subform[6].Pt4Line55b_State[0]",
    "form1[0].#subform[6].Pt4Line56_Date[0]",
    "form1[0].#subform[7].Pt5Line2a_FamilyName[0]",
    "form1[0].#subform[7].Pt5Line2b_GivenName[0]",
    "form1[0].#subform[7].Pt5Line2c_MiddleName[0]",
    "form1[0].#subform[7].Pt5Line5_Result[0]",
    "form1[0].#subform[7].Pt5Line4_DateFiled[0]",
    "form1[0].#subform[7].Pt5Line3a_CityOrTown[0]",
    "form1[0].#subform[7].Pt5Line3b_State[0]",
    "form1[0].#subform[8].Pt6Line1b_Language[0]",
    "form1[0].#subform[8].Pt6Line2_RepresentativeName[0]",
    "form1[0].#subform[10].Pt8Line7b_Checkbox[0]",
    "form1[0].#subform[10].Pt8Line7b_Checkbox[1]",
  ],
  notForThePerson: /BarCode|Signature|subform\[11\]\.Pt2Line|(?:13b|43b)_DateTo/,
  signature: { part: 6, item: "6.a", page: 9, label: "Petitioner's Signature" },
  repeated: [],
  parts: i130Parts,
  items: formItems(i130Items),
  redFlags: i130RedFlags,
  remarks: i130Remarks,
};
