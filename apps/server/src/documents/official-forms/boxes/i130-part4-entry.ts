import type { AnswerBoxes } from "./form-boxes.ts";
import { addressed, choice, listed, one, placed, stateBox, townBox } from "./part-boxes.ts";

/** Where Part 4 of the I-130 goes, items 45 to 62, but for its work. Of items 45 and 53 both boxes mean "Y" in the file. */
export const i130Part4Entry: Readonly<Record<string, AnswerBoxes>> = {
  beneficiary_ever_in_us: choice(
    { page: 7, part: 4, item: "45" },
    { yes: ["#subform[6].Pt4Line20_Yes[0]", "Y"], no: ["#subform[6].Pt4Line20_No[0]", "Y"] },
  ),
  beneficiary_class_of_admission: listed("#subform[6].Pt4Line21a_ClassOfAdmission[0]", {
    page: 7,
    part: 4,
    item: "46.a",
  }),
  beneficiary_i94: one("#subform[6].#area[8].Pt4Line21b_ArrivalDeparture[0]", {
    page: 7,
    part: 4,
    item: "46.b",
    maxLength: 11,
  }),
  beneficiary_arrival_date: one("#subform[6].Pt4Line21c_DateOfArrival[0]", { page: 7, part: 4, item: "46.c" }),
  beneficiary_stay_until: one("#subform[6].Pt4Line21d_DateExpired[0]", { page: 7, part: 4, item: "46.d" }),
  beneficiary_passport: one("#subform[6].Pt4Line22_PassportNumber[0]", { page: 7, part: 4, item: "47", maxLength: 30 }),
  beneficiary_travel_document: one("#subform[6].Pt4Line23_TravelDocNumber[0]", { page: 7, part: 4, item: "48" }),
  beneficiary_passport_country: one("#subform[6].Pt4Line24_CountryOfIssuance[0]", { page: 7, part: 4, item: "49" }),
  beneficiary_passport_expires: one("#subform[6].Pt4Line25_ExpDate[0]", { page: 7, part: 4, item: "50" }),
  beneficiary_in_proceedings: choice(
    { page: 7, part: 4, item: "53" },
    { yes: ["#subform[6].Pt4Line28_Yes[0]", "Y"], no: ["#subform[6].Pt4Line28_No[0]", "Y"] },
  ),
  proceedings_type: choice(
    { page: 7, part: 4, item: "54" },
    {
      removal: ["#subform[6].Pt4Line54_Removal[0]", "Y"],
      exclusion_deportation: ["#subform[6].Pt4Line54_Exclusion[0]", "Y"],
      rescission: ["#subform[6].Pt4Line54_Rescission[0]", "Y"],
      other_judicial: ["#subform[6].Pt4Line54_JudicialProceedings[0]", "Y"],
    },
  ),
  proceedings_place: placed({
    city: townBox("#subform[6].Pt4Line55a_CityOrTown[0]", { page: 7, part: 4, item: "55.a", maxLength: 20 }),
    state: stateBox("#subform[6].Pt4Line55b_State[0]", { page: 7, part: 4, item: "55.b" }),
  }),
  proceedings_date: one("#subform[6].Pt4Line56_Date[0]", { page: 7, part: 4, item: "56" }),
  beneficiary_native_name: one("#subform[7].Pt4Line55a_FamilyName[0]", { page: 8, part: 4, item: "57.a" }),
  beneficiary_native_address: addressed({ page: 8, part: 4, item: "58" }, "#subform[7].Pt4Line56_", {
    isSpaced: true,
    lacks: ["state", "zip"],
  }),
  last_address_together: addressed({ page: 8, part: 4, item: "59" }, "#subform[7].Pt4Line57_", { isSpaced: true }),
  together_from: one("#subform[7].Pt4Line58a_DateFrom[0]", { page: 8, part: 4, item: "60.a" }),
  together_to: one("#subform[7].Pt4Line58b_DateTo[0]", { page: 8, part: 4, item: "60.b" }),
  adjustment_office: placed({
    city: townBox("#subform[7].Pt4Line60a_CityOrTown[0]", { page: 8, part: 4, item: "61.a", maxLength: 20 }),
    state: stateBox("#subform[7].Pt4Line60b_State[0]", { page: 8, part: 4, item: "61.b" }),
  }),
  consulate: placed({
    city: townBox("#subform[7].Pt4Line61a_CityOrTown[0]", { page: 8, part: 4, item: "62.a", maxLength: 20 }),
    province: townBox("#subform[7].Pt4Line61b_Province[0]", { page: 8, part: 4, item: "62.b", maxLength: 20 }),
    country: townBox("#subform[7].Pt4Line61c_Country[0]", { page: 8, part: 4, item: "62.c" }),
  }),
};
