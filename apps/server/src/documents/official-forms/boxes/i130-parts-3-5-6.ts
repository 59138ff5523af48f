import type { AnswerBoxes } from "./form-boxes.ts";
import { choice, named, one, pieces, placed, rowsBeyond, stateBox, townBox, yesNo } from "./part-boxes.ts";

/** Where Part 3 of the I-130 goes. */
export const i130Part3: Readonly<Record<string, AnswerBoxes>> = {
  petitioner_ethnicity: choice(
    { page: 4, part: 3, item: "1" },
    { hispanic: ["#subform[3].Pt3Line1_Ethnicity[1]", "H"], not_hispanic: ["#subform[3].Pt3Line1_Ethnicity[0]", "NH"] },
  ),
  petitioner_race: choice(
    { page: 4, part: 3, item: "2" },
    {
      white: ["#subform[3].Pt3Line2_Race_White[0]", "W"],
      asian: ["#subform[3].Pt3Line2_Race_Asian[0]", "A"],
      black: ["#subform[3].Pt3Line2_Race_Black[0]", "B"],
      american_indian: ["#subform[3].Pt3Line2_Race_AmericanIndianAlaskaNative[0]", "AA"],
      pacific_islander: ["#subform[3].Pt3Line2_Race_NativeHawaiianOtherPacificIslander[0]", "N"],
    },
  ),
  petitioner_eye_color: choice(
    { page: 4, part: 3, item: "5" },
    {
      black: ["#subform[3].Pt3Line5_EyeColor[7]", "BLK"],
      blue: ["#subform[3].Pt3Line5_EyeColor[0]", "BLU"],
      brown: ["#subform[3].Pt3Line5_EyeColor[1]", "BRN"],
      gray: ["#subform[3].Pt3Line5_EyeColor[6]", "GRAY"],
      green: ["#subform[3].Pt3Line5_EyeColor[5]", "GRN"],
      hazel: ["#subform[3].Pt3Line5_EyeColor[2]", "HZL"],
      maroon: ["#subform[3].Pt3Line5_EyeColor[4]", "MRN"],
      pink: ["#subform[3].Pt3Line5_EyeColor[3]", "PNK"],
      unknown_other: ["#subform[3].Pt3Line5_EyeColor[8]", "OTH"],
    },
  ),
  petitioner_hair_color: choice(
    { page: 5, part: 3, item: "6" },
    {
      bald: ["#subform[4].Pt3Line6_HairColor[0]", "BLD"],
      black: ["#subform[4].Pt3Line6_HairColor[1]", "BLK"],
      blond: ["#subform[4].Pt3Line6_HairColor[2]", "BND"],
      brown: ["#subform[4].Pt3Line6_HairColor[3]", "BRN"],
      gray: ["#subform[4].Pt3Line6_HairColor[4]", "GRY"],
      red: ["#subform[4].Pt3Line6_HairColor[5]", "RED"],
      sandy: ["#subform[4].Pt3Line6_HairColor[6]", "SDY"],
      white: ["#subform[4].Pt3Line6_HairColor[7]", "WHT"],
      unknown_other: ["#subform[4].Pt3Line6_HairColor[8]", "OTH"],
    },
  ),
  petitioner_height: pieces(
    { page: 4, part: 3, item: "3" },
    "list",
    "#subform[3].Pt3Line3_HeightFeet[0]",
    "#subform[3].Pt3Line3_HeightInches[0]",
  ),
  petitioner_weight: pieces(
    { page: 4, part: 3, item: "4" },
    "digits",
    "#subform[3].Pt3Line4_Pound1[0]",
    "#subform[3].Pt3Line4_Pound2[0]",
    "#subform[3].Pt3Line4_Pound3[0]",
  ),
};

/** Where Parts 5 and 6 of the I-130 go. */
export const i130Part5: Readonly<Record<string, AnswerBoxes>> = {
  petitioned_before: yesNo(
    { page: 8, part: 5, item: "1" },
    "#subform[7].Part4Line1_Yes[0]",
    "#subform[7].Part4Line1_No[0]",
  ),
  "prior_petitions.1.name": named(
    { page: 8, part: 5, item: "2" },
    "#subform[7].Pt5Line2a_FamilyName[0]",
    "#subform[7].Pt5Line2b_GivenName[0]",
    "#subform[7].Pt5Line2c_MiddleName[0]",
  ),
  "prior_petitions.1.place": placed({
    city: townBox("#subform[7].Pt5Line3a_CityOrTown[0]", { page: 8, part: 5, item: "3.a", maxLength: 20 }),
    state: stateBox("#subform[7].Pt5Line3b_State[0]", { page: 8, part: 5, item: "3.b" }),
  }),
  "prior_petitions.1.filed": one("#subform[7].Pt5Line4_DateFiled[0]", { page: 8, part: 5, item: "4" }),
  "prior_petitions.1.result": one("#subform[7].Pt5Line5_Result[0]", { page: 8, part: 5, item: "5", maxLength: 33 }),
  ...rowsBeyond({ page: 8, part: 5, item: "2.a" }, "prior_petitions", {
    rows: [2, 3],
    columns: ["name", "place", "filed", "result"],
  }),
  "other_petitions.1.name": named(
    { page: 8, part: 5, item: "6" },
    "#subform[7].Pt4Line6a_FamilyName[0]",
    "#subform[7].Pt4Line6b_GivenName[0]",
    "#subform[7].Pt4Line6c_MiddleName[0]",
  ),
  "other_petitions.1.relationship": one("#subform[7].Pt4Line7_Relationship[0]", {
    page: 8,
    part: 5,
    item: "7",
    maxLength: 29,
  }),
  "other_petitions.2.name": named(
    { page: 9, part: 5, item: "8" },
    "#subform[8].Pt4Line8a_FamilyName[0]",
    "#subform[8].Pt4Line8b_GivenName[0]",
    "#subform[8].Pt4Line8c_MiddleName[0]",
  ),
  "other_petitions.2.relationship": one("#subform[8].Pt4Line9_Relationship[0]", {
    page: 9,
    part: 5,
    item: "9",
    maxLength: 29,
  }),
  ...rowsBeyond({ page: 8, part: 5, item: "6.a" }, "other_petitions", {
    rows: [3, 4],
    columns: ["name", "relationship"],
  }),
  petitioner_mobile_phone: one("#subform[8].Pt6Line4_MobileNumber[0]", { page: 9, part: 6, item: "4", maxLength: 10 }),
};
