import { type AnswerBoxes, text } from "./form-boxes.ts";
import { addressed, choice, named, one, placed, rowsBeyond, stateBox, townBox, yesNo } from "./part-boxes.ts";

/** Where Part 2 of the I-130 goes, but for its work. */
export const i130Part2: Readonly<Record<string, AnswerBoxes>> = {
  petitioner_alien_number: {
    kind: "text",
    box: text("form1[0].#subform[0].#area[4].Pt2Line1_AlienNumber[0]", { page: 1, part: 2, item: "1", maxLength: 9 }),
    copies: [text("form1[0].#subform[11].Pt2Line1_AlienNumber[1]", { page: 12, part: 9, item: "2", maxLength: 9 })],
  },
  petitioner_uscis_account: one("#subform[0].#area[5].Pt2Line2_USCISOnlineActNumber[0]", {
    page: 1,
    part: 2,
    item: "2",
    maxLength: 12,
  }),
  petitioner_ssn: one("#subform[0].Pt2Line11_SSN[0]", { page: 1, part: 2, item: "3", maxLength: 9 }),
  "petitioner_other_names.1.name": named(
    { page: 2, part: 2, item: "5" },
    "#subform[1].Pt2Line5a_FamilyName[0]",
    "#subform[1].Pt2Line5b_GivenName[0]",
    "#subform[1].Pt2Line5c_MiddleName[0]",
  ),
  ...rowsBeyond({ page: 2, part: 2, item: "5.a" }, "petitioner_other_names", { rows: [2, 4], columns: ["name"] }),
  petitioner_birth_city: one("#subform[1].Pt2Line6_CityTownOfBirth[0]", { page: 2, part: 2, item: "6" }),
  petitioner_birth_country: one("#subform[1].Pt2Line7_CountryofBirth[0]", { page: 2, part: 2, item: "7" }),
  petitioner_mailing_is_physical: yesNo(
    { page: 2, part: 2, item: "11" },
    "#subform[1].Pt2Line11_Yes[0]",
    "#subform[1].Pt2Line11_No[0]",
  ),
  petitioner_physical_address: addressed({ page: 2, part: 2, item: "12" }, "#subform[1].Pt2Line12_", {
    isSpaced: true,
  }),
  petitioner_physical_address_since: one("#subform[1].Pt2Line13a_DateFrom[0]", { page: 2, part: 2, item: "13.a" }),
  "petitioner_past_addresses.1.address": addressed({ page: 2, part: 2, item: "14" }, "#subform[1].Pt2Line14_", {
    isSpaced: true,
  }),
  "petitioner_past_addresses.1.from": one("#subform[1].Pt2Line15a_DateFrom[0]", { page: 2, part: 2, item: "15.a" }),
  "petitioner_past_addresses.1.to": one("#subform[1].Pt2Line15b_DateTo[0]", { page: 2, part: 2, item: "15.b" }),
  ...rowsBeyond({ page: 2, part: 2, item: "14.a" }, "petitioner_past_addresses", {
    rows: [2, 5],
    columns: ["address", "from", "to"],
  }),
  petitioner_times_married: one("#subform[1].Pt2Line16_NumberofMarriages[0]", {
    page: 2,
    part: 2,
    item: "16",
    maxLength: 5,
  }),
  petitioner_marital_status: choice(
    { page: 2, part: 2, item: "17" },
    {
      single: ["#subform[1].Pt2Line17_Single[0]", "Y"],
      married: ["#subform[1].Pt2Line17_Married[0]", "Y"],
      divorced: ["#subform[1].Pt2Line17_Divorced[0]", "Y"],
      widowed: ["#subform[1].Pt2Line17_Widowed[0]", "Y"],
      separated: ["#subform[1].Pt2Line17_Separated[0]", "Y"],
      annulled: ["#subform[1].Pt2Line17_Annulled[0]", "Y"],
    },
  ),
  "petitioner_spouses.1.name": named(
    { page: 3, part: 2, item: "20" },
    "#subform[2].PtLine20a_FamilyName[0]",
    "#subform[2].Pt2Line20b_GivenName[0]",
    "#subform[2].Pt2Line20c_MiddleName[0]",
  ),
  "petitioner_spouses.1.ended": one("#subform[2].Pt2Line21_DateMarriageEnded[0]", { page: 3, part: 2, item: "21" }),
  "petitioner_spouses.2.name": named(
    { page: 3, part: 2, item: "22" },
    "#subform[2].Pt2Line22a_FamilyName[0]",
    "#subform[2].Pt2Line22b_GivenName[0]",
    "#subform[2].Pt2Line22c_MiddleName[0]",
  ),
  "petitioner_spouses.2.ended": one("#subform[2].Pt2Line23_DateMarriageEnded[0]", { page: 3, part: 2, item: "23" }),
  ...rowsBeyond({ page: 3, part: 2, item: "20.a" }, "petitioner_spouses", { rows: [3, 4], columns: ["name", "ended"] }),
  "petitioner_parents.1.name": named(
    { page: 3, part: 2, item: "24" },
    "#subform[2].Pt2Line24_FamilyName[0]",
    "#subform[2].Pt2Line24_GivenName[0]",
    "#subform[2].Pt2Line24_MiddleName[0]",
  ),
  "petitioner_parents.1.birth_date": one("#subform[2].Pt2Line25_DateofBirth[0]", { page: 3, part: 2, item: "25" }),
  "petitioner_parents.1.sex": choice(
    { page: 3, part: 2, item: "26" },
    { male: ["#subform[2].Pt2Line26_Male[0]", "Y"], female: ["#subform[2].Pt2Line26_Female[0]", "Y"] },
  ),
  "petitioner_parents.1.birth_country": one("#subform[2].Pt2Line27_CountryofBirth[0]", {
    page: 3,
    part: 2,
    item: "27",
  }),
  "petitioner_parents.1.residence_city": one("#subform[2].Pt2Line28_CityTownOrVillageOfResidence[0]", {
    page: 3,
    part: 2,
    item: "28",
  }),
  "petitioner_parents.1.residence_country": one("#subform[2].Pt2Line29_CountryOfResidence[0]", {
    page: 3,
    part: 2,
    item: "29",
  }),
  "petitioner_parents.2.name": named(
    { page: 3, part: 2, item: "30" },
    "#subform[2].Pt2Line30a_FamilyName[0]",
    "#subform[2].Pt2Line30b_GivenName[0]",
    "#subform[2].Pt2Line30c_MiddleName[0]",
  ),
  "petitioner_parents.2.birth_date": one("#subform[2].Pt2Line31_DateofBirth[0]", { page: 3, part: 2, item: "31" }),
  "petitioner_parents.2.sex": choice(
    { page: 3, part: 2, item: "32" },
    { male: ["#subform[2].Pt2Line32_Male[0]", "Y"], female: ["#subform[2].Pt2Line32_Female[0]", "Y"] },
  ),
  "petitioner_parents.2.birth_country": one("#subform[2].Pt2Line33_CountryofBirth[0]", {
    page: 3,
    part: 2,
    item: "33",
  }),
  "petitioner_parents.2.residence_city": one("#subform[2].Pt2Line34_CityTownOrVillageOfResidence[0]", {
    page: 3,
    part: 2,
    item: "34",
  }),
  "petitioner_parents.2.residence_country": one("#subform[2].Pt2Line35_CountryOfResidence[0]", {
    page: 3,
    part: 2,
    item: "35",
  }),
  citizenship_through: choice(
    { page: 3, part: 2, item: "37" },
    {
      birth: ["#subform[2].Pt2Line23a_checkbox[0]", "Y"],
      naturalization: ["#subform[2].Pt2Line23b_checkbox[0]", "Y"],
      parents: ["#subform[2].Pt2Line23c_checkbox[0]", "Y"],
    },
  ),
  has_citizenship_certificate: yesNo(
    { page: 3, part: 2, item: "38" },
    "#subform[2].Pt2Line36_Yes[0]",
    "#subform[2].Pt2Line36_No[0]",
  ),
  certificate_number: one("#subform[2].Pt2Line37a_CertificateNumber[0]", { page: 3, part: 2, item: "39.a" }),
  certificate_place: one("#subform[2].Pt2Line37b_PlaceOfIssuance[0]", { page: 3, part: 2, item: "39.b" }),
  certificate_date: one("#subform[2].Pt2Line37c_DateOfIssuance[0]", { page: 3, part: 2, item: "39.c" }),
  petitioner_class_of_admission: one("#subform[3].Pt2Line40a_ClassOfAdmission[0]", { page: 4, part: 2, item: "40.a" }),
  petitioner_admission_date: one("#subform[3].Pt2Line40b_DateOfAdmission[0]", { page: 4, part: 2, item: "40.b" }),
  petitioner_admission_place: placed({
    city: townBox("#subform[3].Pt2Line40d_CityOrTown[0]", { page: 4, part: 2, item: "40.c" }),
    state: stateBox("#subform[3].Pt2Line40e_State[0]", { page: 4, part: 2, item: "40.d" }),
  }),
  residence_through_marriage: yesNo(
    { page: 4, part: 2, item: "41" },
    "#subform[3].Pt2Line41_Yes[0]",
    "#subform[3].Pt2Line41_No[0]",
  ),
};
