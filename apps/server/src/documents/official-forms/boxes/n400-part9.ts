import type { AnswerBoxes } from "./form-boxes.ts";
import { one, yesNo } from "./part-boxes.ts";

const offense = (field: string): AnswerBoxes => one(`#subform[7].${field}`, { page: 8, part: 9, item: "15" });

/** The five rows of item 15. */
const offenses: Readonly<Record<string, AnswerBoxes>> = Object.fromEntries(
  [1, 2, 3, 4, 5].flatMap((row) => [
    [`offenses.${row}.crime`, offense(`P12_Line29_why${row}[0]`)],
    [`offenses.${row}.date`, offense(`P12_Line29_Date${row}[0]`)],
    [`offenses.${row}.conviction_date`, offense(`P12_Line29_DateOfConv${row}[0]`)],
    [`offenses.${row}.place`, offense(`P12_Line29_Outcome${row}[1]`)],
    [`offenses.${row}.result`, offense(`P12_Line29_Outcome${row}[0]`)],
    [`offenses.${row}.sentence`, offense(`P12_Line29_Outcome${row}[2]`)],
  ]),
);

const questions: Readonly<Record<string, AnswerBoxes>> = {
  claimed_citizen: yesNo({ page: 6, part: 9, item: "1" }, "#subform[5].P9_Line1[1]", "#subform[5].P9_Line1[0]"),
  voted: yesNo({ page: 6, part: 9, item: "2" }, "#subform[5].P9_Line2[1]", "#subform[5].P9_Line2[0]"),
  owes_taxes: yesNo({ page: 6, part: 9, item: "3" }, "#subform[5].P9_Line3[0]", "#subform[5].P9_Line3[1]"),
  nonresident_tax: yesNo({ page: 6, part: 9, item: "4" }, "#subform[5].P9_Line4[0]", "#subform[5].P9_Line4[1]"),
  communist_party: yesNo({ page: 6, part: 9, item: "5.a" }, "#subform[5].P9_5a[0]", "#subform[5].P9_5a[1]"),
  advocated_groups: yesNo({ page: 6, part: 9, item: "5.b" }, "#subform[5].P9_5b[0]", "#subform[5].P9_5b[1]"),
  group_weapon: yesNo({ page: 7, part: 9, item: "6.a" }, "#subform[6].P12_6a[1]", "#subform[6].P12_6a[0]"),
  group_kidnapping: yesNo({ page: 7, part: 9, item: "6.b" }, "#subform[6].P12_6b[0]", "#subform[6].P12_6b[1]"),
  group_planned: yesNo({ page: 7, part: 9, item: "6.c" }, "#subform[6].P12_6c[1]", "#subform[6].P12_6c[0]"),
  torture: yesNo({ page: 7, part: 9, item: "7.a" }, "#subform[6].P9_Line7a[1]", "#subform[6].P9_Line7a[0]"),
  genocide: yesNo(
    { page: 7, part: 9, item: "7.b" },
    "#subform[6].P9_Line7\\.b\\.[1]",
    "#subform[6].P9_Line7\\.b\\.[0]",
  ),
  killing: yesNo({ page: 7, part: 9, item: "7.c" }, "#subform[6].P9_Line7\\.c[1]", "#subform[6].P9_Line7\\.c[0]"),
  severe_injury: yesNo({ page: 7, part: 9, item: "7.d" }, "#subform[6].P11_7d[1]", "#subform[6].P11_7d[0]"),
  sexual_force: yesNo({ page: 7, part: 9, item: "7.e" }, "#subform[6].P9_Line7\\.e[1]", "#subform[6].P9_Line7\\.e[0]"),
  religion_blocked: yesNo(
    { page: 7, part: 9, item: "7.f" },
    "#subform[6].P9_Line7\\.f[1]",
    "#subform[6].P9_Line7\\.f[0]",
  ),
  persecution: yesNo({ page: 7, part: 9, item: "7.g" }, "#subform[6].P9_Line7\\.g[1]", "#subform[6].P9_Line7\\.g[0]"),
  military_police: yesNo({ page: 7, part: 9, item: "8.a" }, "#subform[6].P9_Line8a[1]", "#subform[6].P9_Line8a[0]"),
  armed_group: yesNo({ page: 7, part: 9, item: "8.b" }, "#subform[6].P9_Line8b[1]", "#subform[6].P9_Line8b[0]"),
  detention_work: yesNo({ page: 7, part: 9, item: "9" }, "#subform[6].P9_Line9[1]", "#subform[6].P9_Line9[0]"),
  weapon_group: yesNo({ page: 7, part: 9, item: "10.a" }, "#subform[6].P9_Line10a[1]", "#subform[6].P9_Line10a[0]"),
  weapon_used: yesNo({ page: 7, part: 9, item: "10.b" }, "#subform[6].P9_Line10b[1]", "#subform[6].P9_Line10b[0]"),
  weapon_threat: yesNo({ page: 7, part: 9, item: "10.c" }, "#subform[6].P9_Line10c[0]", "#subform[6].P9_Line10c[1]"),
  weapons_sold: yesNo({ page: 7, part: 9, item: "11" }, "#subform[6].P9_Line11[1]", "#subform[6].P9_Line11[0]"),
  weapons_training: yesNo({ page: 7, part: 9, item: "12" }, "#subform[6].P9_Line12[1]", "#subform[6].P9_Line12[0]"),
  minors_recruited: yesNo({ page: 7, part: 9, item: "13" }, "#subform[6].P9_Line13[1]", "#subform[6].P9_Line13[0]"),
  minors_hostilities: yesNo({ page: 7, part: 9, item: "14" }, "#subform[6].P9_Line14[1]", "#subform[6].P9_Line14[0]"),
  crime_not_arrested: yesNo(
    { page: 8, part: 9, item: "15.a" },
    "#subform[7].P9_Line15a[1]",
    "#subform[7].P9_Line15a[0]",
  ),
  arrested: yesNo({ page: 8, part: 9, item: "15.b" }, "#subform[7].P9_Line15b[1]", "#subform[7].P9_Line15b[0]"),
  sentence_completed: yesNo({ page: 8, part: 9, item: "16" }, "#subform[7].P12_Line16[1]", "#subform[7].P12_Line16[0]"),
  prostitution: yesNo({ page: 9, part: 9, item: "17.a" }, "#subform[8].P11_Line17A[1]", "#subform[8].P11_Line17A[0]"),
  drugs: yesNo({ page: 9, part: 9, item: "17.b" }, "#subform[8].P11_Line17B[1]", "#subform[8].P11_Line17B[0]"),
  bigamy: yesNo({ page: 9, part: 9, item: "17.c" }, "#subform[8].P11_Line17C[1]", "#subform[8].P11_Line17C[0]"),
  marriage_for_benefit: yesNo(
    { page: 9, part: 9, item: "17.d" },
    "#subform[8].P12_Line17d[1]",
    "#subform[8].P12_Line17d[0]",
  ),
  helped_illegal_entry: yesNo(
    { page: 9, part: 9, item: "17.e" },
    "#subform[8].P12_Line17e[1]",
    "#subform[8].P12_Line17e[0]",
  ),
  illegal_gambling: yesNo(
    { page: 9, part: 9, item: "17.f" },
    "#subform[8].P12_Line17f[0]",
    "#subform[8].P12_Line17f[1]",
  ),
  failed_support: yesNo({ page: 9, part: 9, item: "17.g" }, "#subform[8].P12_Line17g[1]", "#subform[8].P12_Line17g[0]"),
  benefit_misrepresentation: yesNo(
    { page: 9, part: 9, item: "17.h" },
    "#subform[8].P12_Line17h[1]",
    "#subform[8].P12_Line17h[0]",
  ),
  false_information: yesNo({ page: 9, part: 9, item: "18" }, "#subform[8].P12_Line18[0]", "#subform[8].P12_Line18[1]"),
  lied_to_officials: yesNo({ page: 9, part: 9, item: "19" }, "#subform[8].P12_Line19[0]", "#subform[8].P12_Line19[1]"),
  removal_proceedings: yesNo(
    { page: 9, part: 9, item: "20" },
    "#subform[8].P12_Line20[1]",
    "#subform[8].P12_Line20[0]",
  ),
  deported: yesNo({ page: 9, part: 9, item: "21" }, "#subform[8].P12_Line21[1]", "#subform[8].P12_Line21[0]"),
  male_18_26: yesNo({ page: 9, part: 9, item: "22.a" }, "#subform[8].P9_Line22a[1]", "#subform[8].P9_Line22a[0]"),
  selective_service: yesNo(
    { page: 9, part: 9, item: "22.b" },
    "#subform[8].Pt9_Line22b[1]",
    "#subform[8].Pt9_Line22b[0]",
  ),
  selective_service_date: one("#subform[8].P9_Line22c_Date[0]", { page: 9, part: 9, item: "22.c" }),
  selective_service_number: one("#subform[8].P9_Line22c_SSNumber[0]", {
    page: 9,
    part: 9,
    item: "22.c",
    maxLength: 10,
  }),
  avoided_draft: yesNo({ page: 9, part: 9, item: "23" }, "#subform[8].P12_Line23[1]", "#subform[8].P12_Line23[0]"),
  military_exemption: yesNo({ page: 9, part: 9, item: "24" }, "#subform[8].P12_Line24[1]", "#subform[8].P12_Line24[0]"),
  served_us_forces: yesNo({ page: 9, part: 9, item: "25" }, "#subform[8].P12_Line25[1]", "#subform[8].P12_Line25[0]"),
  current_us_forces: yesNo(
    { page: 10, part: 9, item: "26.a" },
    "#subform[9].P12_Line26a[1]",
    "#subform[9].P12_Line26a[0]",
  ),
  deploying: yesNo({ page: 10, part: 9, item: "26.b" }, "#subform[9].P12_Line26b[1]", "#subform[9].P12_Line26b[0]"),
  stationed_abroad: yesNo(
    { page: 10, part: 9, item: "26.c" },
    "#subform[9].P12_Line26c[1]",
    "#subform[9].P12_Line26c[0]",
  ),
  veteran_abroad: yesNo(
    { page: 10, part: 9, item: "26.d" },
    "#subform[9].P11_Line26d[1]",
    "#subform[9].P11_Line26d[0]",
  ),
  court_martial: yesNo({ page: 10, part: 9, item: "27" }, "#subform[9].P12_Line27[0]", "#subform[9].P12_Line27[1]"),
  discharged_alien: yesNo({ page: 10, part: 9, item: "28" }, "#subform[9].P12_Line28[0]", "#subform[9].P12_Line28[1]"),
  deserted: yesNo({ page: 10, part: 9, item: "29" }, "#subform[9].P9_Line29[1]", "#subform[9].P9_Line29[0]"),
  nobility: yesNo({ page: 10, part: 9, item: "30.a" }, "#subform[9].P12_Line30a[0]", "#subform[9].P12_Line30a[1]"),
  nobility_renounce: yesNo(
    { page: 10, part: 9, item: "30.b" },
    "#subform[9].P12_Line30b[0]",
    "#subform[9].P12_Line30b[1]",
  ),
  nobility_titles: one("#subform[9].P9_NobilityTitles[0]", { page: 10, part: 9, item: "30.b" }),
  supports_constitution: yesNo(
    { page: 10, part: 9, item: "31" },
    "#subform[9].P12_Line31[1]",
    "#subform[9].P12_Line31[0]",
  ),
  understands_oath: yesNo({ page: 10, part: 9, item: "32" }, "#subform[9].P12_Line32[0]", "#subform[9].P12_Line32[1]"),
  oath_unable: yesNo({ page: 10, part: 9, item: "33" }, "#subform[9].P12_Line33[0]", "#subform[9].P12_Line33[1]"),
  oath_willing: yesNo({ page: 10, part: 9, item: "34" }, "#subform[9].P12_Line34[1]", "#subform[9].P12_Line34[0]"),
  bear_arms: yesNo({ page: 10, part: 9, item: "35" }, "#subform[9].P12_Line35[0]", "#subform[9].P12_Line35[1]"),
  noncombatant: yesNo({ page: 10, part: 9, item: "36" }, "#subform[9].P12_Line36[1]", "#subform[9].P12_Line36[0]"),
  national_work: yesNo({ page: 10, part: 9, item: "37" }, "#subform[9].P12_Line37[0]", "#subform[9].P12_Line37[1]"),
};

/** What a yes must explain has no box: it stands in the additional-information part, under its question's number. */
const explained: Readonly<Record<string, AnswerBoxes>> = Object.fromEntries(
  Object.entries(questions).flatMap(([id, boxes]): readonly [string, AnswerBoxes][] =>
    boxes.kind === "choice" && boxes.boxes["yes"]
      ? [[`${id}_explained`, { kind: "additional", of: boxes.boxes["yes"] }]]
      : [],
  ),
);

/** Where Part 9 of the N-400 goes. */
export const n400Part9: Readonly<Record<string, AnswerBoxes>> = { ...questions, ...offenses, ...explained };
