import type { FormBoxes, OverflowBoxes } from "../boxes/form-boxes.ts";
import type { Attached, Placed } from "./filling.ts";
import type { Text } from "./texts.ts";

/** The additional-information part of one form while it is being filled. */
export interface Overflow {
  /**
   * Takes the texts of one answer: behind those that belong to the same printed item, or into the next free entry; where
   * none is free, or they are too long for one, onto a sheet of paper that goes behind the form.
   * @param isContinued whether their boxes hold a beginning of them, so that the whole is no answer of its own
   * @returns where they stand; nowhere when there is nothing to write
   */
  move(answer: string, texts: readonly Text[], isContinued: boolean): "part" | "sheet" | undefined;
  /** The boxes of all that was taken into the part. */
  placed(): readonly Placed[];
  /** What is left for the sheet of paper. */
  attached(): readonly Attached[];
}

/** One entry, and the answers that stand in it. */
interface Entry {
  readonly boxes: OverflowBoxes;
  readonly moved: readonly Moved[];
}

interface Moved {
  readonly answer: string;
  readonly texts: readonly Text[];
  readonly isContinued: boolean;
}

/** Opens the entries of a form's additional-information part. */
export function openOverflow({ overflow }: FormBoxes, fits: (text: Text) => boolean): Overflow {
  const entries: Entry[] = [];
  const attached: Attached[] = [];
  return {
    move(answer, texts, isContinued) {
      const [first] = texts;
      if (first === undefined) return undefined;
      const moved: Moved = { answer, texts, isContinued };
      const at = entries.findLastIndex((entry) => isOf(entry, first));
      const begun = entries[at];
      const joined = begun && { ...begun, moved: [...begun.moved, moved] };
      if (joined && rowsOf(joined).every(fits)) {
        entries[at] = joined;
        return "part";
      }
      const boxes = overflow.entries[entries.length];
      const alone = boxes && { boxes, moved: [moved] };
      if (alone === undefined || !rowsOf(alone).every(fits)) {
        attached.push({ answer, box: first.box, text: textOf(texts) });
        return "sheet";
      }
      entries.push(alone);
      return "part";
    },
    placed: () => entries.flatMap(rowsOf),
    attached: () => attached,
  };
}

/** Whether an entry is about the printed item of a text. */
function isOf({ moved }: Entry, { box }: Text): boolean {
  const own = moved[0]?.texts[0]?.box;
  return own?.page === box.page && own.part === box.part && own.item === box.item;
}

/** The boxes of an entry. What stands in it is each of its answers' own; where it stands is said once. */
function rowsOf({ boxes, moved }: Entry): readonly Placed[] {
  const [first] = moved;
  const box = first?.texts[0]?.box;
  if (first === undefined || box === undefined) return [];
  const all = textOf(moved.flatMap(({ texts }) => texts));
  const place = { answer: first.answer, isCopy: false, isReference: true };
  const text = { label: "Additional Information", box: boxes.text, value: all, isCopy: false };
  return [
    { ...place, label: "Page Number", box: boxes.page, value: String(box.page) },
    { ...place, label: "Part Number", box: boxes.part, value: String(box.part) },
    { ...place, label: "Item Number", box: boxes.item, value: box.item },
    ...moved.map(({ answer, isContinued }, at) => ({ ...text, answer, isReference: isContinued || at > 0 })),
  ];
}

function textOf(texts: readonly Text[]): string {
  return texts.map(({ label, value }) => `${label}: ${value}`).join("; ");
}

/** What is written in a box whose text was moved: the longest that fits. A name's box never holds one. */
export function pointers({ overflow: { part } }: FormBoxes, where: "part" | "sheet"): readonly string[] {
  if (where === "sheet") return ["See attached sheet", "See attached", "Attached"];
  return [`See Part ${part}`, `See Pt. ${part}`, `Pt. ${part}`];
}
