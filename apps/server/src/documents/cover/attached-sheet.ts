import type { FormBoxes } from "../official-forms/boxes/form-boxes.ts";
import type { Attached, Placed } from "../official-forms/values/filling.ts";
import { nextSheet, type Paper } from "../paper/paper.ts";
import type { Cover } from "./cover.ts";
import { lawyer, writeHeading, writeText } from "./sheet-text.ts";

/** How many lines a sheet has for what it tells, and how many letters stand in one. */
const [linesEach, lettersEach] = [40, 90];

/**
 * Writes the sheets of paper that go behind the form, as it allows where its additional-information part is full: "attach a
 * separate sheet of paper. Type or print your name and A-Number at the top of each sheet; indicate the Page Number, Part
 * Number, and Item Number to which your answer refers; and sign and date each sheet."
 */
export function writeAttached(paper: Paper, { form, filling }: Pick<Cover, "form" | "filling">): void {
  const head = headOf(form, filling.placed);
  for (const entries of sheetsOf(filling.attached)) {
    nextSheet(paper);
    writeHeading(paper, lawyer, `Form ${form.formType}, Part ${form.overflow.part}. Additional Information`);
    for (const { label, value } of head) writeText(paper, lawyer, `${label}: ${value}`, true);
    for (const { box, text } of entries) {
      writeText(paper, lawyer, `Page Number ${box.page}, Part Number ${box.part}, Item Number ${box.item}`, true);
      writeText(paper, lawyer, text);
    }
    writeText(paper, lawyer, "Signature: ______________________________   Date (mm/dd/yyyy): ______________", true);
  }
}

/** The name and the A-Number, as the additional-information part repeats them. */
function headOf({ overflow }: FormBoxes, placed: readonly Placed[]): readonly Placed[] {
  const page = overflow.entries[0]?.page.page;
  const repeated = placed.filter(({ box, isCopy }) => isCopy && box.page === page);
  return repeated.filter(({ label }, at) => repeated.findIndex((one) => one.label === label) === at);
}

function sheetsOf(attached: readonly Attached[]): readonly (readonly Attached[])[] {
  const sheets: Attached[][] = [];
  let left = 0;
  for (const one of attached) {
    const lines = 2 + Math.ceil(one.text.length / lettersEach);
    if (lines > left) {
      sheets.push([]);
      left = linesEach;
    }
    sheets.at(-1)?.push(one);
    left -= lines;
  }
  return sheets;
}
