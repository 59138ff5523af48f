import type { FormBoxes } from "../official-forms/boxes/form-boxes.ts";
import type { Placed } from "../official-forms/values/filling.ts";
import { nextSheet, type Paper, printable, roomLeft } from "../paper/paper.ts";
import type { Cover } from "./cover.ts";
import { heightOf, lawyer, writeHeading, writeText } from "./sheet-text.ts";

const signature = "Signature: ______________________________   Date (mm/dd/yyyy): ______________";
const continued = " (continued)";

/**
 * Writes the sheets of paper that go behind the form, as it allows where its additional-information part is full: "attach a
 * separate sheet of paper. Type or print your name and A-Number at the top of each sheet; indicate the Page Number, Part
 * Number, and Item Number to which your answer refers; and sign and date each sheet."
 */
export function writeAttached(paper: Paper, { form, filling }: Pick<Cover, "form" | "filling">): void {
  const head = headOf(form, filling.placed);
  let left: readonly Told[] = filling.attached.map(({ box, text }) => ({
    place: `Page Number ${box.page}, Part Number ${box.part}, Item Number ${box.item}`,
    text: printable(text),
  }));
  while (left.length > 0) {
    nextSheet(paper);
    writeHeading(paper, lawyer, `Form ${form.formType}, Part ${form.overflow.part}. Additional Information`);
    for (const { label, value } of head) writeText(paper, lawyer, `${label}: ${value}`, true);
    left = writeEntries(paper, left);
    writeText(paper, lawyer, signature, true);
  }
}

/** Something that is told on a sheet, and where it belongs. */
interface Told {
  readonly place: string;
  readonly text: string;
}

/** Writes what has room on the sheet, above its signature. @returns what is left for the next one */
function writeEntries(paper: Paper, entries: readonly Told[]): readonly Told[] {
  for (const [at, { place, text }] of entries.entries()) {
    const room = roomLeft(paper) - heightOf(paper, lawyer, place, true) - heightOf(paper, lawyer, signature, true);
    const words = text.split(" ");
    const fitting = fittingWords(paper, words, room);
    // What has no room on this sheet has it on the next one; only what no sheet has room for is parted.
    if (fitting < words.length && at > 0) return entries.slice(at);
    writeText(paper, lawyer, place, true);
    writeText(paper, lawyer, words.slice(0, fitting).join(" "));
    if (fitting === words.length) continue;
    const rest = { place: place.replace(continued, "") + continued, text: words.slice(fitting).join(" ") };
    return [rest, ...entries.slice(at + 1)];
  }
  return [];
}

/** How many words of a text fit into a height; one at least, for no word is longer than a sheet. */
function fittingWords(paper: Paper, words: readonly string[], height: number): number {
  let [fitting, beyond] = [1, words.length + 1];
  while (beyond - fitting > 1) {
    const middle = Math.floor((fitting + beyond) / 2);
    if (heightOf(paper, lawyer, words.slice(0, middle).join(" ")) <= height) fitting = middle;
    else beyond = middle;
  }
  return fitting;
}

/** The name and the A-Number, as the additional-information part repeats them. */
function headOf({ overflow }: FormBoxes, placed: readonly Placed[]): readonly Placed[] {
  const page = overflow.entries[0]?.page.page;
  const repeated = placed.filter(({ box, isCopy }) => isCopy && box.page === page);
  return repeated.filter(({ label }, at) => repeated.findIndex((one) => one.label === label) === at);
}
