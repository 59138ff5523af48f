import { type AnswerBoxes, type Box, tick } from "./form-boxes.ts";
import { yesNo } from "./part-boxes.ts";

const inPart1 = (field: string, item: string): Box =>
  tick(`form1[0].#subform[0].${field}`, { page: 1, part: 1, item, on: "Y" });

const relationship: Readonly<Record<string, Box>> = {
  spouse: inPart1("Pt1Line1_Spouse[0]", "1"),
  parent: inPart1("Pt1Line1_Parent[0]", "1"),
  sibling: inPart1("Pt1Line1_Siblings[0]", "1"),
  child: inPart1("Pt1Line1_Child[0]", "1"),
};

const ofStep = inPart1("Pt1Line2_Stepchild[0]", "2");
const ofAdoption = inPart1("Pt1Line2_AdoptedChild[0]", "2");
const siblingByAdoption = inPart1("Pt1Line3_Yes[0]", "3");
const siblingByBirth = tick("form1[0].#subform[0].Pt1Line3_No[0]", { page: 1, part: 1, item: "3", on: "N" });

/** Where Part 1 of the I-130 goes: "mi hijastra" ticks item 2 as well, which is then not asked. */
export const i130Part1: Readonly<Record<string, AnswerBoxes>> = {
  relacion_familiar: {
    kind: "choice",
    boxes: relationship,
    details: {
      "child step": ofStep,
      "parent step": ofStep,
      "child adopted": ofAdoption,
      "parent adopted": ofAdoption,
      "sibling adopted": siblingByAdoption,
    },
    notes: { "child adopted": "adopted-kind", "parent adopted": "adopted-kind", "sibling half": "half-sibling" },
  },
  child_parent_type: {
    kind: "choice",
    boxes: {
      born_to_married: inPart1("Pt1Line2_InWedlock[0]", "2"),
      step: ofStep,
      born_to_unmarried: inPart1("Pt1Line2_OutOfWedlock[0]", "2"),
      adopted: ofAdoption,
    },
    notes: { adopted: "adopted-kind" },
  },
  siblings_by_adoption: { kind: "choice", boxes: { yes: siblingByAdoption, no: siblingByBirth } },
  petitioner_status_by_adoption: yesNo(
    { page: 1, part: 1, item: "4" },
    "#subform[0].Pt1Line4_Yes[0]",
    "#subform[0].Pt1Line4_No[0]",
  ),
};
