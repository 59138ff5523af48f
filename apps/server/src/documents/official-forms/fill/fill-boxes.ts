import type { Template, TemplateBox } from "../template/template.ts";
import { appearanceOf } from "./appearance.ts";
import { pdfFileName, pdfText } from "./syntax.ts";

/** What goes into one box: a text spelled with the form's letters, or `true` for a tick. */
export interface BoxValue {
  readonly field: string;
  readonly value: string | true;
}

/** New objects, and the first object number after them. */
export interface Written {
  readonly objects: ReadonlyMap<number, string>;
  readonly next: number;
}

/** Writes the boxes of one person: each box once, with its value, each text with its appearance. */
export function fillBoxes(template: Template, values: readonly BoxValue[]): Written {
  const boxes = new Map(template.boxes.map((box) => [box.field, box]));
  const objects = new Map<number, string>();
  let next = template.frame.trailer.size;
  for (const [field, value] of new Map(values.map((one) => [one.field, one.value]))) {
    const box = boxes.get(field);
    if (box === undefined) throw new Error(`The form has no box ${field}.`);
    if (value === true) {
      objects.set(box.object, ticked(box));
      continue;
    }
    objects.set(next, appearanceOf(box, value));
    const written = `/V ${pdfText(choiceOf(box, value))}`;
    const look = `/AP << /N ${next} 0 R >>`;
    const { valueIn } = box;
    objects.set(box.object, `<<${box.entries} ${valueIn ? look : `${written} ${look}`} >>`);
    if (valueIn) objects.set(valueIn.object, `<<${valueIn.entries} ${written} >>`);
    next += 1;
  }
  return { objects, next };
}

function ticked(box: TemplateBox): string {
  const state = pdfFileName(box.on ?? "Yes");
  return `<<${box.entries} /V ${state} /AS ${state} >>`;
}

/** The file spells its choices with a space before them in places: " TX". */
function choiceOf({ kind, options, field }: TemplateBox, value: string): string {
  if (kind !== "choice") return value;
  const option = options.find((name) => name.trim() === value);
  if (option === undefined) throw new Error(`A value is no choice of ${field}.`);
  return option;
}
