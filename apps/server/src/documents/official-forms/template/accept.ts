import { createHash } from "node:crypto";
import type { Box, FormBoxes } from "../boxes/form-boxes.ts";
import { boxesOf } from "../boxes/form-boxes.ts";
import { type FoundField, kindOf, numberOf, onStateOf, textOf } from "./fields.ts";

/** Which form and edition a file says it is, in a field of its own on every page: "N-400|01/20/25|1". */
export interface Identity {
  readonly form: string;
  readonly edition: string;
}

/** Reads the file's own statement, or gives undefined when it makes none. */
export function identityOf(fields: ReadonlyMap<string, FoundField>): Identity | undefined {
  for (const [name, { dict }] of fields) {
    if (!name.includes("PDF417BarCode")) continue;
    const [, form, edition] = /^([A-Z]+-\d+[A-Z]?)\|(\d\d\/\d\d\/\d\d)\|/.exec(textOf(dict, "V") ?? "") ?? [];
    if (form !== undefined && edition !== undefined) return { form, edition };
  }
  return undefined;
}

/** The names of our boxes that a file does not have as we know them: absent, of another kind, length or state. */
export function changedBoxes(form: FormBoxes, fields: ReadonlyMap<string, FoundField>): readonly string[] {
  return boxesOf(form)
    .filter((box) => {
      const field = fields.get(box.field);
      return field === undefined || facts(box) !== factsOf(field);
    })
    .map(({ field }) => field);
}

/** A hash of the boxes we write, to tell two issues of one edition apart from two editions. */
export function fingerprintOf(form: FormBoxes, fields: ReadonlyMap<string, FoundField>): string {
  const lines = boxesOf(form).map(({ field }) => {
    const found = fields.get(field);
    return `${field} ${found ? factsOf(found) : "absent"}`;
  });
  return createHash("sha256").update(lines.sort().join("\n")).digest("hex");
}

function facts({ kind, on, maxLength }: Box): string {
  return [kind, on ?? "", maxLength ?? 0].join("|");
}

function factsOf(field: FoundField): string {
  const kind = kindOf(field);
  const on = kind === "checkbox" ? onStateOf(field.dict) : undefined;
  return [kind, on ?? "", numberOf(field.dict, "MaxLen")].join("|");
}
