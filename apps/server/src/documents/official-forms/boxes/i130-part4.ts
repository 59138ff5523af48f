import type { AnswerBoxes } from "./form-boxes.ts";
import { addressed, choice, named, one, placed, rowsBeyond, stateBox, townBox } from "./part-boxes.ts";

/** Where Part 4 of the I-130 goes, items 1 to 44. */
export const i130Part4: Readonly<Record<string, AnswerBoxes>> = {
  beneficiary_alien_number: one("#subform[4].#area[6].Pt4Line1_AlienNumber[0]", {
    page: 5,
    part: 4,
    item: "1",
    maxLength: 9,
  }),
  beneficiary_uscis_account: one("#subform[4].#area[7].Pt4Line2_USCISOnlineActNumber[0]", {
    page: 5,
    part: 4,
    item: "2",
    maxLength: 12,
  }),
  beneficiary_ssn: one("#subform[4].Pt4Line3_SSN[0]", { page: 5, part: 4, item: "3", maxLength: 9 }),
  "beneficiary_other_names.1.name": named(
    { page: 5, part: 4, item: "5" },
    "#subform[4].P4Line5a_FamilyName[0]",
    "#subform[4].Pt4Line5b_GivenName[0]",
    "#subform[4].Pt4Line5c_MiddleName[0]",
  ),
  ...rowsBeyond({ page: 5, part: 4, item: "5.a" }, "beneficiary_other_names", { rows: [2, 4], columns: ["name"] }),
  beneficiary_birth_city: one("#subform[4].Pt4Line7_CityTownOfBirth[0]", {
    page: 5,
    part: 4,
    item: "6",
    maxLength: 38,
  }),
  others_petitioned: choice(
    { page: 5, part: 4, item: "10" },
    {
      yes: ["#subform[4].Pt4Line10_Yes[0]", "Y"],
      no: ["#subform[4].Pt4Line10_No[0]", "N"],
      unknown: ["#subform[4].Pt4Line10_Unknown[0]", "U"],
    },
  ),
  beneficiary_us_address: addressed({ page: 5, part: 4, item: "12" }, "#subform[4].Pt4Line12", {
    isSpaced: true,
    isLettered: true,
    lacks: ["province", "postalCode", "country"],
  }),
  beneficiary_foreign_address: addressed({ page: 5, part: 4, item: "13" }, "#subform[4].Pt4Line13_", {
    isSpaced: true,
    lacks: ["state", "zip"],
  }),
  beneficiary_day_phone: one("#subform[4].Pt4Line14_DaytimePhoneNumber[0]", {
    page: 5,
    part: 4,
    item: "14",
    maxLength: 15,
  }),
  beneficiary_mobile_phone: one("#subform[5].Pt4Line15_MobilePhoneNumber[0]", {
    page: 6,
    part: 4,
    item: "15",
    maxLength: 15,
  }),
  beneficiary_email: one("#subform[5].Pt4Line16_EmailAddress[0]", { page: 6, part: 4, item: "16" }),
  beneficiary_times_married: one("#subform[5].Pt4Line17_NumberofMarriages[0]", {
    page: 6,
    part: 4,
    item: "17",
    maxLength: 5,
  }),
  beneficiary_marriage_date: one("#subform[5].Pt4Line19_DateOfMarriage[0]", { page: 6, part: 4, item: "19" }),
  beneficiary_marriage_place: placed({
    city: townBox("#subform[5].Pt4Line20a_CityTown[0]", { page: 6, part: 4, item: "20.a", maxLength: 20 }),
    state: stateBox("#subform[5].Pt4Line20b_State[0]", { page: 6, part: 4, item: "20.b" }),
    province: townBox("#subform[5].Pt4Line20c_Province[0]", { page: 6, part: 4, item: "20.c", maxLength: 20 }),
    country: townBox("#subform[5].Pt4Line20d_Country[0]", { page: 6, part: 4, item: "20.d" }),
  }),
  "beneficiary_spouses.1.name": named(
    { page: 6, part: 4, item: "21" },
    "#subform[5].Pt4Line16a_FamilyName[0]",
    "#subform[5].Pt4Line16b_GivenName[0]",
    "#subform[5].Pt4Line16c_MiddleName[0]",
  ),
  "beneficiary_spouses.1.ended": one("#subform[5].Pt4Line17_DateMarriageEnded[0]", { page: 6, part: 4, item: "22" }),
  "beneficiary_spouses.2.name": named(
    { page: 6, part: 4, item: "23" },
    "#subform[5].Pt4Line18a_FamilyName[0]",
    "#subform[5].Pt4Line18b_GivenName[0]",
    "#subform[5].Pt4Line18c_MiddleName[0]",
  ),
  "beneficiary_spouses.2.ended": one("#subform[5].Pt4Line17_DateMarriageEnded[1]", { page: 6, part: 4, item: "24" }),
  ...rowsBeyond({ page: 6, part: 4, item: "21.a" }, "beneficiary_spouses", {
    rows: [3, 4],
    columns: ["name", "ended"],
  }),
  "beneficiary_family.1.name": named(
    { page: 6, part: 4, item: "25" },
    "#subform[5].Pt4Line30a_FamilyName[0]",
    "#subform[5].Pt4Line30b_GivenName[0]",
    "#subform[5].Pt4Line30c_MiddleName[0]",
  ),
  "beneficiary_family.1.relationship": one("#subform[5].Pt4Line31_Relationship[0]", { page: 6, part: 4, item: "26" }),
  "beneficiary_family.1.birth_date": one("#subform[5].Pt4Line32_DateOfBirth[0]", { page: 6, part: 4, item: "27" }),
  "beneficiary_family.1.birth_country": one("#subform[5].Pt4Line49_CountryOfBirth[0]", {
    page: 6,
    part: 4,
    item: "28",
  }),
  "beneficiary_family.2.name": named(
    { page: 6, part: 4, item: "29" },
    "#subform[5].Pt4Line34a_FamilyName[0]",
    "#subform[5].Pt4Line34b_GivenName[0]",
    "#subform[5].Pt4Line34c_MiddleName[0]",
  ),
  "beneficiary_family.2.relationship": one("#subform[5].Pt4Line35_Relationship[0]", { page: 6, part: 4, item: "30" }),
  "beneficiary_family.2.birth_date": one("#subform[5].Pt4Line36_DateOfBirth[0]", { page: 6, part: 4, item: "31" }),
  "beneficiary_family.2.birth_country": one("#subform[5].Pt4Line37_CountryOfBirth[0]", {
    page: 6,
    part: 4,
    item: "32",
  }),
  "beneficiary_family.3.name": named(
    { page: 6, part: 4, item: "33" },
    "#subform[5].Pt4Line38a_FamilyName[0]",
    "#subform[5].Pt4Line38b_GivenName[0]",
    "#subform[5].Pt4Line38c_MiddleName[0]",
  ),
  "beneficiary_family.3.relationship": one("#subform[5].Pt4Line39_Relationship[0]", {
    page: 6,
    part: 4,
    item: "34",
    maxLength: 29,
  }),
  "beneficiary_family.3.birth_date": one("#subform[5].Pt4Line40_DateOfBirth[0]", { page: 6, part: 4, item: "35" }),
  "beneficiary_family.3.birth_country": one("#subform[5].Pt4Line41_CountryOfBirth[0]", {
    page: 6,
    part: 4,
    item: "36",
  }),
  "beneficiary_family.4.name": named(
    { page: 7, part: 4, item: "37" },
    "#subform[6].Pt4Line42a_FamilyName[0]",
    "#subform[6].Pt4Line42b_GivenName[0]",
    "#subform[6].Pt4Line42c_MiddleName[0]",
  ),
  "beneficiary_family.4.relationship": one("#subform[6].Pt4Line43_Relationship[0]", {
    page: 7,
    part: 4,
    item: "38",
    maxLength: 29,
  }),
  "beneficiary_family.4.birth_date": one("#subform[6].Pt4Line44_DateOfBirth[0]", { page: 7, part: 4, item: "39" }),
  "beneficiary_family.4.birth_country": one("#subform[6].Pt4Line45_CountryOfBirth[0]", {
    page: 7,
    part: 4,
    item: "40",
  }),
  "beneficiary_family.5.name": named(
    { page: 7, part: 4, item: "41" },
    "#subform[6].Pt4Line46a_FamilyName[0]",
    "#subform[6].Pt4Line46b_GivenName[0]",
    "#subform[6].Pt4Line46c_MiddleName[0]",
  ),
  "beneficiary_family.5.relationship": one("#subform[6].Pt4Line47_Relationship[0]", {
    page: 7,
    part: 4,
    item: "42",
    maxLength: 29,
  }),
  "beneficiary_family.5.birth_date": one("#subform[6].Pt4Line48_DateOfBirth[0]", { page: 7, part: 4, item: "43" }),
  "beneficiary_family.5.birth_country": one("#subform[6].Pt4Line49_CountryOfBirth[1]", {
    page: 7,
    part: 4,
    item: "44",
  }),
  ...rowsBeyond({ page: 6, part: 4, item: "25.a" }, "beneficiary_family", {
    rows: [6, 8],
    columns: ["name", "relationship", "birth_date", "birth_country"],
  }),
};
