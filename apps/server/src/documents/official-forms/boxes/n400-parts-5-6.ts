import type { AnswerBoxes } from "./form-boxes.ts";
import { additional, choice, one, rowsBeyond, yesNo } from "./part-boxes.ts";

const marriage = { part: 5, page: 4 } as const;
const spouse = { part: 5, page: 5 } as const;

/** Where Part 5 of the N-400 goes. The file calls the spouse's marriages "Employer". */
const part5: Readonly<Record<string, AnswerBoxes>> = {
  spouse_military: yesNo(
    { ...marriage, item: "2" },
    "#subform[3].P7_Line2_Forces[1]",
    "#subform[3].P7_Line2_Forces[0]",
  ),
  times_married: one("#subform[3].Part9Line3_TimesMarried[0]", { ...marriage, item: "3", maxLength: 3 }),
  spouse_birth_date: one("#subform[3].P10_Line4d_DateofBirth[0]", { ...marriage, item: "4.b" }),
  marriage_date: one("#subform[3].P10_Line4e_DateEnterMarriage[0]", { ...marriage, item: "4.c" }),
  spouse_same_address: yesNo(
    { ...marriage, item: "4.d" },
    "#subform[3].P10_Line5_Citizen[1]",
    "#subform[3].P10_Line5_Citizen[0]",
  ),
  spouse_address: additional({ ...marriage, item: "4.d" }, "#subform[3].P10_Line5_Citizen[0]"),
  spouse_citizen_how: choice(
    { ...marriage, item: "5.a" },
    { birth: ["#subform[3].P10_Line5a_When[0]", "B"], other: ["#subform[3].P10_Line5a_When[1]", "O"] },
  ),
  spouse_citizen_date: one("#subform[3].P10_Line5b_DateBecame[0]", { ...marriage, item: "5.b" }),
  spouse_alien_number: one("#subform[4].#area[5].P7_Line6_ANumber[0]", { ...spouse, item: "6", maxLength: 9 }),
  spouse_times_married: one("#subform[4].P10_Line4g_Employer[0]", { ...spouse, item: "7", maxLength: 3 }),
  spouse_employer: one("#subform[4].TextField1[0]", { ...spouse, item: "8" }),
};

const children = { page: 5, part: 6, item: "2" } as const;
const supported: readonly (readonly [yes: string, no: string])[] = [
  ["#subform[4].P9_Line5a[0]", "#subform[4].P9_Line5a[1]"],
  ["#subform[4].P6_ChildTwo[1]", "#subform[4].P6_ChildTwo[0]"],
  ["#subform[4].P6_ChildThree[1]", "#subform[4].P6_ChildThree[0]"],
];

/** One child in a row of its own, whose boxes the file calls after employers. */
function childBoxes(row: number, support: readonly [yes: string, no: string]): Readonly<Record<string, AnswerBoxes>> {
  const cell = (field: string) => one(`#subform[4].${field}`, children);
  return {
    [`children.${row}.name`]: cell(`P7_EmployerName${row}[0]`),
    [`children.${row}.birth_date`]: cell(`P7_From${row}[0]`),
    [`children.${row}.residence`]: cell(`P7_OccupationFieldStudy${row}[0]`),
    [`children.${row}.relationship`]: cell(`P7_OccupationFieldStudy${row}[1]`),
    [`children.${row}.support`]: yesNo(children, ...support),
    // The form has no box for it: "provide the address(es) ... in Part 14".
    [`children.${row}.address`]: additional(children, "#subform[4].P7_EmployerName1[0]"),
  };
}

const columns = ["name", "birth_date", "residence", "relationship", "support", "address"];

/** Where Parts 5 and 6 of the N-400 go. */
export const n400Parts5And6: Readonly<Record<string, AnswerBoxes>> = {
  ...part5,
  children_count: one("#subform[4].P11_Line1_TotalChildren[0]", { page: 5, part: 6, item: "1", maxLength: 3 }),
  ...Object.assign({}, ...supported.map((support, at) => childBoxes(at + 1, support))),
  ...rowsBeyond(children, "children", { rows: [4, 12], columns }),
};
