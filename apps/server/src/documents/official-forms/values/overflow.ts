import type { FormBoxes } from "../boxes/form-boxes.ts";
import type { Placed } from "./filling.ts";
import type { Text } from "./texts.ts";

/** The additional-information part of one form while it is being filled. */
export interface Overflow {
  /**
   * Writes the texts of one answer into the next free entry, with page, part and item.
   * @param isContinued whether their boxes hold a beginning of them, so that the whole is no answer of its own
   * @returns what is written there, or undefined when there is nothing to write, no entry is free, or the texts are too
   *   long even for it
   */
  move(answer: string, texts: readonly Text[], isContinued: boolean): readonly Placed[] | undefined;
}

/** Opens the entries of a form's additional-information part. */
export function openOverflow({ overflow }: FormBoxes, fits: (text: Text) => boolean): Overflow {
  const free = [...overflow.entries];
  return {
    move(answer, texts, isContinued) {
      const [entry] = free;
      const [first] = texts;
      if (entry === undefined || first === undefined) return undefined;
      const whole = texts.map(({ label, value }) => `${label}: ${value}`).join("; ");
      const rows = [
        { label: "Page Number", box: entry.page, value: String(first.box.page), isReference: true },
        { label: "Part Number", box: entry.part, value: String(first.box.part), isReference: true },
        { label: "Item Number", box: entry.item, value: first.box.item, isReference: true },
        { label: "Additional Information", box: entry.text, value: whole, isReference: isContinued },
      ].map((row) => ({ ...row, answer, isCopy: false }));
      if (!rows.every(fits)) return undefined;
      free.shift();
      return rows;
    },
  };
}

/** What is written in a box whose text was moved: the longest that fits. A name's box never holds one. */
export function pointers({ overflow: { part } }: FormBoxes): readonly string[] {
  return [`See Part ${part}`, `See Pt. ${part}`, `Pt. ${part}`];
}
