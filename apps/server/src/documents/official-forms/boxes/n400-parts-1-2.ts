import { type AnswerBoxes, list, text } from "./form-boxes.ts";
import { additional, one, rowsBeyond, yesNo } from "./part-boxes.ts";

const otherNames = { page: 1, part: 2, item: "2" } as const;
const newName = { page: 2, part: 2, item: "3" } as const;

/** One other name in a row of its own. */
function otherName(row: number): Readonly<Record<string, AnswerBoxes>> {
  const cell = (name: string) => one(`#subform[0].${name}${row}[0]`, otherNames);
  return {
    [`other_names.${row}.family`]: cell("Line2_FamilyName"),
    [`other_names.${row}.given`]: cell("Line3_GivenName"),
    [`other_names.${row}.middle`]: cell("Line3_MiddleName"),
  };
}

/** Where Parts 1 and 2 of the N-400 go, and the mobile telephone of Part 11. */
export const n400Parts1And2: Readonly<Record<string, AnswerBoxes>> = {
  field_office: {
    kind: "text",
    box: list("form1[0].#subform[0].DropDownList1[0]", { page: 1, part: 1, item: "1.d" }),
    copies: [],
  },
  other_reason: one("#subform[0].Part1Line5_OtherExplain[0]", { page: 1, part: 1, item: "1.g" }),
  ...otherName(1),
  ...otherName(2),
  ...rowsBeyond(otherNames, "other_names", { rows: [3, 6], columns: ["family", "given", "middle"] }),
  name_change: yesNo(newName, "#subform[1].P2_Line34_NameChange[1]", "#subform[1].P2_Line34_NameChange[0]"),
  new_name: {
    kind: "name",
    boxes: {
      family: text("form1[0].#subform[1].Part2Line3_FamilyName[0]", newName),
      given: text("form1[0].#subform[1].Part2Line4a_GivenName[0]", newName),
      middle: text("form1[0].#subform[1].Part2Line4a_MiddleName[0]", newName),
    },
    copies: [],
  },
  uscis_account: one("#subform[1].P2_Line6_USCISELISAcctNumber[0]", { page: 2, part: 2, item: "4", maxLength: 12 }),
  other_birth_dates: additional({ page: 2, part: 2, item: "6" }, "#subform[1].P2_Line8_DateOfBirth[0]"),
  nationality: one("#subform[1].P2_Line11_CountryOfNationality[0]", { page: 2, part: 2, item: "9" }),
  other_nationalities: additional({ page: 2, part: 2, item: "9" }, "#subform[1].P2_Line11_CountryOfNationality[0]"),
  parent_citizen: yesNo(
    { page: 2, part: 2, item: "10" },
    "#subform[1].P2_Line10_claimdisability[1]",
    "#subform[1].P2_Line10_claimdisability[0]",
  ),
  disability_exception: yesNo(
    { page: 2, part: 2, item: "11" },
    "#subform[1].P2_Line11_claimdisability[1]",
    "#subform[1].P2_Line11_claimdisability[0]",
  ),
  ssa_card: yesNo(
    { page: 2, part: 2, item: "12.a" },
    "#subform[1].Line12a_Checkbox[1]",
    "#subform[1].Line12a_Checkbox[0]",
  ),
  ssn: one("#subform[1].Line12b_SSN[0]", { page: 2, part: 2, item: "12.b", maxLength: 9 }),
  ssa_consent: yesNo(
    { page: 2, part: 2, item: "12.c" },
    "#subform[1].Line12\\.c_Checkbox[1]",
    "#subform[1].Line12\\.c_Checkbox[0]",
  ),
  mobile_phone: one("#subform[10].P12_Line3_Mobile[0]", { page: 11, part: 11, item: "2", maxLength: 10 }),
};
