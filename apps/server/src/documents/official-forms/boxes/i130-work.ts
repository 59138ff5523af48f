import type { AnswerBoxes } from "./form-boxes.ts";
import { addressed, one, rowsBeyond } from "./part-boxes.ts";

/** Where the work of both people of the I-130 goes. */
export const i130Work: Readonly<Record<string, AnswerBoxes>> = {
  petitioner_employer: one("#subform[3].Pt2Line40_EmployerOrCompName[0]", {
    page: 4,
    part: 2,
    item: "42",
    maxLength: 34,
  }),
  petitioner_employer_address: addressed({ page: 4, part: 2, item: "43" }, "#subform[3].Pt2Line41_", {
    countryLength: 29,
  }),
  petitioner_occupation: one("#subform[3].Pt2Line42_Occupation[0]", { page: 4, part: 2, item: "44" }),
  petitioner_job_since: one("#subform[3].Pt2Line43a_DateFrom[0]", { page: 4, part: 2, item: "45.a" }),
  "petitioner_past_employers.1.name": one("#subform[3].Pt2Line44_EmployerOrOrgName[0]", {
    page: 4,
    part: 2,
    item: "46",
    maxLength: 34,
  }),
  "petitioner_past_employers.1.address": addressed({ page: 4, part: 2, item: "47" }, "#subform[3].Pt2Line45_"),
  "petitioner_past_employers.1.occupation": one("#subform[3].Pt2Line46_Occupation[0]", {
    page: 4,
    part: 2,
    item: "48",
  }),
  "petitioner_past_employers.1.from": one("#subform[3].Pt2Line47a_DateFrom[0]", { page: 4, part: 2, item: "49.a" }),
  "petitioner_past_employers.1.to": one("#subform[3].Pt2Line47b_DateTo[0]", { page: 4, part: 2, item: "49.b" }),
  ...rowsBeyond({ page: 4, part: 2, item: "46" }, "petitioner_past_employers", {
    rows: [2, 5],
    columns: ["name", "address", "occupation", "from", "to"],
  }),
  beneficiary_employer: one("#subform[6].Pt4Line26_NameOfCompany[0]", {
    page: 7,
    part: 4,
    item: "51.a",
    maxLength: 38,
  }),
  beneficiary_employer_address: addressed({ page: 7, part: 4, item: "51" }, "#subform[6].Pt4Line26_", {
    isSpaced: true,
    first: "b",
  }),
  beneficiary_job_since: one("#subform[6].Pt4Line27_DateEmploymentBegan[0]", { page: 7, part: 4, item: "52" }),
};
